/** Deletes menus after 30 days in the trash. Only the subscription orders that the provider created for them remain. */
import { TRASH_TTL_MS } from '@qaima/schemas';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { connection, inTransaction } from '../../database/transaction';

/** Tables that reference a menu; their rows must be deleted first. */
const TABLES = [
  'trash_entries',
  'items',
  'galleries',
  'sections',
  'combos',
  'branches',
  'receive_options',
  'extra_groups',
  'visits',
  'visit_sums',
  'interests',
  'popularity_counts',
  'table_calls',
  'former_codes',
  'tables',
  'print_jobs',
  'printers',
  'order_events',
  'order_counters',
  'order_listeners',
  'carts',
  'menu_names',
  'invitations',
  'team_members',
] as const;

const MAX_MENUS_PER_RUN = 200;

/** Deletes one menu that was moved to the trash before this time, in one transaction. @returns whether there was one */
const purgeOne = (before: Date): Promise<boolean> =>
  inTransaction(async () => {
    const sql = await connection();
    // Skips menus that another process is deleting.
    const due = sql('menus').select<{ id: number }[]>('id').where('trashed_at', '<', before).orderBy('id').limit(1);
    const [menu] = strapi.db.dialect.client === 'postgres' ? await due.forUpdate().skipLocked() : await due;
    if (!menu) return false;
    for (const table of TABLES) await sql(table).where({ menu_id: menu.id }).delete();
    await sql('menus').where({ id: menu.id }).delete();
    return true;
  });

export const trashedMenuCleanup: CleanupJob = {
  name: 'trashed-menus',
  async *batches(now) {
    const before = new Date(now - TRASH_TTL_MS);
    for (let count = 0; count < MAX_MENUS_PER_RUN && (await purgeOne(before)); count++) yield { rows: 1 };
  },
};
