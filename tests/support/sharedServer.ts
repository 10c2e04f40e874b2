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
 * There is nothing to stop. A worker's files run one after another on this server, so a file creates its own menus
 * and people (`newcomer`, `newSeededMenu`), takes names from `newName`, never counts or deletes rows of other files,
 * and leaves the staff account unchanged. A file that cannot follow these rules starts its own server:
 * `startServer()`.
 */
import { readFileSync } from 'node:fs';
import type { RunningServer } from './server.js';
import { sharedServersUrl, type ServerGrant, type ServerRequest } from './sharedServerPool.js';

/**
 * The server that all files of this worker share.
 * @param env variables that differ from the defaults; files with equal variables share a server
 */
export async function sharedServer(env: ServerRequest['env'] = {}): Promise<RunningServer> {
  const wish: ServerRequest = { place: process.env['VITEST_POOL_ID'] ?? '0', env };
  const answer = await fetch(sharedServersUrl(), { method: 'POST', body: JSON.stringify(wish) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const { origin, data, log } = JSON.parse(text) as ServerGrant;
  return { origin, data, output: () => readFileSync(log, 'utf8') };
}
