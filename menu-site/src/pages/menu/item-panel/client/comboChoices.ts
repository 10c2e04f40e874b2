/**
 * The panel treats a combo's choices as groups of extras. Converts the picks of a line to choices of these groups,
 * and back.
 */
import type { CartLineCreateInput, Choice } from '@qaima/schemas';
import { normalizeChoices } from '@qaima/schemas/extra-group/choices';

type Picks = NonNullable<CartLineCreateInput['picks']>;

/**
 * Converts picks to choices of extras. The ids must equal those that `panelData.ts` writes: the item's id, with the
 * sub-item's index if there is one.
 */
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
