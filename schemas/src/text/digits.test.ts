import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber, toLatinDigits } from './digits.js';

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

describe('digits', () => {
  it('become Latin, and nothing else changes', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x9 طاولة')).toBe('0123456789 0123456789 x9 طاولة');
  });
});

describe('a typed number', () => {
  it('is read in either script', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(parseNumber(String(value))).toBe(value);
        expect(parseNumber(` ${arabicDigits(String(value)).replace('.', '٫')}\u200f`)).toBe(value);
      }),
    );
  });

  it('may group its thousands', () => {
    expect(['1,250.5', '١٬٢٥٠٫٥', '1,250,000', '+3', '.5', '3.'].map(parseNumber)).toEqual([
      1250.5, 1250.5, 1_250_000, 3, 0.5, 3,
    ]);
  });

  it('is refused when it is none, or could mean two', () => {
    const refused = ['', ' ', '.', '-', '4,5', '1,25', '1.2.3', '1e3', '0x10', 'NaN', 'Infinity', '12 JD', '٤،٥'];
    expect(refused.map(parseNumber)).toEqual(refused.map(() => null));
    expect(parseNumber('9'.repeat(400))).toBeNull();
  });
});
