/** What somebody types, once they have paused: so that a server is asked once for a word and not for each letter. */
import { useEffect, useState } from 'react';

/** So long after the last letter, in ms. */
const DEBOUNCE_MS = 250;

export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
