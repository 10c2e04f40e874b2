import type { ServerOptions } from 'node:http';

/**
 * Timeouts for slow connections. The headers of a request must be complete within 15 s, which is checked every 5 s.
 * Connections without traffic for {@link IDLE_CONNECTION_MS} are closed, also kept-alive ones. Node's separate
 * keep-alive timeout is not used, because Node would set and clear it for every response. A slow upload may take
 * minutes as long as data arrives.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/** The value for `server.timeout`, which can't be passed to the constructor. */
export const IDLE_CONNECTION_MS = 25_000;
