/** An element's distance from the top of the page in px. Updates when the content above it changes its height. */
import { useLayoutEffect, useState } from 'react';

export function useOffsetTop(element: React.RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setOffset(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [element]);
  return offset;
}
