/** Figures of menus for the list of staff. Each takes one query per table, for some menus or for all (null). */
import type { Knex } from 'knex';
import { DAY_MS } from '@qaima/schemas';
import { instantOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';

/** The row ids of menus; null for all menus. */
export type MenuIds = readonly number[] | null;

/** The number of days in which visits and orders are counted. */
export const COUNTED_DAYS = 30;

const whereMenus = (query: Knex.QueryBuilder, ids: MenuIds) => (ids === null ? query : query.whereIn('menu_id', ids));

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const firstDay = (now: Date) => dayOf(now.getTime() - (COUNTED_DAYS - 1) * DAY_MS);

/** When the newest item or section of each menu was changed. */
export async function partEdits(ids: MenuIds): Promise<ReadonlyMap<number, number>> {
  const sql = await connection();
  const edits = new Map<number, number>();
  for (const table of ['items', 'sections']) {
    const last: { menu_id: number; at: unknown }[] = await whereMenus(sql(table), ids)
      .groupBy('menu_id')
      .select('menu_id')
      .max('updated_at as at');
    for (const { menu_id, at } of last) {
      edits.set(menu_id, Math.max(edits.get(menu_id) ?? 0, instantOf(at)?.getTime() ?? 0));
    }
  }
  return edits;
}

/** When a menu, or with its {@link partEdits} an item or section of it, was last changed; null if unknown. */
export const lastEditOf = (menu: Row, edits: ReadonlyMap<number, number>): number | null =>
  Math.max(edits.get(menu.id) ?? 0, instantOf(menu['updatedAt'])?.getTime() ?? 0) || null;

/** The visits of each counted day, the oldest first. Menus without visits are absent. */
export async function visitDays(ids: readonly number[], now: Date): Promise<ReadonlyMap<number, readonly number[]>> {
  const sql = await connection();
  const first = firstDay(now);
  const days = Array.from({ length: COUNTED_DAYS }, (_, index) => dayOf(Date.parse(first) + index * DAY_MS));
  const found: { menu_id: number; day: string; count: number | string }[] = await whereMenus(sql('visits'), ids)
    .where('day', '>=', first)
    .groupBy('menu_id', 'day')
    .select('menu_id', 'day')
    .count('* as count');
  const counts = new Map<number, number[]>();
  for (const { menu_id, day, count } of found) {
    const ofMenu = counts.get(menu_id) ?? days.map(() => 0);
    // In a menu's time zone the next day may have begun.
    const index = days.includes(day) ? days.indexOf(day) : COUNTED_DAYS - 1;
    ofMenu[index] = (ofMenu[index] ?? 0) + Number(count);
    counts.set(menu_id, ofMenu);
  }
  return counts;
}

type Counted = readonly { readonly menu_id: number; readonly count: number | string }[];

const countsOf = (found: Counted): ReadonlyMap<number, number> =>
  new Map(found.map(({ menu_id, count }) => [menu_id, Number(count)]));

/** The visits of all menus in the counted days. */
export async function visitCounts(now: Date): Promise<ReadonlyMap<number, number>> {
  const sql = await connection();
  const found: Counted = await sql('visits')
    .where('day', '>=', firstDay(now))
    .groupBy('menu_id')
    .select('menu_id')
    .count('* as count');
  return countsOf(found);
}

/** The guest orders of the counted days, without practice orders. */
export async function guestOrderCounts(ids: MenuIds, now: Date): Promise<ReadonlyMap<number, number>> {
  const sql = await connection();
  const found: Counted = await whereMenus(sql('carts'), ids)
    .where({ is_practice: false })
    // As in the statistics of the menu, a message that was not sent is no order yet.
    .whereRaw('is_unsent IS NOT TRUE')
    .where('placed_at', '>', new Date(now.getTime() - COUNTED_DAYS * DAY_MS))
    .groupBy('menu_id')
    .select('menu_id')
    .count('* as count');
  return countsOf(found);
}
