/** The domain package's validators: the core validators with the product's formats. */
import { coreFormats } from './core/formats.js';
import type { Schema } from './core/schema.js';
import { isKeyOf } from './core/typeGuards.js';
import { createRepairer } from './core/repairStoredValues.js';
import { createValidator, createValidityTest, type ValidationResult, type Normalizers } from './core/validator.js';
import { LINE_BREAK, removeControlCharacters } from './core/customRules.js';
import { webLink } from './link/links.js';
import { isMenuUsername } from './menu/username.js';
import { mobileIssues, withCountryCodes, withPhoneFault } from './menu/countryCodes.js';
import { profileLink } from './menu/socialLinks.js';
import { whatsappLink } from './menu/whatsapp.js';
import type { ValidationIssue } from './core/validationIssue.js';
import { withAmbiguousReadings } from './money/ambiguousNumber.js';
import { amountIssues, withAmountLimit } from './money/amountLimits.js';
import type { CurrencyCode } from './money/currency.js';
import { isCountry } from './phone/countryCode.js';
import { isPhone, isVenuePhone, normalizePhone, PHONE_KINDS } from './phone/phone.js';

/** Every string format, with its test. */
export const stringFormats = {
  ...coreFormats,
  'web-link': (text: string) => text === '' || webLink(text) !== null,
  'whatsapp-link': (text: string) => text === '' || whatsappLink(text) !== null,
  'snapchat-link': (text: string) => text === '' || profileLink('snapchat', text) !== null,
  'instagram-profile': (text: string) => text === '' || profileLink('instagram', text) !== null,
  'facebook-profile': (text: string) => text === '' || profileLink('facebook', text) !== null,
  'x-profile': (text: string) => text === '' || profileLink('x', text) !== null,
  phone: (text: string) => text === '' || isPhone(text),
  'mobile-phone': (text: string) => text === '' || isPhone(text),
  'venue-phone': (text: string) => text === '' || isVenuePhone(text),
  country: isCountry,
  'menu-username': (text: string) => text === '' || isMenuUsername(text),
} as const;

/** Functions that normalize texts for storage, keyed by format. */
export const normalizers: Normalizers = {
  phone: normalizePhone,
  'mobile-phone': normalizePhone,
  'venue-phone': normalizePhone,
  'whatsapp-link': (text) => whatsappLink(text) ?? text,
  'web-link': (text) => webLink(text) ?? text,
};

const validatePayload = createValidator(stringFormats, { tidy: normalizers });

/** The properties of a menu by which payloads are judged. */
export interface MenuOfPayload {
  /** ISO 3166-1 alpha-2, by default Jordan. */
  readonly country?: string | undefined;
  /** By default the dinar of Jordan. */
  readonly currency?: CurrencyCode;
}

/**
 * Makes an issue more precise if it is about a phone number, a WhatsApp link or an amount, or if a number is ambiguous.
 * The message then says what is wrong.
 */
export const refineIssue = (problem: ValidationIssue, { country, currency }: MenuOfPayload = {}): ValidationIssue =>
  withPhoneFault(withAmountLimit(withAmbiguousReadings(problem, currency), currency), country);

function issuesIn(schema: Schema, payload: unknown, menu: MenuOfPayload): ValidationResult {
  const { issues: problems, value } = validatePayload(schema, payload);
  const issues = problems.map((problem) => refineIssue(problem, menu));
  return { issues: [...issues, ...amountIssues(schema, value, menu.currency)], value };
}

/** Validates a payload that belongs to no menu. */
export const validate = (schema: Schema, payload: unknown): ValidationResult => issuesIn(schema, payload, {});

/**
 * Validates a payload of a menu. Phone numbers without a country code are those of its country, and the messages about
 * them judge by it. Amounts are limited by its currency. (docs/spec/domain.md#country)
 */
export function validateInMenu(schema: Schema, payload: unknown, menu: MenuOfPayload): ValidationResult {
  const { country } = menu;
  if (country === undefined) return issuesIn(schema, payload, menu);
  const { issues, value } = issuesIn(schema, withCountryCodes(schema, payload, country), menu);
  const mobile = mobileIssues(schema, payload, country);
  const known = issues.map((issue) => mobile.find(({ path }) => path === issue.path) ?? issue);
  return { issues: [...known, ...mobile.filter((issue) => !known.includes(issue))], value };
}

/** Validates query parameters and converts their types. */
export const validateQuery = createValidator(stringFormats, { coerce: true });

/**
 * Normalizes a text as it would be stored today: phone numbers in their stored form, other texts on one line unless
 * the schema has `x-multiline`.
 */
export function normalizeText(schema: Schema, text: string): string {
  if (schema.format !== undefined && isKeyOf(PHONE_KINDS, schema.format)) return normalizePhone(text);
  return schema['x-multiline'] || !LINE_BREAK.test(text) ? text : text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ');
}

const repairer = createRepairer(createValidityTest(stringFormats), (schema, text) =>
  normalizeText(schema, removeControlCharacters(text)),
);

/** The nearest valid value to a stored one; `undefined` if there is none. A valid value is returned unchanged. */
export const repairValue = repairer.repair;

/** The value for a missing required property; `undefined` if there is none. */
export const fallbackValue = repairer.fallback;
