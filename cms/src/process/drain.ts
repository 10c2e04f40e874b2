import type { Core } from '@strapi/strapi';

/** How long requests under way may take to end, in ms; with what follows, the process ends within 10 s. */
const PATIENCE = 8_000;

/** How often connections are looked for that have become idle, in ms. */
const LOOK = 25;

/**
 * Ends the server without cutting anyone short: nothing new is taken, the requests under way are answered, then
 * Strapi is taken down and the process exits with 0.
 */
export async function drain(strapi: Core.Strapi): Promise<void> {
  const { httpServer } = strapi.server;
  const forced = setTimeout(() => process.exit(0), PATIENCE + 1_500);
  // Keep-alive connections that are between two requests count as open: each is closed as soon as it is idle.
  const looking = setInterval(() => httpServer.closeIdleConnections(), LOOK);
  const patience = setTimeout(() => httpServer.closeAllConnections(), PATIENCE);
  await new Promise((closed) => httpServer.close(closed));
  clearInterval(looking);
  clearTimeout(patience);
  await strapi.destroy();
  clearTimeout(forced);
  process.exit(0);
}
