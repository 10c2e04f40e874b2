/** Counts interests and orders of items per day, for the popular items. (docs/spec/domain.md#popular-items) */
import { firstDay, POPULARITY_DAYS, resolveTimeZone, todayIn, type PopularityCounts } from '@qaima/schemas';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';

/**
 * Adds one to the counts of items on a day. An item that is named several times counts once.
 * @param items public ids
 */
export async function countForPopularity(menuId: number, items: readonly string[], day: string): Promise<void> {
  // The fixed order prevents deadlocks between transactions that count the same items.
  const counted = [...new Set(items)].sort();
  if (counted.length === 0) return;
  const sql = await connection();
  await sql('popularity_counts')
    .insert(counted.map((item) => ({ document_id: newId(), menu_id: menuId, item, day, total: 1 })))
    .onConflict(['item', 'day'])
    .merge({ total: sql.raw('popularity_counts.total + 1') });
}

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
