/** What somebody types, once they have paused: so that a server is asked once for a word and not for each letter. */
import { useEffect, useState } from 'react';

/** So long after the last letter, in ms. */
const SETTLED_MS = 250;

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
