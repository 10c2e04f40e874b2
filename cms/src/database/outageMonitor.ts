/**
 * Detects that the database does not respond, so that requests fail quickly. A stopped database refuses connections,
 * but a frozen one keeps them open.
 *
 * Slow work alone is not an outage. If work takes longer than {@link SUSPICION_MS}, a probe opens a connection outside
 * of the pool. If the probe fails, the database counts as away. Then running work is abandoned and its connections are
 * closed. New work is rejected until a probe succeeds.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** If work runs longer than this, a probe starts. */
export const SUSPICION_MS = 1_000;

/**
 * The timeout of a probe. Together with {@link SUSPICION_MS} it is below 3 s, the promised maximum for a response
 * during an outage.
 */
export const PROBE_TIMEOUT_MS = 1_200;

/** The interval of probes while the database is away. */
export const RETRY_MS = 500;

/**
 * How much longer an outer guard waits than an inner one. If the inner one rejects, the outer work may still respond.
 */
export const GRACE_MS = 50;

/** The database does not respond. `errors/outage.ts` recognizes it as an outage. */
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
   * Runs work that needs the database. Rejects if the database is away or goes away meanwhile.
   * @param grace time to continue waiting after the database went away, in ms
   * @throws {DatabaseAwayError}
   */
  guard<T>(work: () => Promise<T>, grace?: number): Promise<T>;
  /** Starts a probe now, after a failed query. */
  suspect(): void;
  /** Whether the current work was abandoned. It must not commit, because its caller has received an error. */
  isAbandoned(): boolean;
}

interface Options {
  /** Whether the database responds. May reject, or never settle. */
  readonly probe: () => Promise<boolean>;
  /** Called whenever the database goes away. */
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
    // Closing its connection makes abandoned work reject later. Without this handler, that rejection would be
    // unhandled.
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

/** A monitor for SQLite, which runs inside this process and can't be away. */
export const unmonitored: OutageMonitor = {
  isAway: () => false,
  guard: (work) => work(),
  suspect: () => undefined,
  isAbandoned: () => false,
};
