import type { Middleware } from '../http/middleware';
import { GRACE_MS } from '../database/outageMonitor';
import { sharedOutageMonitor } from '../database/sharedOutageMonitor';

/** Rejects calls while the database is unreachable. */
export const rejectDuringOutage: Middleware = (_ctx, next) => sharedOutageMonitor().guard(next, GRACE_MS);
