/** Schedules all cleanup jobs. */
import { DAY_MS, HOUR_MS } from '@qaima/schemas';
import { answeredRequestCleanup } from '../api-runtime/repeatedRequests';
import { contentChangeCleanup } from '../audit/contentChanges';
import { cartCleanup } from '../api/cart/cleanup';
import { orderEventCleanup } from '../api/guest-order/events';
import { unattendedOrderAlarm } from '../api/guest-order/unattendedOrderAlarm';
import { practiceCleanup } from '../api/guest-order/practiceOrders';
import { interestCleanup, popularityCleanup, visitCleanup } from '../api/interest/cleanup';
import { trashedMenuCleanup } from '../api/menu/cleanup';
import { printJobCleanup } from '../api/print-queue/jobs';
import { unusedPictureCleanup } from '../api/stored-picture/cleanup';
import { tableCallCleanup } from '../api/table/calls';
import { trashEntryCleanup } from '../menu-parts/trash';
import { startJob, startJobInBackground, type StopJob } from '../jobs/scheduledJobs';
import { runCleanups, type CleanupJob } from '../jobs/cleanupRunner';

/** Jobs that run in the background, so that the start does not wait for them, and their intervals. */
const BACKGROUND_JOBS: readonly (readonly [sweep: CleanupJob, every: number])[] = [
  [cartCleanup, HOUR_MS],
  [orderEventCleanup, HOUR_MS],
  [practiceCleanup, HOUR_MS],
  [tableCallCleanup, HOUR_MS],
  [printJobCleanup, HOUR_MS],
  [answeredRequestCleanup, HOUR_MS],
  [visitCleanup, DAY_MS],
  [interestCleanup, DAY_MS],
  [popularityCleanup, DAY_MS],
  [contentChangeCleanup, DAY_MS],
  [unusedPictureCleanup, DAY_MS],
];

let stops: readonly StopJob[] = [];

/** Deletes expired trash entries before the server listens, and schedules all cleanup jobs. */
export async function startCleanupJobs(): Promise<void> {
  const started = [
    await startJob({ name: 'upkeep', interval: DAY_MS, work: runCleanups(trashEntryCleanup, trashedMenuCleanup) }),
  ];
  for (const [sweep, every] of BACKGROUND_JOBS) {
    started.push(
      await startJobInBackground({ name: `sweep_${sweep.name}`, interval: every, work: runCleanups(sweep) }),
    );
  }
  started.push(await startJobInBackground(unattendedOrderAlarm));
  stops = started;
}

/** Stops all jobs. Resolves when their current batches end. */
export async function stopCleanupJobs(): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
}
