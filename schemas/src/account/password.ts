/** What a new password must be, beyond its length. (Decisions, section 9; document 2, section 5.) */
import type { Words } from '../core/language.js';
import { COMMON_PASSWORDS } from './commonPasswords.js';
import { normaliseEmail, normaliseUserName } from './username.js';

export const PASSWORDS_DIFFER = { ar: 'كلمتا المرور غير متطابقتين', en: 'Passwords must match' } as const;
export const COMMON_PASSWORD = {
  ar: 'كلمة المرور شائعة ويسهل تخمينها، الرجاء اختيار كلمة أخرى',
  en: 'This password is common and easy to guess. Please choose another one',
} as const;
export const PASSWORD_IS_NAME = {
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
export interface PasswordFault {
  readonly path: '/password' | '/passwordConfirm';
  readonly message: Words;
}

const isName = (password: string, { username, email }: NewPassword) =>
  (username !== undefined && normaliseUserName(password) === normaliseUserName(username)) ||
  (typeof email === 'string' && normaliseEmail(password) === normaliseEmail(email));

/** One of the most common passwords, with however many digits or signs behind it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(plain.replace(/[!@#$%*.?_-]+$/, '')) || /^(.)\1*$/u.test(plain)
  );
}

/** Everything that is wrong with a new password; its length is the shape's business. */
export function passwordFaults(chosen: NewPassword): PasswordFault[] {
  const faults: PasswordFault[] = [];
  if (isName(chosen.password, chosen)) faults.push({ path: '/password', message: PASSWORD_IS_NAME });
  else if (isCommonPassword(chosen.password)) faults.push({ path: '/password', message: COMMON_PASSWORD });
  if (chosen.password !== chosen.passwordConfirm) faults.push({ path: '/passwordConfirm', message: PASSWORDS_DIFFER });
  return faults;
}
