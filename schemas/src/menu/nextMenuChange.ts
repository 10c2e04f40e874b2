import { earliestTime } from '../time/earliestTime.js';
import {
  nextDaypartChange,
  nextHiddenStart,
  type MenuWithDayparts,
  type WithDayparts,
} from '../daypart/daypartState.js';
import { saleEnd, type WithSale } from '../price/saleEnd.js';
import { soldOutEnd, type SoldOutFields } from '../sold-out/soldOut.js';

type Maybe<T> = T | null | undefined;

type ItemWithSizes = SoldOutFields & WithDayparts & WithSale & { readonly subItems?: Maybe<readonly SoldOutFields[]> };

interface MenuWithItems extends MenuWithDayparts {
  readonly sections?: Maybe<readonly (WithDayparts & { readonly items?: Maybe<readonly ItemWithSizes[]> })[]>;
  readonly extraGroups?: Maybe<readonly { readonly extras: readonly SoldOutFields[] }[]>;
}

/** When items, sizes and extras are no longer sold out, and sales end (epoch ms); null for those that do not say so. */
function endsOf({ sections, extraGroups }: MenuWithItems, now: number): readonly (number | null)[] {
  const items = (sections ?? []).flatMap((section) => section.items ?? []);
  const sizes = items.flatMap(({ subItems }) => subItems ?? []);
  const extras = (extraGroups ?? []).flatMap((group) => group.extras);
  return [
    ...[...items, ...sizes, ...extras].map((part) => soldOutEnd(part, now)),
    ...items.map(({ sale }) => saleEnd(sale, now)),
  ];
}

/**
 * The next instant (epoch ms) after `now` at which the menu changes by itself, without an edit. A daypart begins or
 * ends, a sale ends, or an item, a size or an extra is no longer sold out. Null if there is none.
 */
export function nextMenuChange(menu: MenuWithItems, now: number): number | null {
  return earliestTime([...endsOf(menu, now), nextDaypartChange(menu, now)]);
}

/**
 * The next instant (epoch ms) after `now` at which a page of the public menu is no longer right: an item, a size or an
 * extra is no longer sold out, a sale ends, or a daypart begins outside of which sections and items are hidden. Null if
 * there is none.
 */
export const nextAppearance = (menu: MenuWithItems, now: number): number | null =>
  earliestTime([...endsOf(menu, now), nextHiddenStart(menu, now)]);
