/** The preselected extras that a guest took out, which the kitchen must know. (docs/spec/domain.md#extras) */
import { translatedTitles, type TitleTranslations } from '../core/translations.js';
import { extraSign } from './extraSign.js';
import { chosenUnits, initialOf, type Choice } from './choices.js';
import type { OfferedGroup } from './offeredGroups.js';

/** A preselected extra of which a line has none; `group` and `extra` are ids. */
export interface DeselectedExtra extends TitleTranslations<'title' | 'groupTitle'> {
  readonly group: string;
  readonly extra: string;
  readonly title: string;
  readonly groupTitle: string;
  /** The title on kitchen tickets, if it differs from `title`. */
  readonly kitchenTitle?: string;
}

/** Whether another extra stands in for the preselected one. Then the choice itself says what the guest wants. */
const isReplaced = ({ _id, max }: OfferedGroup, choices: readonly Choice[]) =>
  max === 1 && chosenUnits(_id, choices) > 0;

/**
 * The preselected extras that the choices lack, in the order of the groups. Leaves out those that remove an ingredient:
 * without them, the dish is made as usual.
 * @param kitchenTitleOf the title on kitchen tickets, if it differs
 */
export function deselectedExtras(
  groups: readonly OfferedGroup[],
  choices: readonly Choice[],
  kitchenTitleOf: (choice: Pick<Choice, 'group' | 'extra'>) => string | undefined = () => undefined,
): readonly DeselectedExtra[] {
  const isChosen = new Set(choices.map(({ group, extra }) => `${group} ${extra}`));
  return groups.flatMap((offered) => {
    if (isReplaced(offered, choices)) return [];
    const missing = new Set(
      initialOf(offered).flatMap(({ extra }) => (isChosen.has(`${offered._id} ${extra}`) ? [] : [extra])),
    );
    return offered.extras.flatMap((extra): readonly DeselectedExtra[] => {
      const ids = { group: offered._id, extra: extra._id };
      const kitchenTitle = kitchenTitleOf(ids);
      const named = { title: extra.title, ...(kitchenTitle ? { kitchenTitle } : {}) };
      if (!missing.has(extra._id) || extraSign(named) === '−') return [];
      return [
        { ...ids, ...named, groupTitle: offered.title, ...translatedTitles({ title: extra, groupTitle: offered }) },
      ];
    });
  });
}
