import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionFinder } from './sectionFinder.js';

const found = (title: string, ...sections: readonly string[]) =>
  sectionFinder(sections.map((one) => ({ title: one })))(title)?.title;

describe('a section', () => {
  it.each([
    ['المشاوي', 'مشاوي'],
    ['مشاوي', 'المشاوي 🍢'],
    ['الحلويات 🍰', 'حلويات'],
    ['🥤العصائر والمشروبات', 'عصائر ومشروبات'],
    ['سَلَطة  الفواكه', 'السلطه فواكه'],
    ['DESSERTS ❤️', 'Desserts'],
  ])('is found by a spelling of its title: %s', (typed, title) => {
    expect(found(typed, 'شوربات', title)).toBe(title);
  });

  it.each([
    ['مكرونات', 'مشروبات'],
    ['مشروبات', 'مشروبات ساخنة'],
    ['مشروبات ❄️', 'مشروبات 🔥'],
    ['🇮🇹 مطبخ', '🇯🇵 مطبخ'],
    ['وجبات ٢', 'وجبات ٣'],
    ['مشروب', 'مشروبات'],
    ['الو', 'و'],
    ['🍰', '🍕'],
    ['', 'ال'],
  ])('is not found by another title: %s', (typed, title) => {
    expect(found(typed, title)).toBeUndefined();
  });

  it('with the very title comes first, and several alike are none', () => {
    expect(found('الحلويات', 'حلويات', 'الحلويات')).toBe('الحلويات');
    expect(found('مشروبات', 'مشروبات 🔥', 'مشروبات ❄️')).toBeUndefined();
    expect(found('الحلويات', 'حلويات', 'حلويات')).toBe('حلويات');
  });

  it('is found by its own title, and alone by its words with articles', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (title, others) => {
        expect(found(title, ...others, title)).toBeDefined();
      }),
    );
    const word = fc.string({ unit: fc.constantFrom(...'بتجحدرسقكم'), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        const title = words.join(' ');
        expect(found(`🍽️ ${words.map((one) => `ال${one}`).join(' ')}`, title)).toBe(title);
        expect(found(`${title} بصل`, title)).toBeUndefined();
      }),
    );
  });
});
