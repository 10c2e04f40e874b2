/**
 * The Redis that several processes share (`REDIS_URL`), for rate limits and invalidation messages. This Redis
 * needs no persistence. While Redis is unavailable, the service works without it. It logs this once and reconnects.
 * (docs/spec/operations.md#several-processes)
 */
import { Redis, type RedisOptions } from 'ioredis';
import { environment } from '../config/environment';
import { secretFor } from '../config/secrets';

const MAX_RETRY_DELAY_MS = 1_000;

/** Timeouts, after which an unresponsive Redis counts as unavailable. */
const TIMEOUTS_MS = { connectTimeout: 2_000, commandTimeout: 500, socketTimeout: 1_500 };

const REDIS_OPTIONS = {
  ...TIMEOUTS_MS,
  // Makes commands fail at once while Redis is unavailable.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (attempts: number) => Math.min(attempts * 100, MAX_RETRY_DELAY_MS),
} as const satisfies RedisOptions;

let shared: Redis | undefined;
let prefix: string | undefined;

/** Adds a prefix to a key, because other installations may use the same Redis. */
export const redisKey = (name: string): string => `${(prefix ??= `qaima:${secretFor('redis').slice(0, 12)}`)}:${name}`;

const AWAY =
  'Redis is out of reach. Limits are counted by each process alone, and edits show elsewhere within half a second.';
const BACK = 'Redis is back: limits and notices are shared again.';

/** Logs once when Redis becomes unavailable and once when it is back. */
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

/** The shared connection, whether connected or not; undefined without `REDIS_URL`. */
export function sharedRedis(): Redis | undefined {
  const { redisUrl } = environment();
  if (redisUrl === undefined || shared) return shared;
  shared = new Redis(redisUrl, REDIS_OPTIONS);
  report(shared);
  return shared;
}

export const isRedisReady = (): boolean => shared?.status === 'ready';

/** Opens a separate connection, for subscriptions; undefined without `REDIS_URL`. */
export function duplicateConnection(): Redis | undefined {
  const { redisUrl } = environment();
  if (redisUrl === undefined) return undefined;
  const own = new Redis(redisUrl, {
    connectTimeout: TIMEOUTS_MS.connectTimeout,
    retryStrategy: REDIS_OPTIONS.retryStrategy,
    autoResubscribe: false,
    keepAlive: 10_000,
  });
  // The shared connection already logs errors.
  own.on('error', () => undefined);
  return own;
}

export function closeRedis(): void {
  shared?.disconnect();
  shared = undefined;
}
