/** Finding orders by what staff know of them: a name, a phone, a venue or a number. (Decisions, section 10.) */
import { toE164 } from '../phone/phone.js';
import { toLatinDigits } from '../text/digits.js';
import { createMatcher, toSearchable } from '../text/search.js';

/** What an order is found by. */
export interface SearchableOrder {
  readonly number: number;
  readonly name: string;
  readonly username: string;
  readonly phone: string;
  readonly venue: string;
}

/** The fewest digits that are looked for within phone numbers: fewer stand in nearly all of them. */
const MIN_PHONE_DIGITS = 4;

const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

/** The digits of a phone as they may be dialled: as stored, with the country's code, and from home. */
function dialledForms(phone: string): readonly string[] {
  const international = toE164(phone)?.slice(1) ?? '';
  return [digitsOf(phone), international, international.replace(/^962/, '0')];
}

/** Judges orders by one query. A number finds that order, and the phones that it is a part of. */
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
