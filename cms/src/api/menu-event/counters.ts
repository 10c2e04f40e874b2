/** Counters per menu that stay exact under parallel transactions. */
import { connection } from '../../database/transaction';
import { newId } from '../../database/ids';

/**
 * Increments counters of a menu in one statement and returns their new values, from 1. Their rows are locked in this
 * order and stay locked until the transaction ends, so a rollback leaves no gap, and a value becomes visible only after
 * all lower values.
 */
export async function nextValues(menuId: number, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sql = await connection();
  const counters = await sql('order_counters')
    .insert(names.map((name) => ({ document_id: newId(), menu_id: menuId, name, last: 1 })))
    .onConflict(['menu_id', 'name'])
    .merge({ last: sql.raw('order_counters.last + 1') })
    .returning<{ name: string; last: number }[]>(['name', 'last']);
  if (counters.length !== names.length) throw new Error('A counter returned no value.');
  return new Map(counters.map(({ name, last }) => [name, last]));
}

/** The current value of a menu's counter; 0 if it never counted. */
export async function currentValue(menuId: number, name: string): Promise<number> {
  const sql = await connection();
  const counter = await sql('order_counters')
    .where({ menu_id: menuId, name })
    .first<{ last: number } | undefined>('last');
  return counter?.last ?? 0;
}
