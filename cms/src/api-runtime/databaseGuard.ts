/** Answers that end with the database rather than wait for it. */
import type { Middleware } from '../http/middleware';
import { GRACE_MS } from '../database/databaseMonitor';
import { databaseMonitor } from '../database/sharedMonitor';

/** Every call: nothing is begun while the database is away. */
export const databaseGuard: Middleware = (_ctx, next) => databaseMonitor().guard(next, GRACE_MS);
