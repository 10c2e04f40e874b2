/** Ionicons by name. The front server's build substitutes `server/pages/iconSet.ts`. */
import { icons } from '@iconify-json/ion/icons.json';

export interface IconData {
  /** The icon's SVG without the outer element. */
  readonly body: string;
  /** The side of its square, unless it is the default. */
  readonly width?: number;
}

const known: Readonly<Record<string, IconData | undefined>> = icons;

export const findIcon = (name: string): IconData | undefined => (Object.hasOwn(known, name) ? known[name] : undefined);
