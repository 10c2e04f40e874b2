import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Quota } from './endpointLimits';

/** Counts events per key. */
export interface Counters {
  /** Counts one event. @returns the time to wait in ms; 0 if the event is allowed */
  take(name: string, figure: Quota, key: string): Promise<number>;
  giveBack(name: string, figure: Quota, key: string): Promise<void>;
  keysInMemory(): number;
}

/**
 * The maximum number of keys in memory over all counters, about 30 MB. Keys contain names and addresses that callers
 * choose, so there could be any number of them. An attacker can't evict older keys to reset their counters. Each log-in
 * adds only four keys and takes tens of milliseconds of CPU time, so the older keys expire first.
 */
export const MAX_KEYS = 100_000;

type MakeLimiter = (name: string, figure: Quota) => RateLimiterAbstract;

/** Creates counters with the limiters that `make` returns: in memory, or in Redis. */
function countersIn(make: MakeLimiter, keysInMemory: () => number): Counters {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiter = (name: string, figure: Quota) => {
    const known = limiters.get(name);
    if (known) return known;
    const made = make(name, figure);
    limiters.set(name, made);
    return made;
  };
  return {
    async take(name, figure, key) {
      try {
        await limiter(name, figure).consume(key);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(refused.msBeforeNext, 1);
        throw refused;
      }
    },
    async giveBack(name, figure, key) {
      await limiter(name, figure).reward(key);
    },
    keysInMemory,
  };
}

/** An entry of the LRU cache. `forget` deletes the key from its limiter. */
interface Counted {
  readonly forget: () => void;
}

/** An in-memory limiter. An LRU cache, which several limiters share, records each use of a key. */
class NotedMemory extends RateLimiterMemory {
  constructor(
    private readonly recent: LRUCache<string, Counted>,
    name: string,
    { times, seconds }: Quota,
  ) {
    super({ keyPrefix: name, points: times, duration: seconds });
  }

  override consume(key: string): Promise<RateLimiterRes> {
    this.#note(key);
    return super.consume(key);
  }

  override reward(key: string): Promise<RateLimiterRes> {
    this.#note(key);
    return super.reward(key);
  }

  #note(key: string): void {
    this.recent.set(this.getKey(key), { forget: () => void this.delete(key) });
  }
}

/**
 * Creates in-memory limiters with a common maximum number of keys. Beyond it, the least recently used key is evicted.
 */
function boundedMemory(maxKeys: number) {
  const recent = new LRUCache<string, Counted>({
    max: maxKeys,
    dispose: ({ forget }, _key, reason) => {
      if (reason === 'evict') forget();
    },
  });
  const make: MakeLimiter = (name, figure) => new NotedMemory(recent, name, figure);
  return { make, size: () => recent.size };
}

export function inMemory(maxKeys = MAX_KEYS): Counters {
  const { make, size } = boundedMemory(maxKeys);
  return countersIn(make, size);
}

/**
 * Creates counters in Redis, shared by several processes. Each count is one atomic step with an expiry. While Redis
 * is unavailable, each process counts in its own memory.
 * @param named adds a prefix to a counter's name
 */
export function inRedis(redis: Redis, named: (name: string) => string): Counters {
  const { make, size } = boundedMemory(MAX_KEYS);
  return countersIn(
    (name, figure) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: named(name),
        points: figure.times,
        duration: figure.seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: make(name, figure),
      }),
    size,
  );
}
