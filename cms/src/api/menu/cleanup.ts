/** The end of menus that have been in the trash for 30 days: nothing of them is left, but the provider's orders. */
import type { CleanupJob } from '../../jobs/cleanup';
import { connection, inTransaction } from '../../database/transaction';
import { TRASHED_MENU_TTL_MS } from './inactive';

/** Everything that names its menu by number, before the menu itself. */
const TABLES = [
  'trash_entries',
  'items',
  'galleries',
  'sections',
  'combos',
  'branches',
  'receive_options',
  'visits',
  'visit_sums',
  'interests',
  'carts',
  'menu_names',
] as const;

/** Menus that end in one go; the rest does the next day. */
const MAX_MENUS_PER_RUN = 200;

/** Ends the oldest one that is due, in one transaction. @returns whether there was one */
const purgeOne = (before: Date): Promise<boolean> =>
  inTransaction(async () => {
    const sql = await connection();
    // Another process may be at it as well: each takes one that nobody has taken.
    const due = sql('menus').select<{ id: number }[]>('id').where('trashed_at', '<', before).orderBy('id').limit(1);
    const [menu] = strapi.db.dialect.client === 'postgres' ? await due.forUpdate().skipLocked() : await due;
    if (!menu) return false;
    for (const table of TABLES) await sql(table).where({ menu_id: menu.id }).delete();
    await sql('menus').where({ id: menu.id }).delete();
    return true;
  });

/** Ends menus one by one, each with all of its own. */
export const trashedMenuCleanup: CleanupJob = {
  name: 'trashed-menus',
  async *batches(now) {
    const before = new Date(now - TRASHED_MENU_TTL_MS);
    for (let count = 0; count < MAX_MENUS_PER_RUN && (await purgeOne(before)); count++) yield { rows: 1 };
  },
};
