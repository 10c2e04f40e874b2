/**
 * Deletes visits and interests after 400 days. Statistics cover only 90 days, and the counters of menus and items
 * remain, so neither changes. If all rows of a browser are deleted, it counts as new. Its id cookie has expired by
 * then, a year after the last visit. Also deletes the counts of popular items when they expire.
 * (docs/spec/domain.md#visits-and-interest;
 * docs/decisions/037-visits-in-batches.md)
 */
import { DAY_MS, MAX_REPORT_AGE_MS, POPULARITY_DAYS } from '@qaima/schemas';
import type { DeletedBatch, CleanupJob } from '../../jobs/cleanupRunner';
import { connection, inTransaction } from '../../database/transaction';

const VISIT_TTL_MS = 400 * DAY_MS;

/** Longer than `POPULARITY_DAYS` by a day, because the current day depends on the menu's time zone. */
const POPULARITY_TTL_MS = (POPULARITY_DAYS + 1) * DAY_MS;

/** Rows per statement. A batch takes a few milliseconds, during which SQLite is blocked. */
const BATCH_ROWS = 500;

interface OldRow {
  readonly id: number;
  readonly menu_id: number;
  readonly day: string;
  readonly is_new?: boolean | number | null;
}

/** Deletes a batch of the oldest rows before a day, and returns them. */
async function takeOldest(
  table: 'visits' | 'interests' | 'popularity_counts',
  before: string,
): Promise<readonly OldRow[]> {
  const sql = await connection();
  const oldest = await sql<OldRow>(table).where('day', '<', before).orderBy('day').limit(BATCH_ROWS).forUpdate();
  const ids = oldest.map(({ id }) => id);
  await sql(table).whereIn('id', ids).delete();
  return oldest;
}

/** The number of visits per menu and month. */
function sumsOf(visits: readonly OldRow[]) {
  const sums = new Map<string, { menu_id: number; month: string; total_visitors: number; new_visitors: number }>();
  for (const { menu_id, day, is_new } of visits) {
    const month = day.slice(0, 7);
    const key = `${menu_id} ${month}`;
    const sum = sums.get(key) ?? { menu_id, month, total_visitors: 0, new_visitors: 0 };
    sum.total_visitors += 1;
    sum.new_visitors += is_new ? 1 : 0;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

/** Adds deleted visits to the menu's monthly sums. */
async function addSums(visits: readonly OldRow[]): Promise<void> {
  const sums = sumsOf(visits);
  if (sums.length === 0) return;
  const sql = await connection();
  const added = (column: string) => sql.raw('?? + ??', [`visit_sums.${column}`, `excluded.${column}`]);
  await sql('visit_sums')
    .insert(sums)
    .onConflict(['menu_id', 'month'])
    .merge({ total_visitors: added('total_visitors'), new_visitors: added('new_visitors') });
}

/** Runs batches, each in its own transaction. Ends after the first batch that is not full. */
async function* inBatches(
  now: number,
  takeBatch: (before: string) => Promise<number>,
  ttlMs = VISIT_TTL_MS,
): AsyncGenerator<DeletedBatch> {
  const before = new Date(now - ttlMs).toISOString().slice(0, 10);
  for (let rows = BATCH_ROWS; rows === BATCH_ROWS;) {
    rows = await inTransaction(() => takeBatch(before));
    yield { rows };
  }
}

/** Deletes visits after adding them to the monthly sums of their menu. */
export const visitCleanup: CleanupJob = {
  name: 'visits',
  batches: (now) =>
    inBatches(now, async (before) => {
      const visits = await takeOldest('visits', before);
      await addSums(visits);
      return visits.length;
    }),
};

/** Deletes interests. Their items keep the total in a counter. */
export const interestCleanup: CleanupJob = {
  name: 'interests',
  batches: (now) => inBatches(now, async (before) => (await takeOldest('interests', before)).length),
};

/** Deletes counts of days that no longer determine popular items. */
export const popularityCleanup: CleanupJob = {
  name: 'popularity',
  batches: (now) =>
    inBatches(now, async (before) => (await takeOldest('popularity_counts', before)).length, POPULARITY_TTL_MS),
};

/**
 * Deletes journals of front servers from which no batch came for so long that their reports would no longer be counted.
 */
export const visitJournalCleanup: CleanupJob = {
  name: 'visit-journals',
  async *batches(now) {
    const sql = await connection();
    yield {
      rows: await sql('visit_journals')
        .where('at', '<', now - MAX_REPORT_AGE_MS - DAY_MS)
        .delete(),
    };
  },
};
