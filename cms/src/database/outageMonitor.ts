/**
 * Detects an unresponsive database, so nobody waits for it: a stopped server refuses connections, but a frozen one
 * keeps them open.
 *
 * Slow work alone proves nothing. If some takes longer than {@link SUSPICION_MS}, a probe connects outside of the pool. If
 * it fails, the database counts as away: work in flight is abandoned, its connections are closed, and new work is
 * rejected until a probe succeeds.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** How long work may take before a probe, in ms. */
export const SUSPICION_MS = 1_000;

/** The probe's timeout, in ms. Both together stay below 3 s, in which callers get a response. */
export const PROBE_TIMEOUT_MS = 1_200;

/** The interval of probes while the database is away, in ms. */
export const RETRY_MS = 500;

/** The extra time of an outer guard, in ms: the inner work may have a response without the database. */
export const GRACE_MS = 50;

/** The database does not respond. Counts as an outage (`errors/outage.ts`). */
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

export interface OutageMonitor {
  isAway(): boolean;
  /**
   * Runs work that needs the database; rejects when the database goes away.
   * @param grace extra time to wait then, in ms
   * @throws {DatabaseAwayError}
   */
  guard<T>(work: () => Promise<T>, grace?: number): Promise<T>;
  /** Probes now, after a failure. */
  suspect(): void;
  /** Whether the current work was abandoned: its caller was told that nothing was stored, so it must not commit. */
  isAbandoned(): boolean;
}

interface Options {
  /** Whether the database responds; may reject or never settle. */
  readonly probe: () => Promise<boolean>;
  /** Called each time the database goes away. */
  readonly onAway: () => void;
}

export function createOutageMonitor({ probe, onAway }: Options): OutageMonitor {
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
    // Abandoned work fails when its connection closes; nobody awaits it.
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

/** For SQLite, which is part of this process. */
export const unmonitored: OutageMonitor = {
  isAway: () => false,
  guard: (work) => work(),
  suspect: () => undefined,
  isAbandoned: () => false,
};
