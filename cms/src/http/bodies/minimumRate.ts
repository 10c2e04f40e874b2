/**
 * Ends a body that arrives too slowly: it would hold memory and a connection. (docs/spec/operations.md#resource-limits)
 */

/** The least that a body arrives with, in bytes per second, on average over a window. */
const MIN_BYTES_PER_SECOND = 4000;

/** The window in ms. A body is not judged before it has lasted one: phones lose their network for some seconds. */
const WINDOW_MS = 10_000;

/** How often a body is to be looked at, in ms. */
export const RATE_CHECK_MS = 1000;

interface Sample {
  readonly at: number;
  readonly received: number;
}

/**
 * Judges one body.
 * @param begun when it was begun, in ms of any clock
 * @returns whether a body of which so many bytes have been received is too slow now; to be asked every {@link RATE_CHECK_MS}
 */
export function createRateCheck(begun: number): (now: number, received: number) => boolean {
  const samples: Sample[] = [{ at: begun, received: 0 }];
  return (now, received) => {
    // The first is the newest that is at least a window old.
    while (samples[1] && now - samples[1].at >= WINDOW_MS) samples.shift();
    const [{ at, received: before } = { at: now, received }] = samples;
    samples.push({ at: now, received });
    return now - at >= WINDOW_MS && received - before < (MIN_BYTES_PER_SECOND * (now - at)) / 1000;
  };
}
