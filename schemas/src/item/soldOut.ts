/** Items that are sold out, for good or until an instant. (docs/spec/domain.md#items) */

type Maybe<T> = T | null | undefined;

interface SoldOutFields {
  readonly soldOut?: Maybe<boolean>;
  /** ISO 8601. */
  readonly soldOutUntil?: Maybe<string>;
}

const endOf = ({ soldOutUntil }: SoldOutFields, now: number): number | null => {
  const end = soldOutUntil ? Date.parse(soldOutUntil) : Number.NaN;
  return end > now ? end : null;
};

/** The fields as they apply at an instant (epoch ms): a `soldOutUntil` that has passed is null. */
export function soldOutAt(stored: SoldOutFields, now: number): { soldOut: boolean; soldOutUntil: string | null } {
  const isUntil = endOf(stored, now) !== null;
  return {
    soldOut: stored.soldOut === true || isUntil,
    soldOutUntil: isUntil ? (stored.soldOutUntil ?? null) : null,
  };
}

interface MenuWithItems {
  readonly sections?: Maybe<readonly { readonly items?: Maybe<readonly SoldOutFields[]> }[]>;
}

/**
 * The next instant (epoch ms) after `now` at which an item is no longer sold out, so that the menu changes without an
 * edit; null if there is none.
 */
export function nextMenuChange({ sections }: MenuWithItems, now: number): number | null {
  const ends = (sections ?? []).flatMap(({ items }) => (items ?? []).flatMap((item) => endOf(item, now) ?? []));
  return ends.reduce<number | null>((next, end) => (next === null || end < next ? end : next), null);
}
