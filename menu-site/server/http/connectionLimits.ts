import type { ServerOptions } from 'node:http';

/**
 * Timeouts of slow connections. A request's head must be complete within 15 s, checked every 5 s. Any connection
 * without traffic for {@link IDLE_CONNECTION_MS} is closed, including kept-alive ones: a separate keep-alive timeout
 * would be set and cleared with every response. An upload over a slow line may take minutes as long as data arrives.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/** For `server.timeout`, which is not a constructor option. */
export const IDLE_CONNECTION_MS = 25_000;
