import type { Core } from '@strapi/strapi';
import { setTimeout as wait } from 'node:timers/promises';
import { announceDraining, disconnectFronts } from '../response-cache/frontConnections';

/** How long requests under way may take to end, in ms; with what follows, the process ends within 10 s. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** How long front servers have to hear of it and hold calls back, before nothing new is taken, in ms. */
const NOTICE_MS = 200;

/** How often connections are looked for that have become idle, in ms. */
const IDLE_CHECK_MS = 25;

/**
 * Ends the server without cutting anyone short: front servers are told, nothing new is taken, the requests under way are answered, then
 * Strapi is taken down and the process exits with 0.
 */
export async function shutDown(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  announceDraining();
  await wait(NOTICE_MS);
  disconnectFronts();
  const forced = setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS + 1_000);
  // Keep-alive connections that are between two requests count as open: each is closed as soon as it is idle.
  const looking = setInterval(() => httpServer.closeIdleConnections(), IDLE_CHECK_MS);
  const patience = setTimeout(() => httpServer.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await new Promise((closed) => httpServer.close(closed));
  clearInterval(looking);
  clearTimeout(patience);
  await strapi.destroy();
  clearTimeout(forced);
  process.exit(0);
}
