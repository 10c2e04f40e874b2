/** Ionicons by their names. The front server's build has `server/pages/iconSet.ts` in place of this. */
import { icons } from '@iconify-json/ion/icons.json';

export interface IconData {
  /** SVG of one icon, without its outer element. */
  readonly body: string;
  /** The side of its square, if it is another than that of most. */
  readonly width?: number;
}

const known: Readonly<Record<string, IconData | undefined>> = icons;

export const findIcon = (name: string): IconData | undefined => (Object.hasOwn(known, name) ? known[name] : undefined);
