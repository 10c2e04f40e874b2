/** Seeds past visits in bulk, with the same rows that counting them would have created. */
import { addDays, fromWallClock, MINUTE_MS, POPULARITY_DAYS, todayIn } from '@qaima/schemas';
import type { DemoMenu } from '../../demo-data/model';
import { demoVisits, type DemoVisit } from '../../demo-data/visitors';
import type { MenuRef } from '../api-runtime/access';
import { newId } from '../database/ids';
import { rows } from '../database/rows';
import { connection, inTransaction } from '../database/transaction';

/** Rows per statement, because databases limit parameters. */
const BATCH_ROWS = 200;

type Values = Readonly<Record<string, unknown>>;

async function insert(table: string, values: readonly Values[]): Promise<void> {
  const sql = await connection();
  await sql.batchInsert(table, [...values], BATCH_ROWS);
}

/**
 * How often each item is viewed, relative to the other items. The first items of a section, those on sale and pinned
 * ones have many views, sold-out items have few, and hidden items have none.
 */
const popularityOf = (demo: DemoMenu): readonly number[] =>
  demo.sections.flatMap((section) =>
    section.items.map(({ pin, sale, soldOut, hide }, place) =>
      hide || section.hide
        ? 0
        : ((pin ? 1.5 : 1) * (sale ? 3 : 1) * (soldOut ? 0.2 : 1) * (section.prime ? 2 : 1)) / (place + 1),
    ),
  );

const isPast =
  (today: string, timeZone: string, now: number) =>
  ({ daysAgo, minute }: DemoVisit) =>
    instantAt(today, timeZone, daysAgo, minute) <= now;

const instantAt = (today: string, timeZone: string, daysAgo: number, minute: number) =>
  fromWallClock(Date.parse(`${addDays(today, -daysAgo)}T00:00:00Z`) + minute * MINUTE_MS, timeZone);

/** The daily counts of interests that determine the popular items. */
function popularityRows(
  menu: MenuRef,
  demo: DemoMenu,
  itemIds: ReadonlyMap<string, string>,
  visits: readonly DemoVisit[],
  today: string,
): readonly Values[] {
  const ids = demo.sections.flatMap((section) => section.items.map(({ title }) => itemIds.get(title) ?? ''));
  const totals = new Map<string, { item: string; day: string; total: number }>();
  for (const { daysAgo, items } of visits.filter((visit) => visit.daysAgo < POPULARITY_DAYS))
    for (const place of items) {
      const [item, day] = [ids[place] ?? '', addDays(today, -daysAgo)];
      const total = (totals.get(`${item} ${day}`)?.total ?? 0) + 1;
      totals.set(`${item} ${day}`, { item, day, total });
    }
  return [...totals.values()].map((count) => ({ document_id: newId(), menu_id: menu.id, ...count }));
}

/** @param itemIds the public ids of the menu's items, by title */
export async function seedVisits(
  menu: MenuRef,
  demo: DemoMenu,
  itemIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const { timeZone } = demo.settings;
  const today = todayIn(timeZone, now);
  const visits = demoVisits(new Date(`${today}T00:00:00Z`).getUTCDay(), popularityOf(demo)).filter(
    isPast(today, timeZone, now.getTime()),
  );
  const stored = await rows('api::item.item').findMany({ where: { menu: menu.id }, select: ['id', 'documentId'] });
  const numbers = new Map(stored.map(({ id, documentId }) => [documentId, id]));
  const items = demo.sections.flatMap((section) =>
    section.items.map(({ title }) => numbers.get(itemIds.get(title) ?? '')),
  );
  const browsers = visits.map(() => newId());
  const noted = ({ daysAgo, minute, browser }: DemoVisit) => ({
    document_id: newId(),
    menu_id: menu.id,
    browser: browsers[browser],
    day: addDays(today, -daysAgo),
    at: instantAt(today, timeZone, daysAgo, minute),
  });
  const looks = new Map<number, number>();
  for (const item of visits.flatMap((visit) => visit.items.map((place) => items[place]))) {
    if (item !== undefined) looks.set(item, (looks.get(item) ?? 0) + 1);
  }
  await inTransaction(async () => {
    await insert(
      'visits',
      visits.map((visit) => ({ ...noted(visit), hour: Math.floor(visit.minute / 60), is_new: visit.isNew })),
    );
    await insert(
      'interests',
      visits.flatMap((visit) => visit.items.map((place) => ({ ...noted(visit), item_id: items[place] }))),
    );
    await insert('popularity_counts', popularityRows(menu, demo, itemIds, visits, today));
    const sql = await connection();
    const newVisitors = visits.filter(({ isNew }) => isNew).length;
    await sql('menus').where({ id: menu.id }).update({ total_visitors: visits.length, new_visitors: newVisitors });
    for (const [id, count] of looks) await sql('items').where({ id }).update({ interest_records: count });
  });
}
