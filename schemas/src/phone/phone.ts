/**
 * Phone numbers: any valid number, mobile or not; without a country code it is Jordan's.
 * (Owner's specification, section 5; public specification, sections 5 and 9.)
 */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { COUNTRY_CODE_REQUIRED, INVALID_PHONE } from '../core/phoneMessages.js';
import type { ValidationIssue } from '../core/validationIssue.js';
import type { LocalizedText } from '../core/language.js';
import { toLatinDigits } from '../text/digits.js';

export const DEFAULT_PHONE_COUNTRY = 'JO';

interface PhoneOptions {
  /** The country of numbers without a country code, ISO 3166-1 alpha-2. */
  readonly country?: CountryCode;
}

function parse(text: string, { country = DEFAULT_PHONE_COUNTRY }: PhoneOptions = {}) {
  const phone = parsePhoneNumberFromString(normalizePhone(text), { defaultCountry: country, extract: false });
  return phone?.isValid() ? phone : undefined;
}

export function isPhone(text: string, options?: PhoneOptions): boolean {
  return parse(text, options) !== undefined;
}

/** What is said of a text that is no number; null of one that is. */
export function phoneErrorMessage(text: string, options?: PhoneOptions): LocalizedText | null {
  if (isPhone(text, options)) return null;
  return /^0(?!0)/.test(normalizePhone(text)) ? COUNTRY_CODE_REQUIRED : INVALID_PHONE;
}

/** The problem of a field that holds no number, with the sentence that fits what was sent. */
export function withCountryCodeHint(problem: ValidationIssue): ValidationIssue {
  const { keyword, schema, params } = problem;
  const { text } = params;
  const isOfPhone = keyword === 'format' && schema?.format === 'phone' && typeof text === 'string';
  return isOfPhone && phoneErrorMessage(text) === COUNTRY_CODE_REQUIRED
    ? { ...problem, keyword: 'phone-country' }
    : problem;
}

/** A number as it is stored: as it was typed, with Latin digits and without invisible characters around it. */
export function normalizePhone(text: string): string {
  return toLatinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** The number as `+962791234567`, or null when it is none. */
export function toE164(text: string, options?: PhoneOptions): string | null {
  return parse(text, options)?.number ?? null;
}

/** The address of a WhatsApp chat with a number, or null when it is none. */
export function chatLink(text: string, options?: PhoneOptions): string | null {
  const number = toE164(text, options);
  return number && `https://wa.me/${number.slice(1)}`;
}
