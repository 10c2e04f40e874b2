import { describe, expect, it } from 'vitest';
import { DIET_LABELS } from './allergens.js';
import { parseDietQuery } from './dietQuery.js';
import { WANTED_DIETS } from './filter.js';

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
    // Not the whole words
    ['حلا', [], 'حلا'],
    ['نباتيات', [], 'نباتيات'],
    ['غلوتين', [], 'غلوتين'],
    ['', [], ''],
  ])('of «%s» are %j', (query, diets, rest) => {
    expect(parseDietQuery(query)).toEqual({ diets, rest });
  });

  it('are found by the names that the filter uses, in both languages', () => {
    for (const diet of WANTED_DIETS)
      for (const name of Object.values(DIET_LABELS[diet]))
        expect(parseDietQuery(name)).toEqual({ diets: [diet], rest: '' });
  });
});
