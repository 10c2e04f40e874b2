/** Adds scroll padding, so that a sticky footer does not cover focused elements. */
import { useEffect } from 'react';

/** @param height the footer's height plus its distance from the edge, in px */
export function useScrollPadding(height: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${height + 16}px`;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, [height]);
}
