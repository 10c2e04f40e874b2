/** Adds scroll padding, so that focused elements scroll into view above a sticky footer. */
import { useEffect } from 'react';

/** `height` includes the distance from the edge, in px. */
export function useScrollPadding(height: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${height + 16}px`;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, [height]);
}
