/** Finds the values that a menu's labelling requires and its items lack. (docs/spec/domain.md#labelling) */
import { normalizeArabic } from '../text/search.js';
import { overallLabels, type LabelledItem } from './combinedLabels.js';
import type { Labelling } from './labelling.js';
import { nutritionOfSizes, type NutritiousItem } from './sums.js';

export const CHECKED_VALUES = ['calories', 'sodium', 'caffeine', 'allergens'] as const;
export type CheckedValue = (typeof CHECKED_VALUES)[number];

const ASKED: Readonly<Record<Labelling, readonly CheckedValue[]>> = {
  none: [],
  sa: CHECKED_VALUES,
  eu: ['allergens'],
};

/** Names of drinks with caffeine, in both languages. */
const CAFFEINATED = [
  'قهوة شاي إسبريسو اسبرسو كابتشينو لاتيه موكا موكاتشينو أمريكانو ماكياتو كورتادو فلات نسكافيه فرابتشينو',
  'فرابيه ماتشا كرك متة كولا كوكاكولا بيبسي',
  'coffee tea espresso cappuccino latte mocha americano macchiato cortado nescafe frappuccino frappe matcha karak chai',
  'mate cola coke pepsi',
].flatMap((line) => normalizeArabic(line).split(' '));

const ARTICLE = /^(?:ال|وال|بال)(?=.{2})/;

/**
 * Whether a title names a drink that usually contains caffeine. If such a drink contains none, the owner enters 0 mg.
 */
export function namesCaffeine(title: string): boolean {
  const words = normalizeArabic(title).split(/[^\p{L}]+/u);
  return words.some((word) => CAFFEINATED.includes(word) || CAFFEINATED.includes(word.replace(ARTICLE, '')));
}

type SubItemOf<T extends { readonly subItems?: unknown }> =
  NonNullable<T['subItems']> extends readonly (infer S)[] ? S : never;

/** The properties of an item that the checklist reads. */
export interface CheckedItem extends Omit<NutritiousItem, 'subItems'>, Omit<LabelledItem, 'subItems'> {
  readonly title: string;
  readonly hide?: boolean;
  readonly translations?: { readonly en?: { readonly title?: string } };
  readonly subItems?: readonly (SubItemOf<NutritiousItem> & SubItemOf<LabelledItem> & { readonly title: string })[];
}

/** The values that are required, but missing in at least one size of an item. */
export function missingValues(item: CheckedItem, labelling: Labelling): readonly CheckedValue[] {
  const sizes = nutritionOfSizes(item);
  const titles = [item.title, item.translations?.en?.title ?? ''];
  const isMissing: Readonly<Record<CheckedValue, () => boolean>> = {
    calories: () => sizes.some(({ calories }) => calories === undefined),
    sodium: () => sizes.some(({ sodium }) => sodium === undefined),
    caffeine: () => titles.some(namesCaffeine) && sizes.some(({ caffeine }) => caffeine === undefined),
    allergens: () => !overallLabels(item).isDeclared,
  };
  return ASKED[labelling].filter((value) => isMissing[value]());
}

/** The properties of a menu that the checklist reads. */
export interface CheckedMenu<I> {
  readonly sections?: readonly { readonly title: string; readonly hide?: boolean; readonly items?: readonly I[] }[];
}

/** A visible item with the values that it lacks. */
export interface CheckedRow<I> {
  readonly section: string;
  readonly item: I;
  readonly missing: readonly CheckedValue[];
}

/** All items that guests can see, in the order of the menu. */
export const checklistOf = <I extends CheckedItem>(
  { sections = [] }: CheckedMenu<I>,
  labelling: Labelling,
): readonly CheckedRow<I>[] =>
  sections
    .filter(({ hide }) => hide !== true)
    .flatMap(({ title, items = [] }) =>
      items
        .filter(({ hide }) => hide !== true)
        .map((item) => ({ section: title, item, missing: missingValues(item, labelling) })),
    );
