/**
 * Numbers are displayed in Latin digits everywhere; input may also have Arabic-Indic and Persian digits.
 * (docs/spec/domain.md#languages-and-digits)
 */

/** Replaces Arabic-Indic (٠–٩) and Persian (۰–۹) digits by Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Replaces Arabic-Indic and Persian digits and the Arabic decimal mark, which reads as a comma among Latin digits. */
export const toLatinNumber = (text: string): string => toLatinDigits(text).replaceAll('٫', '.');
