/**
 * Reads the phone numbers of a payload by the country of its menu. (docs/spec/domain.md#country)
 */
import { DEFAULT_COUNTRY } from '../country/country.js';
import { jsonPointer } from '../core/jsonPointer.js';
import type { LocalizedText } from '../core/language.js';
import type { Schema } from '../core/schema.js';
import { isKeyOf, isRecord } from '../core/typeGuards.js';
import type { ValidationIssue } from '../core/validationIssue.js';
import { withCountryCode } from '../phone/countryCode.js';
import { PHONE_KINDS, phoneErrorMessage } from '../phone/phone.js';
import { whatsappErrorMessage, whatsappLink } from './whatsapp.js';

/** A text with the country's code, by its format. */
function completed(text: string, { format = '' }: Schema, country: string): string {
  if (format === 'whatsapp-link') return whatsappLink(text, country) ?? text;
  return isKeyOf(PHONE_KINDS, format) ? withCountryCode(text, country) : text;
}

/** Adds the country's code to all phone numbers of a payload; other values stay as they are. */
export function withCountryCodes(schema: Schema, payload: unknown, country: string): unknown {
  if (country === DEFAULT_COUNTRY) return payload;
  if (typeof payload === 'string') return completed(payload, schema, country);
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

/** What is wrong with a phone number or WhatsApp link; null for valid ones, and for other formats. */
function contactErrorMessage(text: string, { format = '' }: Schema, country?: string): LocalizedText | null {
  if (format === 'whatsapp-link') return whatsappErrorMessage(text, country);
  return isKeyOf(PHONE_KINDS, format) ? phoneErrorMessage(text, country, PHONE_KINDS[format]) : null;
}

/**
 * If an issue is about a phone number or a WhatsApp link, changes the keyword. The message then says what is wrong.
 * @param country the country whose mobile numbers are known to the reader, ISO 3166-1 alpha-2
 */
export function withPhoneFault(problem: ValidationIssue, country?: string): ValidationIssue {
  const { keyword, schema, params } = problem;
  const { text } = params;
  if (keyword !== 'format' || !schema || typeof text !== 'string') return problem;
  const fault = contactErrorMessage(text, schema, country);
  return fault ? { ...problem, keyword: 'phone', params: { ...params, ...fault } } : problem;
}

/**
 * The mobile numbers of a payload that have a wrong number of digits in the menu's country, although another country or
 * a landline has as many.
 */
export function mobileIssues(schema: Schema, payload: unknown, country: string, path = ''): readonly ValidationIssue[] {
  if (typeof payload === 'string') {
    const isMobile = schema.format === 'mobile-phone' || schema.format === 'whatsapp-link';
    const fault = isMobile && payload.trim() !== '' ? contactErrorMessage(payload, schema, country) : null;
    return fault ? [{ path, keyword: 'phone', params: { ...fault }, blank: false, schema }] : [];
  }
  const { items, properties } = schema;
  if (Array.isArray(payload) && items)
    return payload.flatMap((entry, index) => mobileIssues(items, entry, country, `${path}/${index}`));
  if (!properties || !isRecord(payload)) return [];
  return Object.entries(payload).flatMap(([name, value]) => {
    const own = isKeyOf(properties, name) ? properties[name] : undefined;
    return own ? mobileIssues(own, value, country, path + jsonPointer(name)) : [];
  });
}
