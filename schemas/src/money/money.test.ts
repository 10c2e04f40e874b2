import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../core/language.js';
import { interfaceMoney, providerMoney, providerMoneyIsolated } from './interfaceMoney.js';
import {
  formatAmount,
  formatMoney,
  fromThousandths,
  subtractRate,
  moneyParts,
  formatPercentIsolated,
  toPercent,
  formatPercent,
  formatPlainAmount,
  multiplyByRate,
  toThousandths,
} from './money.js';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const millionths = fc.integer({ min: 0, max: 1_000_000 });

describe('money on the wire', () => {
  it('survives the way there and back, whatever its three decimals', () => {
    fc.assert(fc.property(amount, (thousandths) => toThousandths(fromThousandths(thousandths)) === thousandths));
  });

  it('rounds half up by the written decimal, not by the binary float', () => {
    expect(toThousandths(1.0005)).toBe(1001);
    expect(toThousandths(1.00049)).toBe(1000);
    expect(toThousandths(-1.0005)).toBe(-1000);
    expect(toThousandths(5e-4)).toBe(1);
    expect(toThousandths(1e-7)).toBe(0);
    expect(toThousandths(1e21)).toBe(1e24);
  });

  it('counts what is absent as nothing', () => {
    expect([null, undefined, Number.NaN, Infinity].map(toThousandths)).toEqual([0, 0, 0, 0]);
  });
});

describe('a part of an amount', () => {
  it('is exact for six decimals, half up', () => {
    fc.assert(
      fc.property(amount, millionths, (thousandths, rate) => {
        const exact = BigInt(thousandths) * BigInt(rate);
        const halfUp = Number((exact + 500_000n) / 1_000_000n);
        expect(multiplyByRate(thousandths, rate / 1_000_000)).toBe(halfUp);
      }),
    );
  });

  it('and its rest are whole thousandths, off by at most one together', () => {
    fc.assert(
      fc.property(amount, millionths, (thousandths, rate) => {
        const surplus =
          multiplyByRate(thousandths, rate / 1e6) + subtractRate(thousandths, rate / 1e6, 1) - thousandths;
        expect([0, 1]).toContain(surplus);
      }),
    );
  });

  it('rounds the half that binary arithmetic loses', () => {
    expect(multiplyByRate(1010, 0.15)).toBe(152);
    expect(subtractRate(1010, 0.15, 1)).toBe(859);
    expect(subtractRate(1000, 1 / 3, 1)).toBe(667);
    expect([1650, 1000, 1010].map((price) => subtractRate(price, 0.1, 10))).toEqual([1490, 900, 910]);
    expect(subtractRate(375_000, 0.1, 250_000)).toBe(250_000);
    expect(multiplyByRate(99_000, 0.25)).toBe(24_750);
    expect(multiplyByRate(-3, 0.5)).toBe(-1);
  });

  it('reads as a percentage without a binary tail', () => {
    expect([0.07, 0.29, 0.155, 1, 0, 1 / 3].map(toPercent)).toEqual([7, 29, 15.5, 100, 0, 33.33]);
  });
});

describe('money as it is shown', () => {
  it('has the decimals of its currency, or as many as it has', () => {
    expect(formatMoney(4400, 'JOD', 'ar')).toBe('4.40 JD');
    expect(formatMoney(4400, 'USD', 'ar')).toBe('4.40 $');
    expect(formatMoney(1005, 'JOD', 'ar')).toBe('1.005 JD');
    expect(formatMoney(1000, undefined, 'ar')).toBe('1.00 JD');
    expect(formatMoney(1_500_000, 'IQD', 'ar')).toBe('1,500 د.ع');
    expect([250_500, 1_234_567, 7].map((amount) => formatAmount(amount, 'LBP'))).toEqual([
      '250.50',
      '1,234.567',
      '0.007',
    ]);
    expect(moneyParts(1_250_000, 'USD', 'en')).toEqual({ amount: '1,250.00', unit: '$' });
  });

  it('loses no thousandth of what is to be paid', () => {
    fc.assert(fc.property(amount, (owed) => toThousandths(Number(formatAmount(owed).replaceAll(',', ''))) === owed));
    expect([0, 4400, 32_125, 4].map((owed) => formatAmount(owed))).toEqual(['0.00', '4.40', '32.125', '0.004']);
  });

  it('uses the dinar’s Arabic sign for owners and provider, not for guests', () => {
    const amounts = (language: Language) => [
      interfaceMoney(4400, 'JOD', language),
      interfaceMoney(4400, 'USD', language),
      interfaceMoney(1_500_000, 'IQD', language),
      providerMoneyIsolated(70_005, language),
      formatMoney(4400, 'JOD', language),
    ];
    expect(amounts('ar')).toEqual(['4.40 د.أ', '4.40 $', '1,500 د.ع', '\u206670.005 د.أ\u2069', '4.40 JD']);
    expect(amounts('en')).toEqual(['4.40 JD', '4.40 $', '1,500 IQD', '\u206670.005 JD\u2069', '4.40 JD']);
    expect([providerMoney(0, 'ar'), interfaceMoney(0, 'JOD', 'ar')]).toEqual(['0.00 د.أ', '']);
  });

  it('separates thousands for people, and not for machines', () => {
    expect([999_990, 1_000_000, 1_250_000, 1_234_567_890].map((owed) => formatAmount(owed))).toEqual([
      '999.99',
      '1,000.00',
      '1,250.00',
      '1,234,567.89',
    ]);
    expect(formatAmount(-1_250_000)).toBe('-1,250.00');
    expect([1_042_505, 12_345_678_001].map((owed) => formatAmount(owed))).toEqual(['1,042.505', '12,345,678.001']);
    expect(formatPlainAmount(1_250_000)).toBe('1250.00');
    fc.assert(fc.property(amount, (any) => formatAmount(any).replaceAll(',', '') === formatPlainAmount(any)));
  });

  it('is hidden when there is no price', () => {
    expect([0, null, undefined, -4].map((price) => formatMoney(price, 'JOD', 'ar'))).toEqual(['', '', '', '']);
    expect(moneyParts(0, 'JOD', 'en')).toBeNull();
    expect(formatMoney(5, 'JOD', 'ar')).toBe('0.005 JD');
  });
});

describe('a percentage', () => {
  it('has a Latin sign after Latin digits, and only necessary decimals', () => {
    expect([0, 0.5, 12.25, 35, 100, 1250].map(formatPercent)).toEqual([
      '0%',
      '0.5%',
      '12.25%',
      '35%',
      '100%',
      '1,250%',
    ]);
    expect(formatPercent(toPercent(0.07))).toBe('7%');
  });

  it('keeps its sign on one side in a sentence', () => {
    expect(formatPercentIsolated(25)).toBe('\u206625%\u2069');
  });
});
