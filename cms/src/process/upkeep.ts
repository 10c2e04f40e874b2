/** What is done once a day, and at each start: what the trash has kept for long enough ends. */
import { purgeMenus } from '../api/menu/purge';
import { purgeTrash } from '../api/trash/trash';
import { logError } from '../log';

const DAY = 24 * 60 * 60 * 1000;

async function upkeep(): Promise<void> {
  try {
    await purgeTrash(Date.now());
    await purgeMenus(Date.now());
  } catch (error) {
    // It is tried again tomorrow.
    logError(error);
  }
}

let timer: NodeJS.Timeout | undefined;

/** Does it now, and each day from now on. */
export async function startUpkeep(): Promise<void> {
  await upkeep();
  timer = setInterval(() => void upkeep(), DAY).unref();
}

export function stopUpkeep(): void {
  clearInterval(timer);
}
