/** Work that lies in a table and is done in rounds: when something was put there, and every few seconds for what falls due. */
import { setTimeout as wait } from 'node:timers/promises';

/** How often is looked for work that is due, in ms. */
const POLL_INTERVAL_MS = 5_000;

/** How long work under way may keep the server from ending, in ms. */
const STOP_TIMEOUT_MS = 3_000;

export interface QueueWorker {
  /** Does what is due. What is put there while a round is under way is done by the same one. Never rejects. */
  readonly run: () => Promise<void>;
  /** Begins: what an earlier process left, then whatever falls due. Keeps no process alive by itself. */
  readonly start: () => void;
  /** Begins no round any more; resolves when the one under way is done with, or soon: the next process tries again. */
  readonly stop: () => Promise<void>;
}

/**
 * @param round does all that is due
 * @param failed told of a round that could not be gone
 */
export function createQueueWorker(round: () => Promise<void>, failed: (error: unknown) => void): QueueWorker {
  let running: Promise<void> | undefined;
  /** How often was asked for a round; one that was asked for during a round begins when it ends. */
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
