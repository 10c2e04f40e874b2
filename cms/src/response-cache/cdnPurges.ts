/**
 * Telling a CDN to drop the pages of menus that have changed, as mail is sent: written in the transaction of the change, told right
 * after the commit, and tried again until the CDN has taken it. (docs/decisions/053-a-cdn.md)
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
 * How long after a change the CDN is told once more, in ms: until then it may have stored a page that was on its way from
 * before the change, or from a front on another machine that had not heard of it yet.
 */
const AGAIN_AFTER_MS = 5_000;

/** The same for the pages of a front that another one takes the place of: it answers what it has first. */
const REPLACED_AFTER_MS = 15_000;

/** How long a purge that is being told is another process's to tell again, in ms: more than a request may take. */
const LEASE_MS = 30_000;

/** The most rows of one statement: SQLite takes 32,766 values in one. */
const MAX_ROWS = 1_000;

/** How long a purge is tried, in ms: no copy is sent for longer. */
const EXPIRES_AFTER_MS = CDN_MAX_AGE_MS + MAX_STALE_MS;

/** Within a transaction it belongs to it. It only adds rows, so that no change waits for another one's. */
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

/** Queues a purge of all that is made of some menus, by their public ids. */
export const queuePurge = (menus: readonly string[]): Promise<void> => queue(menus.map(menuTag), AGAIN_AFTER_MS);

/** Queues a purge of the pages of all menus: those of another build name files that are gone with it. */
export const queuePurgeOfAll = (): Promise<void> => queue([ALL_MENUS_TAG], REPLACED_AFTER_MS);

interface Taken {
  readonly id: number;
  readonly tag: string;
  readonly expires_at: number | string;
}

/** How many purges the CDN has not taken yet. */
export async function countWaitingPurges(): Promise<number> {
  const sql = await connection();
  const counted = await sql(TABLE).count<{ waiting: number | string }[]>({ waiting: '*' });
  return Number(counted[0]?.waiting ?? 0);
}

/** Of several due purges of one tag, the newest says it all. So no more of them can wait than there are menus. */
async function coalesce(): Promise<void> {
  const sql = await connection();
  const now = Date.now();
  const newest = sql(TABLE).where('due_at', '<=', now).groupBy('tag').max('id');
  await sql(TABLE).where('due_at', '<=', now).whereNotIn('id', newest).delete();
}

/** Takes what is due, for {@link LEASE_MS}. Of several processes that look at once, one gets it. */
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

/** Requests that failed one after the other, and until when no other one is tried, in epoch ms: what fails one fails all. */
let failures = 0;
let pausedUntil = 0;

/** How many requests to the CDN have failed since one succeeded. */
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

/** Tells the CDN what is due, when it was queued and later. */
export const purgeWorker = createQueueWorker(tellDue, (error) =>
  strapi.log.warn('The purges of the CDN could not be read.', { reason: reasonOf(error) }),
);
