import { toLatinDigits } from '../text/digits.js';

/**
 * The stored form of a menu's username: trimmed, lower case, Latin digits. This is a separate module, so that the
 * site's forms load it without the reserved words. (docs/spec/domain.md#short-names)
 */
export function normalizeMenuUsername(text: string): string {
  return toLatinDigits(text).trim().toLowerCase();
}
