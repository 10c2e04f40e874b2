/**
 * Sweeps: chores that delete what has been kept for long enough, batch by batch, with figures of what each of them did
 * in this process. (docs/limits.md, docs/watching.md)
 */
import type { ScheduledJob } from './scheduledJobs';

/** What a batch deleted. */
export interface DeletedBatch {
  readonly rows: number;
  /** Of files. */
  readonly bytes?: number;
}

export interface CleanupJob {
  /** As its figures are labelled: `open-carts`. */
  readonly name: string;
  /**
   * Yields after each batch; it is ended there when the server ends.
   * @param now ms
   */
  readonly batches: (now: number) => AsyncIterable<DeletedBatch>;
}

export interface CleanupStats {
  rows: number;
  bytes: number;
  failures: number;
  /** When it last ended, in ms; 0 when it has not run yet. */
  lastRunAt: number;
  /** How long that took, in ms. */
  lastDuration: number;
}

const stats = new Map<string, CleanupStats>();

/** The figures of each sweep, by its name. */
export const cleanupStats = (): ReadonlyMap<string, Readonly<CleanupStats>> => stats;

function statsOf({ name }: CleanupJob): CleanupStats {
  const known = stats.get(name) ?? { rows: 0, bytes: 0, failures: 0, lastRunAt: 0, lastDuration: 0 };
  stats.set(name, known);
  return known;
}

/** Runs a sweep to its end, or until the server ends. @throws whatever the sweep throws; that is counted as a failure */
async function runCleanup(sweep: CleanupJob, now: number, signal: AbortSignal): Promise<void> {
  const own = statsOf(sweep);
  const begun = performance.now();
  try {
    for await (const { rows, bytes = 0 } of sweep.batches(now)) {
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

/** The work of a chore that runs sweeps one after the other. */
export const runCleanups =
  (...sweeps: readonly CleanupJob[]): ScheduledJob['work'] =>
  async (now, signal) => {
    for (const sweep of sweeps) await runCleanup(sweep, now, signal);
  };
