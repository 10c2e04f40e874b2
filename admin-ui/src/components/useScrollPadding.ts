/** Keeps what has the focus above a bar at the foot of the screen when it is scrolled to. */
import { useEffect } from 'react';

/** `height` of the bar in px, its distance from the edge included. */
export function useScrollPadding(height: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${height + 16}px`;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, [height]);
}
