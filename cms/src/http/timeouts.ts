import type { ServerOptions } from 'node:http';

/**
 * Timeouts of connections, in ms. Request headers must arrive within 15 s, checked every 5 s. {@link IDLE_TIMEOUT_MS}
 * alone ends idle connections: a keep-alive timer would be reset with every response.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/**
 * The idle timeout of TCP connections, in ms. The Unix socket has none: only front servers use it, which keep
 * connections open and end slow clients themselves.
 */
export const IDLE_TIMEOUT_MS = 25_000;
