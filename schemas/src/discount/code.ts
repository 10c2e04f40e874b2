import { toLatinDigits } from '../text/digits.js';

/** A coupon's code as it is stored and compared: in capitals, with Latin digits. */
export const normalizeCode = (text: string): string => toLatinDigits(text).trim().toUpperCase();
