import { comboEndpoints, menuEndpoints, sectionEndpoints, endpointUrl, type Section } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, ResponseBody } from '../support/http.js';
import { anItem, newSeededMenu, idOf, wholeMenu } from '../support/menus.js';
import { itemEndpoints } from '@qaima/schemas';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { visitor } from '../support/users.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

type Own = Awaited<ReturnType<typeof newSeededMenu>>;

const create = (own: Own, body: unknown) =>
  own.admin.request<ResponseBody<Section>>('POST', endpointUrl(sectionEndpoints.create, own), { body });
const reorder = (own: Own, body: unknown) =>
  own.admin.request('PUT', endpointUrl(sectionEndpoints.reorder, own), { body });
const order = async (own: Own) =>
  (await wholeMenu(own.admin, own.menuId)).sections?.map(({ _id, items }) => ({
    id: _id,
    items: items?.map((item) => item._id),
  }));

/** A menu with three sections of three items. */
async function threeByThree() {
  const own = await newSeededMenu(server);
  await own.admin.ask(itemEndpoints.createMany, { params: own, body: [anItem, anItem] });
  for (const title of ['ثانٍ', 'ثالث']) {
    const section = await own.admin.ask(sectionEndpoints.create, { params: own, body: { title, prime: false } });
    const params = { ...own, sectionId: idOf(section.data) };
    await own.admin.ask(itemEndpoints.createMany, { params, body: [anItem, anItem, anItem] });
  }
  return own;
}

