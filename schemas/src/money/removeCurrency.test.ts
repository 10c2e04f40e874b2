import { describe, expect, it } from 'vitest';
import { parseNumber } from '../number/parseNumber.js';
import { amountLimits } from './amountLimits.js';
import { CURRENCIES, currencyUnit } from './currency.js';
import { removeCurrency } from './removeCurrency.js';

const SIGNS = [
  ...CURRENCIES.flatMap((code) => [code, currencyUnit(code, 'ar'), currencyUnit(code, 'en')]),
  ...[
    'KD',
    'K.D.',
    'BD',
    'QR',
    'RO',
    'R.O.',
    'L.E',
    'LE',
    'L.E.',
    'TL',
    '﷼',
    'Dhs',
    'Dhs.',
    'Dh',
    'LL',
    'L.L.',
    'S.R.',
  ],
  ...['SR', 'JDs', 'ID', 'US$', 'ر.ع.', 'ر ق', 'د.ك', 'د.إ', 'ج', 'جنيه مصري', 'ريالات', 'dinars', 'riyal', 'd.h.s.'],
];

describe('a price with its currency', () => {
  it.each(SIGNS)('may have %s before or after the amount', (sign) => {
    const texts = [`${sign} 4.5`, `4.5 ${sign}`, `4.5${sign}`, `٤٫٥ ${sign}`, `4.5 ${sign.toLowerCase()}`];
    expect(texts.map((text) => parseNumber(removeCurrency(text)))).toEqual(
      texts.map(() => ({ kind: 'number', value: 4.5 })),
    );
  });

  it('keeps what may be a decimal mark, and words that contain a sign', () => {
    const texts = ['Dhs.25', 'JD.5', 'خمسة دينارين', 'whole', 'KDX 5'];
    expect(texts.map(removeCurrency)).toEqual(texts);
    expect(['L.L.895.000', 'JD .5', '$5', '5.'].map(removeCurrency)).toEqual(['895.000', '.5', '5', '5.']);
  });
});

describe('a dot before three digits', () => {
  const read = (text: string) =>
    Object.fromEntries(
      CURRENCIES.map((code) => {
        const reading = parseNumber(text, amountLimits({ 'x-money': true, maximum: 1_000_000 }, code));
        return [
          code,
          reading.kind === 'number' ? reading.value : reading.kind === 'ambiguous' ? reading.readings : null,
        ];
      }),
    );

  it('is a decimal mark, thousands or ambiguous, depending on the currency', () => {
    const asked = [1.25, 1250];
    const two = { USD: asked, SAR: asked, AED: asked, EGP: asked, QAR: asked, EUR: asked, GBP: asked, TRY: asked };
    expect(read('1.250')).toEqual({ ...two, JOD: 1.25, KWD: 1.25, BHD: 1.25, OMR: 1.25, IQD: 1250, LBP: 1250 });
    expect(read('1,250')).toMatchObject({ JOD: asked, SAR: asked, IQD: 1250, LBP: 1250 });
    expect(read('895.000')).toMatchObject({ LBP: 895_000, IQD: 895_000, TRY: [895, 895_000], KWD: 895 });
  });

  it('is a decimal mark in every currency where thousands are impossible', () => {
    for (const [text, value] of [
      ['0.250', 0.25],
      ['1250.125', 1250.125],
      ['1.2500', 1.25],
      ['1.25', 1.25],
    ] as const)
      expect(new Set(Object.values(read(text)))).toEqual(new Set([value]));
  });
});
