/** Whoever writes, and however: what visitors read next is what was written. */
import { itemCalls, menuCalls, urlOf } from '@qaima/schemas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { furnishedMenu } from '../support/menus.js';
import { Client } from '../support/http.js';
import { visitor } from '../support/people.js';
import { startServer, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/shared.js';

const page = async (server: RunningServer, menuId: string) =>
  (await visitor(server).request('GET', `/m/${menuId}`)).text;
const json = async (server: RunningServer, menuId: string) =>
  (await visitor(server).request('GET', urlOf(menuCalls.read, { menuId }))).text;

describe('an edit', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await sharedServer();
  });

  it('is on the very next page, and in the very next JSON', async () => {
    const own = await furnishedMenu(server);
    for (let round = 0; round < 15; round++) {
      const title = `طبق رقم ${round}`;
      await own.admin.ask(itemCalls.change, { params: own, body: { title } });
      expect(await page(server, own.menuId)).toContain(title);
      expect(await json(server, own.menuId)).toContain(title);
    }
  });

  it('is never hidden by a page that was being made meanwhile', async () => {
    const own = await furnishedMenu(server);
    for (let round = 0; round < 10; round++) {
      const title = `سباق ${round}`;
      const reads = Array.from({ length: 8 }, () => page(server, own.menuId));
      await own.admin.ask(itemCalls.change, { params: own, body: { title } });
      await Promise.all(reads);
      expect(await page(server, own.menuId)).toContain(title);
    }
  });
});

describe('an edit in the CMS’s own panel', () => {
  it('is on the very next page', async () => {
    const server = await sharedServer({ CMS_PANEL: '1' });
    const own = await furnishedMenu(server);
    expect(await page(server, own.menuId)).toContain('منسف');
    const note = readFileSync(join(server.data.folder, 'cms-administrator.txt'), 'utf8');
    const [, email] = /e-mail: (.+)/.exec(note) ?? [];
    const [, password] = /password: (.+)/.exec(note) ?? [];
    const panel = new Client(server.origin);
    const login = await panel.request<{ data: { token?: string; accessToken?: string } }>('POST', '/cms/admin/login', {
      body: { email, password },
    });
    const token = login.body.data.token ?? login.body.data.accessToken ?? '';
    const write = (method: string, path: string, body?: unknown) =>
      panel.request(method, `/cms/content-manager/collection-types/${path}`, {
        ...(body === undefined ? {} : { body }),
        headers: { authorization: `Bearer ${token}` },
      });
    const item = `api::item.item/${own.itemId}`;
    expect((await write('PUT', item, { title: 'من لوحة الإدارة' })).status).toBe(200);
    expect(await page(server, own.menuId)).toContain('من لوحة الإدارة');
    expect(await json(server, own.menuId)).toContain('من لوحة الإدارة');
    expect((await write('DELETE', item)).status).toBe(200);
    expect(await page(server, own.menuId)).not.toContain('من لوحة الإدارة');
  });
});

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('two processes on one database', () => {
  it('show each other’s edits, although nothing but the database is between them', async () => {
    const first = await sharedServer();
    const second = await startServer({ data: first.data });
    try {
      const own = await furnishedMenu(first);
      expect(await page(second, own.menuId)).toContain('منسف');
      for (let round = 0; round < 3; round++) {
        const title = `عبر العمليات ${round}`;
        await own.admin.ask(itemCalls.change, { params: own, body: { title } });
        expect(await page(first, own.menuId)).toContain(title);
        await expect.poll(() => page(second, own.menuId), { interval: 20, timeout: 5000 }).toContain(title);
      }
    } finally {
      await second.stop();
    }
  });
});
