/**
 * The Redis that several processes share (`REDIS_URL`): rate limits and invalidation messages. It stores nothing that
 * must last. While it is unavailable the service continues without it, logs that once, and reconnects by itself.
 * (docs/spec/operations.md#several-processes)
 */
import { Redis, type RedisOptions } from 'ioredis';
import { environment } from '../config/environment';
import { secretFor } from '../config/secrets';

const MAX_RETRY_DELAY_MS = 1_000;

/** Timeouts in ms. A hanging Redis counts as away until it responds again. */
const TIMEOUTS_MS = { connectTimeout: 2_000, commandTimeout: 500, socketTimeout: 1_500 };

const REDIS_OPTIONS = {
  ...TIMEOUTS_MS,
  // Commands fail at once while it is away.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (attempts: number) => Math.min(attempts * 100, MAX_RETRY_DELAY_MS),
} as const satisfies RedisOptions;

let shared: Redis | undefined;
let prefix: string | undefined;

/** Prefixes a key: other installations may share the Redis. */
export const redisKey = (name: string): string => `${(prefix ??= `qaima:${secretFor('redis').slice(0, 12)}`)}:${name}`;

const AWAY =
  'Redis is out of reach. Limits are counted by each process alone, and edits show elsewhere within half a second.';
const BACK = 'Redis is back: limits and notices are shared again.';

/** Logs once when it goes away and when it returns. */
function report(redis: Redis): void {
  let isAway = false;
  const away = () => {
    if (!isAway && redis.status !== 'end') strapi.log.warn(AWAY);
    isAway = true;
  };
  redis.on('error', away);
  redis.on('close', away);
  redis.on('ready', () => {
    if (isAway) strapi.log.warn(BACK);
    isAway = false;
  });
}

/** The shared connection, available or not; undefined without a `REDIS_URL`. */
export function sharedRedis(): Redis | undefined {
  const { redisUrl } = environment();
  if (redisUrl === undefined || shared) return shared;
  shared = new Redis(redisUrl, REDIS_OPTIONS);
  report(shared);
  return shared;
}

export const isRedisReady = (): boolean => shared?.status === 'ready';

/** A dedicated connection, for subscriptions; undefined without a `REDIS_URL`. */
export function duplicateConnection(): Redis | undefined {
  const { redisUrl } = environment();
  if (redisUrl === undefined) return undefined;
  const own = new Redis(redisUrl, {
    connectTimeout: TIMEOUTS_MS.connectTimeout,
    retryStrategy: REDIS_OPTIONS.retryStrategy,
    autoResubscribe: false,
    keepAlive: 10_000,
  });
  // The first connection logs for both.
  own.on('error', () => undefined);
  return own;
}

export function closeRedis(): void {
  shared?.disconnect();
  shared = undefined;
}
