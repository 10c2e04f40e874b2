/** Recovery codes, for who has lost the second factor. (docs/spec/api.md#second-factor) */
import { RECOVERY_CODES } from '@qaima/schemas';
import { newId, randomToken, READABLE_CHARACTERS } from '../../database/ids';
import { connection } from '../../database/transaction';
import { hashPassword, isPassword } from './passwordHash';

const LENGTH = 10;

export interface NewRecoveryCodes {
  /** In two groups: `ABCDE-23456`. */
  readonly codes: string[];
  readonly hashes: readonly string[];
}

/** Makes codes. Hashing takes long, so it runs outside transactions. */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomToken(LENGTH, READABLE_CHARACTERS));
  const hashes = await Promise.all(codes.map((code) => hashPassword(code)));
  return { codes: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`), hashes };
}

/** Replaces the codes of an account. */
export async function storeRecoveryCodes(userId: number, { hashes }: NewRecoveryCodes): Promise<void> {
  await deleteRecoveryCodes(userId);
  const sql = await connection();
  await sql('recovery_codes').insert(hashes.map((hash) => ({ document_id: newId(), user_id: userId, hash })));
}

export async function countRecoveryCodes(userId: number): Promise<number> {
  const sql = await connection();
  return (await sql('recovery_codes').where({ user_id: userId }).select('id')).length;
}

/** The row id of a code in any case, as `normalizeVerificationCode` leaves it; null if it is not one of the account. */
export async function findRecoveryCode(userId: number, code: string): Promise<number | null> {
  const sql = await connection();
  const held = await sql('recovery_codes')
    .where({ user_id: userId })
    .select<{ id: number; hash: string }[]>('id', 'hash');
  for (const { id, hash } of held) if (await isPassword(code.toUpperCase(), hash)) return id;
  return null;
}

/** Uses a code up; false if another request was first. */
export async function useRecoveryCode(id: number): Promise<boolean> {
  const sql = await connection();
  return (await sql('recovery_codes').where({ id }).delete()) === 1;
}

export async function deleteRecoveryCodes(userId: number): Promise<void> {
  const sql = await connection();
  await sql('recovery_codes').where({ user_id: userId }).delete();
}
