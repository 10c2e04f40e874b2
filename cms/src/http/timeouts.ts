import type { ServerOptions } from 'node:http';

/**
 * Timeouts of connections, in ms. Request headers must arrive within 15 s, which is checked every 5 s. Idle
 * connections are ended only after {@link IDLE_TIMEOUT_MS}. Node's own keep-alive timer is disabled, because it would
 * replace this timeout after each response.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 0,
} as const satisfies ServerOptions;

/**
 * The idle timeout of TCP connections. Connections on the Unix socket have no timeout: they come only from front
 * servers, which keep them open, and which themselves end the connections of slow clients.
 */
export const IDLE_TIMEOUT_MS = 25_000;
