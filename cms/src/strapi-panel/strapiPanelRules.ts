/** Judges edits of users in Strapi's panel by the rules of the API. (docs/spec/operations.md#strapis-panel) */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  accountIssues,
  normalizeAccountFields,
  propertyOf,
  schemaLabel,
  signUpSchema,
  type AccountFields,
  type AccountIssue,
  type Language,
  type LocalizedText,
  type Schema,
} from '@qaima/schemas';
import { closeSessionsOf } from '../http/sessions/store';
import { inTransaction } from '../database/transaction';
import { LAST_OWNER, lockOwnMenus, namesWithoutOwner } from '../api/team/lastOwner';
import { hashPassword } from '../api/account/passwordHash';
import { logSessionsEnded } from '../api/account/sessions';
import { findByDocument, setPassword, type User } from '../api/account/users';

type Data = Readonly<Record<string, unknown>>;

const NO_COPIES: LocalizedText = {
  ar: 'لا تُنسخ الحسابات. أنشئ حسابًا جديدًا.',
  en: 'Accounts are not duplicated. Create a new one.',
};

/** A message in both languages, as the panel's labels are: it has no language of its own. */
const inBoth = ({ ar, en }: LocalizedText): string => `${ar} · ${en}`;

const LABELS: Readonly<Record<string, Schema>> = signUpSchema.properties;

/** An error whose message names the fields. The panel shows the details at the fields of a stored user only. */
function invalid(issues: readonly AccountIssue[]): Error {
  const faults = issues.map(({ path, message }) => {
    const field = path.slice(1);
    const named = (language: Language) => `${schemaLabel(LABELS[field], language)}: ${message[language]}`;
    return { path: [field], message: inBoth({ ar: named('ar'), en: named('en') }), name: 'ValidationError' };
  });
  return new errors.ValidationError(faults.map(({ message }) => message).join('\n'), { errors: faults });
}

/** The account's fields in what the panel sends. It sends null for an empty field. */
function accountFieldsOf(data: Data): AccountFields {
  const { name, username, email, phone, password } = data;
  const given = Object.entries({ name, username, email, phone }).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, typeof value === 'string' ? value : '']],
  );
  const fields = Object.fromEntries(given) as AccountFields;
  return normalizeAccountFields(typeof password === 'string' && password !== '' ? { ...fields, password } : fields);
}

const storedFieldsOf = ({ name, username, email, phone }: User): AccountFields =>
  normalizeAccountFields({ name, username, email: email ?? '', phone });

/** @returns what is stored instead of what the panel sent */
function judged(data: Data, user: User | null): Data {
  const fields = accountFieldsOf(data);
  const issues = accountIssues(fields, user && storedFieldsOf(user));
  if (issues.length > 0) throw invalid(issues);
  const { password: _, ...others } = data;
  // No address is null, because addresses are unique.
  return { ...others, ...fields, ...(fields.email === '' ? { email: null } : {}) };
}

/** Applies the API's passwords (argon2id; Strapi would store bcrypt), and ends the sessions of changed accounts. */
async function finish(written: unknown, { password, blocked }: Data): Promise<void> {
  const documentId = propertyOf(written, 'documentId');
  const user = typeof documentId === 'string' ? await findByDocument(documentId) : null;
  if (!user) return;
  if (typeof password === 'string') await setPassword(user.id, await hashPassword(password), user.passwordHash);
  if (typeof password === 'string' || blocked === true) {
    logSessionsEnded(user.id, await closeSessionsOf(user.id), 'by-panel');
  }
}

/** @throws an error that names the menus which have no owner any more */
async function assertOwned(menus: readonly number[]): Promise<void> {
  const names = await namesWithoutOwner(menus);
  if (names.length > 0) throw new errors.ApplicationError(`${inBoth(LAST_OWNER)} (${names.join(' · ')})`);
}

export function applyAccountRulesToPanel(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'plugin::users-permissions.user') return next();
    const { action } = context;
    if (action === 'clone') throw new errors.ApplicationError(inBoth(NO_COPIES));
    if (action !== 'create' && action !== 'update' && action !== 'delete') return next();
    // Strapi types `params` separately for each action; this union is too wide to read its properties.
    const params = context.params as { data: Data; readonly documentId?: string };
    return inTransaction(async () => {
      const user = params.documentId === undefined ? null : await findByDocument(params.documentId);
      if (action === 'delete') {
        const menus = user ? await lockOwnMenus(user.id) : [];
        const deleted = await next();
        // Not before, because the panel deletes several accounts at the same time in one transaction.
        await assertOwned(menus);
        return deleted;
      }
      params.data = judged(params.data, user);
      const written = await next();
      await finish(written, params.data);
      return written;
    });
  });
}
