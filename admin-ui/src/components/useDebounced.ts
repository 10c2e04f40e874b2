/** Debounces typed text: a request is sent per word, not per letter. */
import { useEffect, useState } from 'react';

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
