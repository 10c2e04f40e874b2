import { toPicture } from '@qaima/schemas';

/** The address of a logo in its smallest width, for the browser's tab; null without one. */
export function faviconOf(logo: string | null | undefined): string | null {
  const picture = toPicture(logo);
  return picture?.srcset?.split(' ')[0] ?? picture?.src ?? null;
}
