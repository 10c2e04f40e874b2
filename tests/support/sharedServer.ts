/**
 * How an API test file gets its server:
 *
 * ```ts
 * let server: RunningServer;
 * beforeAll(async () => {
 *   server = await sharedServer();
 * });
 * ```
 *
 * The file must not stop the server, because the other files of the same worker run on it too, one after another. So
 * a file creates its own menus and users (`newUser`, `newSeededMenu`), gets names from `newName`, never counts or
 * deletes rows of other files, and does not change the staff account. A file that can't follow these rules starts a
 * separate server with `startServer()`.
 */
import { readFileSync } from 'node:fs';
import type { RunningServer } from './server.js';
import { sharedServersUrl, type ServerGrant, type ServerRequest } from './sharedServerPool.js';

/**
 * Returns the server that the files of this worker share.
 * @param env variables in addition to the defaults; files with equal variables share a server
 */
export async function sharedServer(env: ServerRequest['env'] = {}): Promise<RunningServer> {
  const wish: ServerRequest = { place: process.env['VITEST_POOL_ID'] ?? '0', env };
  const answer = await fetch(sharedServersUrl(), { method: 'POST', body: JSON.stringify(wish) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const { origin, data, log } = JSON.parse(text) as ServerGrant;
  return { origin, data, output: () => readFileSync(log, 'utf8') };
}
