/** Ionicons by name. The front server's build substitutes `server/pages/findIonicon.ts`. */
import { icons } from '@iconify-json/ion/icons.json';

export interface IoniconData {
  /** The icon's SVG without the outer element. */
  readonly body: string;
  /** The side of its square, unless it is the default. */
  readonly width?: number;
}

const known: Readonly<Record<string, IoniconData | undefined>> = icons;

export const findIonicon = (name: string): IoniconData | undefined =>
  Object.hasOwn(known, name) ? known[name] : undefined;
