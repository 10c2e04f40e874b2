import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactNumber, parseNumber } from './parseNumber.js';

const SCRIPTS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'] as const;
const inScript = (script: string, text: string) => text.replace(/\d/g, (digit) => script[Number(digit)] ?? '');
const script = fc.constantFrom(...SCRIPTS);
const decimalMark = fc.constantFrom('.', '٫', '،', ',');
const number = (value: number) => ({ kind: 'number', value });
const ambiguous = (...readings: number[]) => ({ kind: 'ambiguous', readings });

describe('a typed number', () => {
  it('parses in any script, with any decimal mark before one or two digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.stringMatching(/^\d{1,2}$/),
        script,
        decimalMark,
        fc.boolean(),
        (whole, fraction, digits, mark, isMarked) => {
          const text = `${isMarked ? ' \u200f' : ''}${whole}${mark}${fraction}${isMarked ? '\u200e ' : ''}`;
          expect(parseNumber(inScript(digits, text))).toEqual(number(Number(`${whole}.${fraction}`)));
        },
      ),
    );
  });

  it('reads back what a number is written as', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), script, (thousandths, digits) => {
        const value = thousandths / 1000 + 0;
        expect(parseNumber(inScript(digits, String(value)))).toEqual(number(value));
      }),
    );
  });

  it('with a comma and three digits is ambiguous, unless one reading fits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.stringMatching(/^\d{3}$/),
        script,
        fc.constantFrom('،', ','),
        (whole, fraction, digits, mark) => {
          const text = inScript(digits, `${whole}${mark}${fraction}`);
          const [decimal, grouped] = [Number(`${whole}.${fraction}`), Number(`${whole}${fraction}`)];
          expect(parseNumber(text)).toEqual(ambiguous(decimal, grouped));
          expect(parseNumber(text, { maximum: whole + 0.999 })).toEqual(number(decimal));
          if (!Number.isInteger(decimal)) expect(parseNumber(text, { type: 'integer' })).toEqual(number(grouped));
        },
      ),
    );
    expect(['0,250', '1250,125', '31,953912'].map((text) => parseExactNumber(text))).toEqual([
      0.25, 1250.125, 31.953912,
    ]);
  });

  it('with a blank in it is always asked about', () => {
    expect(parseNumber('4 50')).toEqual(ambiguous(4.5, 450));
    expect(parseNumber('1\u00a0250')).toEqual(ambiguous(1.25, 1250));
    expect(parseNumber('4 50', { maximum: 90 })).toEqual(ambiguous(4.5));
    expect(parseNumber('4 50', { type: 'integer' })).toEqual(ambiguous(450));
    expect(parseNumber('4 50', { maximum: 1 })).toEqual(ambiguous(4.5, 450));
  });

  it('may group its thousands where nothing else can be meant', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 999_999_999 }),
        fc.constantFrom(',', '،', '٬', '.', ' '),
        script,
        (value, mark, digits) => {
          const grouped = String(value).replace(/\B(?=(\d{3})+$)/g, mark);
          expect(parseNumber(inScript(digits, grouped))).toEqual(number(value));
        },
      ),
    );
    const sure = ['1,250.5', '١٬٢٥٠٫٥', '1.250,5', '1٬250', '1 250,500', '1,250.'];
    expect(sure.map((text) => parseExactNumber(text))).toEqual([1250.5, 1250.5, 1250.5, 1250, 1250.5, 1250]);
  });

  it('may be signed, unfinished, or begin with its mark', () => {
    const texts = ['4.5.', '+3', '-5', '−5', '- 5', '.5', '،٥', '3.', '7،', '-0'];
    expect(texts.map((text) => parseExactNumber(text))).toEqual([4.5, 3, -5, -5, -5, 0.5, 0.5, 3, 7, 0]);
  });

  it('is none when it is blank or not a number', () => {
    expect(['', ' ', '\u200f'].map((text) => parseNumber(text).kind)).toEqual(['blank', 'blank', 'blank']);
    const none = ['.', '-', '1.2.3', '1e3', '0x10', 'NaN', 'Infinity', '12 JD', '1,,2', '1, 250', '12,34,567', '4 5 6'];
    expect(none.map((text) => parseNumber(text).kind)).toEqual(none.map(() => 'none'));
    expect(parseNumber('9'.repeat(400)).kind).toBe('none');
  });

  it('consists of exactly the digits that were typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+]?[\d.,٫،٬ ]{1,9}$/), (text) => {
        const reading = parseNumber(text);
        const values =
          reading.kind === 'number' ? [reading.value] : reading.kind === 'ambiguous' ? reading.readings : [];
        const typed = text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
        for (const value of values)
          expect(
            value
              .toFixed(9)
              .replace(/\D/g, '')
              .replace(/^0+|0+$/g, ''),
          ).toBe(typed);
      }),
    );
  });
});
