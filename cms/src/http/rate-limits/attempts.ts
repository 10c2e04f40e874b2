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
import type { Counters } from './counters';
import type { Quota } from './quotas';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const per = (times: number, seconds: number): Quota => ({ times, seconds });

interface Bounds {
  /** For one address at one name, or one known browser at its account: each bound is met before the next. */
  readonly steps: readonly Quota[];
  /** For one name, over all addresses. */
  readonly strangers: Quota;
}

/**
 * A fixed window of 20 minutes begins with its first try, so any hour touches at most four windows. An account has two
 * names (username and e-mail address): 4 × 12 × 2 = 96 log-ins by strangers in an hour, at most 100.
 */
export const ATTEMPTS = {
  login: { steps: [per(4, 30), per(6, 5 * MINUTE), per(9, HOUR)], strangers: per(12, 20 * MINUTE) },
  /** Each may send a mail. */
  forgot: { steps: [per(5, 10 * MINUTE), per(10, HOUR)], strangers: per(15, HOUR) },
  /** Each code has five tries anyway. */
  reset: { steps: [per(10, 10 * MINUTE), per(20, HOUR)], strangers: per(60, HOUR) },
} as const satisfies Readonly<Record<string, Bounds>>;

export type AttemptKind = keyof typeof ATTEMPTS;

export interface Attempt {
  readonly kind: AttemptKind;
  /** The name that was typed, normalised. */
  readonly name: string;
  /** The key of the client's address. */
  readonly address: string;
  /** The id of a browser that signed in to this account before; null for any other. */
  readonly device: string | null;
}

type Count = readonly [bucket: string, figure: Quota, key: string];

/** What an attempt is counted in, in the order of judging: an address that is slowed uses up nothing of the rest. */
function countsOf({ kind, name, address, device }: Attempt): Count[] {
  const { steps, strangers } = ATTEMPTS[kind];
  const who = device === null ? `address ${address}` : `device ${device}`;
  const own = steps.map((figure, step): Count => [`${kind} step ${step}`, figure, `${who} ${name}`]);
  return device === null ? [...own, [`${kind} strangers`, strangers, name]] : own;
}

/** Counts an attempt before it is judged, so that a crowd of parallel ones counts too. @returns the wait in ms; 0: go on */
export async function takeAttempt(counters: Counters, attempt: Attempt): Promise<number> {
  for (const count of countsOf(attempt)) {
    const wait = await counters.take(...count);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Takes back what was counted, for an attempt that turned out to be right. */
export async function returnAttempt(counters: Counters, attempt: Attempt): Promise<void> {
  for (const count of countsOf(attempt)) await counters.giveBack(...count);
}
