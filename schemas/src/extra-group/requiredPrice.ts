/** What the extras cost that an item requires. (docs/spec/domain.md#prices-that-stand-alone) */
import type { Thousandths } from '../money/money.js';
import { extrasPrice, initialChoices } from './choices.js';
import { MAX_CHOICE_QUANTITY } from './extraUse.js';
import type { OfferedGroup } from './offeredGroups.js';
import { isBelowMinimum } from './requiredExtras.js';

const isRequired = ({ min, isNoneAllowed }: OfferedGroup) => min > 0 && !isNoneAllowed;

/** The extras that can be chosen, the cheapest first. If too few can, all of them count, so that a price is known. */
const choosable = (group: OfferedGroup) =>
  group.extras
    .filter(({ isSoldOut }) => !isSoldOut || isBelowMinimum(group))
    .toSorted((one, other) => one.price - other.price);

/** What so many units cost, taken from the first extras on. The cheapest of them are free. */
function priceOfFirst(extras: OfferedGroup['extras'], units: number, { each, free }: OfferedGroup): Thousandths {
  let left = units;
  const taken = extras.map(({ price }) => {
    const quantity = Math.min(left, each ?? MAX_CHOICE_QUANTITY);
    left -= quantity;
    return { price, quantity };
  });
  let unpaid = free;
  return taken
    .toSorted((one, other) => one.price - other.price)
    .reduce((sum, { price, quantity }) => {
      const gratis = Math.min(unpaid, quantity);
      unpaid -= gratis;
      return sum + price * (quantity - gratis);
    }, 0);
}

export interface RequiredPrice {
  /** The price of the cheapest choice that the groups accept. */
  readonly least: Thousandths;
  /** Whether the required groups accept dearer choices, or the preselected extras cost more. */
  readonly isMorePossible: boolean;
}

/** What the required extras of an item add to its price. */
export function requiredPrice(groups: readonly OfferedGroup[]): RequiredPrice {
  const required = groups.filter(isRequired).map((group) => {
    const extras = choosable(group);
    return {
      least: priceOfFirst(extras, group.min, group),
      most: priceOfFirst(extras.toReversed(), group.max ?? MAX_CHOICE_QUANTITY, group),
    };
  });
  const least = required.reduce((sum, one) => sum + one.least, 0);
  const isMorePossible =
    required.some((one) => one.most > one.least) || extrasPrice(groups, initialChoices(groups)) > least;
  return { least, isMorePossible };
}

/** Whether the preselected extras cost exactly the least, so that adding the item at once charges the shown price. */
export const isInitialLeast = (groups: readonly OfferedGroup[]): boolean =>
  extrasPrice(groups, initialChoices(groups)) === requiredPrice(groups).least;
