import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldArabic, matches, spansFound } from './search.js';

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

/** Words as people write them, with what some leave out and others add. */
const letters = fc.string({ unit: fc.constantFrom(...'أإآاةهىيؤئءوبتسٱـ\u064b\u064f\u0651٠۹3Aaéς  '), maxLength: 24 });

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

describe('hamzas', () => {
  it.each([
    ['عشا', 'عشاء العمل'],
    ['عشاء', 'عشا'],
    ['لولو', 'حلوى اللؤلؤ'],
    ['مسئول', 'مسؤول'],
    ['رؤوس', 'رءوس'],
    ['دافيء', 'دافئ'],
    ['شاي', 'شَاي'],
  ])('%s finds %s', (query, text) => {
    expect(matches(query, text)).toBe(true);
  });

  it('do not make everything alike', () => {
    expect(matches('توت', 'تيت')).toBe(false);
    expect(matches('شاي', 'شاورما')).toBe(false);
  });
});

describe('what is found', () => {
  const shown = (query: string, text: string) =>
    spansFound(query, text).map(({ start, end }) => text.slice(start, end));

  it('is marked as it is written, diacritics and all', () => {
    expect(shown('دجاج عربيه', 'شاورما الدّجاجُ العربيّة')).toEqual(['دّجاجُ', 'عربيّة']);
    expect(shown('مسئول', 'المسؤول')).toEqual(['مسؤول']);
    expect(shown('25', 'عرض ٢٥٪')).toEqual(['٢٥']);
    expect(shown('CAFE', 'Café')).toEqual(['Café']);
    expect(shown('', 'كنافة')).toEqual([]);
  });

  it('is in the text, in order and apart, wherever a word matches', () => {
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 3 }), (word, others) => {
        const text = [...others, word].join(' ');
        const spans = spansFound(word, text);
        expect(matches(word, text)).toBe(true);
        expect(spans.length > 0).toBe(foldArabic(word) !== '' || /[ؤئء]/.test(word.normalize('NFC')));
        spans.forEach(({ start, end }, index) => {
          expect(start).toBeGreaterThan(index === 0 ? -1 : (spans[index - 1]?.end ?? 0));
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        });
      }),
    );
  });
});
