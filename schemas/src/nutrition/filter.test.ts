import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS, DIETS, PRESENCES } from './allergens.js';
import { ANSWERS, contradictedDiets, filterAnswer, keepsDiet, WANTED_DIETS, type FilterAnswer } from './filter.js';
import { overallLabels, type LabelledItem } from './combinedLabels.js';

const allergens = fc.uniqueArray(
  fc.record({ code: fc.constantFrom(...ALLERGENS), presence: fc.constantFrom(...PRESENCES) }),
  { selector: ({ code }) => code },
);
const own = fc.record({
  allergens: fc.option(allergens, { nil: undefined }),
  allergensDeclared: fc.option(fc.boolean(), { nil: undefined }),
  diets: fc.option(fc.uniqueArray(fc.constantFrom(...DIETS)), { nil: undefined }),
});
const labelledItem: fc.Arbitrary<LabelledItem> = fc
  .tuple(own, fc.array(own, { maxLength: 3 }))
  .map(([item, subItems]) => ({ ...item, subItems }));

const without = fc.uniqueArray(fc.constantFrom(...ALLERGENS));
const diets = fc.uniqueArray(fc.constantFrom(...WANTED_DIETS));
const wish = fc.record({ without, diets });
const answer = (item: LabelledItem, { without = [], diets = [] }: Partial<Parameters<typeof filterAnswer>[1]>) =>
  filterAnswer(overallLabels(item), { without, diets });
const rank = (one: FilterAnswer | null) => (one === null ? -1 : ANSWERS.indexOf(one));

describe('the answer of an item to a wish', () => {
  it('is never that it is free of an allergen that is not declared', () => {
    fc.assert(
      fc.property(labelledItem, wish, (item, asked) => {
        fc.pre(asked.without.length > 0 && !overallLabels(item).isDeclared);
        expect(answer(item, asked)).not.toBe('free');
      }),
    );
  });

  it('is that it contains what it contains, whatever else is asked', () => {
    fc.assert(
      fc.property(labelledItem, wish, (item, asked) => {
        const { contains } = overallLabels(item);
        fc.pre(asked.without.some((code) => contains.includes(code)));
        expect(answer(item, asked)).toBe('contains');
      }),
    );
  });

  it('only gets worse the more is asked', () => {
    fc.assert(
      fc.property(labelledItem, wish, wish, (item, one, other) => {
        const both = { without: [...one.without, ...other.without], diets: [...one.diets, ...other.diets] };
        expect(rank(answer(item, both))).toBe(Math.max(rank(answer(item, one)), rank(answer(item, other))));
      }),
    );
    expect(answer({ allergensDeclared: true }, {})).toBeNull();
  });

  it('has three kinds beside that', () => {
    const nuts = { without: ['nuts'] } as const;
    expect(answer({ allergensDeclared: true }, nuts)).toBe('free');
    expect(answer({ allergensDeclared: true, allergens: [{ code: 'nuts', presence: 'may-contain' }] }, nuts)).toBe(
      'may-contain',
    );
    expect(answer({ allergens: [{ code: 'milk' }] }, nuts)).toBe('not-declared');
    // An undeclared allergen may be in the dish, so `not-declared` is worse than `may-contain`.
    expect(answer({ allergens: [{ code: 'nuts', presence: 'may-contain' }] }, { without: ['nuts', 'milk'] })).toBe(
      'not-declared',
    );
  });

  it('treats unstated and stated allergens alike for a diet', () => {
    const diets = [
      ['gluten-free', ['gluten']],
      ['dairy-free', ['milk']],
      ['nut-free', ['nuts', 'peanuts']],
    ] as const;
    fc.assert(
      fc.property(labelledItem, fc.constantFrom(...diets), (item, [diet, without]) => {
        fc.pre(!overallLabels(item).diets.includes(diet));
        expect(answer(item, { diets: [diet] })).toBe(answer(item, { without }));
        expect(keepsDiet(overallLabels(item), diet)).toBe(false);
      }),
    );
  });

  it('contradicts the stated diets that an allergen or a warning excludes', () => {
    const contradicted = (item: LabelledItem) => contradictedDiets(overallLabels(item));
    expect(contradicted({ diets: ['vegan', 'halal', 'dairy-free'], allergens: [{ code: 'milk' }] })).toEqual([
      'vegan',
      'dairy-free',
    ]);
    expect(contradicted({ diets: ['halal', 'contains-pork'] })).toEqual(['halal']);
    expect(contradicted({ diets: ['vegetarian', 'halal'], allergens: [{ code: 'milk' }] })).toEqual([]);
    expect(contradicted({ diets: ['spicy-1'], allergens: [{ code: 'milk' }] })).toEqual([]);
  });

  it('never fits a diet that is neither stated nor implied by allergens', () => {
    fc.assert(
      fc.property(labelledItem, fc.constantFrom(...WANTED_DIETS), (item, diet) => {
        const labels = overallLabels({ ...item, allergensDeclared: false });
        fc.pre(!labels.isDeclared && !labels.diets.includes(diet) && !labels.diets.includes('vegan'));
        expect(filterAnswer(labels, { without: [], diets: [diet] })).not.toBe('free');
      }),
    );
    expect(answer({ allergensDeclared: true }, { diets: ['vegan'] })).toBe('not-declared');
    expect(answer({ allergensDeclared: true }, { diets: ['nut-free'] })).toBe('free');
  });

  it('needs another diet to be stated, and not contradicted', () => {
    expect(answer({ diets: ['vegan'] }, { diets: ['vegetarian'] })).toBe('free');
    expect(answer({ diets: ['vegetarian'] }, { diets: ['vegan'] })).toBe('not-declared');
    expect(answer({ allergens: [{ code: 'milk' }] }, { diets: ['gluten-free'] })).toBe('not-declared');
    expect(answer({ diets: ['vegan'], allergens: [{ code: 'milk' }] }, { diets: ['vegan'] })).toBe('contains');
    expect(answer({ diets: ['contains-alcohol', 'halal'] }, { diets: ['halal'] })).toBe('contains');
    expect(
      answer(
        { diets: ['nut-free'], allergens: [{ code: 'peanuts', presence: 'may-contain' }] },
        { diets: ['nut-free'] },
      ),
    ).toBe('may-contain');
  });
});
