import { toPicture } from '@qaima/schemas';

/** The URL of a logo in its smallest width; null without a logo. */
export function faviconOf(logo: string | null | undefined): string | null {
  const picture = toPicture(logo);
  return picture?.srcset?.split(' ')[0] ?? picture?.src ?? null;
}
