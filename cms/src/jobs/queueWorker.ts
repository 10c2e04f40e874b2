/** Works off a queue in a table: when a row is added, and every few seconds for rows that become due. */
import { setTimeout as wait } from 'node:timers/promises';

const POLL_INTERVAL_MS = 5_000;

/** How long running work may delay the shutdown, in ms. */
const STOP_TIMEOUT_MS = 3_000;

export interface QueueWorker {
  /** Processes what is due, rows added meanwhile included. Never rejects. */
  readonly run: () => Promise<void>;
  /** Starts polling, beginning with the rows of earlier processes. Does not keep the process alive. */
  readonly start: () => void;
  /** Stops polling; resolves when the current round ends, or after a timeout: another process retries. */
  readonly stop: () => Promise<void>;
}

/**
 * @param round processes all due rows
 * @param failed called when a round rejects
 */
export function createQueueWorker(round: () => Promise<void>, failed: (error: unknown) => void): QueueWorker {
  let running: Promise<void> | undefined;
  /** How often a run was requested; a request during a round starts another one. */
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
