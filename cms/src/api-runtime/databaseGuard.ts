import type { Middleware } from '../http/middleware';
import { GRACE_MS } from '../database/databaseMonitor';
import { databaseMonitor } from '../database/monitorOfProcess';

/** Rejects calls while the database is unreachable. */
export const databaseGuard: Middleware = (_ctx, next) => databaseMonitor().guard(next, GRACE_MS);
