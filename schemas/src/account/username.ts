/** The names that people sign in with, as they are stored and compared. (Decisions, sections 3 and 9.) */
import { toLatinDigits } from '../text/digits.js';
import { signUpSchema } from './account.js';

/** The words that stand where a user name does in the paths of calls. */
export const RESERVED_ACCOUNT_USERNAMES: ReadonlySet<string> = new Set(
  'me signup login logout verify resend forgot reset'.split(' '),
);

export const RESERVED_USERNAME_MESSAGE = {
  ar: 'هذا الاسم محجوز، الرجاء اختيار اسم آخر',
  en: 'This name is reserved. Please choose another one',
} as const;

/** A user name without case: `Rana` and `rana` are the same person. */
export function normalizeAccountUsername(text: string): string {
  return toLatinDigits(text).trim().toLowerCase();
}

/** An e-mail address without case. Providers that tell `A@x.com` from `a@x.com` are not known to exist. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isReservedAccountUsername(text: string): boolean {
  return RESERVED_ACCOUNT_USERNAMES.has(normalizeAccountUsername(text));
}

const NAME = new RegExp(signUpSchema.properties.username.pattern);

/** Whether somebody may be called so: by its letters, and because it is no word of a call. */
export function isAccountUsername(text: string): boolean {
  const name = normalizeAccountUsername(text);
  return NAME.test(name) && !RESERVED_ACCOUNT_USERNAMES.has(name);
}
