/** Counters per menu that stay exact under parallel transactions. */
import { connection } from '../../database/transaction';
import { newId } from '../../database/ids';

/**
 * Increments a menu's counter and returns the new value, from 1. The row stays locked until the transaction ends, so
 * a rollback leaves no gap, and a value becomes visible only after all lower values.
 */
export async function nextValue(menuId: number, name: string): Promise<number> {
  const sql = await connection();
  const [counter] = await sql('order_counters')
    .insert({ document_id: newId(), menu_id: menuId, name, last: 1 })
    .onConflict(['menu_id', 'name'])
    .merge({ last: sql.raw('order_counters.last + 1') })
    .returning<{ last: number }[]>('last');
  if (!counter) throw new Error('The counter returned no value.');
  return counter.last;
}

/** The current value of a menu's counter; 0 if it never counted. */
export async function currentValue(menuId: number, name: string): Promise<number> {
  const sql = await connection();
  const counter = await sql('order_counters')
    .where({ menu_id: menuId, name })
    .first<{ last: number } | undefined>('last');
  return counter?.last ?? 0;
}
