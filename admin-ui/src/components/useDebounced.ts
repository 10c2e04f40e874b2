/** Debounces typed text: a request is sent per word, not per letter. */
import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
