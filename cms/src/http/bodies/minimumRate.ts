/**
 * Detects request bodies that arrive too slowly, since they hold memory and a connection.
 * (docs/spec/operations.md#resource-limits)
 */

/** The minimum average rate over a window, in bytes per second. */
const MIN_BYTES_PER_SECOND = 4000;

/**
 * The window for the average. A phone may lose its network for seconds, so a body is not rejected before the window
 * ends.
 */
const WINDOW_MS = 10_000;

export const RATE_CHECK_MS = 1000;

interface Sample {
  readonly at: number;
  readonly received: number;
}

/**
 * Creates the check for one body.
 * @param begun when the body began, on any clock in ms
 * @returns a function that returns whether the body is too slow; call it every {@link RATE_CHECK_MS}
 */
export function createRateCheck(begun: number): (now: number, received: number) => boolean {
  const samples: Sample[] = [{ at: begun, received: 0 }];
  return (now, received) => {
    // Keeps the newest sample that is older than the window.
    while (samples[1] && now - samples[1].at >= WINDOW_MS) samples.shift();
    const [{ at, received: before } = { at: now, received }] = samples;
    samples.push({ at: now, received });
    return now - at >= WINDOW_MS && received - before < (MIN_BYTES_PER_SECOND * (now - at)) / 1000;
  };
}
