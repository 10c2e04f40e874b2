/**
 * Phone numbers: any valid number, mobile or not; without a country code it is Jordan's.
 * (Owner's specification, section 5; public specification, sections 5 and 9.)
 */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import type { Words } from '../kit/words.js';
import { toLatinDigits } from '../text/digits.js';

export const DEFAULT_PHONE_COUNTRY = 'JO';

interface PhoneOptions {
  /** The country of numbers without a country code, ISO 3166-1 alpha-2. */
  readonly country?: CountryCode;
}

function parse(text: string, { country = DEFAULT_PHONE_COUNTRY }: PhoneOptions = {}) {
  const phone = parsePhoneNumberFromString(tidyPhone(text), { defaultCountry: country, extract: false });
  return phone?.isValid() ? phone : undefined;
}

/** Said of a number that can't be read and begins with 0, as people at home in another country write theirs. */
export const BEGIN_WITH_COUNTRY: Words = {
  ar: 'ابدأ برمز الدولة، مثل +971 أو +966',
  en: 'Begin with the country’s code, such as +971 or +966',
};

export function isPhone(text: string, options?: PhoneOptions): boolean {
  return parse(text, options) !== undefined;
}

/** A number as it is stored: as it was typed, with Latin digits and without invisible characters around it. */
export function tidyPhone(text: string): string {
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
