/** What a step of the tour shows, once it is there; null until then, and for good when it never comes. */
import { useEffect, useState } from 'react';

const find = (mark: string) => document.querySelector<HTMLElement>(`[data-tour="${mark}"]`);

/** Rooms and what is in them are loaded when they are opened, and drawn anew when they have what they waited for. */
export function useStepTarget(mark: string): HTMLElement | null {
  const [found, setFound] = useState<{ readonly mark: string; readonly element: HTMLElement | null }>();
  useEffect(() => {
    const look = () => {
      const element = find(mark);
      setFound((before) => (before?.mark === mark && before.element === element ? before : { mark, element }));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-tour'] });
    return () => observer.disconnect();
  }, [mark]);
  return found?.mark === mark ? found.element : null;
}
