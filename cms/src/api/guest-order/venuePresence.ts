/**
 * Records when a device of a menu last received orders. A device counts as listening while its stream is open, and
 * whenever it polls pending orders. The time is stored in the database, so all processes share it and it survives a
 * restart.
 */
import { instantOf, type Row } from '../../database/columnValues';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';

/** If no device has listened for this long, pending orders count as unattended. */
export const SILENCE_MS = 60_000;

/** A polling device updates the stored time at most this often, to save writes. */
const POLL_PRECISION_MS = 10_000;

/** Stores `now` as the last time that a device of these menus listened. */
export async function markHeard(menuIds: readonly number[], now: number): Promise<void> {
  if (menuIds.length === 0) return;
  const sql = await connection();
  await sql('order_listeners')
    .insert(menuIds.map((menu_id) => ({ document_id: newId(), menu_id, heard_at: now })))
    .onConflict('menu_id')
    .merge(['heard_at']);
}

interface HeardRow {
  readonly heard_at: number | string;
}

/** When a device last listened, in epoch ms; 0 if never. */
async function heardAt(menuId: number): Promise<number> {
  const sql = await connection();
  const row = await sql('order_listeners').where({ menu_id: menuId }).first<HeardRow | undefined>('heard_at');
  return Number(row?.heard_at ?? 0);
}

/** Records that a device has polled pending orders. */
export async function markPolled(menuId: number, now: number): Promise<void> {
  if (now - (await heardAt(menuId)) >= POLL_PRECISION_MS) await markHeard([menuId], now);
}

/** Whether a device of the menu has listened within {@link SILENCE_MS}. */
export const isListening = async (menuId: number, now: Date): Promise<boolean> =>
  (await heardAt(menuId)) > now.getTime() - SILENCE_MS;

/** Whether an order is pending and no device of the menu has listened for {@link SILENCE_MS}. */
export async function isUnattended(row: Row, menuId: number, now: Date): Promise<boolean> {
  const placedAt = instantOf(row['placedAt'])?.getTime() ?? 0;
  return placedAt <= now.getTime() - SILENCE_MS && !(await isListening(menuId, now));
}
