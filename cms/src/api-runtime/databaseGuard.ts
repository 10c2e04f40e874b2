/** Answers that end with the database rather than wait for it. */
import type { Step } from '../http/middleware';
import { GRACE_MS } from '../database/databaseMonitor';
import { databaseWatch } from '../database/sharedMonitor';

/** Every call: nothing is begun while the database is away. */
export const guarded: Step = (_ctx, next) => databaseWatch().guard(next, GRACE_MS);
