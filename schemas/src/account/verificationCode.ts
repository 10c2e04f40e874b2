/** The code that verifies an e-mail address. (docs/spec/api.md#mailed-codes) */
import { toLatinDigits } from '../text/digits.js';

export const VERIFICATION_CODE_DIGITS = 6;
export const VERIFICATION_CODE_TTL_MINUTES = 10;
/** The number of attempts per code, right or wrong. */
export const MAX_VERIFICATION_CODE_ATTEMPTS = 5;
/** The delay before another code is sent. */
export const RESEND_DELAY_SECONDS = 60;

/** A typed code with Latin digits, without the spaces and dashes that copying adds. */
export function normalizeVerificationCode(text: string): string {
  return toLatinDigits(text).replace(/[^0-9A-Za-z]/g, '');
}
