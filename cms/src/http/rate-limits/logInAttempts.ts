/**
 * Limits for attempts to enter an account: log-ins, requests for a code, uses of a code.
 * (docs/spec/api.md#log-in-attempts)
 *
 * Three rules, so that guessing is slow and nobody is locked out by others:
 * - A stranger is slowed by account *and* address together, longer each time: one address cannot block an account for
 *   another one, nor one account's trouble block the other accounts behind a shared address.
 * - All strangers together have a bound for each name, whatever their addresses.
 * - A browser that signed in to the account before is judged by itself: strangers cannot use up its tries.
 *
 * Names are counted as they are typed, whether somebody has them or not: a count tells nothing about who has an account.
 */
import type { Counters } from './counterStores';
import type { Quota } from './endpointLimits';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const per = (times: number, seconds: number): Quota => ({ times, seconds });

interface Bounds {
  /** For one address and name, or one known browser and account; checked in order. */
  readonly steps: readonly Quota[];
  /** For one name, over all addresses. */
  readonly strangers: Quota;
}

/**
 * A fixed window of 20 minutes begins with its first attempt, so an hour touches at most four windows. An account has
 * two names (username and e-mail address): 4 × 12 × 2 = 96 log-ins per hour, below 100.
 */
export const ATTEMPTS = {
  login: {
    steps: [per(4, 30), per(6, 5 * MINUTE_SECONDS), per(9, HOUR_SECONDS)],
    strangers: per(12, 20 * MINUTE_SECONDS),
  },
  /** Each may send a mail. */
  forgot: { steps: [per(5, 10 * MINUTE_SECONDS), per(10, HOUR_SECONDS)], strangers: per(15, HOUR_SECONDS) },
  /** Each code has only five attempts. */
  reset: { steps: [per(10, 10 * MINUTE_SECONDS), per(20, HOUR_SECONDS)], strangers: per(60, HOUR_SECONDS) },
} as const satisfies Readonly<Record<string, Bounds>>;

export type AttemptKind = keyof typeof ATTEMPTS;

export interface Attempt {
  readonly kind: AttemptKind;
  /** The typed name, normalised. */
  readonly name: string;
  /** The key of the client's address. */
  readonly address: string;
  /** The id of a browser that signed in to this account before; else null. */
  readonly device: string | null;
}

type Count = readonly [bucket: string, figure: Quota, key: string];

/** The counters of an attempt, in order: a slowed address does not consume the rest. */
function countsOf({ kind, name, address, device }: Attempt): Count[] {
  const { steps, strangers } = ATTEMPTS[kind];
  const who = device === null ? `address ${address}` : `device ${device}`;
  const own = steps.map((figure, step): Count => [`${kind} step ${step}`, figure, `${who} ${name}`]);
  return device === null ? [...own, [`${kind} strangers`, strangers, name]] : own;
}

/** Counts an attempt before it is checked, so parallel attempts count. @returns the wait in ms; 0 to proceed */
export async function takeAttempt(counters: Counters, attempt: Attempt): Promise<number> {
  for (const count of countsOf(attempt)) {
    const wait = await counters.take(...count);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Undoes the count of a successful attempt. */
export async function returnAttempt(counters: Counters, attempt: Attempt): Promise<void> {
  for (const count of countsOf(attempt)) await counters.giveBack(...count);
}
