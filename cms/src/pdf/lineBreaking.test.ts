import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakLines } from './lineBreaking';

/** Every character has width one. */
const measure = (text: string) => [...text].length;

it('breaks between words', () => {
  expect(breakLines('بيت عتيق في عمان', 8, measure)).toEqual(['بيت عتيق', 'في عمان']);
});

it('breaks a word that is wider than a line, and keeps a single letter', () => {
  expect(breakLines('https://menu.example', 6, measure)).toEqual(['https:', '//menu', '.examp', 'le']);
  expect(breakLines('ab', 0.5, measure)).toEqual(['a', 'b']);
});

it('keeps the paragraphs that were typed', () => {
  expect(breakLines('سطر\r\nآخر\n\nأخير', 20, measure)).toEqual(['سطر', 'آخر', '', 'أخير']);
});

it('shows where it cut', () => {
  expect(breakLines('one two three four', 5, measure, 2)).toEqual(['one', 'two…']);
  expect(breakLines('one two', 3, measure, 2)).toEqual(['one', 'two']);
});

it('loses no letter, and fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab جد ') }), fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = breakLines(text, width, measure);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
    }),
  );
});
