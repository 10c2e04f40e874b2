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

/**
 * Creates a ranker for a query. A number matches the order with this number, and phone numbers that contain it. The
 * ranker returns null without a match, 0 for an order that contains what was typed, and more the less its words sound
 * alike.
 */
export function createPreparedOrderRanker(query: string): (order: PreparedOrder) => number | null {
  const asked = toLatinDigits(query).trim();
  const isNumeric = /^[#+]?[\d\s().-]+$/.test(asked);
  const digits = digitsOf(asked).replace(/^00(?=\d{6})/, '');
  const distanceTo = createMatcher(asked);
  // Each shared text is compared once.
  const distances = new Map<Searchable, number | null>();
  const distanceOf = (text: Searchable) => {
    const known = distances.get(text);
    const distance = known === undefined ? distanceTo(text) : known;
    distances.set(text, distance);
    return distance;
  };
  return ({ number, text, phones }) => {
    if (isNumeric && Number(digits) === number) return 0;
    const isInPhone = isNumeric && digits.length >= MIN_PHONE_DIGITS && phones().some((one) => one.includes(digits));
    return isInPhone ? 0 : distanceOf(text);
  };
}

/** As `createPreparedOrderRanker`, for lists with an order of their own. */
export function createPreparedOrderMatcher(query: string): (order: PreparedOrder) => boolean {
  const rank = createPreparedOrderRanker(query);
  return (order) => rank(order) !== null;
}

/** As `createPreparedOrderMatcher`, for orders that are not searched again. */
export function createOrderMatcher(query: string): (order: SearchableOrder) => boolean {
  const isFound = createPreparedOrderMatcher(query);
  return (order) =>
    isFound({ number: order.number, text: toSearchable(orderTextOf(order)), phones: preparePhone(order.phone) });
}
