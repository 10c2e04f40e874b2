import type { ServerOptions } from 'node:http';

/**
 * Timeouts for slow connections. The headers of a request must be complete within 15 s, checked every 5 s. Any
 * connection without traffic for {@link IDLE_CONNECTION_MS} is closed. A slow upload may take minutes, as long as data
 * arrives. Node's keep-alive timeout is off, because Node would set and clear a timer for every response.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/** The value for `server.timeout`, which can't be passed to the constructor. */
export const IDLE_CONNECTION_MS = 25_000;
