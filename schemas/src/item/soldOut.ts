/** Items that are sold out, for good or until an instant. (docs/spec/domain.md#items) */
import { nextDaypartChange, type MenuWithDayparts, type WithDayparts } from '../daypart/daypartState.js';

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

interface MenuWithItems extends MenuWithDayparts {
  readonly sections?: Maybe<
    readonly (WithDayparts & { readonly items?: Maybe<readonly (SoldOutFields & WithDayparts)[]> })[]
  >;
}

/**
 * The next instant (epoch ms) after `now` at which the menu changes without an edit: an item is no longer sold out, or
 * a daypart begins or ends. Null if there is none.
 */
export function nextMenuChange(menu: MenuWithItems, now: number): number | null {
  const ends = (menu.sections ?? []).flatMap(({ items }) => (items ?? []).flatMap((item) => endOf(item, now) ?? []));
  const all = [...ends, nextDaypartChange(menu, now)];
  return all.reduce<number | null>((next, at) => (at === null || (next !== null && next <= at) ? next : at), null);
}
