/** A combo's picks as choices of the groups in the page's data, and back. */
import type { CartLineCreateInput, Choice } from '@qaima/schemas';
import { normalizeChoices } from '@qaima/schemas/extra-group/choices';

type Picks = NonNullable<CartLineCreateInput['picks']>;

/** As in `panelData.ts`: an extra's id is an item's id, and the index of a sub-item. */
export const choicesOfPicks = (picks: Picks): readonly Choice[] =>
  normalizeChoices(
    picks.map(({ choice, item, subItem }) => ({
      group: String(choice),
      extra: subItem == null ? item : `${item} ${subItem}`,
      quantity: 1,
    })),
  );

export const picksOfChoices = (choices: readonly Choice[]): Picks =>
  choices.flatMap(({ group, extra, quantity }) => {
    const [item = '', subItem] = extra.split(' ');
    const pick = { choice: Number(group), item, ...(subItem === undefined ? {} : { subItem: Number(subItem) }) };
    return Array.from({ length: quantity }, () => pick);
  });
