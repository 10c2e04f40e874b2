/**
 * Purges changed menus from a CDN: stored in the transaction of the change, sent until the CDN accepts them or its copies
 * expire. (docs/decisions/053-a-cdn.md)
 */
import { ALL_MENUS_TAG, CDN_MAX_AGE_MS, MAX_STALE_MS, menuTag } from '@qaima/schemas';
import { environment } from '../config/environment';
import { createDurableQueue } from '../jobs/durableQueue';
import { MAX_TAGS, reasonOf, requestPurge } from './cdnRequest';

/**
 * The delay of a second purge. Soon after the first one, the CDN may store an outdated page. Its render started before
 * the change, or its front server was not notified yet.
 */
const AGAIN_AFTER_MS = 5_000;

/** The delay of the second purge when a front server is replaced: the old one still serves old pages for a while. */
const REPLACED_AFTER_MS = 15_000;

/** How long a purge is retried. By then, all copies in the CDN have expired. */
const EXPIRES_AFTER_MS = CDN_MAX_AGE_MS + MAX_STALE_MS;

const purges = createDurableQueue<{ readonly tag: string }>({
  table: 'cdn_purges',
  columns: ['tag'],
  // Longer than a request.
  lease: 30_000,
  batch: MAX_TAGS,
  newestOf: 'tag',
  hasOneReceiver: true,
  async send(rows) {
    const { cdn } = environment();
    if (cdn) await requestPurge(cdn, [...new Set(rows.map(({ tag }) => tag))]);
  },
  expired: (rows) =>
    strapi.log.error('Purges of the CDN were given up: it keeps no copy for longer.', { purges: rows.length }),
  failed: (error, _rows, failures) =>
    strapi.log.warn('The CDN could not be told which pages to drop.', { reason: reasonOf(error), failures }),
  unreadable: (error) => strapi.log.warn('The purges of the CDN could not be read.', { reason: reasonOf(error) }),
});

/** Stores purges in the current transaction. Only inserts rows, so concurrent changes don't wait for each other. */
async function queue(tags: readonly string[], againAfter: number): Promise<void> {
  if (environment().cdn === undefined || tags.length === 0) return;
  const now = Date.now();
  const rows = (dueAt: number) => tags.map((tag) => ({ tag, dueAt, expiresAt: now + EXPIRES_AFTER_MS }));
  await purges.add([...rows(now), ...rows(now + againAfter)]);
}

/** Queues a purge of menus, by public id. */
export const queuePurge = (menus: readonly string[]): Promise<void> => queue(menus.map(menuTag), AGAIN_AFTER_MS);

/** Queues a purge of all menus, after a new build: old pages reference assets that no longer exist. */
export const queuePurgeOfAll = (): Promise<void> => queue([ALL_MENUS_TAG], REPLACED_AFTER_MS);

export const countWaitingPurges = (): Promise<number> => purges.count();

/** The number of failed requests since the last success. */
export const failedPurges = purges.failures;

export const purgeWorker = purges.worker;
