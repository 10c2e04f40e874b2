/** What is deleted when it has been kept for long enough, and how often that is looked for. */
import { openCarts } from '../api/cart/cleanup';
import { oldInterests, oldVisits } from '../api/interest/cleanup';
import { trashedMenus } from '../api/menu/cleanup';
import { unusedPictures } from '../api/stored-picture/cleanup';
import { trashEntries } from '../api/trash/trash';
import { startChore, startChoreBeside, type StopChore } from '../jobs/scheduledJobs';
import { sweeping, type Sweep } from '../jobs/cleanup';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Sweeps that run beside the requests, and how often. */
const BESIDE: readonly (readonly [sweep: Sweep, every: number])[] = [
  [openCarts, HOUR],
  [oldVisits, DAY],
  [oldInterests, DAY],
  [unusedPictures, DAY],
];

let stops: readonly StopChore[] = [];

/** Ends what the trash has kept for long enough now, and runs all sweeps from now on. */
export async function startUpkeep(): Promise<void> {
  const started = [await startChore({ name: 'upkeep', every: DAY, work: sweeping(trashEntries, trashedMenus) })];
  for (const [sweep, every] of BESIDE) {
    started.push(await startChoreBeside({ name: `sweep_${sweep.name}`, every, work: sweeping(sweep) }));
  }
  stops = started;
}

/** When the server ends: after the batches under way. */
export async function stopUpkeep(): Promise<void> {
  await Promise.all(stops.map((stop) => stop()));
}
