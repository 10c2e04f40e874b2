/**
 * Compares an item with the allergens that a guest does not want and the diets that a guest wants.
 * (docs/spec/public-site.md#filter)
 */
import type { Allergen, Diet } from './allergens.js';
import type { Labels } from './combinedLabels.js';

/** The diets that guests can ask for. All other diets are warnings. */
export const WANTED_DIETS = ['vegetarian', 'vegan', 'halal', 'gluten-free', 'dairy-free', 'nut-free'] as const;
export type WantedDiet = (typeof WANTED_DIETS)[number];

export interface Wish {
  /** The allergens that the guest does not want. */
  readonly without: readonly Allergen[];
  readonly diets: readonly WantedDiet[];
}

/** The answers from the best to the worst. `free` requires a declaration by the venue. */
export const ANSWERS = ['free', 'may-contain', 'not-declared', 'contains'] as const;
export type FilterAnswer = (typeof ANSWERS)[number];

/** The allergens and other diets that contradict a diet. */
const CONTRADICTIONS: Readonly<
  Record<WantedDiet, { readonly allergens: readonly Allergen[]; readonly diets: readonly Diet[] }>
> = {
  vegetarian: { allergens: ['fish', 'crustaceans', 'molluscs'], diets: ['contains-pork'] },
  vegan: { allergens: ['fish', 'crustaceans', 'molluscs', 'milk', 'eggs'], diets: ['contains-pork'] },
  halal: { allergens: [], diets: ['contains-pork', 'contains-alcohol'] },
  'gluten-free': { allergens: ['gluten'], diets: [] },
  'dairy-free': { allergens: ['milk'], diets: [] },
  'nut-free': { allergens: ['nuts', 'peanuts'], diets: [] },
};

/** The diets that only exclude allergens, so that a list of all allergens answers them too. */
const ALLERGEN_DIETS: ReadonlySet<WantedDiet> = new Set(['gluten-free', 'dairy-free', 'nut-free']);

const isStated = ({ diets }: Labels, diet: WantedDiet) =>
  diets.includes(diet) || (diet === 'vegetarian' && diets.includes('vegan'));

/** The worst of several answers; null if there are none. */
const worst = (answers: readonly FilterAnswer[]): FilterAnswer | null =>
  ANSWERS.findLast((answer) => answers.includes(answer)) ?? null;

function answerToAllergen({ contains, mayContain, isDeclared }: Labels, code: Allergen): FilterAnswer {
  if (contains.includes(code)) return 'contains';
  if (mayContain.includes(code)) return 'may-contain';
  return isDeclared ? 'free' : 'not-declared';
}

/**
 * A diet that excludes only allergens and is not stated has the answer to those allergens: otherwise “nut-free” would
 * contradict “no nuts”. Any other diet must be stated. A vegan dish is vegetarian.
 */
function answerToDiet(labels: Labels, diet: WantedDiet): FilterAnswer {
  const { contains, mayContain, diets } = labels;
  const excluded = CONTRADICTIONS[diet];
  const isExcluded = (code: Allergen) => excluded.allergens.includes(code);
  if (contains.some(isExcluded) || excluded.diets.some((other) => diets.includes(other))) return 'contains';
  if (isStated(labels, diet)) return mayContain.some(isExcluded) ? 'may-contain' : 'free';
  const answers = ALLERGEN_DIETS.has(diet) ? excluded.allergens.map((code) => answerToAllergen(labels, code)) : [];
  return worst(answers) ?? 'not-declared';
}

/** Whether the venue itself states a diet and no allergen contradicts it. */
export const keepsDiet = (labels: Labels, diet: WantedDiet): boolean =>
  isStated(labels, diet) && answerToDiet(labels, diet) === 'free';

/** The stated diets that something contradicts, so that guests who want them do not find the item. */
export const contradictedDiets = (labels: Labels): readonly WantedDiet[] =>
  WANTED_DIETS.filter((diet) => labels.diets.includes(diet) && !keepsDiet(labels, diet));

/** The worst answer to any of the guest's wishes; null without a wish. */
export function filterAnswer(labels: Labels, { without, diets }: Wish): FilterAnswer | null {
  return worst([
    ...without.map((code) => answerToAllergen(labels, code)),
    ...diets.map((diet) => answerToDiet(labels, diet)),
  ]);
}
