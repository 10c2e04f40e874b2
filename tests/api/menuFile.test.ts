/** Exports a menu with its pictures and imports it on another server. (docs/operations.md) */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  comboEndpoints,
  extraGroupEndpoints,
  itemEndpoints,
  menuEndpoints,
  receiveOptionEndpoints,
  sectionEndpoints,
  endpointUrl,
  type Menu,
} from '@qaima/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../support/command.js';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import { newFolder, removeFolder } from '../support/runFolder.js';
import type { ResponseBody } from '../support/http.js';
import { idOf, newSeededMenu, type SeededMenu } from '../support/menus.js';
import { newName, visitor } from '../support/users.js';
import { picture, send, storedFiles } from '../support/pictures.js';
import { seededData } from '../support/seedDataLocation.js';
import { STAFF, startServer, type RunningServer, type Server } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

/** A long timeout, because each command loads the whole CMS. */
const TIMEOUT_MS = 300_000;

let folder: string;
let here: RunningServer;
let data: Data;
let there: Server | undefined;

beforeAll(async () => {
  folder = newFolder('menu-file');
  here = await sharedServer();
  data = await copyOf(seededData());
});
afterAll(async () => {
  await there?.stop();
  await removeData(data);
  removeFolder(folder);
});

/** The public menu as JSON. Pictures are compared by their size, because an import gives them new names. */
async function publicMenu(server: RunningServer, id: string): Promise<Menu> {
  const { text } = await visitor(server).request('GET', `/api/v1/quickmenu/${id}`);
  const named = text.replaceAll(/"[a-z0-9]{12}-(\d+x\d+)-[\w-]+\.webp"/g, '"$1"');
  return (JSON.parse(named) as ResponseBody<Menu>).data?.data as Menu;
}

/** Adds records that refer to other records of the menu by id. */
async function addExtras(menu: SeededMenu): Promise<void> {
  const { admin, itemId } = menu;
  const extras = [{ title: 'شيدر', price: 0.5, prices: [{ size: 'L', price: 0.75 }] }];
  const { data } = await admin.ask(extraGroupEndpoints.create, {
    params: menu,
    body: { title: 'الجبن', max: null, extras },
  });
  const prices = [{ extra: data.extras[0]?._id ?? '', price: 0.25 }];
  await admin.ask(sectionEndpoints.change, { params: menu, body: { extras: [{ group: idOf(data), prices }] } });
  const item = await admin.ask(itemEndpoints.change, {
    params: menu,
    body: {
      subItems: [{ title: 'كبير', price: 2, code: 'L', initial: true }],
      extras: [{ group: idOf(data), sizes: ['L'], free: 1 }],
      soldOutUntil: '2090-01-01T00:00:00.000Z',
      refill: 9,
    },
  });
  const subItem = idOf(item.data.subItems?.[0] ?? {});
  const choices = [{ title: 'الطبق', of: [{ item: itemId, subItem, extra: 0.5 }] }];
  await admin.ask(comboEndpoints.change, { params: menu, body: { choices, position: 0 } });
  const areas = [{ title: 'عبدون', fee: 1.5, minOrder: 10, minutes: 30 }];
  await admin.ask(receiveOptionEndpoints.change, { params: menu, body: { kind: 'delivery', areas } });
}

it('an imported menu keeps its ids and name, unless they are taken', { timeout: TIMEOUT_MS }, async () => {
  const menu = await newSeededMenu(here);
  const [old, username] = [newName('old'), newName('new')];
  const settings = {
    currency: 'USD',
    combosPosition: 0,
    institution: { name: 'بيت المنسف' },
    workingDays: [{ day: 'sun', start: '08:00', end: '01:00' }],
  };
  for (const body of [{ username: old }, { username, ...settings }] as const) {
    await menu.admin.request('PUT', endpointUrl(menuEndpoints.change, { menuId: menu.menuId }), { body });
  }
  const { menuId, itemId, galleryId } = menu;
  await addExtras(menu);
  const bytes = await picture(640, 480).jpeg().toBuffer();
  await send(menu.admin, { path: 'menuMainImage', model: 'menu', data: { menu: menuId }, file: bytes });
  await send(menu.admin, { path: 'institution.logo', model: 'menu', data: { menu: menuId }, file: bytes });
  await send(menu.admin, { path: 'image', model: 'item', data: { menu: menuId, item: itemId }, file: bytes });
  await send(menu.admin, { path: 'image', model: 'gallery', data: { menu: menuId, gallery: galleryId }, file: bytes });
  const page = await publicMenu(here, menuId);
  expect(JSON.stringify(page).match(/640x480/g)).toHaveLength(4);

  // Another name for a retry, because an export replaces no file.
  const file = join(folder, `${username}.tar`);
  expect(await run('export', here.data, username, file)).toEqual({
    code: 0,
    output: `Exported بيت المنسف with 4 pictures into ${file}\n`,
  });
  expect((await run('import', data, file, '--admin', STAFF.username)).output).toMatch(/^Imported a menu of 1 items: /);

  there = await startServer({ data });
  expect(await publicMenu(there, menuId)).toEqual(page);
  expect((await publicMenu(there, old))._id).toBe(menuId);
  // Guests don't get it.
  const refill = async (of: Data) => sql(of, 'SELECT refill, refill_at FROM items WHERE document_id = ?', itemId);
  expect(await refill(data)).toEqual([{ refill: 9, refill_at: expect.anything() }]);
  expect(await refill(data)).toEqual(await refill(here.data));

  // An archive whose last picture was replaced by other content.
  const files = storedFiles(there);
  const other = readFileSync(file);
  other.fill(0, other.length - 2048);
  other.write('JUNK', other.lastIndexOf('RIFF'));
  writeFileSync(join(folder, 'other.tar'), other);
  const refused = await run('import', data, join(folder, 'other.tar'));
  expect(refused.output).toMatch(
    /^images\/004-.+\.webp: Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted\.\n$/,
  );
  expect(refused.code).toBe(1);
  expect(storedFiles(there)).toEqual(files);

  const second = await run('import', data, file);
  expect(second.output).toContain('It has no short name here.\nSome ids were taken already');
  const [id = ''] = /[a-z0-9]{24}(?=\n)/.exec(second.output) ?? [];
  const copy = await publicMenu(there, id);
  // Parsed again, because PostgreSQL orders the keys of JSON columns itself.
  const bare = (one: Menu): unknown =>
    JSON.parse(
      JSON.stringify(one)
        .replaceAll(/[a-z0-9]{24}/g, 'id')
        .replace(`"${username}"`, 'null'),
    );
  expect(bare(copy)).toEqual(bare(page));
  expect(await publicMenu(there, menuId)).toEqual(page);
});
