/**
 * Numbers as people type them. Latin digits are shown everywhere; Arabic-Indic and Persian ones are accepted.
 * (Decisions, section 7.)
 */

/** The text with Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

const INVISIBLE = /[\s\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;
const NUMBER = /^[-+]?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/**
 * The number that was meant, or null. Takes the Arabic decimal (٫) and thousands (٬) separators too. A comma may
 * only group thousands: `4,5` could mean two things, and a price must not be guessed.
 */
export function parseNumber(text: string): number | null {
  const plain = toLatinDigits(text).replace(INVISIBLE, '').replace(/٫/g, '.').replace(/٬/g, ',').replace(/−/g, '-');
  if (!NUMBER.test(plain)) return null;
  const value = Number(plain.replace(/,/g, ''));
  return Number.isFinite(value) ? value : null;
}
