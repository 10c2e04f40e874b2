/** Menus that have changed and of which other programs are told soon: once, however many changes there are meanwhile. */
import { newId } from '../database/ids';
import { connection } from '../database/transaction';

/** The time (ms) within which changes of a menu are told as one. */
const TOLD_AFTER_MS = 5_000;

/**
 * Notes that a menu has changed, in the transaction of the change. Rewriting a row that exists waits for a process that
 * is telling of it, so that no change stays untold.
 */
export async function noteMenuChange(menuId: number, now = Date.now()): Promise<void> {
  const sql = await connection();
  await sql('menu_changes')
    .insert({ document_id: newId(), menu_id: menuId, due_at: now + TOLD_AFTER_MS })
    .onConflict('menu_id')
    .merge({ menu_id: menuId });
}
