import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldArabic, matches } from './search.js';

describe('folding', () => {
  it('makes spellings of one word alike', () => {
    expect(foldArabic('أُمّ إِبراهيمَ')).toBe(foldArabic('ام ابراهيم'));
    expect(foldArabic('شاورمـــا مُشَكَّلة')).toBe('شاورما مشكله');
    expect(foldArabic('ٱلقهوى آيس')).toBe(foldArabic('القهوي ايس'));
    expect(foldArabic('  Café\u200f  ٢٥ ')).toBe('cafe 25');
    expect(foldArabic('ﻻتيه')).toBe(foldArabic('لاتيه'));
  });

  it('changes nothing the second time', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'أإآاةهىيٱـ ًٌَُ٠۹Aa ') }));
    fc.assert(fc.property(text, (any) => foldArabic(foldArabic(any)) === foldArabic(any)));
  });
});

describe('a search', () => {
  it('finds every word in any order', () => {
    expect(matches('دجاج شاورما', 'شاورما الدّجاج العربيّة')).toBe(true);
    expect(matches('عربيه', 'شاورما الدّجاج العربيّة')).toBe(true);
    expect(matches('شاورما لحم', 'شاورما الدّجاج العربيّة')).toBe(false);
  });

  it('finds all when nothing is asked', () => {
    expect(['', '  ', 'ـ'].map((query) => matches(query, 'كنافة'))).toEqual([true, true, true]);
  });
});
