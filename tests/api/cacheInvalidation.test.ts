/** After a write by any interface, the next public read returns the new content. */
import { itemEndpoints, menuEndpoints, endpointUrl } from '@qaima/schemas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newSeededMenu } from '../support/menus.js';
import { newFolder, removeFolder } from '../support/runFolder.js';
import { visitor } from '../support/users.js';
import { startServer, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

const page = async (server: RunningServer, menuId: string) =>
  (await visitor(server).request('GET', `/m/${menuId}`)).text;
const json = async (server: RunningServer, menuId: string) =>
  (await visitor(server).request('GET', endpointUrl(menuEndpoints.read, { menuId }))).text;

describe('an edit', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await sharedServer();
  });

  it('is on the very next page, and in the very next JSON', async () => {
    const own = await newSeededMenu(server);
    for (let round = 0; round < 15; round++) {
      const title = `طبق رقم ${round}`;
      await own.admin.ask(itemEndpoints.change, { params: own, body: { title } });
      expect(await page(server, own.menuId)).toContain(title);
      expect(await json(server, own.menuId)).toContain(title);
    }
  });

  it('is never hidden by a page that was being made meanwhile', async () => {
    const own = await newSeededMenu(server);
    for (let round = 0; round < 10; round++) {
      const title = `سباق ${round}`;
      const reads = Array.from({ length: 8 }, () => page(server, own.menuId));
      await own.admin.ask(itemEndpoints.change, { params: own, body: { title } });
      await Promise.all(reads);
      expect(await page(server, own.menuId)).toContain(title);
    }
  });
});

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('two processes on one database', () => {
  it('show each other’s edits, connected by the database alone', async () => {
    const first = await sharedServer();
    // Only one server may use a data folder, so the second server shares only the database and the secret.
    const folder = newFolder('second');
    const secret = readFileSync(join(first.data.folder, 'secret'), 'utf8');
    const second = await startServer({ data: { ...first.data, folder }, env: { SECRET: secret } });
    try {
      const own = await newSeededMenu(first);
      expect(await page(second, own.menuId)).toContain('منسف');
      for (let round = 0; round < 3; round++) {
        const title = `عبر العمليات ${round}`;
        await own.admin.ask(itemEndpoints.change, { params: own, body: { title } });
        expect(await page(first, own.menuId)).toContain(title);
        await expect.poll(() => page(second, own.menuId), { interval: 20, timeout: 5000 }).toContain(title);
      }
    } finally {
      await second.stop();
      removeFolder(folder);
    }
  });
});
