/** Rules for new passwords beyond their length. (docs/spec/api.md#user-names-and-passwords) */
import type { LocalizedText } from '../core/language.js';
import { COMMON_PASSWORDS } from './commonPasswords.js';
import { normalizeEmail, normalizeAccountUsername } from './username.js';

export const PASSWORD_MISMATCH_MESSAGE = { ar: 'كلمتا المرور غير متطابقتين', en: 'Passwords must match' } as const;
export const COMMON_PASSWORD_MESSAGE = {
  ar: 'كلمة المرور شائعة ويسهل تخمينها، الرجاء اختيار كلمة أخرى',
  en: 'This password is common and easy to guess. Please choose another one',
} as const;
export const PASSWORD_IS_USERNAME_MESSAGE = {
  ar: 'لا يجوز أن تكون كلمة المرور هي اسم المستخدم أو البريد الإلكتروني',
  en: 'The password must not be the username or the e-mail address',
} as const;

/** A new password, its confirmation, and the account's names if known. */
export interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
  readonly username?: string | undefined;
  readonly email?: string | null | undefined;
}

/** A violated password rule; `path` is a JSON pointer into the payload. */
export interface PasswordIssue {
  readonly path: '/password' | '/passwordConfirm';
  readonly message: LocalizedText;
}

const isUsernameOrEmail = (password: string, { username, email }: NewPassword) =>
  (username !== undefined && normalizeAccountUsername(password) === normalizeAccountUsername(username)) ||
  (typeof email === 'string' && normalizeEmail(password) === normalizeEmail(email));

/** Whether a password is a common one, a common one with symbols at the end, or a single repeated character. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(plain.replace(/[!@#$%*.?_-]+$/, '')) || /^(.)\1*$/u.test(plain)
  );
}

/** All violated rules of a new password, except its length, which the schema checks. */
export function passwordIssues(chosen: NewPassword): PasswordIssue[] {
  const faults: PasswordIssue[] = [];
  if (isUsernameOrEmail(chosen.password, chosen))
    faults.push({ path: '/password', message: PASSWORD_IS_USERNAME_MESSAGE });
  else if (isCommonPassword(chosen.password)) faults.push({ path: '/password', message: COMMON_PASSWORD_MESSAGE });
  if (chosen.password !== chosen.passwordConfirm)
    faults.push({ path: '/passwordConfirm', message: PASSWORD_MISMATCH_MESSAGE });
  return faults;
}
