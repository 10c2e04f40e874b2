/** Answers that end with the database rather than wait for it. */
import type { Step } from '../contract/chain';
import { GRACE_MS } from './databaseWatch';
import { databaseWatch } from './sharedWatch';

/** Every call: nothing is begun while the database is away. */
export const guarded: Step = (_ctx, next) => databaseWatch().guard(next, GRACE_MS);
