/** Stores sessions in a table, with only a hash of each token. */
import { DAY_MS, MINUTE_MS, type Session } from '@qaima/schemas';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';
import { announceRevocation } from './revocations';
import { newSecret, secretHash } from '../secretHash';

/** A session expires this long after its last use. (docs/spec/api.md#sessions) */
export const SESSION_TTL_MS = 30 * DAY_MS;

/** How long a confirmation lasts, and a log-in as one. (docs/spec/api.md#fresh-confirmation) */
const CONFIRMATION_TTL_MS = 10 * MINUTE_MS;

/** A session is extended at most this often, to save writes. So its last activity is at most this old. */
const MIN_EXTENSION_INTERVAL_MS = 5 * MINUTE_MS;

export interface SignedIn {
  /** The row id in `up_users`. */
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly staff: boolean;
  readonly verified: boolean;
  /** Whether the account has a second factor. */
  readonly secured: boolean;
}

/** Who made a change: a signed-in account, or a command such as `npm run menus`, which has only a name. */
export type Actor = Pick<SignedIn, 'username' | 'name'>;

export interface StoredSession {
  readonly id: number;
  readonly account: SignedIn;
  /** Whether the user has confirmed lately who they are. */
  readonly confirmed: boolean;
  /** Whether the session should be extended now. */
  readonly ageing: boolean;
}

interface Found {
  readonly session: number;
  readonly expiresAt: number | string;
  readonly confirmedAt: number | string | null;
  readonly id: number;
  readonly username: string;
  readonly name: string | null;
  readonly verified: boolean | number | null;
  readonly blocked: boolean | number | null;
  readonly role: string | null;
  readonly secured: boolean | number;
}

export interface NewSession {
  /** The value for the cookie. Only its hash is stored. */
  readonly token: string;
  readonly userId: number;
}

/**
 * Creates a session in the current transaction.
 * @param device browser and operating system, for display
 * @param confirmed whether the user has just proved who they are, by more than a link
 */
export async function openSession(userId: number, device: string, confirmed: boolean): Promise<NewSession> {
  const now = Date.now();
  const token = newSecret();
  const sql = await connection();
  await sql('sessions').insert({
    document_id: newId(),
    token: secretHash(token),
    user_id: userId,
    expires_at: now + SESSION_TTL_MS,
    opened_at: now,
    confirmed_at: confirmed ? now : null,
    device,
  });
  return { token, userId };
}

/** Finds a session by its token, in one query; null if it is unknown or expired, or its user is blocked. */
export async function findSession(token: string): Promise<StoredSession | null> {
  const now = Date.now();
  const sql = await connection();
  const found = await sql('sessions as session')
    .join('up_users as person', 'person.id', 'session.user_id')
    .leftJoin('up_users_role_lnk as link', 'link.user_id', 'person.id')
    .leftJoin('up_roles as role', 'role.id', 'link.role_id')
    .where('session.token', secretHash(token))
    .andWhere('session.expires_at', '>', now)
    .first<Found | undefined>(
      {
        session: 'session.id',
        expiresAt: 'session.expires_at',
        confirmedAt: 'session.confirmed_at',
        id: 'person.id',
        username: 'person.username',
        name: 'person.name',
        verified: 'person.confirmed',
        blocked: 'person.blocked',
        role: 'role.type',
      },
      sql.raw('exists(select 1 from totps where totps.user_id = person.id and totps.is_confirmed) as secured'),
    );
  if (!found || found.blocked) return null;
  const { session, expiresAt, confirmedAt, id, username, name, verified, role, secured } = found;
  return {
    id: session,
    account: {
      id,
      username,
      name: name ?? '',
      staff: role === 'staff',
      verified: Boolean(verified),
      secured: Boolean(secured),
    },
    confirmed: Number(confirmedAt) > now - CONFIRMATION_TTL_MS,
    ageing: Number(expiresAt) - now < SESSION_TTL_MS - MIN_EXTENSION_INTERVAL_MS,
  };
}

/** Marks a session as confirmed from now on. */
export async function confirmSession(sessionId: number): Promise<void> {
  const sql = await connection();
  await sql('sessions').where({ id: sessionId }).update({ confirmed_at: Date.now() });
}

/** Extends a session if it still exists. */
export async function extendSession(sessionId: number): Promise<void> {
  const sql = await connection();
  await sql('sessions')
    .where({ id: sessionId })
    .update({ expires_at: Date.now() + SESSION_TTL_MS });
}

export async function closeSession(token: string): Promise<void> {
  const sql = await connection();
  await sql('sessions')
    .where({ token: secretHash(token) })
    .delete();
  announceRevocation();
}

/**
 * Ends all sessions of an account, except `keptId`, and its tickets and remembered browsers.
 * @returns the number of ended sessions
 */
export async function closeSessionsOf(userId: number, keptId?: number): Promise<number> {
  const sql = await connection();
  const theirs = sql('sessions').where({ user_id: userId });
  await endLogInTokens(userId);
  const closed = await (keptId === undefined ? theirs : theirs.whereNot({ id: keptId })).delete();
  announceRevocation();
  return closed;
}

/** Ends the tickets and remembered browsers of an account. (docs/spec/api.md#second-factor) */
export async function endLogInTokens(userId: number): Promise<void> {
  const sql = await connection();
  await sql('log_in_tokens').where({ user_id: userId }).delete();
}

interface OpenRow {
  readonly id: number;
  readonly document_id: string;
  readonly device: string | null;
  readonly opened_at: number | string | null;
  readonly expires_at: number | string;
}

/** The sessions of an account: the current one first, the others by last use. */
export async function listSessions(userId: number, currentId: number): Promise<Session[]> {
  const sql = await connection();
  const open = await sql('sessions')
    .where({ user_id: userId })
    .andWhere('expires_at', '>', Date.now())
    .orderBy('expires_at', 'desc')
    .select<OpenRow[]>('id', 'document_id', 'device', 'opened_at', 'expires_at');
  const sessions = open.map(({ id, document_id: _id, device, opened_at: openedAt, expires_at: expiresAt }) => ({
    _id,
    device: device ?? '',
    openedAt: openedAt === null ? null : new Date(Number(openedAt)).toISOString(),
    // A session is extended when it is used, so its expiry shows the time of its last use.
    seenAt: new Date(Number(expiresAt) - SESSION_TTL_MS).toISOString(),
    current: id === currentId,
  }));
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}

/** The row id of an account's session with this public id. */
export async function findSessionOf(userId: number, publicId: string): Promise<number | undefined> {
  const sql = await connection();
  const row = await sql('sessions')
    .where({ user_id: userId, document_id: publicId })
    .first<{ id: number } | undefined>('id');
  return row?.id;
}

export async function closeSessionById(id: number): Promise<void> {
  const sql = await connection();
  await sql('sessions').where({ id }).delete();
  announceRevocation();
}

/** Filters session ids to those that are still open and whose user is not blocked. */
export async function openSessionsAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
  const sql = await connection();
  const open = await sql('sessions as session')
    .join('up_users as person', 'person.id', 'session.user_id')
    .whereIn('session.id', ids)
    .andWhere('session.expires_at', '>', Date.now())
    .where((some) => void some.whereNull('person.blocked').orWhere('person.blocked', false))
    .select<{ id: number }[]>('session.id');
  return new Set(open.map(({ id }) => id));
}

/** Deletes expired sessions, and those of deleted users. */
export async function deleteExpiredSessions(): Promise<void> {
  const sql = await connection();
  await sql('sessions').where('expires_at', '<=', Date.now()).orWhereNull('user_id').delete();
}
