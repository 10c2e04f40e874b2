/** When a menu changes, what fronts and a CDN have of it is old. Nothing else writes menus: the panel of the CMS only shows them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { queuePurge } from './cdnPurges';
import type { Step } from '../http/middleware';
import { tellOthers } from '../redis/invalidationMessages';
import { afterCommit, connection } from '../database/transaction';
import { announce } from './frontConnections';

/** As much of a menu as saying that it changed needs. */
interface ChangedMenu {
  /** The row's number. */
  readonly id: number;
  readonly documentId: string;
}

/** What a request's answer waits for. */
const announced = new AsyncLocalStorage<Promise<void>[]>();

/** Tells the fronts of this process, other processes and the CDN that menus have changed, once the transaction under way is committed. */
export async function announceAfterCommit(menus: readonly string[]): Promise<void> {
  await queuePurge(menus);
  const waits = announced.getStore();
  afterCommit(() => {
    const done = announce(menus);
    waits?.push(done);
    tellOthers(menus);
    return done;
  });
}

/** Grows a menu's revision, and tells everybody from the commit on. */
export async function touchMenu({ id, documentId }: ChangedMenu): Promise<void> {
  const sql = await connection();
  await sql('menus').where({ id }).increment('revision', 1);
  await announceAfterCommit([documentId]);
}

/** Keeps an answer back until no front sends anything older: the writer may read what it wrote. */
export const untilFrontsKnow: Step = async (_ctx, next) => {
  const waits: Promise<void>[] = [];
  await announced.run(waits, next);
  await Promise.all(waits);
};
