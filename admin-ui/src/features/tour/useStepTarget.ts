/**
 * The target of a step; null until it exists. The DOM is observed, because screens load lazily and render again with
 * their data.
 */
import { useEffect, useState } from 'react';

const find = (mark: string) => document.querySelector<HTMLElement>(`[data-tour~="${mark}"]`);

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
