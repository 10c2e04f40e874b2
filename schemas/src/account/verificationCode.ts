/** The code that is mailed to prove an address. (Decisions, section 3.) */
import { toLatinDigits } from '../text/digits.js';

export const VERIFICATION_CODE_DIGITS = 6;
/** How long a code holds. */
export const VERIFICATION_CODE_TTL_MINUTES = 10;
/** How often a code may be tried, right or wrong. */
export const MAX_VERIFICATION_CODE_ATTEMPTS = 5;
/** How long one waits before a new one is mailed, in seconds. */
export const RESEND_DELAY_SECONDS = 60;

/** A code as it was meant: Latin digits, without the blanks and dashes that copying brings along. */
export function normalizeVerificationCode(text: string): string {
  return toLatinDigits(text).replace(/[^0-9A-Za-z]/g, '');
}
