/** A record is found only below its own parent in the path; invalid ids give 404. (docs/spec/api.md#addresses) */
import {
  allEndpoints,
  branchEndpoints,
  endpointUrl,
  extraGroupEndpoints,
  itemEndpoints,
  sectionEndpoints,
  type Endpoint,
} from '@qaima/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBranch, anItem, newSeededMenu, idOf, wholeMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { reportResult } from '../support/extendedTests.js';

let server: RunningServer;
let mine: Awaited<ReturnType<typeof withTrash>>;
let theirs: Awaited<ReturnType<typeof withTrash>>;

const BODIES: Readonly<Record<string, unknown>> = {
  'section.change': { title: 'x' },
  'item.create': anItem,
  'item.createMany': [anItem],
  'item.change': { hide: true },
  'item.changeSubItem': { soldOut: true },
  'extraGroup.change': { title: 'x' },
  'extraGroup.changeExtra': { soldOut: true },
  'combo.change': { price: 1 },
  'gallery.create': { title: 'x' },
  'gallery.change': { hide: true },
  'gallery.changeNote': { note: 'x' },
  'branch.change': aBranch,
  'receiveOption.change': { title: 'x' },
  'specialHours.change': { title: 'x' },
  'daypart.change': { title: 'x' },
};

/** A menu with one record of each kind, a size, an extra and an entry in its trash. */
async function withTrash() {
  const own = await newSeededMenu(server);
  const branch = await own.admin.ask(branchEndpoints.create, { params: own, body: aBranch });
  const params = { ...own, branchId: idOf(branch.data) };
  const subItems = [{ title: 'كبير', price: 2, code: 'L', initial: true }];
  const item = await own.admin.ask(itemEndpoints.change, { params: own, body: { subItems } });
  const extras = [{ title: 'شيدر', price: 0.5 }];
  const group = await own.admin.ask(extraGroupEndpoints.create, { params: own, body: { title: 'الجبن', extras } });
  const { undo = '' } = await own.admin.ask(branchEndpoints.remove, { params });
  return {
    ...own,
    subItemId: idOf(item.data.subItems?.[0] ?? {}),
    groupId: idOf(group.data),
    extraId: idOf(group.data.extras[0] ?? {}),
    trashId: undo,
  };
}

/** The endpoints whose path contains the id of a record within a menu. */
const nested = Object.entries(allEndpoints).filter(([, { path }]) =>
  /:(sectionId|itemId|comboId|galleryId|branchId|optionId|specialHoursId|daypartId|groupId|trashId)/.test(
    path.replace('/quickmenu/items/:itemId', ''),
  ),
);

const HOSTILE = [
  'nothing',
  'a'.repeat(24),
  '0',
  '1',
  "' OR 1=1 --",
  '../..',
  '%00',
  '{}',
  '__proto__',
  'constructor',
  'ا',
];

const send = (name: string, call: Endpoint, ids: Record<string, string>) => {
  const address = endpointUrl(call as Endpoint & { readonly path: '/' }, { ...mine, index: '0', ...ids, admin: '' });
  return mine.admin.request(call.method, address, name in BODIES ? { body: BODIES[name] } : {});
};

let swapped = 0;
beforeAll(async () => {
  server = await sharedServer();
  mine = await withTrash();
  theirs = await withTrash();
});

afterAll(() => {
  reportResult(`Nested ids of another menu and of nothing: ${swapped} requests, each answered 404, nothing changed`);
});

it('knows the calls that it is about', () => {
  expect(nested.length).toBeGreaterThan(15);
});

it.each(nested)('%s answers 404 for another menu’s and unknown ids, changing nothing', async (name, call) => {
  const before = [await wholeMenu(mine.admin, mine.menuId), await wholeMenu(theirs.admin, theirs.menuId)];
  const names = [...call.path.matchAll(/:(\w+)/g)]
    .map(([, one]) => one ?? '')
    .filter((one) => /Id$/.test(one) && one !== 'menuId');
  for (const param of names) {
    const foreign = theirs[param as keyof typeof theirs] as string;
    for (const id of [foreign, ...HOSTILE]) {
      const { status } = await send(name, call, { [param]: id });
      expect({ param, id, status }).toEqual({ param, id, status: 404 });
      swapped++;
    }
  }
  expect([await wholeMenu(mine.admin, mine.menuId), await wholeMenu(theirs.admin, theirs.menuId)]).toEqual(before);
});

it('does not find an item under another section of the same menu', async () => {
  const other = await mine.admin.ask(sectionEndpoints.create, { params: mine, body: { title: 'آخر', prime: false } });
  const call = allEndpoints['item.change'] as Endpoint;
  const { status } = await send('item.change', call, { sectionId: other.data._id });
  expect(status).toBe(404);
});
