/** What a new password must be, beyond its length. (Decisions, section 9; document 2, section 5.) */
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

/** What a person chose and typed again, with what they are known by where that is known. */
export interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
  readonly username?: string | undefined;
  readonly email?: string | null | undefined;
}

/** A rule that a new password breaks; `path` is a JSON pointer into the payload. */
export interface PasswordIssue {
  readonly path: '/password' | '/passwordConfirm';
  readonly message: LocalizedText;
}

const isUsernameOrEmail = (password: string, { username, email }: NewPassword) =>
  (username !== undefined && normalizeAccountUsername(password) === normalizeAccountUsername(username)) ||
  (typeof email === 'string' && normalizeEmail(password) === normalizeEmail(email));

/** One of the most common passwords, with however many digits or signs behind it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(plain.replace(/[!@#$%*.?_-]+$/, '')) || /^(.)\1*$/u.test(plain)
  );
}

/** Everything that is wrong with a new password; its length is the shape's business. */
export function passwordIssues(chosen: NewPassword): PasswordIssue[] {
  const faults: PasswordIssue[] = [];
  if (isUsernameOrEmail(chosen.password, chosen))
    faults.push({ path: '/password', message: PASSWORD_IS_USERNAME_MESSAGE });
  else if (isCommonPassword(chosen.password)) faults.push({ path: '/password', message: COMMON_PASSWORD_MESSAGE });
  if (chosen.password !== chosen.passwordConfirm)
    faults.push({ path: '/passwordConfirm', message: PASSWORD_MISMATCH_MESSAGE });
  return faults;
}
