/**
 * Parses phone numbers. Any valid number is accepted, mobile or landline. A number without a country code belongs to
 * `country`, by default Jordan. (docs/spec/domain.md#institution-and-contacts)
 */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY } from '../country/country.js';
import { COUNTRY_CODE_REQUIRED, INVALID_PHONE } from '../core/invalidPhoneMessages.js';
import type { ValidationIssue } from '../core/validationIssue.js';
import type { LocalizedText } from '../core/language.js';
import { mobileLengthMessage } from './mobileFormats.js';
import { toLatinDigits } from '../text/digits.js';

interface PhoneOptions {
  /** The country of numbers that have no country code, ISO 3166-1 alpha-2. */
  readonly country?: CountryCode;
}

function parse(text: string, { country = DEFAULT_COUNTRY }: PhoneOptions = {}) {
  const phone = parsePhoneNumberFromString(normalizePhone(text), { defaultCountry: country, extract: false });
  return phone?.isValid() ? phone : undefined;
}

export function isPhone(text: string, options?: PhoneOptions): boolean {
  return parse(text, options) !== undefined;
}

/**
 * The message for an invalid phone number; null if it is valid. A number that begins like a mobile number of the country
 * has a wrong number of digits. Another number that starts with 0 may lack its country code: if it is long enough for
 * some country, the message asks for the code. If not, the number is incomplete.
 * @param country the country whose mobile numbers are known to the reader, ISO 3166-1 alpha-2
 */
export function phoneErrorMessage(text: string, country: string = DEFAULT_COUNTRY): LocalizedText | null {
  if (isPhone(text)) return null;
  const wrongLength = mobileLengthMessage(normalizePhone(text), country);
  if (wrongLength) return wrongLength;
  return /^0(?!0)(?:\D*\d){7}/.test(normalizePhone(text)) ? COUNTRY_CODE_REQUIRED : INVALID_PHONE;
}

/**
 * If an issue is about a phone number, changes the keyword. The message then says what is wrong with the number.
 * @param country the country whose mobile numbers are known to the reader, ISO 3166-1 alpha-2
 */
export function withPhoneFault(problem: ValidationIssue, country?: string): ValidationIssue {
  const { keyword, schema, params } = problem;
  const { text } = params;
  const isOfPhone = keyword === 'format' && schema?.format === 'phone' && typeof text === 'string';
  const fault = isOfPhone ? phoneErrorMessage(text, country) : null;
  return fault ? { ...problem, keyword: 'phone', params: { ...params, ...fault } } : problem;
}

/** The stored form: as typed, with Latin digits, trimmed, without invisible characters. */
export function normalizePhone(text: string): string {
  return toLatinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** The number as `+962791234567`, or null if invalid. */
export function toE164(text: string, options?: PhoneOptions): string | null {
  return parse(text, options)?.number ?? null;
}

/** The country of a number, ISO 3166-1 alpha-2; null if it is invalid or its code belongs to several countries. */
export const countryOfPhone = (text: string): string | null => parse(text)?.country ?? null;

/** The digits of a number as it is dialled in its own country: `0791234567`; empty if invalid. */
export const nationalDigits = (text: string): string => parse(text)?.formatNational().replace(/\D/g, '') ?? '';

/** The WhatsApp chat link of a number, or null if invalid. */
export function chatLink(text: string, options?: PhoneOptions): string | null {
  const number = toE164(text, options);
  return number && `https://wa.me/${number.slice(1)}`;
}
