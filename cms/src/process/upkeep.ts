/** What is done once a day, and at each start: what the trash has kept for long enough ends. */
import { purgeMenus } from '../api/menu/purge';
import { purgeTrash } from '../api/trash/trash';
import { startChore } from './chores';

const DAY = 24 * 60 * 60 * 1000;

let stop: (() => void) | undefined;

/** Does it now, and each day from now on. */
export async function startUpkeep(): Promise<void> {
  stop = await startChore({
    name: 'upkeep',
    every: DAY,
    async work(now) {
      await purgeTrash(now);
      await purgeMenus(now);
    },
  });
}

export const stopUpkeep = (): void => stop?.();
