/** Draws a count on the page's favicon. */
import { useEffect } from 'react';

const SIZE = 64;
const MAX_SHOWN = 99;
/** Must equal the colours of `icon.svg`. The icon looks the same in light and dark mode. */
const GROUND = '#0f766e';
const MARK = '#b45309';

function drawIcon(count: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = GROUND;
  context.beginPath();
  context.roundRect(0, 0, SIZE, SIZE, 16);
  context.fill();
  context.fillStyle = MARK;
  context.beginPath();
  context.arc(SIZE / 2, SIZE / 2, SIZE / 2 - 6, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#ffffff';
  context.font = `700 ${count > 9 ? 32 : 42}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count), SIZE / 2, SIZE / 2 + 3);
  return canvas.toDataURL('image/png');
}

/** Shows a count on the page's favicon; 0 restores the icon. */
export function useFaviconBadge(count: number): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || count === 0) return undefined;
    const { href, type } = link;
    const drawn = drawIcon(count);
    if (drawn) Object.assign(link, { href: drawn, type: 'image/png' });
    return () => {
      Object.assign(link, { href, type });
    };
  }, [count]);
}
