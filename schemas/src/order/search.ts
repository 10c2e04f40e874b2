/** Order search by client name, phone, venue or number. (docs/spec/domain.md#subscription-orders) */
import { toE164 } from '../phone/phone.js';
import { toLatinDigits } from '../text/digits.js';
import { createMatcher, toSearchable } from '../text/search.js';

/** The fields of an order that are searched. */
export interface SearchableOrder {
  readonly number: number;
  readonly name: string;
  readonly username: string;
  readonly phone: string;
  readonly venue: string;
}

/** Minimum number of digits for a phone search, because fewer digits match nearly every number. */
const MIN_PHONE_DIGITS = 4;

const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

/** A phone number's digits as stored, with country code, and in national format. */
function dialledForms(phone: string): readonly string[] {
  const international = toE164(phone)?.slice(1) ?? '';
  return [digitsOf(phone), international, international.replace(/^962/, '0')];
}

/** Creates a matcher for a query. A number matches the order with this number, and phone numbers that contain it. */
export function createOrderMatcher(query: string): (facts: SearchableOrder) => boolean {
  const text = toLatinDigits(query).trim();
  const isNumeric = /^[#+]?[\d\s().-]+$/.test(text);
  const digits = digitsOf(text).replace(/^00(?=\d{6})/, '');
  const distance = createMatcher(text);
  return ({ number, name, username, phone, venue }) => {
    if (isNumeric && Number(digits) === number) return true;
    const isInPhone =
      isNumeric && digits.length >= MIN_PHONE_DIGITS && dialledForms(phone).some((one) => one.includes(digits));
    return isInPhone || distance(toSearchable(`${name} ${username} ${venue}`)) !== null;
  };
}
