/** The items of cart lines, including those of combos. */
import type { CartLine } from './cart.js';

export interface OrderedItem {
  readonly id: string;
  readonly title: string;
}

/** The distinct items of an order: those of its lines, and those that its combos contain. */
export function orderedItems(lines: readonly Pick<CartLine, 'item' | 'combo' | 'picks'>[]): readonly OrderedItem[] {
  const all = lines.flatMap(({ item, combo, picks = [] }): readonly OrderedItem[] => [
    ...(item ? [{ id: item._id, title: item.title }] : []),
    ...(combo?.items ?? []).map(({ _id, title }) => ({ id: _id, title })),
    ...picks.map((pick) => ({ id: pick.item, title: pick.title })),
  ]);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
