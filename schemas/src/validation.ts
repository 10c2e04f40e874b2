/** The kernel's checkers: the kit's machinery with the formats that know the product. */
import { kitFormats } from './core/formats.js';
import type { Schema } from './core/schema.js';
import { repairer } from './core/repair.js';
import { checker, conformer, type Checked, type Tidy } from './core/validator.js';
import { LINE_BREAK, withoutControls } from './core/customRules.js';
import { safeUrl } from './menu/links.js';
import { isAcceptableUsername } from './menu/username.js';
import { profileLink, whatsappLink } from './menu/socialLinks.js';
import type { Problem } from './core/validationIssue.js';
import { withReadings } from './number/ambiguousNumber.js';
import { isPhone, tidyPhone, withCountryCode } from './phone/phone.js';

/** Every format that a shape may name, by its test. */
export const formats = {
  ...kitFormats,
  'web-link': (text: string) => text === '' || safeUrl(text) !== null,
  'whatsapp-link': (text: string) => text === '' || whatsappLink(text) !== null,
  'snapchat-link': (text: string) => text === '' || profileLink('snapchat', text) !== null,
  'instagram-profile': (text: string) => text === '' || profileLink('instagram', text) !== null,
  'facebook-profile': (text: string) => text === '' || profileLink('facebook', text) !== null,
  'x-profile': (text: string) => text === '' || profileLink('x', text) !== null,
  phone: (text: string) => text === '' || isPhone(text),
  'menu-username': (text: string) => text === '' || isAcceptableUsername(text),
} as const;

/** How texts of a format are stored, whatever they were typed with. */
export const tidy: Tidy = { phone: tidyPhone, 'whatsapp-link': (text) => whatsappLink(text) ?? text };

const checkPayload = checker(formats, { tidy });

/** A problem with the sentence that fits what was sent. */
export const refineProblem = (problem: Problem): Problem => withCountryCode(withReadings(problem));

/** Checks a payload against its schema. */
export function check(schema: Schema, payload: unknown): Checked {
  const { problems, value } = checkPayload(schema, payload);
  return { problems: problems.map(refineProblem), value };
}

/** Checks the texts of a query string against their schema, and gives them their types. */
export const checkQuery = checker(formats, { coerce: true });

/** A text as it would be stored today: a phone number tidied, and on one line unless the schema is `x-multiline`. */
export function storedText(schema: Schema, text: string): string {
  if (schema.format === 'phone') return tidyPhone(text);
  return schema['x-multiline'] || !LINE_BREAK.test(text) ? text : text.replace(/\s*[\n\r\u2028\u2029]\s*/g, ' ');
}

const stored = repairer(conformer(formats), (schema, text) => storedText(schema, withoutControls(text)));

/** The nearest valid value to one that was stored; `undefined` when there is none. A valid one comes back itself. */
export const repaired = stored.repair;

/** What is answered where a required value is missing; `undefined` when nothing can stand for it. */
export const fallbackOf = stored.fallback;
