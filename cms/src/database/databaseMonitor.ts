/**
 * Notices that the database no longer answers, so that nobody waits for it: a stopped server refuses connections at once,
 * but a frozen one keeps them open and says nothing.
 *
 * Work that takes long is no proof. When some has waited for {@link SUSPICION_MS}, a connection outside of the pool asks
 * the database for a sign of life. Without one it counts as away: work in flight is abandoned, its connections are closed,
 * and new work is refused at once until the database answers again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** How long work may take before the database is asked for a sign of life, in ms. */
export const SUSPICION_MS = 1_000;

/** How long that may take, in ms. Both together stay below the 3 s in which callers are answered. */
export const PROBE_TIMEOUT_MS = 1_200;

/** How often a database that is away is asked whether it is back, in ms. */
export const RETRY_MS = 500;

/** How much longer than what it calls a caller waits, in ms: what it calls may know an answer without the database. */
export const GRACE_MS = 50;

/** The database does not answer. An outage (`outage.ts`). */
export class DatabaseAwayError extends Error {
  readonly code = 'DATABASE_AWAY';
  constructor() {
    super('The database does not answer');
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

interface Ticket {
  abandoned: boolean;
}

export interface DatabaseMonitor {
  /** Whether the database is known not to answer. */
  isAway(): boolean;
  /**
   * Does work that needs the database, and gives it up when the database goes away.
   * @param grace how much longer to wait then, in ms
   * @throws {DatabaseAwayError}
   */
  guard<T>(work: () => Promise<T>, grace?: number): Promise<T>;
  /** Asks for a sign of life now: something has just failed. */
  suspect(): void;
  /** Whether the work under way was given up: its caller was told that nothing was stored, so nothing may be. */
  isAbandoned(): boolean;
}

interface Options {
  /** Whether the database answers; rejects or stays silent when it doesn't. */
  readonly probe: () => Promise<boolean>;
  /** Called once each time that it goes away. */
  readonly onAway: () => void;
}

export function monitorDatabase({ probe, onAway }: Options): DatabaseMonitor {
  const tickets = new AsyncLocalStorage<Ticket>();
  const waiting = new Set<() => void>();
  let away = false;
  let probing: Promise<boolean> | undefined;

  const answers = (): Promise<boolean> =>
    Promise.race([probe().catch(() => false), wait(PROBE_TIMEOUT_MS).then(() => false)]);

  async function untilBack(): Promise<void> {
    while (away) {
      await wait(RETRY_MS);
      if (await answers()) away = false;
    }
  }

  async function look(): Promise<boolean> {
    const alive = await answers();
    if (!alive && !away) {
      away = true;
      for (const giveUp of waiting) giveUp();
      onAway();
      void untilBack();
    }
    return alive;
  }

  const lookOnce = (): Promise<boolean> =>
    (probing ??= look().finally(() => {
      probing = undefined;
    }));

  async function guard<T>(work: () => Promise<T>, grace = 0): Promise<T> {
    if (away) throw new DatabaseAwayError();
    const ticket: Ticket = { abandoned: false };
    const timers = new Set<NodeJS.Timeout>();
    const after = (ms: number, then: () => void) => timers.add(setTimeout(then, ms).unref());
    let giveUp: () => void = () => undefined;
    const lost = new Promise<never>((_, reject) => {
      giveUp = () =>
        after(grace, () => {
          ticket.abandoned = true;
          reject(new DatabaseAwayError());
        });
    });
    waiting.add(giveUp);
    const doubt = () =>
      after(SUSPICION_MS, () => {
        void lookOnce().then((alive) => alive && waiting.has(giveUp) && doubt());
      });
    doubt();
    const done = tickets.run(ticket, work);
    // What was given up fails later, when its connection is closed: nobody waits for that any more.
    done.catch(() => undefined);
    try {
      return await Promise.race([done, lost]);
    } finally {
      waiting.delete(giveUp);
      for (const timer of timers) clearTimeout(timer);
    }
  }

  return {
    isAway: () => away,
    guard,
    suspect: () => void lookOnce(),
    isAbandoned: () => tickets.getStore()?.abandoned === true,
  };
}

/** For a database within this process, which can't be away. */
export const unmonitored: DatabaseMonitor = {
  isAway: () => false,
  guard: (work) => work(),
  suspect: () => undefined,
  isAbandoned: () => false,
};
