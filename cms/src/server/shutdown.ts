import type { Core } from '@strapi/strapi';
import { setTimeout as wait } from 'node:timers/promises';
import { endStreams } from '../api/guest-order/eventStreamConnections';
import { announceDraining, disconnectFronts } from '../cache-invalidation/frontConnections';

/** The time for pending requests to end. The whole shutdown must take less than 10 s. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** After being notified, front servers have this time to stop sending requests. */
const NOTICE_MS = 200;

const IDLE_CHECK_MS = 25;

/**
 * Shuts down gracefully: notifies front servers, stops accepting connections, waits for pending requests, destroys
 * Strapi and exits with 0.
 */
export async function shutDown(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  announceDraining();
  await wait(NOTICE_MS);
  disconnectFronts();
  endStreams();
  const forced = setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS + 1_000);
  // `close` waits for idle keep-alive connections too, so they are closed repeatedly.
  const looking = setInterval(() => httpServer.closeIdleConnections(), IDLE_CHECK_MS);
  const timer = setTimeout(() => httpServer.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await new Promise((closed) => httpServer.close(closed));
  clearInterval(looking);
  clearTimeout(timer);
  await strapi.destroy();
  clearTimeout(forced);
  process.exit(0);
}
