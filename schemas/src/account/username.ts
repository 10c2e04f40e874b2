/** Account usernames and e-mail addresses in their stored form. (docs/spec/api.md#user-names-and-passwords) */
import { toLatinDigits } from '../text/digits.js';
import { signUpSchema } from './account.js';

/** Words that API paths use in place of a username. */
export const RESERVED_ACCOUNT_USERNAMES: ReadonlySet<string> = new Set(
  'me signup login logout verify resend forgot reset'.split(' '),
);

export const RESERVED_USERNAME_MESSAGE = {
  ar: 'هذا الاسم محجوز، الرجاء اختيار اسم آخر',
  en: 'This name is reserved. Please choose another one',
} as const;

/** A username in lower case: `Rana` and `rana` are the same account. */
export function normalizeAccountUsername(text: string): string {
  return toLatinDigits(text).trim().toLowerCase();
}

/** An e-mail address in lower case. No known provider distinguishes `A@x.com` from `a@x.com`. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isReservedAccountUsername(text: string): boolean {
  return RESERVED_ACCOUNT_USERNAMES.has(normalizeAccountUsername(text));
}

const NAME = new RegExp(signUpSchema.properties.username.pattern);

/** Whether a username is allowed: valid characters and not a reserved word. */
export function isAccountUsername(text: string): boolean {
  const name = normalizeAccountUsername(text);
  return NAME.test(name) && !RESERVED_ACCOUNT_USERNAMES.has(name);
}
