/**
 * The panel treats a combo's choices as groups of extras. Converts the picks of a line to choices of these groups,
 * and back.
 */
import type { CartLineCreateInput, Choice } from '@qaima/schemas';
import { normalizeChoices } from '@qaima/schemas/extra-group/choices';

type Picks = NonNullable<CartLineCreateInput['picks']>;

/**
 * Converts picks to choices of extras. An extra's id consists of the item's id and, if there is one, the sub-item's
 * index. `panelData.ts` must write the same ids.
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
