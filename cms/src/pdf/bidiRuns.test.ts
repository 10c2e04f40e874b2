import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontsOf } from './fonts';
import { ltr, runsOf } from './bidiRuns';

/** Two test fonts, like the font files: one for Arabic letters and spaces, another for the rest. */
const arabic = { name: 'arabic', turns: (text: string) => /[\u0600-\u06ff]/.test(text) };
const latin = { name: 'latin', turns: () => false };
const faceOf = (codePoint: number) => {
  const character = String.fromCodePoint(codePoint);
  if (/[\u0600-\u06ff ]/.test(character)) return arabic;
  return codePoint < 0x250 ? latin : null;
};

const textsOf = (line: string, direction: 'rtl' | 'ltr' = 'rtl') =>
  runsOf(line, direction, faceOf).map(({ text }) => text);

describe('a line is drawn from left to right', () => {
  it('with the last Arabic words first, whose letters the shaper turns itself', () => {
    expect(textsOf('الدفعة 1042 دينار')).toEqual([' دينار', '1042', 'الدفعة ']);
  });

  it('with numbers, dates and telephones as they stand', () => {
    expect(textsOf(`فاتورة ${ltr('2026-11-21')}`)).toEqual(['2026-11-21', 'فاتورة ']);
    expect(textsOf(`هاتف ${ltr('+962 79 000 0000')} دائمًا`)).toEqual([' دائمًا', '+962 79 000 0000', 'هاتف ']);
    expect(textsOf('+962 79 000 0000', 'ltr')).toEqual(['+962 79 000 0000']);
  });

  it('with brackets turned to whom they embrace', () => {
    expect(textsOf('مطعم (فرع)')).toEqual(
      [')', 'فرع', '(', 'مطعم '].map((one) => ({ ')': '(', '(': ')' })[one] ?? one),
    );
    expect(textsOf('مطعم (A)')).toEqual(['(', 'A', ')', 'مطعم ']);
  });

  it('with Arabic digits in the order in which they are written', () => {
    // The text shaper reverses Arabic digits, so they are passed to it in reverse.
    expect(textsOf('رقم ١٢٣')).toEqual(['٣٢١', 'رقم ']);
  });

  it('with Latin names among Arabic, and Arabic among Latin', () => {
    expect(textsOf('مقهى Café One القديم')).toEqual([' القديم', 'Café One', 'مقهى ']);
    expect(textsOf('Order طلب جديد 12', 'ltr')).toEqual(['Order ', '12', 'طلب جديد ']);
  });

  it('without what no face has a letter for', () => {
    expect(textsOf('قهوة ☕')).toEqual(['قهوة ']);
    expect(textsOf('')).toEqual([]);
  });

  it('with every character that has a face, once', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ابتثج ١٢٣ abc 123 ().,:-+/') });
    fc.assert(
      fc.property(letters, fc.constantFrom('rtl' as const, 'ltr' as const), (line, direction) => {
        const drawn = textsOf(line, direction).join('');
        const sorted = (text: string) => [...text.replace(/[()]/g, '(')].sort().join('');
        expect(sorted(drawn)).toBe(sorted(line));
      }),
    );
  });

  it('with every number of a line in order, wherever it stands', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('دفعة', 'من', 'بتاريخ', 'JD'), fc.nat({ max: 99_999 }).map(String)),
    );
    fc.assert(
      fc.property(words, (said) => {
        const drawn = textsOf(said.join(' ')).join('|');
        for (const word of said) if (/^\d+$/.test(word)) expect(drawn).toContain(word);
      }),
    );
  });
});

it('a space behind an emoji has the width of a letter’s, not that of the emoji’s font', () => {
  const emoji = { name: 'emoji', turns: () => false };
  const withEmoji = (codePoint: number) => (codePoint > 0xffff ? emoji : faceOf(codePoint));
  expect(runsOf('دجاج 🍗 حار', 'rtl', withEmoji).map(({ text, face }) => [text, face.name])).toEqual([
    [' حار', 'arabic'],
    ['🍗', 'emoji'],
    ['دجاج ', 'arabic'],
  ]);
});

describe('the font', () => {
  it('has the letters of Arabic, the digits, and the signs of prices', () => {
    for (const weight of ['regular', 'bold'] as const) {
      const has = (character: string) => fontsOf(weight).some((face) => face.has(character.codePointAt(0) ?? 0));
      for (const character of 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ،؟0123456789.,:%$#+-/()«»…') {
        expect({ character, has: has(character) }).toEqual({ character, has: true });
      }
    }
  });

  it('turns what is Arabic, and nothing else', () => {
    const [arabicFace, latinFace] = fontsOf('regular');
    expect(arabicFace?.turns('قائمة')).toBe(true);
    expect(latinFace?.turns('1042')).toBe(false);
  });
});
