/** The element of a step; null until it exists. */
import { useEffect, useState } from 'react';

const find = (mark: string) => document.querySelector<HTMLElement>(`[data-tour="${mark}"]`);

/** Screens load lazily and rerender with their data, so the DOM is observed. */
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
