/**
 * Purges changed menus from a CDN through an outbox: written in the transaction of the change, sent after the commit,
 * and retried until the CDN accepts. (docs/decisions/053-a-cdn.md)
 */
import { ALL_MENUS_TAG, CDN_MAX_AGE_MS, MAX_STALE_MS, menuTag } from '@qaima/schemas';
import { environment } from '../config/environment';
import { retryDelay } from '../jobs/retryDelay';
import { createQueueWorker } from '../jobs/queueWorker';
import { newId } from '../database/ids';
import { afterCommit, connection, inTransaction } from '../database/transaction';
import { MAX_TAGS, reasonOf, requestPurge } from './cdnRequest';

const TABLE = 'cdn_purges';

/**
 * The delay of the second purge, in ms: the CDN may have stored a page that was rendered before the change, or by a
 * front server that had not been notified.
 */
const AGAIN_AFTER_MS = 5_000;

/** The same after a new front server replaces one, which still serves its old pages at first. */
const REPLACED_AFTER_MS = 15_000;

/** How long a purge belongs to the process that took it, in ms: longer than a request. */
const LEASE_MS = 30_000;

/** Rows per statement: SQLite allows 32,766 parameters. */
const MAX_ROWS = 1_000;

/** How long a purge is retried, in ms: copies expire by then. */
const EXPIRES_AFTER_MS = CDN_MAX_AGE_MS + MAX_STALE_MS;

/** Joins the current transaction. Only inserts rows, so changes never wait for each other. */
async function queue(tags: readonly string[], againAfter: number): Promise<void> {
  if (environment().cdn === undefined || tags.length === 0) return;
  const now = Date.now();
  const rows = tags.flatMap((tag) =>
    [0, againAfter].map((after) => ({
      document_id: newId(),
      tag,
      due_at: now + after,
      expires_at: now + EXPIRES_AFTER_MS,
    })),
  );
  await inTransaction(async () => {
    const sql = await connection();
    for (let at = 0; at < rows.length; at += MAX_ROWS) await sql(TABLE).insert(rows.slice(at, at + MAX_ROWS));
    afterCommit(() => void purgeWorker.run());
  });
}

/** Queues a purge of menus, by public id. */
export const queuePurge = (menus: readonly string[]): Promise<void> => queue(menus.map(menuTag), AGAIN_AFTER_MS);

/** Queues a purge of all menus: the pages of another build reference files that are gone. */
export const queuePurgeOfAll = (): Promise<void> => queue([ALL_MENUS_TAG], REPLACED_AFTER_MS);

interface Taken {
  readonly id: number;
  readonly tag: string;
  readonly expires_at: number | string;
}

export async function countWaitingPurges(): Promise<number> {
  const sql = await connection();
  const counted = await sql(TABLE).count<{ waiting: number | string }[]>({ waiting: '*' });
  return Number(counted[0]?.waiting ?? 0);
}

/** Keeps only the newest due purge per tag, so the queue is bounded by the number of menus. */
async function coalesce(): Promise<void> {
  const sql = await connection();
  const now = Date.now();
  const newest = sql(TABLE).where('due_at', '<=', now).groupBy('tag').max('id');
  await sql(TABLE).where('due_at', '<=', now).whereNotIn('id', newest).delete();
}

/** Takes due purges for {@link LEASE_MS}. Of several processes, one gets them. */
async function take(): Promise<readonly Taken[]> {
  const now = Date.now();
  const sql = await connection();
  const next = sql(TABLE).select('id').where('due_at', '<=', now).orderBy('due_at').limit(MAX_TAGS);
  return sql(TABLE)
    .whereIn('id', next)
    .andWhere('due_at', '<=', now)
    .update({ due_at: now + LEASE_MS })
    .returning<Taken[]>(['id', 'tag', 'expires_at']);
}

/** Consecutive failures, and until when requests pause, in epoch ms: one failure predicts the others. */
let failures = 0;
let pausedUntil = 0;

/** Failed requests since the last success. */
export const failedPurges = (): number => failures;

async function tell(taken: readonly Taken[]): Promise<boolean> {
  const sql = await connection();
  const now = Date.now();
  const worth = taken.filter(({ expires_at }) => Number(expires_at) > now);
  if (worth.length < taken.length) {
    strapi.log.error('Purges of the CDN were given up: it keeps no copy for longer.', {
      purges: taken.length - worth.length,
    });
  }
  const cdn = environment().cdn;
  try {
    if (cdn && worth.length > 0) await requestPurge(cdn, [...new Set(worth.map(({ tag }) => tag))]);
  } catch (error) {
    failures += 1;
    pausedUntil = Date.now() + retryDelay(failures);
    const ids = worth.map(({ id }) => id);
    await sql(TABLE).whereIn('id', ids).update({ due_at: pausedUntil });
    strapi.log.warn('The CDN could not be told which pages to drop.', { reason: reasonOf(error), failures });
    return false;
  }
  failures = 0;
  const ids = taken.map(({ id }) => id);
  await sql(TABLE).whereIn('id', ids).delete();
  return true;
}

async function tellDue(): Promise<void> {
  await coalesce();
  while (Date.now() >= pausedUntil) {
    const taken = await take();
    if (taken.length === 0 || !(await tell(taken))) return;
  }
}

export const purgeWorker = createQueueWorker(tellDue, (error) =>
  strapi.log.warn('The purges of the CDN could not be read.', { reason: reasonOf(error) }),
);
