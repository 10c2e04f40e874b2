/**
 * Remembers what was erased, without personal data. A backup that was made before an erasure is erased again when the
 * server starts with it. (docs/privacy.md)
 */
import { DAY_MS } from '@qaima/schemas';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseJson, readStored } from '../../api-runtime/serialize';
import { environment } from '../../config/environment';
import { erasuresFile, erasuresSchema, type Erasure } from '../../database/erasuresFile';
import { newId } from '../../database/ids';
import type { Row } from '../../database/columnValues';
import { findWithMenuId, rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import { linesOf } from '../cart/storedLines';
import { CARTS } from '../guest-order/findOrder';
import { anonymise } from './anonymise';

const TABLE = 'erasures';

/** Records an erasure in the current transaction. A menu's is recorded up to the latest time. */
export async function recordErasure({ kind, ref, at }: Erasure): Promise<void> {
  const sql = await connection();
  const latest = sql.raw('CASE WHEN excluded.at > erasures.at THEN excluded.at ELSE erasures.at END');
  await sql(TABLE).insert({ document_id: newId(), kind, ref, at }).onConflict(['kind', 'ref']).merge({ at: latest });
}

/** Erases who ordered, whatever the order's state. Joins the current transaction. @param row of the locked order */
export async function eraseOrder(menuId: number, row: Row, now: Date): Promise<void> {
  if (row['anonymisedAt']) return;
  await anonymise(menuId, [row], now);
  await recordErasure({ kind: 'order', ref: row.documentId, at: now.getTime() });
}

/** Orders per transaction, during which SQLite is blocked. */
const BATCH_ROWS = 20;

/** Whether a reservation of these days ends at or after an instant (epoch ms). */
const endsAfter = (row: Row, instant: number) =>
  linesOf(row).some(({ endDate }) => Date.parse(endDate ?? '') >= instant);

/**
 * Erases a menu's orders that were submitted, and whose reservations have ended, before an instant (epoch ms). Yields
 * the number of each batch; each is a transaction of its own, so the work may end after any of them.
 */
export async function* eraseBefore(menu: Row, before: number): AsyncGenerator<number> {
  for (let last = 0; ;) {
    const batch = await inTransaction(async () => {
      const sql = await connection();
      const found: { id: number }[] = await sql('carts')
        .where({ menu_id: menu.id, anonymised_at: null })
        .andWhere('submitted_at', '<', new Date(before))
        .andWhere('id', '>', last)
        .orderBy('id')
        .limit(BATCH_ROWS)
        .forUpdate()
        .select('id');
      const ids = found.map(({ id }) => id);
      const orders = await rows(CARTS).findMany({ where: { id: { $in: ids } } });
      const due = orders.filter((row) => !endsAfter(row, before));
      await anonymise(menu.id, due, new Date());
      if (due.length > 0) await recordErasure({ kind: 'menu', ref: menu.documentId, at: before });
      return { ids, erased: due.length };
    });
    yield batch.erased;
    if (batch.ids.length < BATCH_ROWS) return;
    last = batch.ids.at(-1) ?? 0;
  }
}

async function repeat({ kind, ref, at }: Erasure): Promise<void> {
  if (kind === 'order') {
    await inTransaction(async () => {
      const found = await findWithMenuId(CARTS, ref, true);
      if (found?.menuId != null) await eraseOrder(found.menuId, found.row, new Date(at));
    });
    return;
  }
  const menu = await rows('api::menu.menu').findOne({ where: { documentId: ref } });
  if (menu) for await (const _ of eraseBefore(menu, at)) continue;
}

/** Repeats what a restore has found erased in the database that it replaced. Runs before the server listens. */
export async function repeatErasures(): Promise<void> {
  const file = erasuresFile(environment().dataDir);
  if (!existsSync(file)) return;
  for (const erasure of readStored(erasuresSchema, parseJson(readFileSync(file, 'utf8'))) ?? []) await repeat(erasure);
  rmSync(file, { force: true });
}

/** The longest time for which orders name their guests: erasures of older ones are not needed any more. */
const LONGEST_MS = 1095 * DAY_MS;

/** Forgets erasures of orders that every backup's retention covers. @returns how many */
export async function forgetOldErasures(now: number): Promise<number> {
  const sql = await connection();
  return sql(TABLE)
    .where({ kind: 'order' })
    .andWhere('at', '<', now - LONGEST_MS)
    .delete();
}
