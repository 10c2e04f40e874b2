/**
 * Counts each browser's visits and interests once per day, in the menu's time zone. Counters are incremented in the
 * database. Counting does not change a menu's revision or invalidate cached responses: only owners see the counters,
 * and the marks of popular items may be a day old.
 * (docs/spec/domain.md#visits-and-interest)
 */
import { resolveTimeZone, settingsSchema, toWallClock } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import type { Row } from '../../database/columnValues';
import { countForPopularity } from './popularity';

/** The current day and hour in a menu's time zone. */
async function clockOf(menuId: number, now: Date): Promise<{ readonly day: string; readonly hour: number }> {
  const menu = await rows('api::menu.menu').findOne({ where: { id: menuId }, select: ['id', 'settings'] });
  const { timeZone } = readStored(settingsSchema, menu?.['settings']) ?? {};
  const wall = new Date(toWallClock(now.getTime(), resolveTimeZone(timeZone)));
  return { day: wall.toISOString().slice(0, 10), hour: wall.getUTCHours() };
}

type Values = Readonly<Record<string, unknown>>;

/** Inserts a row. If a row with this key exists, does nothing. @returns the id of the new row, or null */
async function noteOnce(table: string, key: Values, rest: Values): Promise<number | null> {
  const sql = await connection();
  const [noted] = await sql<{ id: number; [column: string]: unknown }>(table)
    .insert({ document_id: newId(), ...key, ...rest })
    .onConflict(Object.keys(key))
    .ignore()
    .returning('id');
  return noted?.id ?? null;
}

async function increment(table: string, id: number, counter: string): Promise<void> {
  const sql = await connection();
  await sql(table)
    .where({ id })
    .update({ [counter]: sql.raw('coalesce(??, 0) + 1', [counter]) });
}

export async function countVisit(menuId: number, browser: string, now: Date): Promise<void> {
  const { day, hour } = await clockOf(menuId, now);
  await inTransaction(async () => {
    const visit = await noteOnce('visits', { menu_id: menuId, browser, day }, { hour, at: now.getTime() });
    if (visit === null) return;
    await increment('menus', menuId, 'total_visitors');
    // The increment locks the menu's row until the commit. So a concurrent visit of the same browser waits, and then
    // finds the row of this visit.
    const sql = await connection();
    const [before] = await sql('visits')
      .where({ menu_id: menuId, browser })
      .whereNot({ id: visit })
      .limit(1)
      .pluck<number[]>('id');
    if (before !== undefined) return;
    await increment('menus', menuId, 'new_visitors');
    await sql('visits').where({ id: visit }).update({ is_new: true });
  });
}

export async function countInterest(item: Row, menuId: number, browser: string, now: Date): Promise<void> {
  const { day } = await clockOf(menuId, now);
  await inTransaction(async () => {
    const interest = await noteOnce(
      'interests',
      { item_id: item.id, browser, day },
      { menu_id: menuId, at: now.getTime() },
    );
    if (interest === null) return;
    await increment('items', item.id, 'interest_records');
    await countForPopularity(menuId, [item.documentId], day);
  });
}
