/**
 * Answers a repeated request with the result of the first one, so that a retry after a lost response does not write
 * twice. Both requests have the same `Idempotency-Key`. Results are kept in this process for an hour.
 * (docs/spec/api.md#repeated-requests)
 */
import { HttpError } from '../errors/httpError';

interface KnownRequest {
  readonly body: string;
  readonly result: Promise<unknown>;
  /** In epoch ms. */
  readonly until: number;
}

const KEPT_MS = 60 * 60 * 1000;
const MAX_KEPT = 10_000;
const KEY = /^[\w-]{8,100}$/;

const INVALID_KEY = {
  ar: 'الترويسة Idempotency-Key غير صالحة.',
  en: 'The header Idempotency-Key is not valid.',
};
const OTHER_REQUEST = {
  ar: 'استُخدم هذا المفتاح لطلب آخر.',
  en: 'This key belongs to another request.',
};

/** Requests by caller and key, oldest first. */
const known = new Map<string, KnownRequest>();

function forgetOld(now: number): void {
  for (const [scope, { until }] of known) {
    if (until > now && known.size <= MAX_KEPT) return;
    known.delete(scope);
  }
}

/**
 * Runs `work`. If a request with this key is running or has succeeded, returns its result instead. Failed work can be
 * tried again with the same key.
 * @param caller identifies the account and the endpoint
 * @throws {HttpError} 400 for an invalid key, 409 if the key belongs to a request with another body
 */
export async function onceForKey<T>(caller: string, key: string, body: unknown, work: () => Promise<T>): Promise<T> {
  if (!KEY.test(key)) throw new HttpError(400, INVALID_KEY);
  const now = Date.now();
  forgetOld(now);
  const scope = `${caller} ${key}`;
  const text = JSON.stringify(body ?? null);
  const first = known.get(scope);
  if (first && first.body !== text) throw new HttpError(409, OTHER_REQUEST);
  // The cast is safe: the same endpoint has returned the result.
  if (first) return first.result as Promise<T>;
  const result = work();
  known.set(scope, { body: text, result, until: now + KEPT_MS });
  try {
    return await result;
  } catch (error) {
    known.delete(scope);
    throw error;
  }
}
