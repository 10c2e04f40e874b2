/** Finds Ionicons by name. The front server's build replaces this module by `server/pages/ioniconsFromFile.ts`. */
import { icons } from '@iconify-json/ion/icons.json';

export interface IoniconData {
  /** The icon's SVG without the outer element. */
  readonly body: string;
  /** The side of the icon's square; absent for the default size. */
  readonly width?: number;
}

const known: Readonly<Record<string, IoniconData | undefined>> = icons;

export const findIonicon = (name: string): IoniconData | undefined =>
  Object.hasOwn(known, name) ? known[name] : undefined;
