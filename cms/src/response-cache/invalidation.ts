/** When a menu changes, what fronts and a CDN have of it is old. Nothing else writes menus: the panel of the CMS only shows them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { queuePurge } from './cdnPurges';
import type { Middleware } from '../http/middleware';
import { publishInvalidation } from '../redis/invalidationMessages';
import { afterCommit } from '../database/transaction';
import { notifyFronts } from './frontConnections';

/** What a request's answer waits for. */
const pendingNotifications = new AsyncLocalStorage<Promise<void>[]>();

/** Tells the fronts of this process, other processes and the CDN that menus have changed, once the transaction under way is committed. */
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

/** Keeps an answer back until no front sends anything older: the writer may read what it wrote. */
export const awaitFronts: Middleware = async (_ctx, next) => {
  const waits: Promise<void>[] = [];
  await pendingNotifications.run(waits, next);
  await Promise.all(waits);
};
