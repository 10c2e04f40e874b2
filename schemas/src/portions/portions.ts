/** Dishes and sizes of which a number is left, from which orders take. (docs/spec/domain.md#portions) */
import { instantField } from '../core/fields.js';

type Maybe<T> = T | null | undefined;

const MAX_PORTIONS = 9999;

/** The fields of an item or a size. */
export const portionFields = {
  /** How many can still be ordered; 0 is sold out. Absent or null: not counted. */
  left: {
    type: ['integer', 'null'],
    title: 'المتبقي',
    'x-en': 'Left',
    description: 'Orders take from it; at 0 it is sold out',
    minimum: 0,
    maximum: MAX_PORTIONS,
    'x-list': false,
  },
  /** What `left` becomes each business day. */
  refill: {
    type: ['integer', 'null'],
    title: 'كل يوم',
    'x-en': 'Each day',
    description: 'What is left at the beginning of each day',
    minimum: 1,
    maximum: MAX_PORTIONS,
    'x-list': false,
  },
  /** When `left` next becomes `refill`. The server sets it. */
  refillAt: { ...instantField, type: ['string', 'null'], 'x-list': false },
} as const;

export interface PortionFields {
  readonly left?: Maybe<number>;
  readonly refill?: Maybe<number>;
  /** ISO 8601. */
  readonly refillAt?: Maybe<string>;
}

/** Guests are told how many are left from this number on. */
const FEW = 5;

/** What is left at an instant (epoch ms); null if it is not counted. */
export function leftAt({ left, refill, refillAt }: PortionFields, now: number): number | null {
  if (refill != null && refillAt && Date.parse(refillAt) <= now) return refill;
  return left ?? null;
}

/** When (epoch ms) a part of which nothing is left is refilled, after `now`; null if it is not. */
export const refillEnd = (part: PortionFields, now: number): number | null => {
  const end = part.left === 0 && part.refill != null && part.refillAt ? Date.parse(part.refillAt) : Number.NaN;
  return end > now ? end : null;
};

/** The number of which guests are told, as the last ones; null if there are more, or none. */
export const fewLeft = ({ left }: PortionFields): number | null => (left && left <= FEW ? left : null);

/** Portions of an item, or of one of its sizes. */
export interface Portion {
  readonly item: string;
  /** The id of the size; null for the item as a whole. */
  readonly subItem: string | null;
  readonly count: number;
}

/** Adds up portions of the same thing. */
export function summed(portions: readonly Portion[]): readonly Portion[] {
  const sums = new Map<string, Portion>();
  for (const one of portions) {
    const key = `${one.item} ${one.subItem ?? ''}`;
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

/**
 * What is left after a change, which gives back and takes. What is given back never exceeds the daily number.
 * @returns null if it is not counted, and a negative number if too few are left
 */
export function leftAfter(
  part: PortionFields,
  { given, taken }: { readonly given: number; readonly taken: number },
  now: number,
): number | null {
  const left = leftAt(part, now);
  if (left === null) return null;
  const most = part.refill == null ? Number.POSITIVE_INFINITY : Math.max(left, part.refill);
  return Math.min(left + given, most) - taken;
}
