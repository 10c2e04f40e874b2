import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Figure } from './figures';

/** Where it is counted how often something was done. */
export interface Counters {
  /** Counts one more; how long to wait in ms when that is too often, 0 when it isn't. */
  take(name: string, figure: Figure, key: string): Promise<number>;
  /** Counts one less. */
  giveBack(name: string, figure: Figure, key: string): Promise<void>;
}

/** Counters over whatever store `make` names: this process's memory, or one that several share. */
function countersIn(make: (name: string, figure: Figure) => RateLimiterAbstract): Counters {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiter = (name: string, figure: Figure) => {
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
  };
}

const memory = (name: string, { times, seconds }: Figure) =>
  new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds });

/** Counters in the memory of this process. */
export const inMemory = (): Counters => countersIn(memory);

/**
 * Counters in a Redis that several processes share: each count is one atomic step with an expiry. While it is away, this
 * process counts by itself.
 * @param named gives a counter its name in Redis
 */
export const inRedis = (redis: Redis, named: (name: string) => string): Counters =>
  countersIn(
    (name, figure) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: named(name),
        points: figure.times,
        duration: figure.seconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory(name, figure),
      }),
  );
