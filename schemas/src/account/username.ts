/** Account usernames and e-mail addresses in their stored form. (docs/spec/api.md#user-names-and-passwords) */
import type { LocalizedText } from '../core/language.js';
import { toLatinDigits } from '../text/digits.js';
import { wrongCharacterMessage } from '../text/wrongCharacter.js';
import { signUpSchema } from './account.js';

/** Words that API paths use in place of a username. */
export const RESERVED_ACCOUNT_USERNAMES: ReadonlySet<string> = new Set(
  'me signup login logout verify resend forgot reset factor passkeys'.split(' '),
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

const TOO_SHORT: LocalizedText = { ar: 'أقصر من 3 خانات.', en: 'Shorter than 3 characters.' };
const TOO_LONG: LocalizedText = { ar: 'أطول من 30 خانة.', en: 'Longer than 30 characters.' };

const NAME = new RegExp(signUpSchema.properties.username.pattern);

/** Whether a username is allowed: valid characters and not a reserved word. */
export function isAccountUsername(text: string): boolean {
  const name = normalizeAccountUsername(text);
  return NAME.test(name) && !RESERVED_ACCOUNT_USERNAMES.has(name);
}

/** What is wrong with a username, without repeating the rules, which are in the field's hint; null if it is allowed. */
export function accountUsernameMessage(text: string): LocalizedText | null {
  const name = normalizeAccountUsername(text);
  if (RESERVED_ACCOUNT_USERNAMES.has(name)) return RESERVED_USERNAME_MESSAGE;
  if (NAME.test(name)) return null;
  return wrongCharacterMessage(name, /[^a-z0-9._-]/u) ?? (name.length < 3 ? TOO_SHORT : TOO_LONG);
}
