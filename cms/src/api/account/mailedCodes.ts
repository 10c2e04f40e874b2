/** The six-digit codes that verify an e-mail address. (docs/spec/api.md#mailed-codes) */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  MINUTE_MS,
  VERIFICATION_CODE_DIGITS,
  VERIFICATION_CODE_TTL_MINUTES,
  MAX_VERIFICATION_CODE_ATTEMPTS,
  normalizeVerificationCode,
  normalizeEmail,
  RESEND_DELAY_SECONDS,
} from '@qaima/schemas';
import { environment } from '../../config/environment';
import { secretFor } from '../../config/secrets';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';

export type Purpose = 'verify' | 'reset';

export const CODE_TTL_MS = VERIFICATION_CODE_TTL_MINUTES * MINUTE_MS;

let hmacKey: string | undefined;

/** A keyed hash. Plain hashes in a stolen table could be reversed by trying all of the million codes. */
function hmacOf(...parts: readonly string[]): string {
  hmacKey ??= secretFor('mailed codes');
  return createHmac('sha256', hmacKey).update(JSON.stringify(parts)).digest('hex');
}

/** Identifies the codes and mails for a purpose and an address. */
export const ownerOf = (purpose: Purpose, email: string) => hmacOf('owner', purpose, normalizeEmail(email));

const hashOf = (owner: string, code: string) => hmacOf('code', owner, code);

/** Issues a code and invalidates the address's previous one. Joins the current transaction. */
export async function issueCode(purpose: Purpose, email: string): Promise<string> {
  const code = await replaceCode(purpose, email, Number.MAX_SAFE_INTEGER);
  if (code === null) throw new Error('A code was not stored.');
  return code;
}

/** Issues a code. If the previous one is less than a minute old, keeps it and returns null. */
export async function reissueCode(purpose: Purpose, email: string): Promise<string | null> {
  const pause = environment().rateLimits ? RESEND_DELAY_SECONDS * 1000 : 0;
  return replaceCode(purpose, email, Date.now() - pause);
}

/**
 * Stores a new code, unless the current one was issued after `latest`. This is one statement. So if several requests
 * run concurrently, only one succeeds.
 */
async function replaceCode(purpose: Purpose, email: string, latest: number): Promise<string | null> {
  const owner = ownerOf(purpose, email);
  const code = String(randomInt(10 ** VERIFICATION_CODE_DIGITS)).padStart(VERIFICATION_CODE_DIGITS, '0');
  const now = Date.now();
  const sql = await connection();
  const stored = await sql('mailed_codes')
    .insert({
      document_id: newId(),
      owner,
      hash: hashOf(owner, code),
      tries: 0,
      own_tries: 0,
      issued_at: now,
      expires_at: now + CODE_TTL_MS,
    })
    .onConflict('owner')
    .merge(['hash', 'tries', 'own_tries', 'issued_at', 'expires_at'])
    .where('mailed_codes.issued_at', '<=', latest)
    .returning<unknown[]>('id');
  return stored.length > 0 ? code : null;
}

/** How long until a new code may be requested, in ms. */
export async function resendDelay(purpose: Purpose, email: string): Promise<number> {
  const sql = await connection();
  const found = await sql('mailed_codes')
    .where({ owner: ownerOf(purpose, email) })
    .first<{ issued_at: number | string } | undefined>('issued_at');
  return found ? Number(found.issued_at) + RESEND_DELAY_SECONDS * 1000 - Date.now() : 0;
}

/** A stored code that equals the typed one. */
export interface MatchedCode {
  readonly id: number;
  readonly hash: string;
}

/**
 * Checks a code. Counts the attempt first, in one statement, so parallel guesses can't exceed
 * {@link MAX_VERIFICATION_CODE_ATTEMPTS}. Don't call it in a transaction: a rollback would undo the count.
 * @param isOwn whether this browser has signed in to the account before. Its attempts are counted separately, so
 * unknown browsers can't use them up
 */
export async function tryCode(
  purpose: Purpose,
  email: string,
  typed: string,
  isOwn = false,
): Promise<MatchedCode | null> {
  const owner = ownerOf(purpose, email);
  const sql = await connection();
  const tries = isOwn ? sql.raw('coalesce(own_tries, 0)') : sql.raw('tries');
  const [tried] = await sql('mailed_codes')
    .where({ owner })
    .andWhere(tries, '<', MAX_VERIFICATION_CODE_ATTEMPTS)
    .andWhere('expires_at', '>', Date.now())
    .update({ [isOwn ? 'own_tries' : 'tries']: sql.raw(isOwn ? 'coalesce(own_tries, 0) + 1' : 'tries + 1') })
    .returning<MatchedCode[]>(['id', 'hash']);
  const given = Buffer.from(hashOf(owner, normalizeVerificationCode(typed)));
  return tried && timingSafeEqual(given, Buffer.from(tried.hash)) ? tried : null;
}

/** Consumes a code; false if it was consumed or replaced meanwhile. */
export async function useCode({ id, hash }: MatchedCode): Promise<boolean> {
  const sql = await connection();
  return (await sql('mailed_codes').where({ id, hash }).delete()) === 1;
}

export async function deleteCode(purpose: Purpose, email: string): Promise<void> {
  const sql = await connection();
  await sql('mailed_codes')
    .where({ owner: ownerOf(purpose, email) })
    .delete();
}

export async function deleteExpiredCodes(): Promise<void> {
  const sql = await connection();
  await sql('mailed_codes').where('expires_at', '<=', Date.now()).delete();
}
