/**
 * The nutrition and allergen facts of an item, as short texts with icons, for its card and the item panel.
 * (docs/spec/public-site.md#nutrition-line)
 */
import type { Labels, Labelling, Language, LabelIcon, Nutrition } from '@qaima/schemas';
import { formatCount } from '@qaima/schemas/core/formatCount';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { ALLERGEN_LABELS, DIET_LABELS } from '@qaima/schemas/nutrition/allergens';
import { keepsDiet, WANTED_DIETS } from '@qaima/schemas/nutrition/filter';
import { activityMinutesOf } from '@qaima/schemas/nutrition/sums';
import { nutritionMessages } from './messages.js';

/**
 * A fact: the text before the value, the value, and the text after it. The value is left to right in both languages.
 */
export interface Fact {
  readonly icon?: LabelIcon;
  readonly before?: string;
  readonly value?: string;
  readonly after?: string;
}

/** The range of a value over all sizes: `540` or `540-800`. Undefined if the value of any size is unknown. */
function rangeOf(values: readonly (number | undefined)[]): string | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0 || known.length < values.length) return undefined;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? formatCount(least) : `${formatCount(least)}-${formatCount(most)}`;
}

/** @param sizes the nutrition of the chosen size, or of all sizes */
export function nutritionFacts(
  sizes: readonly (Nutrition & { readonly isAtLeast?: boolean })[],
  labelling: Labelling,
  language: Language,
): readonly Fact[] {
  const said = nutritionMessages[language];
  const calories = rangeOf(sizes.map((size) => size.calories));
  const minutes = labelling === 'sa' ? rangeOf(sizes.map(activityMinutesOf)) : undefined;
  const caffeine = rangeOf(sizes.map((size) => size.caffeine));
  const [per = 'cup', ...others] = new Set(sizes.map(({ caffeinePer }) => caffeinePer ?? 'cup'));
  const atLeast = sizes.some(({ isAtLeast }) => isAtLeast) ? { before: said.atLeast } : {};
  return [
    ...(calories === undefined
      ? []
      : [{ icon: 'calories', ...atLeast, value: calories, after: said.calories } as const]),
    ...(minutes === undefined
      ? []
      : [{ icon: 'activity', before: said.about, value: minutes, after: said.walking } as const]),
    ...(caffeine === undefined || others.length > 0
      ? []
      : [{ icon: 'caffeine', before: said.caffeine, value: caffeine, after: said.milligramsPer[per] } as const]),
  ];
}

/** The allergens that a dish contains or may contain. */
export function allergenFacts({ contains, mayContain }: Labels, language: Language): readonly Fact[] {
  const said = nutritionMessages[language];
  return [
    ...contains.map((code) => ({ icon: code, before: ALLERGEN_LABELS[code][language] })),
    ...mayContain.map((code) => ({ icon: code, before: `${said.mayContain} ${ALLERGEN_LABELS[code][language]}` })),
  ];
}

/** What the venue states of a dish's diets, spiciness and other contents, without diets that an allergen contradicts. */
export const dietFacts = (labels: Labels, language: Language): readonly Fact[] =>
  labels.diets
    .filter((diet) => !isOneOf(WANTED_DIETS, diet) || keepsDiet(labels, diet))
    .map((diet) => ({ before: DIET_LABELS[diet][language] }));

/**
 * A note about the declaration of allergens; null if there is nothing to say. A complete list needs a note only if it
 * is empty. An incomplete list has a note if it contains allergens, or if the menu follows labelling rules.
 * @param isChosen whether the guest has chosen all that must be chosen. Before, a complete list says nothing of the rest
 */
export function declarationText(
  labels: Labels,
  labelling: Labelling,
  language: Language,
  isChosen = true,
): string | null {
  const said = nutritionMessages[language];
  const listed = labels.contains.length + labels.mayContain.length;
  if (labels.isDeclared && !isChosen) return said.dependsOnChoice;
  if (labels.isDeclared) return listed === 0 ? said.noneDeclared : null;
  if (listed > 0) return said.othersNotDeclared;
  return labelling === 'none' ? null : said.notDeclared;
}
