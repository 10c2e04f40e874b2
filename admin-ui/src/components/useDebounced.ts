/** Debounces typed text: a request is sent per word, not per letter. */
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 250;

/**
 * For searches whose results are expected while typing (docs/spec/staff-console.md#search). Requests that a further
 * letter supersedes must be aborted.
 */
export const SEARCH_DEBOUNCE_MS = 100;

export function useDebounced(text: string, delay = DEBOUNCE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

/** Calls `onSettled` with the text when the user pauses typing. @returns the debounced text */
export function useOnSettled(text: string, onSettled: (settled: string) => void, delay?: number): string {
  const settled = useDebounced(text, delay);
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => latest.current(settled), [settled]);
  return settled;
}
