/** Answers that end with the database rather than wait for it. */
import type { Step } from '../contract/chain';
import type { Space } from '../door/door';
import { GRACE_MS } from './databaseWatch';
import { databaseWatch } from './sharedWatch';

/** Every call of the API: nothing is begun while the database is away. */
export const guarded: Step = (_ctx, next) => databaseWatch().guard(next, GRACE_MS);

/** A space of pages. What it answers at once is from memory, and needs no guard. */
export const guardedPages = (space: Space): Space => ({
  name: space.name,
  handle(req, res) {
    const answer = space.handle(req, res);
    if (typeof answer === 'boolean') return answer;
    // It may fail when nobody waits for it any more: its caller has been answered by then.
    answer.catch(() => undefined);
    return databaseWatch().guard(() => answer, GRACE_MS);
  },
});
