/** Users of Strapi's users-permissions plugin, extended by its `strapi-server.ts`. */
import { alternativeNames, freeNames, normalizeEmail, normalizeAccountUsername, normalizePhone } from '@qaima/schemas';
import type { Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { contactOf } from './contact';

const users = () => rows('plugin::users-permissions.user');

/** A user for callers outside of `api/account`, without the password hash. */
export interface User {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly verified: boolean;
  readonly blocked: boolean;
  readonly passwordHash: string | null;
}

const COLUMNS = ['id', 'username', 'name', 'phone', 'email', 'confirmed', 'blocked', 'password'] as const;

const textOr = <T>(value: unknown, fallback: T) => (typeof value === 'string' ? value : fallback);

const userOf = (row: Row): User => ({
  id: row.id,
  ...contactOf(row),
  email: textOr(row['email'], null),
  verified: Boolean(row['confirmed']),
  blocked: Boolean(row['blocked']),
  passwordHash: textOr(row['password'], null),
});

async function findWhere(where: Readonly<Record<string, unknown>>): Promise<User | null> {
  const row = await users().findOne({ where, select: COLUMNS });
  return row && userOf(row);
}

export const findById = (id: number) => findWhere({ id });
export const findByDocument = (documentId: string) => findWhere({ documentId });
export const findByName = (username: string) => findWhere({ username: normalizeAccountUsername(username) });
export const findByEmail = (email: string) => findWhere({ email: normalizeEmail(email) });

/** Finds a user by name or e-mail address. Names contain no `@`, so a text with one is an address. */
export const findByEither = (text: string) => (text.includes('@') ? findByEmail(text) : findByName(text));

/** Returns which of the two fields another account already has: the name, the address, both or neither. */
export async function takenFields(username: string, email: string): Promise<readonly ('username' | 'email')[]> {
  const [named, mailed] = [await findByName(username), await findByEmail(email)];
  return [...(named ? (['username'] as const) : []), ...(mailed ? (['email'] as const) : [])];
}

/** Free names that are similar to a taken one. */
export async function freeAlternatives(taken: string): Promise<readonly string[]> {
  const names = alternativeNames(normalizeAccountUsername(taken));
  const found = await users().findMany({ where: { username: { $in: [...names] } }, select: ['username'] });
  return freeNames(
    names,
    found.map(({ username }) => username),
  );
}

export type Role = 'authenticated' | 'staff';

async function roleId(type: Role): Promise<number> {
  const role = await rows('plugin::users-permissions.role').findOne({ where: { type }, select: ['id'] });
  if (!role) throw new Error(`There is no role "${type}".`);
  return role.id;
}

export interface NewUser {
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly passwordHash: string;
  readonly verified?: boolean;
  readonly role?: Role;
}

/**
 * Creates a user and returns its row id. Names are stored in lower case, so the database ensures uniqueness.
 * @throws an error that {@link isUniqueViolation} detects, if the name or address is taken
 */
export async function addUser({ role = 'authenticated', verified = false, ...given }: NewUser): Promise<number> {
  const { id } = await users().create({
    data: {
      username: normalizeAccountUsername(given.username),
      name: given.name.trim(),
      phone: normalizePhone(given.phone),
      email: given.email === null ? null : normalizeEmail(given.email),
      password: given.passwordHash,
      provider: 'local',
      confirmed: verified,
      blocked: false,
      role: await roleId(role),
    },
  });
  return id;
}

/** Locks a user's row until the current transaction ends. SQLite needs no lock: it has one writer. */
export async function lockUser(id: number): Promise<{ readonly phone: string | null } | undefined> {
  const sql = await connection();
  return sql('up_users').where({ id }).forUpdate().first<{ phone: string | null } | undefined>('phone');
}

export async function setVerified(id: number): Promise<void> {
  const sql = await connection();
  await sql('up_users').where({ id }).update({ confirmed: true });
}

/**
 * Replaces the address of an account that is not verified; false if it was verified meanwhile.
 * @throws an error that {@link isUniqueViolation} detects, if the address is taken
 */
export async function setUnverifiedEmail(id: number, email: string): Promise<boolean> {
  const sql = await connection();
  const changed = await sql('up_users')
    .where({ id, confirmed: false })
    .update({ email: normalizeEmail(email) });
  return changed === 1;
}

/** Stores a new password; false if the old one changed meanwhile. */
export async function setPassword(id: number, passwordHash: string, formerHash: string | null): Promise<boolean> {
  const sql = await connection();
  const changed = await sql('up_users').where({ id, password: formerHash }).update({ password: passwordHash });
  return changed === 1;
}

export async function isStaff(id: number): Promise<boolean> {
  return (await users().count({ where: { id, role: { type: 'staff' } } })) > 0;
}

/** All members of staff, by name. */
export async function staffMembers() {
  const found = await users().findMany({
    where: { role: { type: 'staff' } },
    select: ['username', 'name'],
    orderBy: [{ name: 'asc' }],
  });
  return found.map(contactOf).map(({ username, name }) => ({ username, name }));
}

/** The names of a member of staff; null if nobody of staff has this username. */
export async function staffMemberNamed(username: string) {
  const where = { username: normalizeAccountUsername(username), role: { type: 'staff' } };
  const found = await users().findOne({ where, select: ['username', 'name'] });
  if (!found) return null;
  const { username: storedName, name } = contactOf(found);
  return { username: storedName, name };
}

/** Removes the address, which disables password reset. */
export async function removeEmail(id: number): Promise<void> {
  const sql = await connection();
  await sql('up_users').where({ id }).update({ email: null });
}

export async function grantStaffRole(id: number): Promise<void> {
  await users().update({ where: { id }, data: { role: await roleId('staff') } });
}
