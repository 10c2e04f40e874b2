import { findIcon } from './iconSet.js';

export interface IoniconDrawing {
  /** SVG of one icon, without its outer element. It comes from the icon set alone, never from a person. */
  readonly body: string;
  /** The side of its square. */
  readonly side: number;
}

const DEFAULT_SIZE = 512;

/**
 * Paths in whole units, of which there are {@link DEFAULT_SIZE} in some 24 pixels: the fractions are a quarter of an icon's weight and can't
 * be seen.
 */
const rounded = (body: string) =>
  body.replace(/(?<= d=")[^"]*/g, (path) =>
    path
      .replace(/-?\d*\.\d+/g, (figure) => {
        const whole = Math.round(Number(figure));
        return whole < 0 ? String(whole) : ` ${whole}`;
      })
      .replace(/([a-z]) /gi, '$1'),
  );

/** An icon by the name that Ionicons gives it (`bicycle-outline`); null when there is none of that name. */
export function ioniconDrawing(name: string | null | undefined): IoniconDrawing | null {
  const icon = name ? findIcon(name) : undefined;
  return icon ? { body: rounded(icon.body), side: icon.width ?? DEFAULT_SIZE } : null;
}
