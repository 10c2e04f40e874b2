/** Cleanup jobs delete expired rows in batches, and count what they did. (docs/limits.md, docs/monitoring.md) */
import type { ScheduledJob } from './scheduledJobs';

export interface DeletedBatch {
  readonly rows: number;
  /** Of files. */
  readonly bytes?: number;
}

export interface CleanupJob {
  /** The label of its metrics: `open-carts`. */
  readonly name: string;
  /**
   * Yields after each batch, where it may be stopped.
   * @param now in ms
   */
  readonly batches: (now: number) => AsyncIterable<DeletedBatch>;
}

export interface CleanupStats {
  rows: number;
  bytes: number;
  failures: number;
  /** When it last ended, in epoch ms; 0 if never. */
  lastRunAt: number;
  /** The duration of the last run, in ms. */
  lastDuration: number;
}

const stats = new Map<string, CleanupStats>();

/** The statistics of each cleanup job, by name. */
export const cleanupStats = (): ReadonlyMap<string, Readonly<CleanupStats>> => stats;

function statsOf({ name }: CleanupJob): CleanupStats {
  const known = stats.get(name) ?? { rows: 0, bytes: 0, failures: 0, lastRunAt: 0, lastDuration: 0 };
  stats.set(name, known);
  return known;
}

/** Runs a cleanup job until it ends or the server stops. @throws what the job throws, counted as a failure */
async function runCleanup(job: CleanupJob, now: number, signal: AbortSignal): Promise<void> {
  const own = statsOf(job);
  const begun = performance.now();
  try {
    for await (const { rows, bytes = 0 } of job.batches(now)) {
      own.rows += rows;
      own.bytes += bytes;
      if (signal.aborted) break;
    }
  } catch (error) {
    own.failures += 1;
    throw error;
  } finally {
    own.lastRunAt = Date.now();
    own.lastDuration = performance.now() - begun;
  }
}

/** The work of a scheduled job that runs cleanup jobs one after another. */
export const runCleanups =
  (...sweeps: readonly CleanupJob[]): ScheduledJob['work'] =>
  async (now, signal) => {
    for (const job of sweeps) await runCleanup(job, now, signal);
  };
