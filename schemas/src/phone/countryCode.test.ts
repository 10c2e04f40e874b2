import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCountryCodes } from '../menu/countryCodes.js';
import { COUNTRIES, withCountryCode } from './countryCode.js';
import { toE164 } from './phone.js';

const schema = {
  type: 'object',
  properties: {
    phone: { type: 'string', format: 'phone' },
    whatsapp: { type: 'string', format: 'whatsapp-link' },
    notes: { type: 'string' },
    branches: { type: 'array', items: { type: 'object', properties: { phone: { type: 'string', format: 'phone' } } } },
  },
} as const;

describe('a phone number typed in a menu’s country', () => {
  it('gets the code of the country', () => {
    expect(withCountryCode('050 123 4567', 'SA')).toBe('+966501234567');
    expect(withCountryCode('٥٠٠١٢٣٤٥', 'KW')).toBe('+96550012345');
    expect(withCountryCode('0100 123 4567', 'EG')).toBe('+201001234567');
  });

  it('stays as typed in Jordan, with a country code, or if invalid there', () => {
    expect(withCountryCode('079 123 4567', 'JO')).toBe('079 123 4567');
    expect(withCountryCode('+962 79 123 4567', 'SA')).toBe('+962 79 123 4567');
    expect(withCountryCode('00962791234567', 'SA')).toBe('00962791234567');
    expect(withCountryCode('0791234567', 'SA')).toBe('0791234567');
    expect(withCountryCode('0501234567', 'nowhere')).toBe('0501234567');
  });

  it('is read the same by everyone afterwards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.stringMatching(/^[0-9 ]{0,14}$/), (country, typed) => {
        const stored = withCountryCode(typed, country);
        expect(withCountryCode(stored, country)).toBe(stored);
        if (stored !== typed) expect(toE164(stored)).toBe(stored);
      }),
    );
  });

  it('is found at any depth of a payload, and nothing else changes', () => {
    const typed = '0501234567';
    const payload = { phone: typed, whatsapp: typed, notes: typed, other: typed, branches: [{ phone: typed }, null] };
    expect(withCountryCodes(schema, payload, 'SA')).toEqual({
      ...payload,
      phone: '+966501234567',
      whatsapp: 'https://wa.me/966501234567',
      branches: [{ phone: '+966501234567' }, null],
    });
    fc.assert(fc.property(fc.anything(), (value) => Object.is(withCountryCodes(schema, value, 'JO'), value)));
    fc.assert(fc.property(fc.json(), (text) => void withCountryCodes(schema, JSON.parse(text), 'SA')));
  });
});
