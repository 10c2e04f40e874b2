import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontFor } from './fonts';
import { isPrintable, printable } from './printable';
import { ltr, runsOf } from './bidiRuns';

/** Two test fonts, like the font files: one for Arabic letters and spaces, another for the rest. */
const isArabic = (character: string) => /[\u0600-\u06ff ]/.test(character);
const arabic = {
  name: 'arabic',
  has: (codePoint: number) => isArabic(String.fromCodePoint(codePoint)),
  turns: (text: string) => /[\u0600-\u06ff]/.test(text),
};
const latin = { name: 'latin', has: (codePoint: number) => codePoint < 0x250, turns: () => false };
const faceFor = (text: string) =>
  [arabic, latin].find((face) => [...text].every((character) => face.has(character.codePointAt(0) ?? 0))) ?? null;

const textsOf = (line: string, direction: 'rtl' | 'ltr' = 'rtl') =>
  runsOf(line, direction, faceFor).map(({ text }) => text);

describe('a line is drawn from left to right', () => {
  it('with the last Arabic words first, whose letters the shaper reverses', () => {
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

it('give a space after an emoji the width of a letter font’s space', () => {
  const emoji = { name: 'emoji', has: () => true, turns: () => false };
  const withEmoji = (text: string) => (text === '🍗' ? emoji : faceFor(text));
  expect(runsOf('دجاج 🍗 حار', 'rtl', withEmoji).map(({ text, face }) => [text, face.name])).toEqual([
    [' حار', 'arabic'],
    ['🍗', 'emoji'],
    ['دجاج ', 'arabic'],
  ]);
});

const fontsIn = (text: string) =>
  runsOf(text, 'ltr', (part) => fontFor('regular', part)).map(({ text: drawn, face }) => [drawn, face.name]);

describe('the fonts', () => {
  it('have the letters of Arabic, the digits, and the signs of prices', () => {
    const text = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ،؟0123456789.,:%$#+-/()«»…﷼€';
    expect([isPrintable(text, 'regular'), isPrintable(text, 'bold')]).toEqual([true, true]);
  });

  it('turn what is Arabic or Hebrew, and nothing else', () => {
    const turns = ['قائمة', 'שלום', '1042', 'Борщ'].map((text) => fontFor('bold', text)?.turns(text));
    expect(turns).toEqual([true, true, false, false]);
  });

  it.each([
    ['Cyrillic', 'Аллергия', 'noto-sans-cyrillic'],
    ['Greek', 'Ψωμί', 'noto-sans-greek'],
    ['Hebrew', 'שלום', 'noto-sans-hebrew-hebrew'],
    ['Devanagari', 'हिन्दी', 'noto-sans-devanagari'],
    ['Armenian', 'Հայերեն', 'noto-sans-armenian-armenian'],
    ['Georgian', 'ქართული', 'noto-sans-georgian-georgian'],
    ['Thai', 'ไม่เผ็ด', 'noto-sans-thai-thai'],
    ['Latin', 'Yağmur', 'cairo-latin-ext'],
  ])('draw %s', (_script, word, font) => {
    expect(printable(word, 'bold')).toBe(word);
    expect(fontsIn(word).map(([, name]) => name)).toContain(`${font}-400-normal.woff`);
  });

  it('draw a Kurdish word in one font, so that its letters join', () => {
    expect(fontsIn('کوردی ڕێگا').map(([, name]) => name)).toEqual([
      'noto-sans-arabic-arabic-400-normal.woff',
      'cairo-arabic-400-normal.woff',
    ]);
  });

  it('draw an emoji of several characters as one', () => {
    expect(fontsIn('👨‍👩‍👧')).toEqual([['👨‍👩‍👧', 'noto-emoji-emoji-400-normal.woff']]);
  });
});

it('print the code points of characters without a font, and keep the rest', () => {
  const plain = (text: string) => printable(text, 'bold').replace(/[\u2066\u2069]/g, '');
  expect(plain('ramen \u{1F000}\uE000 and\u200c \uE001 \uFE0F')).toBe('ramen [?1F000 E000] and\u200c [?E001] \uFE0F');
  expect(printable(printable('x\uE000', 'bold'), 'bold')).toBe('x\u2066[?E000]\u2069');
});
