/**
 * Parses phone numbers. A number without a country code belongs to `country`, by default Jordan.
 * (docs/spec/domain.md#country)
 */
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { DEFAULT_COUNTRY } from '../country/country.js';
import { COUNTRY_CODE_REQUIRED, INVALID_PHONE, wrongPhoneCharacter } from '../core/invalidPhoneMessages.js';
import type { LocalizedText } from '../core/language.js';
import { mobileLengthMessage } from './mobileFormats.js';
import { toLatinDigits } from '../text/digits.js';

interface PhoneOptions {
  /** The country of numbers that have no country code, ISO 3166-1 alpha-2. */
  readonly country?: CountryCode;
}

/** The last parsed number. The number of an order is validated, normalized and made searchable one after another. */
let last: { readonly key: string; readonly phone: PhoneNumber | undefined } | undefined;

function parse(text: string, { country = DEFAULT_COUNTRY }: PhoneOptions = {}): PhoneNumber | undefined {
  const key = `${country} ${text}`;
  if (last?.key === key) return last.phone;
  const phone = parsePhoneNumberFromString(normalizePhone(text), { defaultCountry: country, extract: false });
  last = { key, phone: phone?.isValid() ? phone : undefined };
  return last.phone;
}

export function isPhone(text: string, options?: PhoneOptions): boolean {
  return parse(text, options) !== undefined;
}

/**
 * What a phone number is for. `mobile`: a person must be reached on it. `venue`: guests call it, so it may be a hotline.
 * `any`: all other numbers.
 */
export type PhoneKind = 'any' | 'mobile' | 'venue';

/** The string formats of phone numbers. */
export const PHONE_KINDS = {
  phone: 'any',
  'mobile-phone': 'mobile',
  'venue-phone': 'venue',
} as const satisfies Readonly<Record<string, PhoneKind>>;

/** Short numbers that are dialled within a country, such as 19914 in Egypt. */
const HOTLINE = /^[1-9]\d{3,4}$/;

const isHotline = (text: string) => HOTLINE.test(normalizePhone(text).replace(/[\s-]/g, ''));

/** Whether guests can call a number: any valid number, or a hotline. */
export const isVenuePhone = (text: string): boolean => isHotline(text) || isPhone(text);

/** Whether a number is valid in a country, or in Jordan, whose numbers are stored without a code. */
const isPhoneIn = (text: string, country: string) =>
  isPhone(text) || (isSupportedCountry(country) && isPhone(text, { country }));

/**
 * The message for an invalid phone number; null if it is valid. A number that begins like a mobile number of the country
 * has a wrong number of digits; where a mobile is meant, also if another kind of number has as many. Another number that
 * starts with 0 may lack its country code: if it is long enough for some country, the message asks for the code. If not,
 * the number is incomplete.
 * @param country of a number without a code, ISO 3166-1 alpha-2
 */
export function phoneErrorMessage(
  text: string,
  country: string = DEFAULT_COUNTRY,
  kind: PhoneKind = 'any',
): LocalizedText | null {
  const typed = normalizePhone(text);
  const wrongLength = mobileLengthMessage(typed, country);
  if (kind === 'mobile' && wrongLength) return wrongLength;
  if (isPhoneIn(typed, country) || (kind === 'venue' && isHotline(typed))) return null;
  const wrong = /\d/.test(typed) ? /[^\d\s().+\-/]/u.exec(typed)?.[0] : undefined;
  if (wrong !== undefined) return wrongPhoneCharacter(wrong);
  return wrongLength ?? (/^0(?!0)(?:\D*\d){7}/.test(typed) ? COUNTRY_CODE_REQUIRED : INVALID_PHONE);
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
