/**
 * Invalidates the caches of front servers and of the CDN when a menu changes. All writes go through here, because
 * Strapi's panel is read-only.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { queuePurge } from './cdnPurges';
import type { Middleware } from '../http/middleware';
import { publishInvalidation } from '../redis/invalidationMessages';
import { afterCommit } from '../database/transaction';
import { notifyFronts } from './frontConnections';

/** The notifications that the current request must wait for. */
const pendingNotifications = new AsyncLocalStorage<Promise<void>[]>();

/** After the commit, notifies front servers, other processes and the CDN of changed menus. */
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

/**
 * Delays the response of a write until no front server serves the old data. So the writer's next request gets the new
 * data.
 */
export const awaitFronts: Middleware = async (_ctx, next) => {
  const waits: Promise<void>[] = [];
  await pendingNotifications.run(waits, next);
  await Promise.all(waits);
};
