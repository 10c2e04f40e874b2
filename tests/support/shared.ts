/**
 * How a test file over HTTP gets its server:
 *
 * ```ts
 * let server: RunningServer;
 * beforeAll(async () => {
 *   server = await sharedServer();
 * });
 * ```
 *
 * There is nothing to stop. The files of a worker follow one another on this server, so a file makes its own menus and
 * people (`newcomer`, `furnishedMenu`), takes names from `newName`, never counts or deletes what others may have made,
 * and leaves staff's account as it was. A file that has to do otherwise starts a server of its own: `startServer()`.
 */
import { readFileSync } from 'node:fs';
import type { RunningServer } from './server.js';
import { wishAddress, type Granted, type Wish } from './sharedServers.js';

/**
 * The server of this worker, which runs for all of its files.
 * @param env variables that differ from the tests' usual ones; files that name the same ones share such a server
 */
export async function sharedServer(env: Wish['env'] = {}): Promise<RunningServer> {
  const wish: Wish = { place: process.env['VITEST_POOL_ID'] ?? '0', env };
  const answer = await fetch(wishAddress(), { method: 'POST', body: JSON.stringify(wish) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const { origin, data, log } = JSON.parse(text) as Granted;
  return { origin, data, output: () => readFileSync(log, 'utf8') };
}
