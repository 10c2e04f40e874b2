/**
 * Purges changed menus from a CDN. Purges are stored in the transaction of the change, sent after the commit, and
 * retried until the CDN accepts them or its copies expire. (docs/decisions/053-a-cdn.md)
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
 * The delay of a second purge. Soon after the first one, the CDN may store an outdated page. Its render started before
 * the change, or its front server was not notified yet.
 */
const AGAIN_AFTER_MS = 5_000;

/** The delay of the second purge when a front server is replaced: the old one still serves old pages for a while. */
const REPLACED_AFTER_MS = 15_000;

/** A process reserves purges for this time, which is longer than a request. */
const LEASE_MS = 30_000;

/** Rows per insert, since SQLite allows 32,766 parameters per statement. */
const MAX_ROWS = 1_000;

/** How long a purge is retried. By then, all copies in the CDN have expired. */
const EXPIRES_AFTER_MS = CDN_MAX_AGE_MS + MAX_STALE_MS;

/** Stores purges in the current transaction. Only inserts rows, so concurrent changes don't wait for each other. */
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

/** Queues a purge of all menus, after a new build: old pages reference assets that no longer exist. */
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

/**
 * If several purges of the same tag are due, deletes all but the newest. So the queue can't outgrow the number of
 * menus.
 */
async function coalesce(): Promise<void> {
  const sql = await connection();
  const now = Date.now();
  const newest = sql(TABLE).where('due_at', '<=', now).groupBy('tag').max('id');
  await sql(TABLE).where('due_at', '<=', now).whereNotIn('id', newest).delete();
}

/** Reserves due purges for {@link LEASE_MS}. If several processes try, only one gets them. */
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

/** The number of consecutive failed requests, and the time (epoch ms) until which no other request is sent. */
let failures = 0;
let pausedUntil = 0;

/** The number of failed requests since the last success. */
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
