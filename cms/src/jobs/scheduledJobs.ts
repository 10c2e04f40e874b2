/**
 * Jobs that run at intervals, once over all processes on a database. Each process checks by its own clock; the one that
 * advances the job's stored time runs it, so a crashed process is replaced by the next one.
 */
import { logError } from '../config/log';
import { ensureAppState, advanceAppState, setAppState } from '../database/appState';

export interface ScheduledJob {
  readonly name: string;
  /** In ms. */
  readonly interval: number;
  /**
   * Must be idempotent: another process may finish it.
   * @param signal aborted when the server stops; long work checks it between steps
   */
  readonly work: (now: number, signal: AbortSignal) => Promise<void>;
}

/** Stops a job; resolves when the current step ends. */
export type StopJob = () => Promise<void>;

/** Checks per interval: a check that is slightly early delays the job by no more than this fraction. */
const CHECKS_PER_INTERVAL = 6;

async function perform({ work }: ScheduledJob, now: number, signal: AbortSignal): Promise<void> {
  try {
    await work(now, signal);
  } catch (error) {
    // The job is retried when it is next due.
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

/** Checks at intervals whether the job is due. @param first the run in progress */
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

/** Runs a job now, before the server listens, and schedules it. */
export async function startJob(chore: ScheduledJob): Promise<StopJob> {
  const ending = new AbortController();
  await perform(chore, Date.now(), ending.signal);
  await setAppState(chore.name, String(Date.now()));
  return schedule(chore, ending, Promise.resolve());
}

/** Schedules a job without waiting for its first run, which may take long. */
export async function startJobInBackground(chore: ScheduledJob): Promise<StopJob> {
  const ending = new AbortController();
  await ensureAppState(chore.name, '0');
  return schedule(chore, ending, runIfDue(chore, Date.now(), ending.signal));
}
