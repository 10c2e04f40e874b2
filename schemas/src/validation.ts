/** The kernel's checkers: the kit's machinery with the formats that know the product. */
import { coreFormats } from './core/formats.js';
import type { Schema } from './core/schema.js';
import { createRepairer } from './core/repair.js';
import { createValidator, createValidityTest, type ValidationResult, type Normalizers } from './core/validator.js';
import { LINE_BREAK, removeControlCharacters } from './core/customRules.js';
import { safeUrl } from './menu/links.js';
import { isMenuUsername } from './menu/username.js';
import { profileLink, whatsappLink } from './menu/socialLinks.js';
import type { ValidationIssue } from './core/validationIssue.js';
import { withAmbiguousReadings } from './number/ambiguousNumber.js';
import { isPhone, normalizePhone, withCountryCodeHint } from './phone/phone.js';

/** Every format that a shape may name, by its test. */
export const stringFormats = {
  ...coreFormats,
  'web-link': (text: string) => text === '' || safeUrl(text) !== null,
  'whatsapp-link': (text: string) => text === '' || whatsappLink(text) !== null,
  'snapchat-link': (text: string) => text === '' || profileLink('snapchat', text) !== null,
  'instagram-profile': (text: string) => text === '' || profileLink('instagram', text) !== null,
  'facebook-profile': (text: string) => text === '' || profileLink('facebook', text) !== null,
  'x-profile': (text: string) => text === '' || profileLink('x', text) !== null,
  phone: (text: string) => text === '' || isPhone(text),
  'menu-username': (text: string) => text === '' || isMenuUsername(text),
} as const;

/** How texts of a format are stored, whatever they were typed with. */
export const normalizers: Normalizers = {
  phone: normalizePhone,
  'whatsapp-link': (text) => whatsappLink(text) ?? text,
};

const validatePayload = createValidator(stringFormats, { tidy: normalizers });

/** A problem with the sentence that fits what was sent. */
export const refineIssue = (problem: ValidationIssue): ValidationIssue =>
  withCountryCodeHint(withAmbiguousReadings(problem));

/** Checks a payload against its schema. */
export function validate(schema: Schema, payload: unknown): ValidationResult {
  const { issues: problems, value } = validatePayload(schema, payload);
  return { issues: problems.map(refineIssue), value };
}

/** Checks the texts of a query string against their schema, and gives them their types. */
export const validateQuery = createValidator(stringFormats, { coerce: true });

/** A text as it would be stored today: a phone number tidied, and on one line unless the schema is `x-multiline`. */
export function normalizeText(schema: Schema, text: string): string {
  if (schema.format === 'phone') return normalizePhone(text);
  return schema['x-multiline'] || !LINE_BREAK.test(text) ? text : text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ');
}

const repairer = createRepairer(createValidityTest(stringFormats), (schema, text) =>
  normalizeText(schema, removeControlCharacters(text)),
);

/** The nearest valid value to one that was stored; `undefined` when there is none. A valid one comes back itself. */
export const repairValue = repairer.repair;

/** What is answered where a required value is missing; `undefined` when nothing can stand for it. */
export const fallbackValue = repairer.fallback;
