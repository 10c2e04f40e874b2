import { describe, expect, it } from 'vitest';
import { DIET_LABELS } from './allergens.js';
import { parseDietQuery } from './dietQuery.js';
import { WANTED_DIETS } from './filter.js';

/** What a query names, with the diets by their labels. */
function read(query: string) {
  const { diets, ...others } = parseDietQuery(query);
  return { ...others, diets: diets.map(({ diet }) => diet) };
}

describe('the diets that a search names', () => {
  it.each([
    ['نباتي', ['vegetarian'], ''],
    ['نباتيّ صرف', ['vegan'], ''],
    ['Vegan burger', ['vegan'], 'burger'],
    ['خالٍ من الغلوتين', ['gluten-free'], ''],
    ['بيتزا خالية من الجلوتين', ['gluten-free'], 'بيتزا'],
    ['gluten-free, no nuts', ['gluten-free', 'nut-free'], ''],
    ['GLUTEN free', ['gluten-free'], ''],
    ['حلال بدون مكسرات', ['nut-free', 'halal'], ''],
    // Dishes can't be labelled with it.
    ['كيتو برجر', [null], 'برجر'],
    ['Low-carb', [null], ''],
    // Not the whole words
    ['حلا', [], 'حلا'],
    ['نباتيات', [], 'نباتيات'],
    ['غلوتين', [], 'غلوتين'],
    ['', [], ''],
  ])('of «%s» are %j', (query, diets, rest) => {
    expect(read(query)).toEqual({ diets, spicy: [], rest });
  });

  it('are found by the names that the filter uses, in both languages', () => {
    for (const diet of WANTED_DIETS)
      for (const name of Object.values(DIET_LABELS[diet]))
        expect(read(name)).toEqual({ diets: [diet], spicy: [], rest: '' });
  });
});

describe('the spiciness that a search names', () => {
  it.each([
    ['spicy', ['spicy-1', 'spicy-2', 'spicy-3'], ''],
    ['Spicy burger', ['spicy-1', 'spicy-2', 'spicy-3'], 'burger'],
    ['برجر حارّ', ['spicy-1', 'spicy-2', 'spicy-3'], 'برجر'],
    ['حار جدا', ['spicy-3'], ''],
    ['mildly spicy', ['spicy-1'], ''],
    // Whoever does not want it does not get it.
    ['not spicy', [], 'not spicy'],
    ['غير حار', [], 'غير حار'],
    ['حارس', [], 'حارس'],
  ])('of «%s» is %j', (query, spicy, rest) => {
    expect(read(query)).toEqual({ diets: [], spicy, rest });
  });

  it('is found by the names of the labels, in both languages', () => {
    for (const label of ['spicy-1', 'spicy-2', 'spicy-3'] as const)
      for (const name of Object.values(DIET_LABELS[label])) expect(parseDietQuery(name).spicy).toContain(label);
  });
});
