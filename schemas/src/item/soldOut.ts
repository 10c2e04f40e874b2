/** Items that are sold out, for good or until an instant. (docs/spec/domain.md#items) */

type Maybe<T> = T | null | undefined;

export interface SoldOutFields {
  readonly soldOut?: Maybe<boolean>;
  /** ISO 8601. */
  readonly soldOutUntil?: Maybe<string>;
}

/** When an item is available again, after `now` (both epoch ms); null if it is available, or sold out for good. */
export const soldOutEnd = ({ soldOutUntil }: SoldOutFields, now: number): number | null => {
  const end = soldOutUntil ? Date.parse(soldOutUntil) : Number.NaN;
  return end > now ? end : null;
};

/** The fields as they apply at an instant (epoch ms): a `soldOutUntil` that has passed is null. */
export function soldOutAt(stored: SoldOutFields, now: number): { soldOut: boolean; soldOutUntil: string | null } {
  const isUntil = soldOutEnd(stored, now) !== null;
  return {
    soldOut: stored.soldOut === true || isUntil,
    soldOutUntil: isUntil ? (stored.soldOutUntil ?? null) : null,
  };
}
