import { describe, expect, it } from 'vitest';
import { toLatinDigits } from './digits.js';

describe('digits', () => {
  it('become Latin, and nothing else changes', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x9 طاولة')).toBe('0123456789 0123456789 x9 طاولة');
  });
});
