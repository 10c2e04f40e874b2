/**
 * Two users edit the same record: neither overwrites the other's change without being asked.
 * (docs/decisions/041-edit-conflicts.md)
 */
import {
  branchEndpoints,
  comboEndpoints,
  fingerprintsOf,
  galleryEndpoints,
  itemBulkEndpoints,
  itemEndpoints,
  menuEndpoints,
  receiveOptionEndpoints,
  sectionEndpoints,
  trashEndpoints,
  IF_UNCHANGED_HEADER,
  endpointUrl,
  type Conflict,
  type Fingerprints,
  type ApiError,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { anItem, newSeededMenu, wholeMenu } from '../support/menus.js';
import { newUser, type Person } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let menu: Awaited<ReturnType<typeof newSeededMenu>>;
let other: Person;

beforeAll(async () => {
  server = await sharedServer();
  menu = await newSeededMenu(server);
  other = await newUser(server, 'partner');
  await menu.provider.ask(menuEndpoints.addAdmin, { params: menu, body: { admin: other.username } });
});

/** The conflicts in a 409 response. */
async function conflictsOf(call: Promise<unknown>): Promise<readonly Conflict[]> {
  const refused = await call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );
  expect(refused?.statusCode).toBe(409);
  return refused?.conflicts ?? [];
}

const changeItem = (who: Person, body: object, seen?: Fingerprints) =>
  who.ask(itemEndpoints.change, { params: menu, body, seen });

const itemNow = async () =>
  (await wholeMenu(other, menu.menuId)).sections?.[0]?.items?.find(({ _id }) => _id === menu.itemId);

describe('a field that somebody else has changed', () => {
  it('is refused with their value, name and time; nothing is stored', async () => {
    const seen = fingerprintsOf((await itemNow()) ?? {}, ['title', 'description', 'price']);
    await changeItem(other, { price: 7.25, description: 'بلحم الضأن' });
    const before = Date.now() - 60_000;
    const body = { title: 'منسف', price: 8, description: 'بلحم العجل' };
    const conflicts = await conflictsOf(changeItem(menu.admin, body, seen));
    const by = { username: other.username, name: `Person ${other.username}` };
    expect(conflicts.map(({ at: _at, ...conflict }) => conflict)).toEqual([
      { path: '/description', value: 'بلحم الضأن', by },
      { path: '/price', value: 7.25, by },
    ]);
    for (const { at = '' } of conflicts) expect(Date.parse(at)).toBeGreaterThan(before);
    expect(await itemNow()).toMatchObject({ title: anItem.title, price: 7.25, description: 'بلحم الضأن' });

    const seenNow = {
      ...seen,
      ...fingerprintsOf({ price: 7.25, description: 'بلحم الضأن' }, ['price', 'description']),
    };
    const { data } = await changeItem(menu.admin, body, seenNow);
    expect(data).toMatchObject(body);
  });

  it('is named in the reader’s language', async () => {
    const address = endpointUrl(itemEndpoints.change, menu);
    const headers = { [IF_UNCHANGED_HEADER]: '/price=1, /title=1' };
    const body = { price: 1, title: 'x' };
    const arabic = await menu.admin.request('PUT', address, { headers, body });
    expect(arabic.body.message).toMatch(/السعر.*الاسم/);
    const english = await menu.admin.request('PUT', address, {
      headers: { ...headers, 'accept-language': 'en' },
      body,
    });
    expect(english.body.message).toMatch(/Price.*Name/);
  });

  it('is no conflict for equal values, no fingerprint, or another field', async () => {
    const seen = fingerprintsOf((await itemNow()) ?? {}, ['title', 'price']);
    await changeItem(other, { title: 'منسف كركي' });
    await changeItem(menu.admin, { title: 'منسف كركي' }, { '/title': seen['/title'] ?? '' });
    await changeItem(menu.admin, { price: 9 }, { '/price': seen['/price'] ?? '' });
    await changeItem(menu.admin, { title: 'منسف بلدي' });
    expect(await itemNow()).toMatchObject({ title: 'منسف بلدي', price: 9 });
  });

  it('names nobody when it was changed otherwise since', async () => {
    await changeItem(other, { sale: { onSale: true, offPrice: 0.1 } });
    const seen = fingerprintsOf({ sale: { onSale: true, offPrice: 0.9 } }, ['sale']);
    const body = { items: [menu.itemId], changes: { sale: { onSale: true, offPrice: 0.25 } } };
    await other.ask(itemBulkEndpoints.send, { params: menu, body });
    const [conflict] = await conflictsOf(changeItem(menu.admin, { sale: { onSale: true, offPrice: 0.5 } }, seen));
    expect(conflict).toMatchObject({ path: '/sale', value: { offPrice: 0.25 } });
    expect(conflict).not.toHaveProperty('by');
  });

  it.each(['price', '/price=', '/colour=1', '/price=1;', '/__proto__=1'])(
    'is not compared by the header %s: 400',
    async (header) => {
      const headers = { [IF_UNCHANGED_HEADER]: header };
      const { status } = await menu.admin.request('PUT', endpointUrl(itemEndpoints.change, menu), {
        headers,
        body: { price: 2 },
      });
      expect(status).toBe(400);
    },
  );
});

