/**
 * Processes a queue that is stored in a table: when a row is added, and every few seconds for rows that have become
 * due.
 */
import { setTimeout as wait } from 'node:timers/promises';

const POLL_INTERVAL_MS = 5_000;

/** The longest time that running work may delay the shutdown. */
const STOP_TIMEOUT_MS = 3_000;

export interface QueueWorker {
  /** Processes all due rows, including those that are added meanwhile. Never rejects. */
  readonly run: () => Promise<void>;
  /** Polls at once, for rows of earlier processes, and then regularly. The timer does not keep the process alive. */
  readonly start: () => void;
  /**
   * Stops polling. Resolves when the current round ends, or after a timeout. After a timeout, another process retries
   * the rows.
   */
  readonly stop: () => Promise<void>;
}

/**
 * Creates a worker.
 * @param round processes all due rows
 * @param failed called if a round rejects
 */
export function createQueueWorker(round: () => Promise<void>, failed: (error: unknown) => void): QueueWorker {
  let running: Promise<void> | undefined;
  /** The number of requested runs. If it grows during a round, another round follows. */
  let asked = 0;
  let timer: NodeJS.Timeout | undefined;

  async function goOn(): Promise<void> {
    let answered: number;
    do {
      answered = asked;
      await round();
    } while (answered !== asked);
  }

  async function go(): Promise<void> {
    asked++;
    running ??= goOn().finally(() => (running = undefined));
    try {
      await running;
    } catch (error) {
      failed(error);
    }
  }

  return {
    run: go,
    start() {
      timer = setInterval(() => void go(), POLL_INTERVAL_MS).unref();
      void go();
    },
    async stop() {
      clearInterval(timer);
      await Promise.race([running?.catch(() => undefined), wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
