/** One-time log-in links. (docs/decisions/035-one-time-links.md) */
import { HOUR_MS, LOG_IN_LINK_TTL_HOURS, type Language, type LogInLink, type LogInStep } from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError } from '../../errors/httpError';
import type { NewSession, Actor } from '../../http/sessions/store';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import { signInOrAsk } from '../account/answerLogIn';
import { findById, findByName, isStaff } from '../account/users';
import { ERROR_MESSAGES as ACCOUNT_ERRORS } from '../account/errorMessages';
import { memberships } from '../../menu-parts/members';
import { recordActionOnMenus } from '../../audit/auditLog';
import { newSecret, secretHash } from '../../http/secretHash';

const WORDS = {
  ofStaff: {
    ar: 'هذا حساب لفريق العمل، وأصحابه يدخلون بكلمة المرور وحدها.',
    en: 'This is an account of staff, who sign in with their password alone.',
  },
  blocked: { ar: 'هذا الحساب موقوف.', en: 'This account is blocked.' },
  ended: {
    ar: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا، أو ادخل بكلمة المرور.',
    en: 'This link was used already, or is no longer valid. Ask for a new one, or log in with your password.',
  },
} as const;

const LIFE = LOG_IN_LINK_TTL_HOURS * HOUR_MS;

/** The public ids of the menus whose team includes this user. */
async function menusOf(userId: number): Promise<string[]> {
  const where = { id: { $in: (await memberships({ user: userId })).map(({ menuId }) => menuId) } };
  const menus = await rows('api::menu.menu').findMany({ where, select: ['documentId'] });
  return menus.map(({ documentId }) => documentId);
}

/**
 * Creates a link for a user and invalidates the previous one. Records it in the audit log of each menu that the user
 * manages.
 * @throws {HttpError} 404 for an unknown name, 409 for staff accounts
 */
export async function createLink(username: string, by: Actor): Promise<LogInLink> {
  const user = await findByName(username);
  if (!user) throw new HttpError(404, ACCOUNT_ERRORS.noUser);
  if (user.blocked) throw new HttpError(409, WORDS.blocked);
  if (await isStaff(user.id)) throw new HttpError(409, WORDS.ofStaff);
  const token = newSecret();
  const expiresAt = Date.now() + LIFE;
  await inTransaction(async () => {
    const sql = await connection();
    // Locks the user's row, so that concurrent calls can't create two links.
    await sql('up_users').select('id').where({ id: user.id }).forUpdate();
    await sql('log_in_links').where({ user_id: user.id }).delete();
    await sql('log_in_links').insert({
      document_id: newId(),
      token: secretHash(token),
      password: secretHash(user.passwordHash ?? ''),
      user_id: user.id,
      expires_at: expiresAt,
    });
    const menus = await menusOf(user.id);
    const done = { by, action: 'log-in-link-made', details: { admin: user.username } } as const;
    await recordActionOnMenus(done, menus.length > 0 ? menus : [undefined]);
  });
  return { token, expiresAt: new Date(expiresAt).toISOString() };
}

interface Found {
  readonly id: number;
  readonly made_with: string;
  readonly user_id: number;
}

interface Holder {
  readonly password: string | null;
  readonly blocked: boolean | number | null;
}

/**
 * Consumes a link and opens a session. Only one of several concurrent requests succeeds.
 * @throws {HttpError} 400 if the link is used or expired, or the password changed since
 */
export async function useLink(token: string, ctx: Context, language: Language): Promise<NewSession | LogInStep> {
  const opened = await inTransaction(async () => {
    const sql = await connection();
    const link = await sql('log_in_links')
      .where({ token: secretHash(token) })
      .andWhere('expires_at', '>', Date.now())
      .whereNotNull('user_id')
      .first<Found | undefined>({ id: 'id', made_with: 'password', user_id: 'user_id' });
    if (!link) return null;
    // Locks the user's row against a concurrent password change. If the password changes before this transaction, the
    // link is invalid. If it changes afterwards, the change ends the new session.
    const [user] = await sql('up_users')
      .select<Holder[]>('password', 'blocked')
      .where({ id: link.user_id })
      .forUpdate();
    if (!user || user.blocked || secretHash(user.password ?? '') !== link.made_with) return null;
    if ((await sql('log_in_links').where({ id: link.id }).delete()) !== 1) return null;
    const owner = await findById(link.user_id);
    return owner && signInOrAsk(owner, ctx, language, false);
  });
  if (opened === null) throw new HttpError(400, WORDS.ended);
  return opened;
}

/** Deletes expired links, and those of deleted users. */
export async function deleteExpiredLinks(): Promise<void> {
  const sql = await connection();
  await sql('log_in_links').where('expires_at', '<=', Date.now()).orWhereNull('user_id').delete();
}
