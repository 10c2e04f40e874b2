import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Quota } from './quotas';

/** Where it is counted how often something was done. */
export interface Counters {
  /** Counts one more; how long to wait in ms when that is too often, 0 when it isn't. */
  take(name: string, figure: Quota, key: string): Promise<number>;
  /** Counts one less. */
  giveBack(name: string, figure: Quota, key: string): Promise<void>;
  /** How many keys are in the memory of this process. */
  keysInMemory(): number;
}

/**
 * The most keys that the memory of a process holds, over all counters: some 30 MB. Names and addresses are chosen by
 * callers, so there is no end of them. A log-in of a stranger takes four keys and tens of milliseconds of a processor: nobody
 * fills this within the minutes that it takes until their own key expires.
 */
export const MAX_KEYS = 100_000;

type MakeLimiter = (name: string, figure: Quota) => RateLimiterAbstract;

/** Counters over whatever store `make` names: this process's memory, or one that several share. */
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

/** A key of a limiter, with what forgets it. */
interface Counted {
  readonly forget: () => void;
}

/** A limiter in memory whose keys are noted in `recent` whenever they are counted, together with those of others. */
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

/** Makes limiters in memory that hold at most so many keys together: the one that was idle longest is forgotten first. */
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

/** Counters in the memory of this process. */
export function inMemory(maxKeys = MAX_KEYS): Counters {
  const { make, size } = boundedMemory(maxKeys);
  return countersIn(make, size);
}

/**
 * Counters in a Redis that several processes share: each count is one atomic step with an expiry. While it is away, this
 * process counts by itself.
 * @param named gives a counter its name in Redis
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
