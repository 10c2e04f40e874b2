import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS, PRESENCES } from '../nutrition/allergens.js';
import { allergensText, parseAllergens } from './allergenCell.js';

const allergens = fc.uniqueArray(
  fc.record({ code: fc.constantFrom(...ALLERGENS), presence: fc.constantFrom(...PRESENCES) }),
  { selector: ({ code }) => code },
);

describe('allergens in a cell', () => {
  it('are read as they are written, in both languages', () => {
    fc.assert(
      fc.property(allergens, fc.constantFrom('ar' as const, 'en' as const), (listed, language) => {
        expect(parseAllergens(allergensText(listed, language))).toEqual(listed);
      }),
    );
  });

  it('may be typed in many ways, and are not guessed', () => {
    expect(parseAllergens('Milk, nuts?; قد يحتوي سمسم')).toEqual([
      { code: 'milk', presence: 'contains' },
      { code: 'nuts', presence: 'may-contain' },
      { code: 'sesame', presence: 'may-contain' },
    ]);
    expect(parseAllergens('حليب، لوز')).toBe('لوز');
  });
});
