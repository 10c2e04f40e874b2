/** The table of sessions. Only a hash of each token is stored. */
import type { Session } from '@qaima/schemas';
import { createHash, randomBytes } from 'node:crypto';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';

const DAY = 24 * 60 * 60 * 1000;

/** How long a session lasts after its last use, in ms. (docs/spec/api.md#sessions) */
export const SESSION_TTL_MS = 30 * DAY;

/** A session is moved on at most this often, in ms: a page's requests need not each write. */
const MOVED_ON_EVERY = 60 * 60 * 1000;

/** A signed-in person, as far as calls need to know. */
export interface SignedIn {
  /** The row of `up_users`. */
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly staff: boolean;
  readonly verified: boolean;
}

/** Who does something: an account that is signed in, or a command, which has a name alone. */
export type Actor = Pick<SignedIn, 'username' | 'name'>;

/** A session that holds. */
export interface StoredSession {
  readonly id: number;
  readonly account: SignedIn;
  /** Whether it is time to move its end on. */
  readonly ageing: boolean;
}

interface Found {
  readonly session: number;
  readonly expiresAt: number | string;
  readonly id: number;
  readonly username: string;
  readonly name: string | null;
  readonly verified: boolean | number | null;
  readonly blocked: boolean | number | null;
  readonly role: string | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A session that was just opened. */
export interface NewSession {
  /** What the cookie is to hold; nobody can read it again. */
  readonly token: string;
  readonly userId: number;
}

/** Opens a session. Within a transaction it belongs to it. @param device as a person recognises it */
export async function openSession(userId: number, device: string): Promise<NewSession> {
  const now = Date.now();
  const token = randomBytes(32).toString('base64url');
  const sql = await connection();
  await sql('sessions').insert({
    document_id: newId(),
    token: hashOf(token),
    user_id: userId,
    expires_at: now + SESSION_TTL_MS,
    opened_at: now,
    device,
  });
  return { token, userId };
}

/** The session of a token, in one query; null when there is none, it ended, or its user may not come in. */
export async function findSession(token: string): Promise<StoredSession | null> {
  const now = Date.now();
  const sql = await connection();
  const found = await sql('sessions as session')
    .join('up_users as person', 'person.id', 'session.user_id')
    .leftJoin('up_users_role_lnk as link', 'link.user_id', 'person.id')
    .leftJoin('up_roles as role', 'role.id', 'link.role_id')
    .where('session.token', hashOf(token))
    .andWhere('session.expires_at', '>', now)
    .first<Found | undefined>({
      session: 'session.id',
      expiresAt: 'session.expires_at',
      id: 'person.id',
      username: 'person.username',
      name: 'person.name',
      verified: 'person.confirmed',
      blocked: 'person.blocked',
      role: 'role.type',
    });
  if (!found || found.blocked) return null;
  const { session, expiresAt, id, username, name, verified, role } = found;
  return {
    id: session,
    account: { id, username, name: name ?? '', staff: role === 'staff', verified: Boolean(verified) },
    ageing: Number(expiresAt) - now < SESSION_TTL_MS - MOVED_ON_EVERY,
  };
}

/** Moves a session's end on, as long as it still exists. */
export async function extendSession(sessionId: number): Promise<void> {
  const sql = await connection();
  await sql('sessions')
    .where({ id: sessionId })
    .update({ expires_at: Date.now() + SESSION_TTL_MS });
}

/** Ends the session of a token. */
export async function closeSession(token: string): Promise<void> {
  const sql = await connection();
  await sql('sessions')
    .where({ token: hashOf(token) })
    .delete();
}

/** Ends all sessions of someone, but for one that is kept. @returns how many */
export async function closeSessionsOf(userId: number, keptId?: number): Promise<number> {
  const sql = await connection();
  const theirs = sql('sessions').where({ user_id: userId });
  return (keptId === undefined ? theirs : theirs.whereNot({ id: keptId })).delete();
}

interface OpenRow {
  readonly id: number;
  readonly document_id: string;
  readonly device: string | null;
  readonly opened_at: number | string | null;
  readonly expires_at: number | string;
}

/** Where somebody is signed in: the session that asks first, then the one that was used last. */
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
    // A session is moved on when it is used.
    seenAt: new Date(Number(expiresAt) - SESSION_TTL_MS).toISOString(),
    current: id === currentId,
  }));
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}

/** The row of one of somebody's sessions by its public id; undefined when they have no such session. */
export async function findSessionOf(userId: number, publicId: string): Promise<number | undefined> {
  const sql = await connection();
  const row = await sql('sessions')
    .where({ user_id: userId, document_id: publicId })
    .first<{ id: number } | undefined>('id');
  return row?.id;
}

/** Ends a session by its row. */
export async function closeSessionById(id: number): Promise<void> {
  const sql = await connection();
  await sql('sessions').where({ id }).delete();
}

/** Clears away the sessions that ended by themselves, and those of users who are gone. */
export async function deleteExpiredSessions(): Promise<void> {
  const sql = await connection();
  await sql('sessions').where('expires_at', '<=', Date.now()).orWhereNull('user_id').delete();
}