describe('a section', () => {
  it('must have a title and a type', async () => {
    const own = await newSeededMenu(server);
    expectError(await create(own, {}), 400, ['/title', '/prime']);
    expectError(await create(own, { title: 'x', prime: 'main' }), 400, ['/prime']);
  });

  it('is created last, changed in part, and hidden', async () => {
    const own = await newSeededMenu(server);
    const { body } = await create(own, { title: 'مشروبات', prime: false });
    const sectionId = idOf(body.data?.data ?? {});
    await own.admin.ask(sectionEndpoints.change, { params: { ...own, sectionId }, body: { hide: true } });
    const { sections } = await wholeMenu(own.admin, own.menuId);
    expect(sections?.at(-1)).toMatchObject({ _id: sectionId, title: 'مشروبات', prime: false, hide: true });
  });

  it('takes its items and galleries along when it is deleted', async () => {
    const own = await newSeededMenu(server);
    await own.admin.ask(sectionEndpoints.remove, { params: own });
    const menu = await wholeMenu(own.admin, own.menuId);
    expect(menu.sections).toEqual([]);
    expect(menu.combos?.[0]?.items).toEqual([]);
  });

  it('is before or after the combos as set, counted without hidden ones', async () => {
    const own = await threeByThree();
    const place = (combosPosition: unknown) =>
      own.admin.request('PUT', endpointUrl(menuEndpoints.change, own), { body: { combosPosition } });
    const placeFor = async (client: Client) => (await wholeMenu(client, own.menuId)).settings?.combosPosition;
    expectError(await place(-1), 400, ['/combosPosition']);
    expect(await placeFor(visitor(server))).toBeUndefined();
    await place(2);
    expect(await placeFor(visitor(server))).toBe(2);
    await own.admin.ask(sectionEndpoints.change, { params: own, body: { hide: true } });
    expect(await placeFor(visitor(server))).toBe(1);
    expect(await placeFor(own.admin)).toBe(2);
    await place(null);
    expect(await placeFor(own.admin)).toBeUndefined();
  });

  it('is before or after a single combo as set, on the page too', async () => {
    const own = await threeByThree();
    const put = (position: unknown) =>
      own.admin.request('PUT', endpointUrl(comboEndpoints.change, own), { body: { position } });
    const positionFor = async (client: Client) => (await wholeMenu(client, own.menuId)).combos?.[0]?.position;
    expectError(await put(-1), 400, ['/position']);
    expectError(await put(201), 400, ['/position']);
    await own.admin.ask(comboEndpoints.change, { params: own, body: { items: [own.itemId], position: 2 } });
    const { data: other } = await own.admin.ask(comboEndpoints.create, {
      params: own,
      body: { title: 'وجبة أخرى', price: 3, position: 0, items: [own.itemId] },
    });
    expect(other).toMatchObject({ position: 0, items: [{ _id: own.itemId }] });
    const params = { ...own, comboId: other._id };
    const page = async () => (await visitor(server).fetch(`/m/${own.menuId}`)).text();
    const groups = async () =>
      [
        ...(await page()).matchAll(
          /<section class="section[^"]*" id="([^"]+)"|<h3 dir="auto">(?:<[^>]+>)*(وجبة[^<]*)/g,
        ),
      ].map(([, section, title]) => title ?? section);
    const [first, second, third] = ((await order(own)) ?? []).map(({ id }) => id);
    expect(await groups()).toEqual(['combos', 'وجبة أخرى', first, second, 'combos-2', 'وجبة العائلة', third]);
    await own.admin.ask(sectionEndpoints.change, { params: { ...own, sectionId: second ?? '' }, body: { hide: true } });
    expect(await positionFor(visitor(server))).toBe(1);
    expect(await positionFor(own.admin)).toBe(2);
    await own.admin.ask(comboEndpoints.change, { params, body: { position: 2 } });
    expect(await groups()).toEqual([first, 'combos', 'وجبة العائلة', 'وجبة أخرى', third]);
    await put(null);
    expect(await positionFor(own.admin)).toBeNull();
    expect(await groups()).toEqual([first, 'combos', 'وجبة أخرى', third, 'combos-2', 'وجبة العائلة']);
  });

  it('is the same path with a trailing slash', async () => {
    const own = await newSeededMenu(server);
    const { status } = await own.admin.request('POST', `${endpointUrl(sectionEndpoints.create, own)}/`, {
      body: { title: 'بشرطة', prime: true },
    });
    expect(status).toBe(200);
  });
});

describe('the order', () => {
  it('is saved as sent, across sections', async () => {
    const own = await threeByThree();
    const before = (await order(own)) ?? [];
    const [first, second, third] = before;
    const wanted = [
      { id: third?.id, items: [second?.items?.[0], ...(third?.items ?? [])] },
      { id: first?.id, items: [...(first?.items ?? [])].reverse() },
      { id: second?.id, items: second?.items?.slice(1) },
    ];
    expect((await reorder(own, { sections: wanted })).status).toBe(200);
    expect(await order(own)).toEqual(wanted);
  });

  it('loses nothing that a stale page leaves out', async () => {
    const own = await threeByThree();
    const before = (await order(own)) ?? [];
    const [first, second, third] = before;
    await reorder(own, { sections: [{ id: second?.id, items: [second?.items?.[2]] }] });
    expect(await order(own)).toEqual([
      { id: second?.id, items: [second?.items?.[2], second?.items?.[0], second?.items?.[1]] },
      first,
      third,
    ]);
  });

  it.each([
    ['an unknown section', () => [{ id: 'nothing', items: [] }], '/sections/0/id'],
    [
      'a section named twice',
      (id: string) => [
        { id, items: [] },
        { id, items: [] },
      ],
      '/sections/1/id',
    ],
    ['an unknown item', (id: string) => [{ id, items: ['a'.repeat(24)] }], '/sections/0/items/0'],
  ])('is refused whole for %s', async (_, sections, path) => {
    const own = await threeByThree();
    const before = await order(own);
    expectError(await reorder(own, { sections: sections(own.sectionId) }), 400, [path]);
    expect(await order(own)).toEqual(before);
  });

  it('refuses items of another menu', async () => {
    const own = await threeByThree();
    const other = await newSeededMenu(server);
    const answer = await reorder(own, { sections: [{ id: own.sectionId, items: [other.itemId] }] });
    expectError(answer, 400, ['/sections/0/items/0']);
  });

  it('of two saved at once is one of them, whole', async () => {
    const own = await threeByThree();
    const before = (await order(own)) ?? [];
    const backwards = [...before].reverse().map(({ id, items = [] }) => ({ id, items: [...items].reverse() }));
    const rotated = [...before.slice(1), ...before.slice(0, 1)];
    for (let round = 0; round < 5; round++) {
      await Promise.all([reorder(own, { sections: backwards }), reorder(own, { sections: rotated })]);
      expect([backwards, rotated]).toContainEqual(await order(own));
    }
  });
});
