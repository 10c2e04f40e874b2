/**
 * The items that a guest picks for a combo's choices, and the amounts they add to its price.
 * (docs/spec/domain.md#combos)
 */
import { toThousandths, type Thousandths } from '../money/money.js';
import type { ComboChoice } from './combo.js';

/** One picked item; `choice` is the index of the combo's choice. */
export interface Pick {
  readonly choice: number;
  readonly item: string;
  readonly subItem?: number | null | undefined;
}

interface PickableSize {
  readonly _id?: string | null | undefined;
  readonly soldOut?: boolean | null | undefined;
}

/** The properties of an item that picks depend on. */
export interface PickableItem {
  readonly _id: string;
  readonly soldOut?: boolean | null | undefined;
  readonly subItems?: readonly PickableSize[] | null | undefined;
}

export interface PickProblem {
  readonly kind: 'too-few' | 'too-many' | 'not-offered' | 'sold-out';
  /** The index of the combo's choice. */
  readonly choice: number;
  /** The item's id, if a single pick is the reason. */
  readonly item?: string;
}

type ItemsById = ReadonlyMap<string, PickableItem>;
type Choices = readonly ComboChoice[];

const subItemIdOf = ({ item, subItem }: Pick, items: ItemsById) =>
  subItem == null ? null : (items.get(item)?.subItems?.[subItem]?._id ?? null);

/** The option of a choice that a pick selects. If the option names no sub-item, any sub-item matches. */
function offeredOf(pick: Pick, choices: Choices, items: ItemsById) {
  const subItemId = subItemIdOf(pick, items);
  return choices[pick.choice]?.of.find(
    ({ item, subItem }) => item === pick.item && (subItem === undefined || subItem === subItemId),
  );
}

function isComplete(pick: Pick, items: ItemsById): boolean {
  const subItems = items.get(pick.item)?.subItems ?? [];
  return subItems.length === 0 ? pick.subItem == null : pick.subItem != null && subItems[pick.subItem] !== undefined;
}

/**
 * Why picks are refused. The problems of the first choice come first.
 * @param items the visible items of the choices, by id
 */
export function pickProblems(choices: Choices, picks: readonly Pick[], items: ItemsById): readonly PickProblem[] {
  const strange = picks.flatMap((pick): readonly PickProblem[] => {
    const item = items.get(pick.item);
    if (!item || !offeredOf(pick, choices, items) || !isComplete(pick, items))
      return [{ kind: 'not-offered', choice: pick.choice, item: pick.item }];
    const size = pick.subItem == null ? undefined : item.subItems?.[pick.subItem];
    return item.soldOut === true || size?.soldOut === true
      ? [{ kind: 'sold-out', choice: pick.choice, item: pick.item }]
      : [];
  });
  const counted = choices.flatMap(({ min, max }, choice): readonly PickProblem[] => {
    const count = picks.filter((pick) => pick.choice === choice).length;
    if (count < min) return [{ kind: 'too-few', choice }];
    return count > max ? [{ kind: 'too-many', choice }] : [];
  });
  return [...strange, ...counted].sort((one, other) => one.choice - other.choice);
}

/** The amount that one pick adds to the combo's price; 0 if the combo does not offer it. */
export const pickPrice = (pick: Pick, choices: Choices, items: ItemsById): Thousandths =>
  toThousandths(offeredOf(pick, choices, items)?.extra);

/** The amount that all picks add to the combo's price. */
export const picksPrice = (picks: readonly Pick[], choices: Choices, items: ItemsById): Thousandths =>
  picks.reduce((sum, pick) => sum + pickPrice(pick, choices, items), 0);
