/** Order search by client name, phone, venue or number. (docs/spec/domain.md#subscription-orders) */
import { toE164 } from '../phone/phone.js';
import { toLatinDigits } from '../text/digits.js';
import { createMatcher, toSearchable, type Searchable } from '../text/search.js';

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

/** The derived forms of an order that are searched. Orders of one client and venue may share them. */
export interface PreparedOrder {
  readonly number: number;
  readonly text: Searchable;
  readonly phones: () => readonly string[];
}

/** The text of an order that is searched by words. */
export const orderTextOf = ({ name, username, venue }: SearchableOrder): string => `${name} ${username} ${venue}`;

/** The forms of a phone number that are searched, computed on first use. */
export function preparePhone(phone: string): () => readonly string[] {
  let forms: readonly string[] | undefined;
  return () => (forms ??= dialledForms(phone));
}

/** Creates a matcher for a query. A number matches the order with this number, and phone numbers that contain it. */
export function createPreparedOrderMatcher(query: string): (order: PreparedOrder) => boolean {
  const asked = toLatinDigits(query).trim();
  const isNumeric = /^[#+]?[\d\s().-]+$/.test(asked);
  const digits = digitsOf(asked).replace(/^00(?=\d{6})/, '');
  const distance = createMatcher(asked);
  // Each shared text is compared once.
  const matches = new Map<Searchable, boolean>();
  const matchesText = (text: Searchable) => {
    const isMatch = matches.get(text) ?? distance(text) !== null;
    matches.set(text, isMatch);
    return isMatch;
  };
  return ({ number, text, phones }) => {
    if (isNumeric && Number(digits) === number) return true;
    const isInPhone = isNumeric && digits.length >= MIN_PHONE_DIGITS && phones().some((one) => one.includes(digits));
    return isInPhone || matchesText(text);
  };
}

/** As `createPreparedOrderMatcher`, for orders that are not searched again. */
export function createOrderMatcher(query: string): (order: SearchableOrder) => boolean {
  const isFound = createPreparedOrderMatcher(query);
  return (order) =>
    isFound({ number: order.number, text: toSearchable(orderTextOf(order)), phones: preparePhone(order.phone) });
}
