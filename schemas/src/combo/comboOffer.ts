/** When a combo is not offered, because of the dayparts of its items. (docs/spec/domain.md#combos) */
import type { NotOffered } from '../daypart/daypartState.js';
import type { ComboChoice } from './combo.js';
import type { PickableItem } from './picks.js';

/**
 * The items of which a guest must pick one, without those that are sold out. Empty if the choice requires none.
 * @param items the visible items of the choices, by id
 */
export const requiredItems = <I extends Omit<PickableItem, '_id'>>(
  { min, of }: ComboChoice,
  items: ReadonlyMap<string, I>,
): readonly I[] =>
  of.flatMap(({ item: id, subItem }) => {
    const item = min > 0 ? items.get(id) : undefined;
    if (!item || item.soldOut === true) return [];
    const sizes = (item.subItems ?? []).filter(({ _id }) => subItem === undefined || _id === subItem);
    return sizes.length > 0 && sizes.every(({ soldOut }) => soldOut === true) ? [] : [item];
  });

const returnOf = (offer: NotOffered | undefined) => offer?.returnsAt ?? Number.POSITIVE_INFINITY;

/** When the first of several options is offered again; null if one is offered now, or if there are none. */
export function offerOfAny(options: readonly (NotOffered | null)[]): NotOffered | null {
  const later = options.filter((option) => option !== null);
  const [first] = later;
  if (!first || later.length < options.length) return null;
  const next = later.reduce((known, option) => (returnOf(option) < returnOf(known) ? option : known), first);
  return { ...next, isHidden: later.every(({ isHidden }) => isHidden) };
}

/**
 * Why a combo is not offered now: one of its items is not, or nothing that a choice requires is. Null if it is offered.
 * @param items the visible items of the choices, by id
 */
export const comboNotOffered = <I extends PickableItem & { readonly notOffered: NotOffered | null }>(
  parts: readonly I[],
  choices: readonly ComboChoice[],
  items: ReadonlyMap<string, I>,
): NotOffered | null =>
  [
    ...parts.map(({ notOffered }) => notOffered),
    ...choices.map((choice) => offerOfAny(requiredItems(choice, items).map(({ notOffered }) => notOffered))),
  ].find((offer) => offer !== null) ?? null;
