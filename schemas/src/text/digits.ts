/** Latin digits are shown everywhere; Arabic-Indic and Persian ones are accepted. (Decisions, section 7.) */

/** The text with Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
