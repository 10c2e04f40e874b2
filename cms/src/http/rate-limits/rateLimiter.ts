/** Limits requests per address and per account. (docs/spec/api.md#rate-limits) */
import type { Endpoint, RateLimit, LocalizedText } from '@qaima/schemas';
import type { Context } from 'koa';
import { HttpError, DEFAULT_MESSAGES } from '../../errors/httpError';
import { environment } from '../../config/environment';
import type { SignedIn } from '../sessions/session';
import { clientAddress } from './clientAddress';
import { redisKey, sharedRedis } from '../../redis/connection';
import { returnAttempt, takeAttempt, type Attempt } from './logInAttempts';
import { inMemory, inRedis, type Counters } from './counterStores';
import { ENDPOINT_LIMITS, type Quota } from './endpointLimits';

let made: Counters | undefined;

/** The counters: in Redis if it is configured, so that all processes share them. */
function counters(): Counters {
  if (made) return made;
  const redis = sharedRedis();
  made = redis ? inRedis(redis, redisKey) : inMemory();
  return made;
}

/** The number of keys in this process's memory. */
export const countedKeys = (): number => counters().keysInMemory();

type By = 'account' | 'address';

/** @param wait in ms */
export function tooManyRequests(wait: number, words: LocalizedText = DEFAULT_MESSAGES[429]): HttpError {
  return new HttpError(429, words, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) } });
}

async function take(bucket: RateLimit, by: By, key: string): Promise<void> {
  if (!environment().rateLimits) return;
  const { [by]: figure, words } = ENDPOINT_LIMITS[bucket];
  const wait = await counters().take(`${bucket} ${by}`, figure, key);
  if (wait > 0) throw tooManyRequests(wait, words);
}

/** The key of an account, by row id or, if it may not exist, by name. */
export const accountKey = (account: { readonly id: number } | string): string =>
  typeof account === 'string' ? `name ${account}` : `user ${account.id}`;

/**
 * Counts a request for its address and, if the caller is signed in, for the account. @throws {HttpError} 429 with
 * `Retry-After`
 */
export async function limitEndpoint(call: Endpoint, ctx: Context, account: SignedIn | null): Promise<void> {
  if (!call.rateLimit || (account?.staff && ENDPOINT_LIMITS[call.rateLimit].exemptsStaff)) return;
  await take(call.rateLimit, 'address', clientAddress(ctx));
  if (account && call.access !== 'visitor') await take(call.rateLimit, 'account', accountKey(account));
}

const KEY_QUOTA: Quota = { times: 600, seconds: 60 };

/** Counts a request with an API key, by its row id. @throws {HttpError} 429 with `Retry-After` */
export async function limitKey(id: number): Promise<void> {
  if (!environment().rateLimits) return;
  const wait = await counters().take('api key', KEY_QUOTA, String(id));
  if (wait > 0) throw tooManyRequests(wait);
}

/** Counts an action of an unauthenticated caller on an account. @throws {HttpError} 429 with `Retry-After` */
export function limitAccount(bucket: RateLimit, key: string): Promise<void> {
  return take(bucket, 'account', key);
}

const GUESSES: Quota = { times: 10, seconds: 3600 };

/**
 * Runs `work` unless the address has guessed wrong codes too often. Null from `work` is a wrong one.
 * @throws {HttpError} 429 with `Retry-After`
 */
export async function limitGuesses<T>(address: string, work: () => Promise<T | null>): Promise<T | null> {
  if (!environment().rateLimits) return work();
  const wait = await counters().take('coupon codes', GUESSES, address);
  if (wait > 0) throw tooManyRequests(wait);
  const found = await work();
  if (found !== null) await counters().giveBack('coupon codes', GUESSES, address);
  return found;
}

/**
 * Runs `work` if the limits allow the attempt. If `work` resolves to null, the attempt failed and counts. Otherwise it
 * succeeded and does not count.
 * @throws {HttpError} 429 with `Retry-After`
 */
export async function limitAttempt<T>(attempt: Attempt, work: () => Promise<T | null>): Promise<T | null> {
  if (!environment().rateLimits) return work();
  const wait = await takeAttempt(counters(), attempt);
  if (wait > 0) throw tooManyRequests(wait);
  const result = await work();
  if (result !== null) await returnAttempt(counters(), attempt);
  return result;
}
