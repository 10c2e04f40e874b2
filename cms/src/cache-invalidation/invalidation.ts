/**
 * Invalidates the caches of front servers and CDN when a menu changes. Nothing else writes menus: Strapi's panel is
 * read-only.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { queuePurge } from './cdnPurges';
import type { Middleware } from '../http/middleware';
import { publishInvalidation } from '../redis/invalidationMessages';
import { afterCommit } from '../database/transaction';
import { notifyFronts } from './frontConnections';

/** The notifications that a response waits for. */
const pendingNotifications = new AsyncLocalStorage<Promise<void>[]>();

/** Notifies front servers, other processes and the CDN of changed menus after the commit. */
export async function invalidateAfterCommit(menus: readonly string[]): Promise<void> {
  await queuePurge(menus);
  const waits = pendingNotifications.getStore();
  afterCommit(() => {
    const done = notifyFronts(menus);
    waits?.push(done);
    publishInvalidation(menus);
    return done;
  });
}

/** Delays the response until no front server serves older data: writers read their own writes. */
export const awaitFronts: Middleware = async (_ctx, next) => {
  const waits: Promise<void>[] = [];
  await pendingNotifications.run(waits, next);
  await Promise.all(waits);
};
