/**
 * Adds the country's code to phone numbers that were typed without one. Jordan is the default country, and its numbers
 * get no code. So a stored number without a code is Jordanian, even if the country of its menu changes.
 * (docs/spec/domain.md#country)
 */
import { getCountries, isSupportedCountry } from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY } from '../country/country.js';
import type { Schema } from '../core/schema.js';
import { isKeyOf, isRecord } from '../core/typeGuards.js';
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

/** Adds the country's code to all phone numbers of a payload; other values stay as they are. */
export function withCountryCodes(schema: Schema, payload: unknown, country: string): unknown {
  if (country === DEFAULT_COUNTRY) return payload;
  if (typeof payload === 'string')
    return schema.format === 'phone' || schema.format === 'whatsapp-link' ? withCountryCode(payload, country) : payload;
  const { items, properties } = schema;
  if (Array.isArray(payload) && items) return payload.map((entry) => withCountryCodes(items, entry, country));
  if (!properties || !isRecord(payload)) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const own = isKeyOf(properties, name) ? properties[name] : undefined;
      return [name, own ? withCountryCodes(own, value, country) : value];
    }),
  );
}
