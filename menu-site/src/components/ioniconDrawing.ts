import { findIonicon } from './findIonicon.js';

export interface IoniconDrawing {
  /** The icon's SVG without the outer element. Comes only from the icon set, never from user input. */
  readonly body: string;
  /** The side of its square. */
  readonly side: number;
}

const DEFAULT_SIZE = 512;

/**
 * Rounds path coordinates: {@link DEFAULT_SIZE} units are about 24 pixels, so fractions are invisible, and they are a
 * quarter of an icon's size.
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

/** An icon by its Ionicons name (`bicycle-outline`); null if unknown. */
export function ioniconDrawing(name: string | null | undefined): IoniconDrawing | null {
  const icon = name ? findIonicon(name) : undefined;
  return icon ? { body: rounded(icon.body), side: icon.width ?? DEFAULT_SIZE } : null;
}
