/**
 * Jobs that run at intervals, once over all processes on a database. Each process checks by its own clock; the one that
 * advances the job's stored time runs it, so a crashed process is replaced by the next one.
 */
import { logError } from '../config/log';
import { ensureStoredValue, advanceStoredValue, setStoredValue } from '../database/keyValueStore';

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

async function runIfDue(job: ScheduledJob, now: number, signal: AbortSignal): Promise<void> {
  try {
    const mine = await advanceStoredValue(job.name, String(now - job.interval), String(now));
    if (mine) await perform(job, now, signal);
  } catch (error) {
    logError(error);
  }
}

/** Checks at intervals whether the job is due. @param first the run in progress */
function schedule(job: ScheduledJob, ending: AbortController, first: Promise<void>): StopJob {
  let underWay = first;
  const look = () => {
    underWay = underWay.then(() => runIfDue(job, Date.now(), ending.signal));
  };
  const timer = setInterval(look, job.interval / CHECKS_PER_INTERVAL).unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return underWay;
  };
}

/** Runs a job now, before the server listens, and schedules it. */
export async function startJob(job: ScheduledJob): Promise<StopJob> {
  const ending = new AbortController();
  await perform(job, Date.now(), ending.signal);
  await setStoredValue(job.name, String(Date.now()));
  return schedule(job, ending, Promise.resolve());
}

/** Schedules a job without waiting for its first run, which may take long. */
export async function startJobInBackground(job: ScheduledJob): Promise<StopJob> {
  const ending = new AbortController();
  await ensureStoredValue(job.name, '0');
  return schedule(job, ending, runIfDue(job, Date.now(), ending.signal));
}
