/**
 * The Redis that several processes share (`REDIS_URL`): rate limits and invalidation messages. It stores nothing that
 * must last. While it is unavailable the service continues without it, logs that once, and reconnects by itself.
 * (docs/spec/operations.md#several-processes)
 */
import { Redis, type RedisOptions } from 'ioredis';
import { environment } from '../config/environment';
import { secretFor } from '../config/secrets';

/** The longest that is waited between two attempts to reach it, in ms. */
const MAX_RETRY_DELAY_MS = 1_000;

/** How long it may take to answer, in ms. One that hangs is given up, and counts as away until it answers again. */
const TIMEOUTS_MS = { connectTimeout: 2_000, commandTimeout: 500, socketTimeout: 1_500 };

const REDIS_OPTIONS = {
  ...TIMEOUTS_MS,
  // Whoever asks while it is away is told at once, and goes on without.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (attempts: number) => Math.min(attempts * 100, MAX_RETRY_DELAY_MS),
} as const satisfies RedisOptions;

let shared: Redis | undefined;
let prefix: string | undefined;

/** Before each name in it: another installation may keep its own in the same Redis. */
export const redisKey = (name: string): string => `${(prefix ??= `qaima:${secretFor('redis').slice(0, 12)}`)}:${name}`;

const AWAY =
  'Redis is out of reach. Limits are counted by each process alone, and edits show elsewhere within half a second.';
const BACK = 'Redis is back: limits and notices are shared again.';

/** Says in words when it goes and when it comes back, once each. */
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

/** The shared Redis, away or not; undefined without a `REDIS_URL`. */
export function sharedRedis(): Redis | undefined {
  const { redisUrl } = environment();
  if (redisUrl === undefined || shared) return shared;
  shared = new Redis(redisUrl, REDIS_OPTIONS);
  report(shared);
  return shared;
}

/** Whether it can be asked just now. */
export const isRedisReady = (): boolean => shared?.status === 'ready';

/** Another connection to it, for what takes one to itself; undefined without a `REDIS_URL`. */
export function duplicateConnection(): Redis | undefined {
  const { redisUrl } = environment();
  if (redisUrl === undefined) return undefined;
  const own = new Redis(redisUrl, {
    connectTimeout: TIMEOUTS_MS.connectTimeout,
    retryStrategy: REDIS_OPTIONS.retryStrategy,
    autoResubscribe: false,
    keepAlive: 10_000,
  });
  // The first connection says it for both.
  own.on('error', () => undefined);
  return own;
}

export function closeRedis(): void {
  shared?.disconnect();
  shared = undefined;
}
