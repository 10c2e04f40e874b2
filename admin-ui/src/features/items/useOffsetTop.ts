/** How far down the page an element begins. */
import { useLayoutEffect, useState } from 'react';

/** Kept right while what is above the element grows and shrinks. In px. */
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
