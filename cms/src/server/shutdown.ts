import type { Core } from '@strapi/strapi';
import { setTimeout as wait } from 'node:timers/promises';
import { endStreams } from '../api/guest-order/streams';
import { announceDraining, disconnectFronts } from '../cache-invalidation/frontConnections';

/** How long pending requests may take, in ms; the process ends within 10 s. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** How long front servers have to hold back requests before the server closes, in ms. */
const NOTICE_MS = 200;

const IDLE_CHECK_MS = 25;

/**
 * Graceful shutdown: notifies front servers, stops accepting connections, waits for pending requests, destroys Strapi
 * and exits with 0.
 */
export async function shutDown(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  announceDraining();
  await wait(NOTICE_MS);
  disconnectFronts();
  endStreams();
  const forced = setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS + 1_000);
  // Idle keep-alive connections count as open, so they are closed.
  const looking = setInterval(() => httpServer.closeIdleConnections(), IDLE_CHECK_MS);
  const patience = setTimeout(() => httpServer.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await new Promise((closed) => httpServer.close(closed));
  clearInterval(looking);
  clearTimeout(patience);
  await strapi.destroy();
  clearTimeout(forced);
  process.exit(0);
}
