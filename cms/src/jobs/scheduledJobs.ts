/**
 * Runs jobs at intervals, each in only one of the processes on a database. Every process checks whether a job is due
 * and tries to advance the job's stored time. The process that succeeds runs the job. If it crashes, another process
 * runs the job next time.
 */
import { logError } from '../config/log';
import { ensureStoredValue, advanceStoredValue, setStoredValue } from '../database/keyValueStore';

export interface ScheduledJob {
  readonly name: string;
  /** In ms. */
  readonly interval: number;
  /**
   * The work of the job. Must be idempotent, because another process may repeat it after a crash.
   * @param signal aborted when the server stops; long work checks it between steps
   */
  readonly work: (now: number, signal: AbortSignal) => Promise<void>;
}

/** Stops a job. Resolves when its current run ends. */
export type StopJob = () => Promise<void>;

/**
 * How often per interval the server checks whether a job is due. So a job is late by at most a sixth of its interval.
 */
const CHECKS_PER_INTERVAL = 6;

async function perform({ work }: ScheduledJob, now: number, signal: AbortSignal): Promise<void> {
  try {
    await work(now, signal);
  } catch (error) {
    // The job is retried when it is due again.
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

/** Checks regularly whether the job is due. @param first the run in progress */
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

/** Runs a job before the server listens, and then schedules it. */
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
