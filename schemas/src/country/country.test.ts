import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../money/currency.js';
import { COUNTRIES, isCountry } from '../phone/countryCode.js';
import { countryProposal, NEAR_COUNTRIES } from './country.js';

describe('a country', () => {
  it('proposes a currency that menus may use and a time zone that exists', () => {
    const proposals = COUNTRIES.flatMap((code) => countryProposal(code) ?? []);
    expect(new Set(proposals.map(({ currency }) => currency))).toEqual(new Set(CURRENCIES));
    for (const { timeZone } of proposals) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(countryProposal('SA')).toEqual({ currency: 'SAR', timeZone: 'Asia/Riyadh', labelling: 'sa' });
    expect(['DE', 'JO'].map((code) => countryProposal(code)?.labelling)).toEqual(['eu', 'none']);
  });

  it('without a proposal changes nothing', () => {
    expect([countryProposal('JP'), countryProposal('toString'), countryProposal('')]).toEqual([null, null, null]);
  });

  it('is named by its ISO code', () => {
    expect(NEAR_COUNTRIES.every(isCountry)).toBe(true);
    expect(['jo', 'XX', '', 'Jordan'].map(isCountry)).toEqual([false, false, false, false]);
  });
});
