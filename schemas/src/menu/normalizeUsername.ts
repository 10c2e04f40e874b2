import { toLatinDigits } from '../text/digits.js';

/**
 * The stored form of a menu's username: trimmed, lower case, Latin digits. In a separate module, so that the site's
 * forms need not load the reserved words. (docs/spec/domain.md#short-names)
 */
export function normalizeMenuUsername(text: string): string {
  return toLatinDigits(text).trim().toLowerCase();
}

/** What a form makes of a typed username: its stored form, with hyphens between words. */
export const typedMenuUsername = (text: string): string => normalizeMenuUsername(text).replace(/\s+/g, '-');