describe('every kind of thing', () => {
  const wrong = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, 'zzz']));
  const paths = async (call: Promise<unknown>) => (await conflictsOf(call)).map(({ path, value }) => ({ path, value }));

  it('is compared in the form of its payload', async () => {
    const { admin, itemId } = menu;
    expect(
      await paths(admin.ask(sectionEndpoints.change, { params: menu, body: { title: 'x' }, seen: wrong('/title') })),
    ).toEqual([{ path: '/title', value: 'الأطباق' }]);
    expect(
      await paths(admin.ask(comboEndpoints.change, { params: menu, body: { items: [] }, seen: wrong('/items') })),
    ).toEqual([{ path: '/items', value: [itemId] }]);
    expect(
      await paths(admin.ask(galleryEndpoints.change, { params: menu, body: { title: 'x' }, seen: wrong('/title') })),
    ).toEqual([{ path: '/title', value: 'من مطبخنا' }]);
    const moved = { lat: 1, long: 2 };
    expect(
      await paths(admin.ask(branchEndpoints.change, { params: menu, body: moved, seen: wrong('/lat', '/long') })),
    ).toEqual([
      { path: '/lat', value: 32.5396 },
      { path: '/long', value: 35.8575 },
    ]);
    const option = { params: menu, body: { title: 'x' }, seen: wrong('/title') };
    expect(await paths(admin.ask(receiveOptionEndpoints.change, option))).toEqual([{ path: '/title', value: 'توصيل' }]);
  });

  it('settings and working days are compared field by field', async () => {
    const { admin, menuId } = menu;
    const change = (who: Person, body: object, seen?: Fingerprints) =>
      who.ask(menuEndpoints.change, { params: { menuId }, body, seen });
    await change(other, {
      institution: { contact: { phone: '+962790000007' } },
      enableBuy: false,
      workingDays: [{ day: 'sun', start: '09:00', end: '17:00' }],
    });
    const body = {
      institution: { contact: { phone: '+962790000008', email: 'a@example.com' } },
      enableBuy: true,
      workingDays: [{ day: 'sun', start: '10:00', end: '17:00' }],
    };
    const seen = {
      '/institution/contact/phone': '0',
      '/institution/contact/email': '0',
      ...wrong('/enableBuy', '/workingDays/sun/start'),
      '/workingDays/sun/end': '0',
    };
    const conflicts = await conflictsOf(change(admin, body, seen));
    expect(conflicts.map(({ path, value, by }) => ({ path, value, by: by?.username }))).toEqual([
      { path: '/institution/contact/phone', value: '+962790000007', by: other.username },
      { path: '/enableBuy', value: false, by: other.username },
      { path: '/workingDays/sun/start', value: '09:00', by: other.username },
    ]);
    expect((await wholeMenu(admin, menuId)).institution?.contact?.email ?? '').toBe('');
  });
});

it('of two edits of the same field at once, exactly one wins', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const seen = fingerprintsOf((await itemNow()) ?? {}, ['title']);
    const people = [menu.admin, other, menu.admin, other];
    const results = await Promise.allSettled(
      people.map((who, n) => changeItem(who, { title: `طبق ${round} ${n}` }, seen)),
    );
    const won = results.flatMap((result, n) => (result.status === 'fulfilled' ? [n] : []));
    expect(won).toHaveLength(1);
    expect((await itemNow())?.title).toBe(`طبق ${round} ${won[0]}`);
    for (const result of results) {
      if (result.status === 'rejected') expect((result.reason as ApiError).conflicts).toHaveLength(1);
    }
  }
});

it('says nothing of who edited what to those who read the menu', async () => {
  const mine = await wholeMenu(menu.admin, menu.menuId);
  const { text } = await newUser(server).then((guest) => guest.request('GET', endpointUrl(menuEndpoints.read, menu)));
  for (const answer of [JSON.stringify(mine), text]) {
    expect(answer).not.toMatch(/lastEdits|last_edits/);
    expect(answer).not.toContain(`Person ${other.username}`);
  }
});

it('the trash finds the cascading deletion, and editing a gone item is 404', async () => {
  const { admin, menuId } = menu;
  const create = (title: string) => admin.ask(itemEndpoints.create, { params: menu, body: { ...anItem, title } });
  const [one, two] = [await create('أول'), await create('ثان')].map(({ data }) => data._id);
  await admin.ask(comboEndpoints.change, { params: menu, body: { items: [one ?? '', two ?? ''] } });
  const holding = async (holds: string) =>
    (await admin.ask(trashEndpoints.list, { params: { menuId }, query: { holds } })).data.map(({ _id }) => _id);
  const params = { ...menu, itemId: one ?? '' };
  const { undo = '' } = await other.ask(itemEndpoints.remove, { params });
  await expect(admin.ask(itemEndpoints.change, { params, body: { price: 1 } })).rejects.toMatchObject({
    statusCode: 404,
  });
  expect(await holding(one ?? '')).toEqual([undo]);
  expect(await holding(two ?? '')).toEqual([]);
  const section = await other.ask(sectionEndpoints.remove, { params: menu });
  expect(await holding(two ?? '')).toEqual([section.undo]);
  expect(await holding(menu.galleryId)).toEqual([section.undo]);
  await admin.ask(trashEndpoints.restore, { params: { menuId, trashId: section.undo ?? '' } });
  expect(await holding(two ?? '')).toEqual([]);
});
