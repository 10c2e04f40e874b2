/** The rules of an account's fields, for sign-ups and for edits by administrators. (docs/spec/api.md#user-names-and-passwords) */
import { issueMessage } from '../core/issueMessage.js';
import type { LocalizedText } from '../core/language.js';
import type { ObjectSchema } from '../core/schema.js';
import { normalizePhone } from '../phone/phone.js';
import { validate } from '../validation.js';
import { signUpSchema } from './account.js';
import { passwordIssues } from './password.js';
import {
  isReservedAccountUsername,
  normalizeAccountUsername,
  normalizeEmail,
  RESERVED_USERNAME_MESSAGE,
} from './username.js';

/** A violated rule of an account; `path` is a JSON pointer to the field. */
export interface AccountIssue {
  readonly path: string;
  readonly message: LocalizedText;
}

/** Whether a new username is a reserved word; the schema checks its characters. */
export const usernameIssues = (username: string): AccountIssue[] =>
  isReservedAccountUsername(username) ? [{ path: '/username', message: RESERVED_USERNAME_MESSAGE }] : [];

const { name, username, email, phone, password } = signUpSchema.properties;
const FIELDS = { name, username, email, phone, password };
type AccountField = keyof typeof FIELDS;

// Constants, because a validator is compiled for each schema object.
const NEW: ObjectSchema = { type: 'object', properties: FIELDS, required: Object.keys(FIELDS) };
const STORED: ObjectSchema = { type: 'object', properties: FIELDS };

/** The fields of an account that somebody edits, the password as it is typed. */
export type AccountFields = Readonly<Partial<Record<AccountField, string>>>;

/** The fields in the form in which they are stored. */
export function normalizeAccountFields(fields: AccountFields): AccountFields {
  return {
    ...fields,
    ...(fields.name === undefined ? {} : { name: fields.name.trim() }),
    ...(fields.username === undefined ? {} : { username: normalizeAccountUsername(fields.username) }),
    ...(fields.email === undefined ? {} : { email: normalizeEmail(fields.email) }),
    ...(fields.phone === undefined ? {} : { phone: normalizePhone(fields.phone) }),
  };
}

/**
 * What an edit of an account by an administrator violates, in normalized fields. A new account needs all fields; of a
 * stored one only what changes is judged, so that an account from earlier times can still be edited.
 * @param stored the account's present fields; null for a new account
 */
export function accountIssues(fields: AccountFields, stored: AccountFields | null): readonly AccountIssue[] {
  const changed: AccountFields = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => value !== stored?.[field as AccountField]),
  );
  const broken = validate(stored ? STORED : NEW, changed).issues.map((issue) => ({
    path: issue.path,
    message: { ar: issueMessage(issue, 'ar'), en: issueMessage(issue, 'en') },
  }));
  const { username: newName, password: secret } = changed;
  const names = { username: fields.username ?? stored?.username, email: fields.email ?? stored?.email };
  return [
    ...broken,
    ...(newName === undefined ? [] : usernameIssues(newName)),
    ...(secret === undefined ? [] : passwordIssues({ ...names, password: secret, passwordConfirm: secret })),
  ];
}
