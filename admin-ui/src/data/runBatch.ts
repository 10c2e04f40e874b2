/** Runs an operation on many items concurrently. If one fails, the others continue. */
import { ApiError } from '@qaima/schemas';

export type BatchStep =
  | { readonly state: 'waiting' }
  /** `part` is the upload progress from 0 to 1. */
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly message: string };

const MAX_CONCURRENT = 3;
/** The pause after a rate limit response, and the maximum number of pauses. */
const PAUSE_MS = 5000;
const MAX_PAUSES = 24;

export interface BatchOptions<T> {
  /** Processes one item and reports its upload progress. */
  readonly send: (one: T, onPart: (part: number) => void) => Promise<void>;
  readonly onStep: (one: T, step: BatchStep) => void;
  /**
   * Whether nobody needs the result any more, for example after the page was left. The batch then starts no further
   * item.
   */
  readonly stopped: () => boolean;
  /** Called with each error. Return true if the remaining items would fail too: they are then not started. */
  readonly onFailure: (one: T, error: unknown) => boolean;
  readonly pause?: (ms: number) => Promise<void>;
}

const isRateLimited = (error: unknown) => error instanceof ApiError && error.statusCode === 429;
const messageOf = (error: unknown) => (error instanceof ApiError ? error.message : '');
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @returns the failed items and those that were never started, in the order of `all` */
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
