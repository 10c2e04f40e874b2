/** The server with another property in the item's schema and in the settings. Only `scripts/lib/newFieldNeedsOneEditTest.mjs` runs it. */
import { endpointUrl, itemEndpoints, menuEndpoints } from '@qaima/schemas';
import { beforeAll, expect, it } from 'vitest';
import { anItem, newSeededMenu, idOf } from '../support/menus.js';
import { visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

let server: RunningServer;
let menu: Awaited<ReturnType<typeof newSeededMenu>>;
beforeAll(async () => {
  server = await sharedServer();
  menu = await newSeededMenu(server);
});

const create = (body: object) => {
  const address = endpointUrl(itemEndpoints.create, { menuId: menu.menuId, sectionId: menu.sectionId });
  return menu.admin.request('POST', address, { body: { ...anItem, ...body } });
};

it('stores and answers it, to visitors too', async () => {
  const { status, body } = await create({ portions: 480 });
  expect(status).toBeLessThan(300);
  const item = (body as { data: { data: { _id: string } } }).data.data;
  expect(item).toMatchObject({ portions: 480 });
  const [row] = await sql(server.data, 'SELECT portions FROM items WHERE document_id = ?', idOf(item));
  expect(Number(row?.['portions'])).toBe(480);
  const read = await visitor(server).request('GET', `/api/v1/quickmenu/${menu.menuId}`);
  expect(JSON.stringify(read.body)).toContain('"portions":480');
});

it('refuses what it may not be, by its name', async () => {
  expectError(await create({ portions: -1 }), 400, ['/portions']);
  expectError(await create({ portions: 'many' }), 400, ['/portions']);
});

it('describes it', async () => {
  const { body } = await visitor(server).request('GET', '/api/v1/openapi.json');
  expect(JSON.stringify(body)).toContain('"portions":{"type":"integer"');
});

it('stores and answers a setting, and refuses what it may not be', async () => {
  const change = (selfService: unknown) =>
    menu.admin.request('PUT', endpointUrl(menuEndpoints.change, menu), { body: { selfService } });
  expectError(await change('many'), 400, ['/selfService']);
  expect((await change(true)).status).toBeLessThan(300);
  const read = await visitor(server).request('GET', `/api/v1/quickmenu/${menu.menuId}`);
  expect(JSON.stringify(read.body)).toContain('"selfService":true');
});
