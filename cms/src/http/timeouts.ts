import type { ServerOptions } from 'node:http';

/**
 * Timeouts of connections, in ms. Request headers must arrive within 15 s, which is checked every 5 s. Idle
 * connections are ended only by {@link IDLE_TIMEOUT_MS}, because Node's keep-alive timer would replace it after each
 * response.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/**
 * The idle timeout of TCP connections. Connections on the Unix socket have none: only front servers use it, which
 * keep connections open and end those of slow clients themselves.
 */
export const IDLE_TIMEOUT_MS = 25_000;
