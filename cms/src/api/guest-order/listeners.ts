/**
 * Which venues listen for orders. A device listens while its stream is open, and each time it reads its waiting orders
 * without one. The time is stored, so that all processes know it and a restart forgets nothing.
 */
import type { Row } from '../../database/columnValues';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';

/** How long nobody may listen before a waiting order counts as unattended, in ms. */
export const SILENCE_MS = 60_000;

/** How exact the stored time is while a device polls, in ms: it saves writes. */
const POLL_PRECISION_MS = 10_000;

/** Records that devices of these menus listen now. */
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

/** Records that a device without a stream has read the waiting orders. */
export async function markPolled(menuId: number, now: number): Promise<void> {
  if (now - (await heardAt(menuId)) >= POLL_PRECISION_MS) await markHeard([menuId], now);
}

/** Whether nobody has listened for a waiting order for {@link SILENCE_MS}. */
export async function isUnattended(row: Row, menuId: number, now: Date): Promise<boolean> {
  const placedAt = new Date(row['placedAt'] as string | number | Date).getTime();
  const latest = now.getTime() - SILENCE_MS;
  return placedAt <= latest && (await heardAt(menuId)) <= latest;
}
