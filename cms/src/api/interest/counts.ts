/**
 * Counts each browser's visits and interests once per day, in the menu's time zone. Any number of reports takes the same
 * few statements. Counting does not change a menu's revision or invalidate cached responses: only owners see the
 * counters, and the marks of popular items may be a day old.
 * (docs/spec/domain.md#visits-and-interest; docs/decisions/037-visits-in-batches.md)
 */
import {
  MAX_BATCH_VISITS,
  resolveTimeZone,
  settingsSchema,
  SUM_PERIOD_MS,
  toWallClock,
  type JournalEntry,
} from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import { addNumbers, insertRows } from '../../database/bulkUpdate';
import { instantOf } from '../../database/columnValues';
import { newId } from '../../database/ids';
import { connection } from '../../database/transaction';
import { isInactive } from '../../menu-parts/menuAccess';
import { addPopularity } from './popularity';

/** A report of one browser. A browser whose id was dropped has a new one here, and is never a new visitor. */
interface Report {
  readonly id: string;
  readonly at: number;
  readonly browser: string;
  readonly isSummed: boolean;
}

const reportsOf = (kind: JournalEntry['kind'], entries: readonly JournalEntry[]): Report[] =>
  entries
    .filter((entry) => entry.kind === kind)
    .flatMap((entry): Report[] => {
      const { id, at } = entry;
      if ('browser' in entry) return [{ id, at, browser: entry.browser, isSummed: false }];
      const times = Math.min(entry.times, MAX_BATCH_VISITS);
      return Array.from({ length: times }, () => ({ id, at, browser: newId(), isSummed: true }));
    });

/** The columns of a menu that decide whether and on which day a report counts. */
interface MenuRow {
  readonly menu_id: number;
  readonly inactive_from: unknown;
  readonly settings: unknown;
}

/** Returns a function that computes day and hour of an instant in a menu's time zone. */
function clocks() {
  const zones = new Map<number, string>();
  const known = new Map<string, { readonly day: string; readonly hour: number }>();
  return ({ menu_id, settings }: MenuRow, at: number) => {
    const zone = zones.get(menu_id) ?? resolveTimeZone(readStored(settingsSchema, settings)?.timeZone);
    zones.set(menu_id, zone);
    const key = `${zone} ${Math.floor(at / SUM_PERIOD_MS)}`;
    const found = known.get(key);
    if (found) return found;
    const wall = new Date(toWallClock(at, zone));
    const time = { day: wall.toISOString().slice(0, 10), hour: wall.getUTCHours() };
    known.set(key, time);
    return time;
  };
}

const isOpen = ({ inactive_from }: MenuRow, at: number) => !isInactive({ inactiveFrom: instantOf(inactive_from) }, at);

