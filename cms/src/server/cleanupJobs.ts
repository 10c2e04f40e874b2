/** Schedules all cleanup jobs. */
import { DAY_MS, HOUR_MS } from '@qaima/schemas';
import { answeredRequestCleanup } from '../api-runtime/repeatedRequests';
import { contentChangeCleanup } from '../audit/contentChanges';
import { cartCleanup } from '../api/cart/cleanup';
import { orderEventCleanup } from '../api/menu-event/events';
import { unattendedOrderAlarm } from '../api/guest-order/unattendedOrderAlarm';
import { eventJob } from '../api/guest-order/eventJob';
import { practiceCleanup } from '../api/guest-order/practiceOrders';
import { interestCleanup, popularityCleanup, visitCleanup, visitJournalCleanup } from '../api/interest/cleanup';
import { trashedMenuCleanup } from '../api/menu/cleanup';
import { guestDataCleanup } from '../api/guest-data/retention';
import { printJobCleanup } from '../api/print-queue/jobs';
import { unusedPictureCleanup } from '../api/stored-picture/cleanup';
import { tableCallCleanup } from '../api/table/calls';
import { webhookDeliveryCleanup } from '../api/webhook/deliveries';
import { trashEntryCleanup } from '../menu-parts/trash';
import { startJob, startJobInBackground, type StopJob } from '../jobs/scheduledJobs';
import { runCleanups, type CleanupJob } from '../jobs/cleanupRunner';

/** Jobs that run in the background, so that the start does not wait for them, and their intervals. */
const BACKGROUND_JOBS: readonly (readonly [sweep: CleanupJob, every: number])[] = [
  [cartCleanup, HOUR_MS],
  [orderEventCleanup, HOUR_MS],
  [webhookDeliveryCleanup, HOUR_MS],
  [practiceCleanup, HOUR_MS],
  [tableCallCleanup, HOUR_MS],
  [printJobCleanup, HOUR_MS],
  [answeredRequestCleanup, HOUR_MS],
  // Hourly, so that it soon goes on after a crash.
  [guestDataCleanup, HOUR_MS],
  [visitCleanup, DAY_MS],
  [interestCleanup, DAY_MS],
  [popularityCleanup, DAY_MS],
  [visitJournalCleanup, DAY_MS],
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
  for (const job of [unattendedOrderAlarm, eventJob]) started.push(await startJobInBackground(job));
  stops = started;
}

/** Stops all jobs. Resolves when their current batches end. */
export async function stopCleanupJobs(): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
}
