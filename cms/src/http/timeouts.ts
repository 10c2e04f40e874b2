import type { ServerOptions } from 'node:http';

/**
 * Timeouts of connections, in ms. Request headers must arrive within 15 s; Node checks this every 5 s. Idle connections
 * are ended after {@link IDLE_TIMEOUT_MS}. Node's own keep-alive timer is disabled, because it would replace that
 * timeout after each response.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/**
 * The idle timeout of TCP connections. Connections on the Unix socket have none. Only front servers use them and keep
 * them open. The front servers end the connections of slow clients themselves.
 */
export const IDLE_TIMEOUT_MS = 25_000;
