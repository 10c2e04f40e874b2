/** Deletes menus after 30 days in the trash. Only the subscription orders that the provider created for them remain. */
import { TRASH_TTL_MS } from '@qaima/schemas';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { connection, inTransaction } from '../../database/transaction';

/** Tables whose rows outlive the menu: what the provider sold, and pictures, which have a cleanup of their own. */
const OUTLIVING: readonly string[] = ['orders', 'stored_pictures'];

/**
 * The tables with rows of a menu, by the database's schema, with the columns that refer to the menu: foreign keys, which
 * the database would only set to null, and columns that are none on purpose.
 */
const ownTables = () =>
  strapi.db.schema.schema.tables
    .filter(({ name }) => !OUTLIVING.includes(name))
    .flatMap(({ name, columns, foreignKeys }) => {
      const keys = foreignKeys
        .filter(({ referencedTable }) => referencedTable === 'menus')
        .flatMap((key) => key.columns);
      const loose = columns.filter((column) => column.name === 'menu_id').map((column) => column.name);
      return [...new Set([...keys, ...loose])].map((column) => ({ table: name, column }));
    });

const MAX_MENUS_PER_RUN = 200;

/** Deletes one menu that was moved to the trash before this time, in one transaction. @returns whether there was one */
const purgeOne = (before: Date): Promise<boolean> =>
  inTransaction(async () => {
    const sql = await connection();
    // Skips menus that another process is deleting.
    const due = sql('menus').select<{ id: number }[]>('id').where('trashed_at', '<', before).orderBy('id').limit(1);
    const [menu] = strapi.db.dialect.client === 'postgres' ? await due.forUpdate().skipLocked() : await due;
    if (!menu) return false;
    for (const { table, column } of ownTables())
      await sql(table)
        .where({ [column]: menu.id })
        .delete();
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
