/** Work that lies in a table and is done in rounds: when something was put there, and every few seconds for what falls due. */
import { setTimeout as wait } from 'node:timers/promises';

/** How often is looked for work that is due, in ms. */
const ROUND_MS = 5_000;

/** How long work under way may keep the server from ending, in ms. */
const FAREWELL_MS = 3_000;

export interface Rounds {
  /** Does what is due. What is put there while a round is under way is done by the same one. Never rejects. */
  readonly go: () => Promise<void>;
  /** Begins: what an earlier process left, then whatever falls due. Keeps no process alive by itself. */
  readonly open: () => void;
  /** Begins no round any more; resolves when the one under way is done with, or soon: the next process tries again. */
  readonly close: () => Promise<void>;
}

/**
 * @param round does all that is due
 * @param failed told of a round that could not be gone
 */
export function rounds(round: () => Promise<void>, failed: (error: unknown) => void): Rounds {
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
    go,
    open() {
      timer = setInterval(() => void go(), ROUND_MS).unref();
      void go();
    },
    async close() {
      clearInterval(timer);
      await Promise.race([running?.catch(() => undefined), wait(FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}
