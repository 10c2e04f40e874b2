import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyDecimals, currencyUnit, isArabicUnit, knownCurrency } from './currency.js';
import { moneyField } from '../core/fields.js';
import { itemUpdateSchema } from '../item/item.js';
import { priceChangeRequestSchema } from '../price-change/price-change.js';
import { validateInMenu } from '../validation.js';
import { LARGEST_TOTAL, largestPrice } from './largestAmounts.js';
import { formatAmount, formatMoney, formatPlainAmount, isShownAmount, toThousandths } from './money.js';

describe('the currencies', () => {
  it('have their usual sign in the reader’s language', () => {
    expect(CURRENCIES.map((code) => currencyUnit(code, 'ar')).join(' ')).toBe(
      'JD $ ر.س د.إ ج.م د.ك ر.ق د.ب ر.ع د.ع ل.ل € £ ₺',
    );
    expect(CURRENCIES.map((code) => currencyUnit(code, 'en')).join(' ')).toBe(
      'JD $ SAR AED EGP KWD QAR BHD OMR IQD LBP € £ ₺',
    );
    const chosen = CURRENCIES.filter((code) => currencyUnit(code, 'ar', 'arabic') !== currencyUnit(code, 'ar'));
    expect(chosen.map((code) => currencyUnit(code, 'ar', 'arabic'))).toEqual(['د.أ']);
    expect(CURRENCIES.filter((code) => isArabicUnit(currencyUnit(code, 'en')))).toEqual([]);
    expect(CURRENCIES.filter((code) => isArabicUnit(currencyUnit(code, 'ar')))).toHaveLength(9);
  });

  it('have the decimals of CLDR, except that dinars of Jordan have two', () => {
    for (const currency of CURRENCIES) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
      expect(currencyDecimals(currency)).toBe(currency === 'JOD' ? 2 : maximumFractionDigits);
    }
  });

  it('that are unknown are read as dinars of Jordan', () => {
    expect([knownCurrency('XYZ'), knownCurrency(null), knownCurrency('toString')]).toEqual(['JOD', 'JOD', 'JOD']);
    expect(formatMoney(4400, 'XYZ', 'ar')).toBe('4.40 JD');
  });
});

describe('the largest price', () => {
  it('is worth about a million Jordanian dinars, and carts add up exactly', () => {
    const [largest, others] = [CURRENCIES.map(largestPrice), ['IQD', 'LBP', 'EGP', 'TRY']];
    expect(others.map(largestPrice)).toEqual([1e9, 1e9, 1e8, 1e8]);
    expect(CURRENCIES.filter((code) => !others.includes(code)).map(largestPrice)).toEqual(Array(10).fill(1e6));
    expect(Math.max(...largest)).toBe(moneyField.maximum);
    expect(toThousandths(LARGEST_TOTAL)).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    ['JOD', 1_000_000.001, 1_000_000],
    ['TRY', 100_000_001, 100_000_000],
    ['LBP', 1_000_000_001, 1_000_000_000],
    [undefined, 2_000_000_000, 1_000_000],
  ])('of %s is named for %d, at any depth', (currency, price, limit) => {
    const draft = (amount: number) => ({ subItems: [{ title: 'كبير', price: amount }] });
    const { issues } = validateInMenu(itemUpdateSchema, draft(price), { currency });
    expect(issues).toMatchObject([{ path: '/subItems/0/price', keyword: 'maximum', params: { limit } }]);
    expect(validateInMenu(itemUpdateSchema, draft(limit), { currency }).issues).toEqual([]);
    expect(validateInMenu(priceChangeRequestSchema, { amount: -price }, { currency }).issues).toMatchObject([
      { path: '/amount', keyword: 'minimum', params: { limit: -limit } },
    ]);
  });
});

describe('a price', () => {
  it('is shown with the digits and the sign of its currency', () => {
    expect(formatMoney(4400, 'SAR', 'ar')).toBe('4.40 ر.س');
    expect(formatMoney(4400, 'KWD', 'ar')).toBe('4.400 د.ك');
    expect(formatMoney(1_234_005, 'BHD', 'en')).toBe('1,234.005 BHD');
    expect(formatMoney(4, 'KWD', 'en')).toBe('0.004 KWD');
    expect(formatMoney(4, 'SAR', 'en')).toBe('0.004 SAR');
    expect(formatAmount(4400, 'OMR')).toBe('4.400');
    expect(formatPlainAmount(-7, 'IQD')).toBe('-0.007');
  });

  it('loses no thousandth in any currency', () => {
    const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        const text = formatPlainAmount(amount, currency);
        expect(text.split('.')[1]?.length ?? 0).toBeGreaterThanOrEqual(currencyDecimals(currency));
        expect(toThousandths(Number(text))).toBe(amount);
        expect(isShownAmount(amount)).toBe(amount > 0);
      }),
    );
  });
});
