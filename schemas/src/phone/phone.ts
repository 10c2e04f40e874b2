/**
 * Phone numbers: any valid number, mobile or not; without a country code it is Jordan's.
 * (Owner's specification, section 5; public specification, sections 5 and 9.)
 */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { toLatinDigits } from '../text/digits.js';

export const DEFAULT_PHONE_COUNTRY = 'JO';

interface PhoneOptions {
  /** The country of numbers without a country code, ISO 3166-1 alpha-2. */
  readonly country?: CountryCode;
}

function parse(text: string, { country = DEFAULT_PHONE_COUNTRY }: PhoneOptions = {}) {
  const phone = parsePhoneNumberFromString(toLatinDigits(text).trim(), { defaultCountry: country, extract: false });
  return phone?.isValid() ? phone : undefined;
}

export function isPhone(text: string, options?: PhoneOptions): boolean {
  return parse(text, options) !== undefined;
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
