/**
 * Runs cleanup jobs, which delete expired rows in batches, and records statistics about them. (docs/limits.md,
 * docs/monitoring.md)
 */
import type { ScheduledJob } from './scheduledJobs';

export interface DeletedBatch {
  readonly rows: number;
  /** The size of deleted files. */
  readonly bytes?: number;
}

export interface CleanupJob {
  /** The label in metrics, like `open-carts`. */
  readonly name: string;
  /**
   * Deletes one batch per iteration. The job may be stopped after each batch.
   * @param now in epoch ms
   */
  readonly batches: (now: number) => AsyncIterable<DeletedBatch>;
}

export interface CleanupStats {
  rows: number;
  bytes: number;
  failures: number;
  /** When the job last ended, in epoch ms; 0 if it never ran. */
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

/** Runs a cleanup job until it ends or the server stops. Errors are counted and rethrown. */
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

/** Combines cleanup jobs into the work of a scheduled job, which runs them one after another. */
export const runCleanups =
  (...sweeps: readonly CleanupJob[]): ScheduledJob['work'] =>
  async (now, signal) => {
    for (const job of sweeps) await runCleanup(job, now, signal);
  };
