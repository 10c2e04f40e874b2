/**
 * Work that is due every so often, once over all processes on a database. Each of them looks by its own clock; whoever
 * moves the chore's mark on does it, so that one that dies is replaced by the next to look.
 */
import { logError } from '../config/log';
import { ensureAppState, advanceAppState, setAppState } from '../database/appState';

export interface ScheduledJob {
  readonly name: string;
  /** How often it is due, in ms. */
  readonly interval: number;
  /**
   * Safe to be done again: what one process began may be ended by another.
   * @param signal is aborted when the server ends; long work looks at it between two steps
   */
  readonly work: (now: number, signal: AbortSignal) => Promise<void>;
}

/** Ends a chore. What it returns resolves when the step under way is done. */
export type StopJob = () => Promise<void>;

/** Looks in the time after which it is due: who looks a moment too early is late by no more than a part of it. */
const CHECKS_PER_INTERVAL = 6;

async function perform({ work }: ScheduledJob, now: number, signal: AbortSignal): Promise<void> {
  try {
    await work(now, signal);
  } catch (error) {
    // It is tried again when it is next due.
    logError(error);
  }
}

async function runIfDue(chore: ScheduledJob, now: number, signal: AbortSignal): Promise<void> {
  try {
    const mine = await advanceAppState(chore.name, String(now - chore.interval), String(now));
    if (mine) await perform(chore, now, signal);
  } catch (error) {
    logError(error);
  }
}

/** Looks from now on whether it is due. @param first what is under way already */
function schedule(chore: ScheduledJob, ending: AbortController, first: Promise<void>): StopJob {
  let underWay = first;
  const look = () => {
    underWay = underWay.then(() => runIfDue(chore, Date.now(), ending.signal));
  };
  const timer = setInterval(look, chore.interval / CHECKS_PER_INTERVAL).unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return underWay;
  };
}

/** Does it now, before anything listens, and from now on whenever it is due. */
export async function startJob(chore: ScheduledJob): Promise<StopJob> {
  const ending = new AbortController();
  await perform(chore, Date.now(), ending.signal);
  await setAppState(chore.name, String(Date.now()));
  return schedule(chore, ending, Promise.resolve());
}

/** Does it whenever it is due, now as well, beside what else the server does: it may take long. */
export async function startJobInBackground(chore: ScheduledJob): Promise<StopJob> {
  const ending = new AbortController();
  await ensureAppState(chore.name, '0');
  return schedule(chore, ending, runIfDue(chore, Date.now(), ending.signal));
}
