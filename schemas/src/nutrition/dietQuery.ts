/**
 * Finds the diets and the degrees of spiciness that a search names, so that it finds the dishes that are labelled so.
 * (docs/spec/domain.md#search)
 */
import { normalizeArabic, type Searchable } from '../text/search.js';
import type { Diet } from './allergens.js';
import type { Labels } from './combinedLabels.js';
import { filterAnswer, type WantedDiet } from './filter.js';

/** What precedes the name of something that a dish is free of. */
const FREE_OF = ['بلا', 'بدون', 'من غير', 'خال من', 'خالي من', 'خالية من', 'no', 'without'];

const freeOf = (...names: readonly string[]) => FREE_OF.flatMap((words) => names.map((name) => `${words} ${name}`));

/** The words by which guests ask for a diet, in both languages. */
const PHRASES: Readonly<Record<WantedDiet, readonly string[]>> = {
  vegan: ['نباتي صرف', 'نباتية صرفة', 'فيغان', 'فيجان', 'vegan'],
  vegetarian: ['نباتي', 'نباتية', 'النباتي', 'النباتية', 'نباتيين', 'للنباتيين', 'vegetarian', 'veggie'],
  halal: ['حلال', 'halal'],
  'gluten-free': [...freeOf('غلوتين', 'الغلوتين', 'جلوتين', 'الجلوتين', 'gluten'), 'gluten free'],
  'dairy-free': [
    ...freeOf('ألبان', 'الألبان', 'حليب', 'الحليب', 'لاكتوز', 'اللاكتوز', 'dairy', 'milk', 'lactose'),
    'dairy free',
    'milk free',
    'lactose free',
  ],
  'nut-free': [...freeOf('مكسرات', 'المكسرات', 'nuts'), 'nut free'],
};

/** The words for diets that items can't be labelled with. */
const OTHER_PHRASES: readonly (readonly string[])[] = [
  ['كيتو', 'الكيتو', 'keto', 'ketogenic'],
  ['لو كارب', 'قليل الكربوهيدرات', 'قليلة الكربوهيدرات', 'low carb'],
];

const SPICY = ['spicy-1', 'spicy-2', 'spicy-3'] as const satisfies readonly Diet[];
export type Spiciness = (typeof SPICY)[number];

/** The words for spiciness, with the labels that they mean. “Hot” also describes drinks and soups. */
const SPICY_PHRASES: readonly { readonly phrases: readonly string[]; readonly means: readonly Spiciness[] }[] = [
  { phrases: ['حار', 'حارة', 'الحار', 'الحارة', 'سبايسي', 'spicy'], means: SPICY },
  { phrases: ['حار قليلًا', 'حارة قليلًا', 'mildly spicy', 'mild spicy'], means: ['spicy-1'] },
  { phrases: ['حار جدًا', 'حارة جدًا', 'حراق', 'very spicy', 'extra spicy'], means: ['spicy-3'] },
];

/** What precedes something that a guest does not want. */
const NEGATIONS = [...FREE_OF, 'غير', 'مش', 'مو', 'not', 'non'];

const normalized = (text: string) => normalizeArabic(text.replace(/[-‐–,،]/g, ' '));

/** A diet that a query names. */
export interface NamedDiet {
  /** Null if items can't be labelled with it. */
  readonly diet: WantedDiet | null;
  /** All words for it, normalized. */
  readonly names: readonly string[];
}

const NAMED_DIETS: readonly NamedDiet[] = [
  ...Object.entries(PHRASES).map(([diet, phrases]) => ({ diet: diet as WantedDiet, names: phrases.map(normalized) })),
  ...OTHER_PHRASES.map((phrases) => ({ diet: null, names: phrases.map(normalized) })),
];

/** The longest first, as «نباتي صرف» begins with «نباتي». */
const KNOWN = [
  ...NAMED_DIETS.flatMap((named) => named.names.map((name) => ({ named, spicy: [], phrase: ` ${name} ` }))),
  ...SPICY_PHRASES.flatMap(({ phrases, means }) =>
    phrases.map((phrase) => ({ named: null, spicy: means, phrase: ` ${normalized(phrase)} ` })),
  ),
].sort((one, other) => other.phrase.length - one.phrase.length);

/** What a query names in whole words, and its other words. */
export interface DietQuery {
  readonly diets: readonly NamedDiet[];
  /** The accepted degrees of spiciness; empty if the query does not ask for spicy dishes. */
  readonly spicy: readonly Spiciness[];
  readonly rest: string;
}

/** Reads «بيتزا خالية من الغلوتين» as the gluten-free diet and «بيتزا». */
export function parseDietQuery(query: string): DietQuery {
  let rest = ` ${normalized(query)} `;
  const found = KNOWN.filter(({ spicy, phrase }) => {
    if (!rest.includes(phrase)) return false;
    if (spicy.length > 0 && NEGATIONS.some((word) => rest.includes(` ${normalized(word)}${phrase}`))) return false;
    rest = rest.replace(phrase, ' ');
    return true;
  });
  return {
    diets: [...new Set(found.flatMap(({ named }) => named ?? []))],
    spicy: [...new Set(found.flatMap(({ spicy }) => spicy))],
    rest: rest.trim(),
  };
}

/** Whether an item is labelled as keeping a diet. */
export const isLabelled = (labels: Labels, { diet }: NamedDiet): boolean =>
  diet !== null && filterAnswer(labels, { without: [], diets: [diet] }) === 'free';

/** Whether a text calls an item so, in either language. A word that only sounds alike does not count. */
export const isCalled = ({ readings: [text = ''] }: Searchable, { names }: NamedDiet): boolean =>
  names.some((name) => normalized(text).includes(name));
