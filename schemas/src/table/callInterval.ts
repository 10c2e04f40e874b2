/**
 * The minimum time between two calls of the same kind from a table. A separate module, because the browser loads it
 * without the schemas of tables.
 */
export const CALL_INTERVAL_MS = 60_000;
