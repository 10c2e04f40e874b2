/**
 * Visitor statistics of a menu. The database aggregates them, so only one row per hour and day and the top items are
 * read.
 */
import {
  firstDay,
  itemSchema,
  resolveTimeZone,
  MAX_TOP_ITEMS,
  settingsSchema,
  todayIn,
  visitsByDay,
  visitsByHour,
  type Stats,
  type StatsPeriod,
  type VisitCount,
} from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import type { MenuRef } from '../../api-runtime/access';

const { title: titleField } = itemSchema.properties;

async function zoneOf({ id }: MenuRef): Promise<string> {
  const menu = await rows('api::menu.menu').findOne({ where: { id }, select: ['id', 'settings'] });
  return resolveTimeZone(readStored(settingsSchema, menu?.['settings'])?.timeZone);
}

type Days = readonly [first: string, last: string];

/** A count; PostgreSQL returns bigints as text. */
type Count = string | number;

async function countVisits({ id }: MenuRef, days: Days): Promise<VisitCount[]> {
  const sql = await connection();
  const counted = await sql('visits')
    .where({ menu_id: id })
    .whereBetween('day', [...days])
    .groupBy('day', 'hour')
    .select<{ day: string; hour: number | null; total: Count; fresh: Count }[]>(
      'day',
      'hour',
      sql.raw('count(*) as total'),
      sql.raw('sum(case when is_new then 1 else 0 end) as fresh'),
    );
  return counted.map(({ day, hour, total, fresh }) => ({
    day,
    hour,
    totalVisitors: Number(total),
    newVisitors: Number(fresh),
  }));
}

async function mostWanted({ id }: MenuRef, days: Days): Promise<Stats['items']> {
  const sql = await connection();
  const counted = await sql('interests')
    .join('items', 'items.id', 'interests.item_id')
    .where({ 'interests.menu_id': id })
    .whereBetween('interests.day', [...days])
    .groupBy('items.id', 'items.document_id', 'items.title')
    // Makes the order of items with equal counts stable.
    .orderBy([{ column: 'looks', order: 'desc' }, { column: 'items.id' }])
    .limit(MAX_TOP_ITEMS)
    .select<{ _id: string; title: string | null; looks: Count }[]>(
      'items.document_id as _id',
      'items.title as title',
      sql.raw('count(*) as looks'),
    );
  return counted.map(({ _id, title, looks }) => ({
    _id,
    title: readStored(titleField, title) ?? titleField['x-fallback'],
    interests: Number(looks),
  }));
}

/** The statistics of the last `days` days including today, in the menu's time zone. */
export async function statsOf(menu: MenuRef, days: StatsPeriod, now: Date): Promise<Stats> {
  const timeZone = await zoneOf(menu);
  const today = todayIn(timeZone, now);
  const period: Days = [firstDay(today, days), today];
  const [counts, items] = [await countVisits(menu, period), await mostWanted(menu, period)];
  return { days, timeZone, visits: visitsByDay(counts, today, days), hours: visitsByHour(counts), items };
}
