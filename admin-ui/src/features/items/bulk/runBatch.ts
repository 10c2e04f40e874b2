/** Doing one thing to many: some at a time, each by itself, so that one that fails does not hold up the others. */
import { ApiError } from '@qaima/schemas';

/** How far it has come with one of many. */
export type BatchStep =
  | { readonly state: 'waiting' }
  /** `part` is what has gone out, 0 to 1. */
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly message: string };

/** So many at the same time. */
const MAX_CONCURRENT = 3;
/** A server that is asked too often says so; then one waits so long, in ms, and so many times at most. */
const PAUSE_MS = 5000;
const MAX_PAUSES = 24;

export interface BatchOptions<T> {
  /** Does it to one, and tells the part that has gone out. */
  readonly send: (one: T, onPart: (part: number) => void) => Promise<void>;
  readonly onStep: (one: T, step: BatchStep) => void;
  /** Whether nothing more is to be begun: nobody waits for it any more. */
  readonly stopped: () => boolean;
  /** Called with whatever went wrong with one. True: the others would fare no better, and are not begun. */
  readonly onFailure: (one: T, error: unknown) => boolean;
  readonly pause?: (ms: number) => Promise<void>;
}

const isRateLimited = (error: unknown) => error instanceof ApiError && error.statusCode === 429;
const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : '');
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Gives those that were not done, in their order: the failed ones, and what was never begun. */
export async function runBatch<T>(all: readonly T[], options: BatchOptions<T>): Promise<readonly T[]> {
  const { send, onStep, stopped, onFailure, pause = wait } = options;
  const done = new Set<T>();
  const left = [...all];
  let givenUp = false;

  async function attempt(one: T): Promise<void> {
    for (let pauses = 0; ; pauses += 1) {
      try {
        await send(one, (part) => onStep(one, { state: 'sending', part }));
        return;
      } catch (error) {
        if (!isRateLimited(error) || pauses === MAX_PAUSES || stopped()) throw error;
        await pause(PAUSE_MS);
      }
    }
  }

  async function worker(): Promise<void> {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      if (givenUp || stopped()) return;
      onStep(one, { state: 'sending', part: 0 });
      try {
        await attempt(one);
        done.add(one);
        onStep(one, { state: 'done' });
      } catch (error) {
        onStep(one, { state: 'failed', message: messageOf(error) });
        givenUp ||= onFailure(one, error);
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT, all.length) }, worker));
  return all.filter((one) => !done.has(one));
}
