/**
 * The server's time, from the `Date` header of its responses. A device's clock may be a day wrong, and deadlines are the
 * server's.
 */

/** `Date` has whole seconds: the server's time lies in the second from its value on. */
const RESOLUTION_MS = 1000;

export interface ServerClock {
  /** Epoch ms. */
  readonly now: () => number;
  /** The same function, whose responses set the clock. */
  readonly observe: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/** @param deviceNow the device's clock, epoch ms */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  // The bounds of the offset (server − device) that all responses since the last jump of the device's clock allow.
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
      // A response from a cache carries the time at which it was made.
      if (Number.isFinite(date) && !response.headers.has('age')) learn(date, sentAt, deviceNow());
      return response;
    },
  };
}
