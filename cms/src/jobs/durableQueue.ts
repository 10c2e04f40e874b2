/**
 * Queues in tables. A row is stored in the transaction that causes it, sent after the commit, and retried with growing
 * delays until it is accepted or expires. After a rollback nothing is sent. If the process dies between sending a row
 * and deleting it, the row is sent again.
 */
import type { Knex } from 'knex';
import { newId } from '../database/ids';
import { afterCommit, connection, inTransaction } from '../database/transaction';
import { createQueueWorker, type QueueWorker } from './queueWorker';
import { retryDelay } from './retryDelay';

/** The columns of every queue. Times are epoch ms. */
export interface QueuedRow {
  readonly id: number;
  readonly document_id: string;
  /** How often it was taken to be sent. */
  readonly attempts: number;
  readonly expires_at: number | string;
}

interface QueueOptions<Columns extends object> {
  readonly table: string;
  /** The queue's own columns. */
  readonly columns: readonly (keyof Columns & string)[];
  /** A process reserves rows for this time to send them, in ms. */
  readonly lease: number;
  /** How many rows are sent at once; default: 1. */
  readonly batch?: number;
  /** How many batches are sent at the same time; default: 1. */
  readonly parallel?: number;
  /** The rows of the table that belong to this queue; default: all. */
  readonly only?: Partial<Columns>;
  /** The delay (ms) after a failed attempt, by the number of attempts; null: the rows are given up. */
  readonly delayAfter?: (attempts: number) => number | null;
  /** A column of which only the newest due row is sent. */
  readonly newestOf?: keyof Columns & string;
  /** Whether all rows have one receiver: after a failure, none is sent until the delay has passed. */
  readonly hasOneReceiver?: boolean;
  /** Sends rows. If it throws, they are retried. */
  readonly send: (rows: readonly (QueuedRow & Columns)[]) => Promise<void>;
  readonly expired: (rows: readonly QueuedRow[]) => void;
  /** @param failures the number of failures in a row, of the queue or, if it has several receivers, of these rows */
  readonly failed: (error: unknown, rows: readonly QueuedRow[], failures: number) => void;
  /** Called if the table could not be read. */
  readonly unreadable: (error: unknown) => void;
}

/** A row to queue: its columns, when it is due, and when it is given up (epoch ms). */
export type NewRow<Columns> = Columns & { readonly dueAt?: number; readonly expiresAt: number };

export interface DurableQueue<Columns> {
  /**
   * Queues rows in the current transaction. @param replaced a condition: queued rows that fulfil it are deleted first
   */
  readonly add: (rows: readonly NewRow<Columns>[], replaced?: Partial<Columns>) => Promise<void>;
  /** Counts the queued rows that a query is narrowed to; without `where`, all. */
  readonly count: (where?: (rows: Knex.QueryBuilder) => void) => Promise<number>;
  /** The number of failures since the last success. */
  readonly failures: () => number;
  readonly worker: QueueWorker;
}

/** Rows per insert, since SQLite allows 32,766 parameters per statement. */
const MAX_ROWS = 1_000;

/** Creates a queue in a table. */
export function createDurableQueue<Columns extends object>(options: QueueOptions<Columns>): DurableQueue<Columns> {
  const { table, lease, batch = 1, parallel = 1, only = {}, newestOf, hasOneReceiver = false } = options;
  const { delayAfter = retryDelay } = options;
  type Taken = QueuedRow & Columns;
  let failures = 0;
  let pausedUntil = 0;

  /** If several rows with the same value are due, deletes all but the newest. So the queue can't outgrow the values. */
  async function coalesce(column: string): Promise<void> {
    const sql = await connection();
    const now = Date.now();
    const newest = sql(table).where('due_at', '<=', now).groupBy(column).max('id');
    await sql(table).where('due_at', '<=', now).whereNotIn('id', newest).delete();
  }

  /** Reserves due rows. If several processes try, only one gets them. */
  async function take(): Promise<readonly Taken[]> {
    const now = Date.now();
    if (hasOneReceiver && now < pausedUntil) return [];
    const sql = await connection();
    const next = sql(table).select('id').where(only).where('due_at', '<=', now).orderBy(['due_at', 'id']).limit(batch);
    const taken: unknown = await sql(table)
      .whereIn('id', next)
      .andWhere('due_at', '<=', now)
      .update({ due_at: now + lease, attempts: sql.raw('coalesce(attempts, 0) + 1') })
      .returning(['id', 'document_id', 'attempts', 'expires_at', ...options.columns]);
    // The cast is safe: these are the columns of a `Taken`.
    return taken as readonly Taken[];
  }

  const remove = async (rows: readonly Taken[]) => {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await (await connection())(table).whereIn('id', ids).delete();
  };

  async function retry(error: unknown, rows: readonly Taken[]): Promise<void> {
    failures += 1;
    const attempts = hasOneReceiver ? failures : Math.max(...rows.map((row) => row.attempts));
    const delay = delayAfter(attempts);
    options.failed(error, rows, attempts);
    if (delay === null) {
      options.expired(rows);
      await remove(rows);
      return;
    }
    pausedUntil = Date.now() + delay;
    const ids = rows.map(({ id }) => id);
    const sql = await connection();
    await sql(table).whereIn('id', ids).update({ due_at: pausedUntil });
  }

  async function sendTaken(taken: readonly Taken[]): Promise<void> {
    const now = Date.now();
    const expired = taken.filter((row) => Number(row.expires_at) <= now);
    if (expired.length > 0) options.expired(expired);
    await remove(expired);
    const current = taken.filter((row) => !expired.includes(row));
    if (current.length === 0) return;
    try {
      await options.send(current);
    } catch (error) {
      await retry(error, current);
      return;
    }
    failures = 0;
    await remove(current);
  }

  async function count(where?: (rows: Knex.QueryBuilder) => void): Promise<number> {
    const sql = await connection();
    const counted = await sql(table)
      .modify((found) => void where?.(found))
      .count<{ rows: number | string }[]>({ rows: '*' });
    return Number(counted[0]?.rows ?? 0);
  }

  async function sendDue(): Promise<void> {
    if (newestOf !== undefined) await coalesce(newestOf);
    const work = async () => {
      for (let taken = await take(); taken.length > 0; taken = await take()) await sendTaken(taken);
    };
    const due = parallel === 1 ? 1 : await count((rows) => void rows.where(only).where('due_at', '<=', Date.now()));
    await Promise.all(Array.from({ length: Math.min(due, parallel) }, work));
  }

  const worker = createQueueWorker(sendDue, options.unreadable);

  return {
    worker,
    failures: () => failures,
    add: (rows, replaced) =>
      inTransaction(async () => {
        const now = Date.now();
        const sql = await connection();
        if (replaced) await sql(table).where(replaced).delete();
        const stored = rows.map(({ dueAt: due_at = now, expiresAt: expires_at, ...columns }) => ({
          document_id: newId(),
          attempts: 0,
          due_at,
          expires_at,
          ...columns,
        }));
        for (let at = 0; at < stored.length; at += MAX_ROWS) await sql(table).insert(stored.slice(at, at + MAX_ROWS));
        afterCommit(() => void worker.run());
      }),
    count,
  };
}
