import { earliestTime } from '../core/earliestTime.js';
import { nextDaypartChange, type MenuWithDayparts, type WithDayparts } from '../daypart/daypartState.js';
import { soldOutEnd, type SoldOutFields } from '../item/soldOut.js';

type Maybe<T> = T | null | undefined;

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
  const items = (menu.sections ?? []).flatMap((section) => section.items ?? []);
  return earliestTime([...items.map((item) => soldOutEnd(item, now)), nextDaypartChange(menu, now)]);
}
