import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS, DIETS, PRESENCES } from './allergens.js';
import { decodeLabels, encodeLabels, mergeLabels, overallLabels, type LabelledItem } from './combinedLabels.js';

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

describe('the labels of an item', () => {
  it('are read back from their short text as they are', () => {
    fc.assert(
      fc.property(labelledItem, (item) => {
        const labels = overallLabels(item);
        expect(decodeLabels(encodeLabels(labels))).toEqual(labels);
      }),
    );
    expect(encodeLabels(overallLabels({}))).toBe('');
  });

  it('never say that an allergen is both contained and possible', () => {
    fc.assert(
      fc.property(labelledItem, (item) => {
        const { contains, mayContain } = overallLabels(item);
        expect(mayContain.filter((code) => contains.includes(code))).toEqual([]);
      }),
    );
  });

  it('list everything that any size lists, unless a size declares its own', () => {
    fc.assert(
      fc.property(labelledItem, (item) => {
        const { contains, mayContain } = overallLabels(item);
        const sizes = item.subItems ?? [];
        const listed = sizes.flatMap((size) => size.allergens ?? []);
        const inherited = sizes.length === 0 || sizes.some((size) => size.allergensDeclared !== true);
        const all = [...listed, ...(inherited ? (item.allergens ?? []) : [])].map(({ code }) => code);
        expect(new Set([...contains, ...mayContain])).toEqual(new Set(all));
      }),
    );
  });

  it('are declared only if the item or each of its sizes is', () => {
    fc.assert(
      fc.property(labelledItem, (item) => {
        const isSaid = (part: LabelledItem) => part.allergensDeclared === true;
        const expected = item.subItems?.length ? isSaid(item) || item.subItems.every(isSaid) : isSaid(item);
        expect(overallLabels(item).isDeclared).toBe(expected);
      }),
    );
    expect(mergeLabels([]).isDeclared).toBe(false);
  });

  it('warn if one size warns, and promise only what all sizes keep', () => {
    const { diets } = overallLabels({
      diets: ['vegetarian'],
      subItems: [{ diets: ['vegan', 'spicy-2'] }, { diets: ['vegan'] }],
    });
    expect(diets).toEqual(['vegan', 'spicy-2']);
  });
});
