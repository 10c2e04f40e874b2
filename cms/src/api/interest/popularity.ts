/** Counts interests and orders of items per day, for the popular items. (docs/spec/domain.md#popular-items) */
import { firstDay, POPULARITY_DAYS, resolveTimeZone, todayIn, type PopularityCounts } from '@qaima/schemas';
import { insertRows } from '../../database/bulkUpdate';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';

interface Popularity {
  readonly menu_id: number;
  /** The public id of the item. */
  readonly item: string;
  readonly day: string;
  readonly total: number;
}

/** Adds to the counts of items, each of which is named once per day. */
export async function addPopularity(counts: readonly Popularity[]): Promise<void> {
  // The fixed order prevents deadlocks between transactions that count the same items.
  const added = counts.toSorted((a, b) => (a.item === b.item ? (a.day < b.day ? -1 : 1) : a.item < b.item ? -1 : 1));
  await insertRows(
    {
      table: 'popularity_counts',
      columns: { document_id: 'text', menu_id: 'number', item: 'text', day: 'text', total: 'number' },
      key: ['item', 'day'],
      merge: 'total = popularity_counts.total + excluded.total',
      returning: ['id'],
    },
    added.map(({ menu_id, item, day, total }) => [newId(), menu_id, item, day, total]),
  );
}

/**
 * Adds one to the counts of items on a day. An item that is named several times counts once.
 * @param items public ids
 */
export const countForPopularity = (menuId: number, items: readonly string[], day: string): Promise<void> =>
  addPopularity([...new Set(items)].map((item) => ({ menu_id: menuId, item, day, total: 1 })));

/** The counts of a menu's items in the last days including today, in one query. */
export async function popularityCounts(
  menuId: number,
  timeZone: string | undefined,
  now: Date,
): Promise<PopularityCounts> {
  const sql = await connection();
  const today = todayIn(resolveTimeZone(timeZone), now);
  const sums = await sql('popularity_counts')
    .where({ menu_id: menuId })
    .whereBetween('day', [firstDay(today, POPULARITY_DAYS), today])
    .groupBy('item')
    .select<{ item: string; sum: string | number }[]>('item', sql.raw('sum(total) as sum'));
  return new Map(sums.map(({ item, sum }) => [item, Number(sum)]));
}
