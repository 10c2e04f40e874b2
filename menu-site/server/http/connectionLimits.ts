import type { ServerOptions } from 'node:http';

/**
 * How long a connection may dawdle, in ms. A request's head must be whole in 15 s, looked after every 5 s; any
 * connection on which nothing moves for {@link IDLE_CONNECTION_MS} is ended, those too that wait for their next request: a
 * timeout of their own would be set and taken away with every answer. A picture over a slow line may take minutes as
 * long as it keeps moving.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/** For `server.timeout`, which is no option of the constructor. */
export const IDLE_CONNECTION_MS = 25_000;
