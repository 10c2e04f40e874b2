import { describe, expect, it } from 'vitest';
import { toLatinDigits, toLatinNumber } from './digits.js';

describe('digits', () => {
  it('become Latin, and nothing else changes', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x9 طاولة')).toBe('0123456789 0123456789 x9 طاولة');
  });
  it('become Latin in a number together with its decimal mark', () => {
    expect(toLatinNumber('٢٫٧٥٠')).toBe('2.750');
    expect(toLatinNumber('١٬٢٥٠')).toBe('1٬250');
  });
});
