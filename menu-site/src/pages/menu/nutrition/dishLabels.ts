/**
 * The labels of items and combos as the guest gets them: with the extras that are added unless the guest declines them,
 * and with what the guest has yet to choose. (docs/spec/domain.md#nutrition-and-allergens)
 */
import {
  chosenExtras,
  chosenUnits,
  encodeLabels,
  initialChoices,
  initialOf,
  isHighInSalt,
  labelsWithChoices,
  mergeLabels,
  NO_LABELS,
  nutritionOf,
  overallLabels,
  type Labels,
  type LabelledItem,
  type OfferedGroup,
} from '@qaima/schemas';
import type { SiteCombo, SiteItem, SiteMenu } from '../../../document/siteTypes.js';
import { labelsOfChoice } from '../item-panel/comboGroups.js';
import { groupsOfItem } from '../item-panel/panelData.js';

const NOTHING: Labels = { ...NO_LABELS, isDeclared: true };

/** Whether the guest must choose in a group, because its initial extras are not enough. */
const mustChoose = (group: OfferedGroup) =>
  !group.isNoneAllowed && chosenUnits(group._id, initialOf(group)) < group.min;

/** The indexes of an item's sizes; only null if it has none. */
const sizesOf = ({ subItems }: SiteItem): readonly (number | null)[] =>
  subItems?.length ? subItems.map((_, index) => index) : [null];

/** Whether a size of an item, with its initial extras, is high in salt. */
export const isDishHighInSalt = (menu: SiteMenu, item: SiteItem): boolean =>
  sizesOf(item).some((size) => {
    const groups = groupsOfItem(menu, item, size);
    return isHighInSalt(nutritionOf(item, size), chosenExtras(groups, initialChoices(groups)));
  });

function collectLabels(menu: SiteMenu, item: SiteItem): Labels {
  const own = overallLabels(item);
  const groups = sizesOf(item).flatMap((size) => groupsOfItem(menu, item, size));
  if (groups.length === 0) return own;
  // Diets are stated of the dish; its extras state none.
  const labelsOf = (extra: LabelledItem) => ({ ...overallLabels(extra), diets: own.diets });
  const initial = groups.flatMap(({ extras }) => extras.filter((extra) => extra.initial > 0)).map(labelsOf);
  const choices = groups.filter(mustChoose).map(({ extras }) => ({ options: extras.map(labelsOf), isRequired: true }));
  return { ...labelsWithChoices([own, ...initial], choices), diets: own.diets };
}

const known = new WeakMap<SiteItem, Labels>();

/** The labels of an item. They are cached, because card and structured data ask for them. */
export function labelsOfDish(menu: SiteMenu, item: SiteItem): Labels {
  const labels = known.get(item) ?? collectLabels(menu, item);
  known.set(item, labels);
  return labels;
}

export interface LabelAttributes {
  readonly 'data-labels'?: string;
  readonly 'data-base'?: string;
}

/**
 * The labels as attributes of a card.
 * @param fixedLabels the labels without anything that the guest chooses or may decline, from which the item panel begins
 */
function attributesOf(labels: Labels, fixedLabels: Labels): LabelAttributes {
  const [all, fixed] = [encodeLabels(labels), encodeLabels(fixedLabels)];
  // Most differ only in the declaration, and a page has hundreds.
  const base = fixed === `!${all}` ? '+' : fixed;
  return { ...(all ? { 'data-labels': all } : {}), ...(all === fixed ? {} : { 'data-base': base }) };
}

export const labelAttributesOfItem = (menu: SiteMenu, item: SiteItem): LabelAttributes =>
  attributesOf(labelsOfDish(menu, item), overallLabels(item));

/**
 * @param parts the items that the combo always contains, as far as the menu has them
 * @param items all items of the menu
 */
export function labelAttributesOfCombo(
  combo: SiteCombo,
  parts: readonly SiteItem[],
  items: ReadonlyMap<string | undefined, SiteItem>,
): LabelAttributes {
  // The menu may lack an item of the combo. Its labels are then unknown, and the combo counts as not declared.
  const fixed = [...parts.map(overallLabels), ...(parts.length < combo.items.length ? [NO_LABELS] : [])];
  const choices = (combo.choices ?? []).map((choice) => ({
    options: labelsOfChoice(choice, items),
    isRequired: choice.min > 0,
  }));
  return attributesOf(labelsWithChoices(fixed, choices), fixed.length > 0 ? mergeLabels(fixed) : NOTHING);
}
