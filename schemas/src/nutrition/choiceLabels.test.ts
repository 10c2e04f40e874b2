import { describe, expect, it } from 'vitest';
import type { Allergen, Diet } from './allergens.js';
import { labelsWithChoices } from './choiceLabels.js';
import type { Labels } from './combinedLabels.js';
import { filterAnswer } from './filter.js';

const declared = (contains: readonly Allergen[] = [], diets: readonly Diet[] = []): Labels => ({
  contains,
  mayContain: [],
  isDeclared: true,
  diets,
});
const undeclared: Labels = { ...declared(), isDeclared: false };
const required = (...options: readonly Labels[]) => ({ options, isRequired: true });
const toNuts = (...given: Parameters<typeof labelsWithChoices>) =>
  filterAnswer(labelsWithChoices(...given), { without: ['nuts'], diets: [] });

describe('a dish of which the guest chooses parts', () => {
  it('is free of an allergen only if every possible choice is', () => {
    expect(toNuts([declared(['milk'])], [required(declared(), declared(['milk']))])).toBe('free');
    expect(toNuts([declared()], [required(declared(), declared(['nuts']))])).toBe('may-contain');
    expect(toNuts([declared()], [{ options: [declared(['nuts'])], isRequired: false }])).toBe('may-contain');
    expect(toNuts([declared()], [required(declared(), undeclared)])).toBe('not-declared');
    expect(toNuts([undeclared], [required(declared())])).toBe('not-declared');
    expect(toNuts([], [required(declared())])).toBe('free');
  });

  it('contains what a fixed part contains, or what no choice avoids', () => {
    expect(toNuts([declared(['nuts'])], [required(declared())])).toBe('contains');
    expect(toNuts([declared()], [required(declared(['nuts']), declared(['nuts', 'milk']))])).toBe('contains');
    // A choice without options can't be made.
    expect(toNuts([declared()], [required()])).toBe('free');
  });

  it('fits a diet only if all choices do, and warns only if all choices do', () => {
    const dietsOf = (fixed: Labels, ...options: readonly Labels[]) =>
      labelsWithChoices([fixed], [required(...options)]).diets;
    const [vegan, hot] = [declared([], ['vegan']), declared([], ['vegan', 'spicy-3'])];
    expect(dietsOf(vegan, vegan, hot)).toEqual(['vegan']);
    expect(dietsOf(vegan, vegan, declared())).toEqual([]);
    expect(dietsOf(vegan, hot, hot)).toEqual(['vegan', 'spicy-3']);
    expect(dietsOf(hot, vegan)).toEqual(['vegan', 'spicy-3']);
    expect(dietsOf(declared([], ['halal']), declared([], ['halal', 'contains-pork']))).toEqual(['contains-pork']);
    expect(dietsOf(vegan, vegan, declared(['milk'], ['vegan']))).toEqual([]);
  });
});
