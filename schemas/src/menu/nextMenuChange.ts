import { earliestTime } from '../core/earliestTime.js';
import { nextDaypartChange, type MenuWithDayparts, type WithDayparts } from '../daypart/daypartState.js';
import { soldOutEnd, type SoldOutFields } from '../item/soldOut.js';

type Maybe<T> = T | null | undefined;

type ItemWithSizes = SoldOutFields & WithDayparts & { readonly subItems?: Maybe<readonly SoldOutFields[]> };

interface MenuWithItems extends MenuWithDayparts {
  readonly sections?: Maybe<readonly (WithDayparts & { readonly items?: Maybe<readonly ItemWithSizes[]> })[]>;
  readonly extraGroups?: Maybe<readonly { readonly extras: readonly SoldOutFields[] }[]>;
}

/**
 * The next instant (epoch ms) after `now` at which the menu changes by itself, without an edit. A daypart begins or
 * ends, or an item, a size or an extra is no longer sold out. Null if there is none.
 */
export function nextMenuChange(menu: MenuWithItems, now: number): number | null {
  const items = (menu.sections ?? []).flatMap((section) => section.items ?? []);
  const sizes = items.flatMap(({ subItems }) => subItems ?? []);
  const extras = (menu.extraGroups ?? []).flatMap((group) => group.extras);
  const ends = [...items, ...sizes, ...extras].map((part) => soldOutEnd(part, now));
  return earliestTime([...ends, nextDaypartChange(menu, now)]);
}