/** How often each value occurs. */
function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The first of the rows with equal keys, ordered by key, so that concurrent transactions insert in the same order. */
const distinct = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] =>
  [...new Map(rows.toReversed().map((row) => [keyOf(row), row]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);

/** A visit is new if its browser has no other visit of the menu. */
const VISITS = {
  table: 'visits',
  columns: {
    document_id: 'text',
    menu_id: 'number',
    browser: 'text',
    day: 'text',
    hour: 'number',
    at: 'bigNumber',
    is_new: 'boolean',
  },
  key: ['menu_id', 'browser', 'day'],
  computed: (value: (column: string) => string) => ({
    is_new: `${value('is_new')} AND NOT EXISTS (SELECT 1 FROM visits AS other
       WHERE other.menu_id = ${value('menu_id')} AND other.browser = ${value('browser')})`,
  }),
  returning: ['menu_id', 'is_new'],
} as const;

const INTERESTS = {
  table: 'interests',
  columns: {
    document_id: 'text',
    item_id: 'number',
    browser: 'text',
    day: 'text',
    menu_id: 'number',
    at: 'bigNumber',
  },
  key: ['item_id', 'browser', 'day'],
  returning: ['item_id', 'day'],
} as const;

async function countVisits(reports: readonly Report[], timeOf: ReturnType<typeof clocks>): Promise<void> {
  if (reports.length === 0) return;
  const sql = await connection();
  // The lock orders concurrent visits of a browser, so that only one of them is new. It is weaker than that of a
  // deletion, so that it does not block rows that refer to the menu.
  const menus = await sql('menus')
    .whereIn('document_id', [...new Set(reports.map(({ id }) => id))])
    .whereNull('trashed_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .select<(MenuRow & { document_id: string })[]>('id as menu_id', 'document_id', 'inactive_from', 'settings');
  const byId = new Map(menus.map((menu) => [menu.document_id, menu]));
  const seen = reports
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ id, at, browser, isSummed }) => {
      const menu = byId.get(id);
      if (!menu || !isOpen(menu, at)) return [];
      const { day, hour } = timeOf(menu, at);
      return [{ menu_id: menu.menu_id, browser, day, hour, at, isSummed }];
    });
  if (seen.length === 0) return;
  const browserOf = (row: { readonly menu_id: number; readonly browser: string }) => `${row.menu_id} ${row.browser}`;
  // The first visit of each browser may be new.
  const first = new Set<string>();
  const visits = distinct(seen, (row) => `${browserOf(row)} ${row.day}`).map((row) => {
    const mayBeNew = !row.isSummed && !first.has(browserOf(row));
    first.add(browserOf(row));
    return [newId(), row.menu_id, row.browser, row.day, row.hour, row.at, mayBeNew];
  });
  const counted = await insertRows(VISITS, visits);
  const fresh = tally(counted.filter(({ is_new }) => is_new).map(({ menu_id }) => Number(menu_id)));
  const totals = [...tally(counted.map(({ menu_id }) => Number(menu_id)))];
  await addNumbers(
    'menus',
    ['total_visitors', 'new_visitors'],
    totals.map(([id, total]) => [id, total, fresh.get(id) ?? 0]),
  );
}

async function countInterests(reports: readonly Report[], timeOf: ReturnType<typeof clocks>): Promise<void> {
  if (reports.length === 0) return;
  const sql = await connection();
  const items = await sql('items')
    .join('sections', 'sections.id', 'items.section_id')
    .join('menus', 'menus.id', 'items.menu_id')
    .whereIn('items.document_id', [...new Set(reports.map(({ id }) => id))])
    .whereNull('menus.trashed_at')
    .where((shown) => void shown.whereNull('items.hide').orWhere('items.hide', false))
    .where((shown) => void shown.whereNull('sections.hide').orWhere('sections.hide', false))
    .orderBy('items.id')
    .forNoKeyUpdate('items')
    .select<(MenuRow & { id: number; document_id: string })[]>(
      'items.id',
      'items.document_id',
      'items.menu_id',
      'menus.inactive_from',
      'menus.settings',
    );
  const byId = new Map(items.map((item) => [item.document_id, item]));
  const seen = reports.flatMap(({ id, at, browser }) => {
    const item = byId.get(id);
    if (!item || !isOpen(item, at)) return [];
    return [{ item_id: item.id, browser, day: timeOf(item, at).day, menu_id: item.menu_id, at }];
  });
  if (seen.length === 0) return;
  const interests = distinct(seen, ({ item_id, browser, day }) => `${item_id} ${browser} ${day}`);
  const counted = await insertRows(
    INTERESTS,
    interests.map(({ item_id, browser, day, menu_id, at }) => [newId(), item_id, browser, day, menu_id, at]),
  );
  await addNumbers('items', ['interest_records'], [...tally(counted.map(({ item_id }) => Number(item_id)))]);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const days = [...tally(counted.map(({ item_id, day }) => `${String(day)} ${String(item_id)}`))];
  await addPopularity(
    days.flatMap(([key, total]) => {
      const [day = '', id] = key.split(' ');
      const item = itemOf.get(Number(id));
      return item ? [{ menu_id: item.menu_id, item: item.document_id, day, total }] : [];
    }),
  );
}

/**
 * Counts reports in the current transaction. Unknown, hidden and closed ones are ignored, and so is what would exceed
 * {@link MAX_BATCH_VISITS}.
 */
export async function countReports(entries: readonly JournalEntry[]): Promise<void> {
  const timeOf = clocks();
  await countVisits(reportsOf('visit', entries).slice(0, MAX_BATCH_VISITS), timeOf);
  await countInterests(reportsOf('interest', entries).slice(0, MAX_BATCH_VISITS), timeOf);
}
