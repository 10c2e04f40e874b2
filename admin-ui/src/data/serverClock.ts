/**
 * The server's time, computed from the `Date` header of its responses. Deadlines are compared with it, because a
 * device's clock may be wrong by a day.
 */

/** The `Date` header omits fractions of a second: the true time is up to one second later. */
const RESOLUTION_MS = 1000;

export interface ServerClock {
  /** The server's time in epoch ms. */
  readonly now: () => number;
  /** Wraps `fetch`, so that its responses set the clock. */
  readonly observe: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/** @param deviceNow the device's clock, epoch ms */
export function createServerClock(deviceNow: () => number = () => Date.now()): ServerClock {
  // The limits between which the offset (server − device) is. If a response contradicts them, the device's clock was
  // changed; the limits are then computed anew.
  let least = -Infinity;
  let most = Infinity;
  const learn = (date: number, sentAt: number, receivedAt: number) => {
    const low = date - receivedAt;
    const high = date + RESOLUTION_MS - sentAt;
    const fits = low <= most && high >= least;
    least = fits ? Math.max(low, least) : low;
    most = fits ? Math.min(high, most) : high;
  };
  return {
    now: () => deviceNow() + (Number.isFinite(least) ? (least + most) / 2 : 0),
    observe: (fetch) => async (input, init) => {
      const sentAt = deviceNow();
      const response = await fetch(input, init);
      const date = Date.parse(response.headers.get('date') ?? '');
      // Ignores responses with `Age`: they come from a cache, and their `Date` is in the past.
      if (Number.isFinite(date) && !response.headers.has('age')) learn(date, sentAt, deviceNow());
      return response;
    },
  };
}
