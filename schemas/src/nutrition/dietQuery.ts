/** Finds the diets that a search names, so that it finds the dishes that keep them. (docs/spec/domain.md#search) */
import { normalizeArabic } from '../text/search.js';
import type { WantedDiet } from './filter.js';

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

const normalized = (text: string) => normalizeArabic(text.replace(/[-‐–,،]/g, ' '));

/** The longest first, as «نباتي صرف» begins with «نباتي». */
const KNOWN = Object.entries(PHRASES)
  .flatMap(([diet, phrases]) =>
    phrases.map((phrase) => ({ diet: diet as WantedDiet, phrase: ` ${normalized(phrase)} ` })),
  )
  .sort((one, other) => other.phrase.length - one.phrase.length);

/** The diets that a query names in whole words, and the other words of the query. */
export interface DietQuery {
  readonly diets: readonly WantedDiet[];
  readonly rest: string;
}

/** Reads «بيتزا خالية من الغلوتين» as the gluten-free diet and «بيتزا». */
export function parseDietQuery(query: string): DietQuery {
  let rest = ` ${normalized(query)} `;
  const diets = KNOWN.flatMap(({ diet, phrase }) => {
    if (!rest.includes(phrase)) return [];
    rest = rest.replace(phrase, ' ');
    return [diet];
  });
  return { diets: [...new Set(diets)], rest: rest.trim() };
}
