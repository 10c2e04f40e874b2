/** Stored passkeys. (docs/spec/api.md#passkeys) */
import type { Passkey } from '@qaima/schemas';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';

interface PasskeyRow {
  readonly id: number;
  readonly document_id: string;
  readonly user_id: number;
  readonly credential: string;
  readonly public_key: string;
  readonly counter: number | string;
  readonly title: string;
  readonly device: string;
  readonly syncs: boolean | number;
  readonly registered_at: number | string;
  readonly used_at: number | string | null;
}

const passkeyOf = (row: PasskeyRow): Passkey => ({
  _id: row.document_id,
  title: row.title,
  device: row.device,
  createdAt: new Date(Number(row.registered_at)).toISOString(),
  usedAt: row.used_at === null ? null : new Date(Number(row.used_at)).toISOString(),
  syncs: Boolean(row.syncs),
});

async function rowsOf(userId: number): Promise<PasskeyRow[]> {
  const sql = await connection();
  return sql<PasskeyRow>('passkeys').where({ user_id: userId }).orderBy('id').select();
}

/** The passkeys of a user, oldest first. */
export const listPasskeys = async (userId: number): Promise<Passkey[]> => (await rowsOf(userId)).map(passkeyOf);

/** The ids under which browsers know them. */
export const credentialsOf = async (userId: number): Promise<string[]> =>
  (await rowsOf(userId)).map(({ credential }) => credential);

export async function hasPasskeys(userId: number): Promise<boolean> {
  const sql = await connection();
  return (await sql('passkeys').where({ user_id: userId }).first('id')) !== undefined;
}

export interface NewStoredPasskey {
  readonly userId: number;
  readonly credential: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly title: string;
  readonly device: string;
  readonly syncs: boolean;
}

/** @throws an error that `isUniqueViolation` detects, if the credential is stored already */
export async function addPasskey({ userId, publicKey, ...given }: NewStoredPasskey): Promise<Passkey> {
  const sql = await connection();
  const row = {
    ...given,
    document_id: newId(),
    user_id: userId,
    public_key: publicKey,
    registered_at: Date.now(),
    used_at: null,
  };
  await sql('passkeys').insert(row);
  return passkeyOf({ ...row, id: 0 });
}

export interface KnownPasskey {
  readonly id: number;
  readonly userId: number;
  /** The user's public id, which the authenticator keeps with the key. */
  readonly userHandle: string;
  readonly publicKey: string;
  readonly counter: number;
}

interface KnownRow extends Pick<PasskeyRow, 'id' | 'user_id' | 'public_key' | 'counter'> {
  readonly handle: string;
}

/** Finds a passkey and its user by the credential's id. */
export async function findPasskey(credential: string): Promise<KnownPasskey | null> {
  const sql = await connection();
  const found = await sql('passkeys as passkey')
    .join('up_users as person', 'person.id', 'passkey.user_id')
    .where('passkey.credential', credential)
    .first<KnownRow | undefined>({
      id: 'passkey.id',
      user_id: 'passkey.user_id',
      public_key: 'passkey.public_key',
      counter: 'passkey.counter',
      handle: 'person.document_id',
    });
  if (!found) return null;
  const { id, user_id: userId, handle, public_key: publicKey, counter } = found;
  return { id, userId, userHandle: userHandle(handle), publicKey, counter: Number(counter) };
}

const userHandle = (documentId: string) => Buffer.from(documentId).toString('base64url');

/** What authenticators keep with a user's passkeys, in base64url. */
export async function userHandleOf(userId: number): Promise<string> {
  const sql = await connection();
  const found = await sql('up_users').where({ id: userId }).first<{ document_id: string } | undefined>('document_id');
  return userHandle(found?.document_id ?? '');
}

/** Notes a use; false if the passkey was removed meanwhile. */
export async function notePasskeyUse(id: number, counter: number): Promise<boolean> {
  const sql = await connection();
  return (await sql('passkeys').where({ id }).update({ counter, used_at: Date.now() })) === 1;
}

/** @returns the renamed passkey; null if the user has none with this id */
export async function renamePasskey(userId: number, publicId: string, title: string): Promise<Passkey | null> {
  const sql = await connection();
  const changed = await sql('passkeys').where({ user_id: userId, document_id: publicId }).update({ title });
  if (changed === 0) return null;
  return (await listPasskeys(userId)).find(({ _id }) => _id === publicId) ?? null;
}

/** @param publicId of one passkey; without it, all of the user. @returns how many were removed */
export async function removePasskeys(userId: number, publicId?: string): Promise<number> {
  const sql = await connection();
  const theirs = sql('passkeys').where({ user_id: userId });
  return (publicId === undefined ? theirs : theirs.andWhere({ document_id: publicId })).delete();
}
