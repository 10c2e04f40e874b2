import { earliestTime } from '../time/earliestTime.js';
import {
  nextDaypartChange,
  nextHiddenStart,
  type MenuWithDayparts,
  type WithDayparts,
} from '../daypart/daypartState.js';
import { soldOutEnd, type SoldOutFields } from '../sold-out/soldOut.js';

type Maybe<T> = T | null | undefined;

type ItemWithSizes = SoldOutFields & WithDayparts & { readonly subItems?: Maybe<readonly SoldOutFields[]> };

interface MenuWithItems extends MenuWithDayparts {
  readonly sections?: Maybe<readonly (WithDayparts & { readonly items?: Maybe<readonly ItemWithSizes[]> })[]>;
  readonly extraGroups?: Maybe<readonly { readonly extras: readonly SoldOutFields[] }[]>;
}

/** When items, sizes and extras are no longer sold out (epoch ms); null for those that do not say so. */
function soldOutEndsOf({ sections, extraGroups }: MenuWithItems, now: number): readonly (number | null)[] {
  const items = (sections ?? []).flatMap((section) => section.items ?? []);
  const sizes = items.flatMap(({ subItems }) => subItems ?? []);
  const extras = (extraGroups ?? []).flatMap((group) => group.extras);
  return [...items, ...sizes, ...extras].map((part) => soldOutEnd(part, now));
}

/**
 * The next instant (epoch ms) after `now` at which the menu changes by itself, without an edit. A daypart begins or
 * ends, or an item, a size or an extra is no longer sold out. Null if there is none.
 */
export function nextMenuChange(menu: MenuWithItems, now: number): number | null {
  return earliestTime([...soldOutEndsOf(menu, now), nextDaypartChange(menu, now)]);
}

/**
 * The next instant (epoch ms) after `now` at which a page of the public menu may lack something: an item, a size or an
 * extra is no longer sold out, or a daypart begins outside of which sections and items are hidden. Null if there is none.
 */
export const nextAppearance = (menu: MenuWithItems, now: number): number | null =>
  earliestTime([...soldOutEndsOf(menu, now), nextHiddenStart(menu, now)]);
