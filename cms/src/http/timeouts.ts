import type { ServerOptions } from 'node:http';

/**
 * How long a connection may be slow, in ms. A request's head must be complete in 15 s, checked every 5 s. An idle connection
 * is ended by {@link IDLE_TIMEOUT_MS} alone: a keep-alive timeout would be set and cleared with every answer.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/**
 * How long nothing may move on a TCP connection before it is ended, in ms. On the Unix socket there is no such limit: only the
 * front server is there, which keeps its connections open and ends slow visitors itself.
 */
export const IDLE_TIMEOUT_MS = 25_000;
