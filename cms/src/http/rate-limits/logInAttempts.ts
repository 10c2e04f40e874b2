/**
 * Limits for attempts to access an account: log-ins, requests for a code, uses of a code.
 * (docs/spec/api.md#log-in-attempts)
 *
 * Three rules make guessing slow without locking out the owner:
 * - Attempts from unknown browsers are limited per account and address together, with growing delays. Attempts from one
 *   address don't block other addresses. Attempts on one account don't block other accounts behind the same address.
 * - All attempts from unknown browsers on one name have a common limit, regardless of their address.
 * - A browser that signed in to the account before has separate limits, which unknown browsers can't use up.
 *
 * A name is counted as it was typed, even if no account has it. So limits don't reveal which accounts exist.
 */
import type { Counters } from './counterStores';
import type { Quota } from './endpointLimits';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const per = (times: number, seconds: number): Quota => ({ times, seconds });

interface Bounds {
  /** Limits per address and name, or per known browser and account. They are checked in order. */
  readonly steps: readonly Quota[];
  /** The limit per name for unknown browsers, over all addresses. */
  readonly unknownBrowsers: Quota;
}

/**
 * A window of 20 minutes begins with the first attempt. So four windows at most overlap with any hour. An account has
 * two names (username and e-mail address). So all unknown browsers together have at most 4 × 12 × 2 = 96 log-in
 * attempts per hour, below 100.
 */
export const ATTEMPTS = {
  login: {
    steps: [per(4, 30), per(6, 5 * MINUTE_SECONDS), per(9, HOUR_SECONDS)],
    unknownBrowsers: per(12, 20 * MINUTE_SECONDS),
  },
  /** These limits are low, because each request may send a mail. */
  forgot: { steps: [per(5, 10 * MINUTE_SECONDS), per(10, HOUR_SECONDS)], unknownBrowsers: per(15, HOUR_SECONDS) },
  /** These limits are higher, because each code allows only five attempts. */
  reset: { steps: [per(10, 10 * MINUTE_SECONDS), per(20, HOUR_SECONDS)], unknownBrowsers: per(60, HOUR_SECONDS) },
} as const satisfies Readonly<Record<string, Bounds>>;

export type AttemptKind = keyof typeof ATTEMPTS;

export interface Attempt {
  readonly kind: AttemptKind;
  /** The typed name, normalized. */
  readonly name: string;
  /** The key of the client's address, from `clientAddress`. */
  readonly address: string;
  /** The id of a browser that signed in to this account before; null for an unknown browser. */
  readonly device: string | null;
}

type Count = readonly [bucket: string, figure: Quota, key: string];

/**
 * The counters of an attempt, in the sequence in which they are checked. The limit that all unknown browsers share is
 * last. So an attempt beyond the limits of its address does not use up the shared limit.
 */
function countsOf({ kind, name, address, device }: Attempt): Count[] {
  const { steps, unknownBrowsers } = ATTEMPTS[kind];
  const who = device === null ? `address ${address}` : `device ${device}`;
  const own = steps.map((figure, step): Count => [`${kind} step ${step}`, figure, `${who} ${name}`]);
  return device === null ? [...own, [`${kind} unknown browsers`, unknownBrowsers, name]] : own;
}

/**
 * Counts an attempt. Called before the password or code is checked, so that parallel attempts count too.
 * @returns the time to wait in ms; 0 if the attempt may proceed
 */
export async function takeAttempt(counters: Counters, attempt: Attempt): Promise<number> {
  for (const count of countsOf(attempt)) {
    const wait = await counters.take(...count);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Removes a successful attempt from the counters. */
export async function returnAttempt(counters: Counters, attempt: Attempt): Promise<void> {
  for (const count of countsOf(attempt)) await counters.giveBack(...count);
}
