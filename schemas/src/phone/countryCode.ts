/**
 * Adds the country's code to phone numbers that were typed without one. Jordan is the default country, and its numbers
 * get no code. So a stored number without a code is Jordanian, even if the country of its menu changes.
 * (docs/spec/domain.md#country)
 */
import { getCountries, isSupportedCountry } from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY } from '../country/country.js';
import { toE164 } from './phone.js';

/** All countries, as ISO 3166-1 alpha-2 codes. */
export const COUNTRIES: readonly string[] = getCountries();

/** Whether a text is the ISO code of a country. */
export const isCountry = (code: string): boolean => isSupportedCountry(code);

/**
 * Adds the country's code to a number. If the number already has a code, or is not valid in that country, it is
 * unchanged.
 */
export function withCountryCode(text: string, country: string): string {
  const isTypedAtHome = country !== DEFAULT_COUNTRY && isSupportedCountry(country) && !/^\s*(?:\+|00)/.test(text);
  return (isTypedAtHome && toE164(text, { country })) || text;
}
