/**
 * Recognizes repeated requests by their `Idempotency-Key`, so that trying again after a lost answer does not write
 * twice. The answer is stored in the transaction of the change: both exist, or neither.
 * (docs/spec/api.md#repeated-requests)
 */
import { DAY_MS, isRecord } from '@qaima/schemas';
import { createHash } from 'node:crypto';
import { newId } from '../database/ids';
import { connection } from '../database/transaction';
import { HttpError } from '../errors/httpError';
import type { CleanupJob } from '../jobs/cleanupRunner';

const RETENTION_MS = DAY_MS;
const TABLE = 'answered_requests';
const KEY = /^[\x21-\x7e]{1,200}$/;

const INVALID_KEY = {
  ar: 'ترويسة Idempotency-Key غير صالحة.',
  en: 'The header Idempotency-Key must be 1 to 200 printable characters.',
};
const OTHER_REQUEST = {
  ar: 'استُخدم هذا المفتاح لطلب آخر.',
  en: 'This key belongs to another request.',
};

const hash = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Identifies a request by a hash of its key and its body. Null without a key.
 * @throws {HttpError} 400 for an invalid key
 */
export function fingerprintOf(key: string, body: unknown): string | null {
  if (key === '') return null;
  if (!KEY.test(key)) throw new HttpError(400, INVALID_KEY);
  const fields = isRecord(body) ? Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)) : body;
  return hash([key, fields ?? []]);
}

/**
 * Runs work in the current transaction, which the caller has begun, unless a former request with the same key ran it:
 * then returns the answer of that request. Failed work is rolled back with its key, so it can be tried again.
 */
export type RunOnce = <T>(work: () => Promise<T>) => Promise<T>;

/** For requests without a key. */
export const runAlways: RunOnce = (work) => work();

interface AnsweredRequest {
  readonly fingerprint: string;
  readonly answer: string;
}

/**
 * Creates the {@link RunOnce} of a request.
 * @param caller identifies the account and the path
 * @throws {HttpError} 400 for an invalid key; when it runs, 409 if the key belongs to a request with another body
 */
export function runOnceFor(caller: string, key: string, body: unknown): RunOnce {
  const fingerprint = fingerprintOf(key, body);
  if (fingerprint === null) return runAlways;
  const request_hash = hash([caller, key]);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!strapi.db.inTransaction()) throw new Error('An answer is stored with its change: begin a transaction first.');
    const sql = await connection();
    // A request with the same key in another transaction waits here until that one ends.
    const inserted: readonly unknown[] = await sql(TABLE)
      .insert({ document_id: newId(), request_hash, fingerprint, answered_at: Date.now() })
      .onConflict('request_hash')
      .ignore()
      .returning('id');
    if (inserted.length > 0) {
      const answer = await work();
      await sql(TABLE)
        .where({ request_hash })
        .update({ answer: JSON.stringify(answer) });
      return answer;
    }
    const first = await sql(TABLE).where({ request_hash }).first<AnsweredRequest | undefined>('fingerprint', 'answer');
    if (first?.fingerprint !== fingerprint) throw new HttpError(409, OTHER_REQUEST);
    // The cast is safe: the same endpoint has stored the answer.
    return JSON.parse(first.answer) as T;
  };
}

/** Deletes answers that are no longer repeated. */
export const answeredRequestCleanup: CleanupJob = {
  name: 'answered-requests',
  async *batches(now) {
    const sql = await connection();
    yield {
      rows: await sql(TABLE)
        .where('answered_at', '<', now - RETENTION_MS)
        .delete(),
    };
  },
};
