/** Items, sizes and extras that are sold out, permanently or until an instant. (docs/spec/domain.md#sold-out) */
import { instantField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { leftAt, refillEnd, type PortionFields } from '../portions/portions.js';

type Maybe<T> = T | null | undefined;

/**
 * The fields of a size or an extra. The flag `soldOut` has no default. In a request, `soldOut: false` makes the size or
 * extra available. So if only `soldOutUntil` is sent, a default of false would clear it.
 */
export const soldOutFields = {
  soldOut: { type: 'boolean', title: 'نفد', 'x-en': 'Sold out' },
  /** Sold out until this instant. */
  soldOutUntil: {
    ...instantField,
    type: ['string', 'null'],
    title: 'نفد حتى',
    'x-en': 'Sold out until',
    'x-list': false,
  },
} as const;

/** The sold-out fields of a size or an extra, for a request that changes nothing else. */
export const soldOutSchema = {
  $id: 'SoldOutChange',
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: soldOutFields,
} as const satisfies ObjectSchema;
export type SoldOutInput = TypeOf<typeof soldOutSchema>;

export interface SoldOutFields extends PortionFields {
  readonly soldOut?: Maybe<boolean>;
  /** ISO 8601. */
  readonly soldOutUntil?: Maybe<string>;
}

/**
 * When a part is available again, after `now` (both epoch ms); null if it is available now, or permanently sold out.
 */
export const soldOutEnd = (part: SoldOutFields, now: number): number | null => {
  const end = part.soldOutUntil ? Date.parse(part.soldOutUntil) : Number.NaN;
  return end > now ? end : refillEnd(part, now);
};

/**
 * The sold-out fields as they apply at an instant (epoch ms). If `soldOutUntil` is set, it determines the flag: the
 * result contains both fields and may be passed in again. A `soldOutUntil` in the past becomes null. What has no
 * portions left is sold out until it is refilled.
 */
export function soldOutAt(stored: SoldOutFields, now: number): { soldOut: boolean; soldOutUntil: string | null } {
  const isUntil = stored.soldOutUntil ? Date.parse(stored.soldOutUntil) > now : false;
  if (!isUntil && leftAt(stored, now) === 0) {
    const end = refillEnd(stored, now);
    return { soldOut: true, soldOutUntil: end === null ? null : new Date(end).toISOString() };
  }
  return {
    soldOut: stored.soldOutUntil ? isUntil : stored.soldOut === true,
    soldOutUntil: isUntil ? (stored.soldOutUntil ?? null) : null,
  };
}

/** A size or an extra with its fields as they apply at an instant (epoch ms). */
export function withSoldOutAt<T extends SoldOutFields>(
  part: T,
  now: number,
): T & { readonly soldOut: boolean; readonly soldOutUntil?: string } {
  const { soldOutUntil: _stored, ...rest } = part;
  const { soldOut, soldOutUntil } = soldOutAt(part, now);
  return { ...(rest as T), soldOut, ...(soldOutUntil === null ? {} : { soldOutUntil }) };
}

/** The distinct values (epoch ms) of `soldOutUntil` in these parts that are not after `now`. */
export const soldOutEnds = (parts: readonly SoldOutFields[], now: number): readonly number[] => {
  const ends = parts.map(({ soldOutUntil }) => (soldOutUntil ? Date.parse(soldOutUntil) : Number.NaN));
  return [...new Set(ends.filter((end) => end <= now))];
};

/** The fields to store after a change of what is sold out. */
export interface SoldOutChange {
  readonly soldOut?: boolean;
  readonly soldOutUntil?: string | null;
}

/**
 * Converts a change to the fields to store. `soldOut: false` makes a part available, even if `soldOutUntil` is sent
 * too. Otherwise, `soldOutUntil` is stored without the flag, so that it ends by itself. `soldOut: true` alone never
 * ends. If neither is sent, the result is empty.
 */
export function soldOutChange({ soldOut, soldOutUntil }: SoldOutFields): SoldOutChange {
  if (soldOut === false) return { soldOut, soldOutUntil: null };
  if (soldOutUntil) return { soldOut: false, soldOutUntil };
  if (soldOut) return { soldOut, soldOutUntil: null };
  return soldOutUntil === null ? { soldOutUntil } : {};
}
