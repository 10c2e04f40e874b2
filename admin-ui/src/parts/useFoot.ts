/** Says how tall what stands at the foot of the screen is: notices stand above it, and what has the focus never under it. */
import { useEffect } from 'react';

/** `height` in px, its distance from the edge included. */
export function useFoot(height: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--foot', `${height}px`);
    style.scrollPaddingBlockEnd = `${height + 16}px`;
    return () => {
      style.removeProperty('--foot');
      style.scrollPaddingBlockEnd = '';
    };
  }, [height]);
}
