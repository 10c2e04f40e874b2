/** Menus that users create for themselves. (docs/spec/domain.md#self-service) */
import {
  accountEndpoints,
  auditLogEndpoints,
  endpointUrl,
  itemEndpoints,
  menuEndpoints,
  orderEndpoints,
  sectionEndpoints,
  type Menu,
} from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client, ResponseBody } from '../support/http.js';
import { anItem, idOf, newMenu, wholeMenu } from '../support/menus.js';
import { startServer, type RunningServer, type Server } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { newUser, staffMember, verifiedUser, visitor, type Person } from '../support/users.js';

const DAY_MS = 86_400_000;

let server: RunningServer;
let provider: Client;
beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
});

const create = (client: Client, body: unknown) =>
  client.request<ResponseBody<Menu>>('POST', endpointUrl(menuEndpoints.create, {}), { body });
const createOwn = (owner: Person) => create(owner, { admins: [owner.username] });

const ordersOf = async (owner: Person) =>
  (await provider.ask(orderEndpoints.list, { params: {}, query: { q: owner.username } })).data;
const menusOf = async (owner: Person) => (await owner.ask(accountEndpoints.me, { params: {} })).user.menus;

it('makes a menu that is live and theirs, with a demo order of 14 days', async () => {
  const owner = await verifiedUser(server, 'selfmade');
  const { status, body } = await create(owner, { admins: [` ${owner.username.toUpperCase()} `], plan: 9 });
  const { _id: menuId = '' } = body.data?.data ?? {};
  expect(status).toBe(200);
  expect(await wholeMenu(owner, menuId)).toMatchObject({ admins: [owner.username], plan: 1 });
  expect((await visitor(server).request('GET', `/m/${menuId}`)).status).toBe(200);
  const [order, ...others] = await ordersOf(owner);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    user: { username: owner.username },
    menu: { _id: menuId, active: true },
    isDemo: true,
    status: 'unready',
    totalAmount: 99,
    canceled: false,
  });
  const left = Date.parse(order?.demoEndDate ?? '') - Date.now();
  expect(Math.round(left / DAY_MS)).toBe(14);
  // Its owner sees until when, its visitors do not, and a subscription has no such end.
  const demoEndsAt = order?.demoEndDate;
  expect(await wholeMenu(owner, menuId)).toMatchObject({ demoEndsAt, demoPrice: 99 });
  const read = await visitor(server).request('GET', endpointUrl(menuEndpoints.read, { menuId }));
  expect(read.text).not.toMatch(/demoEndsAt|demoPrice|demoContact/);
  await provider.ask(orderEndpoints.change, { params: { orderId: order?._id ?? '' }, body: { isDemo: false } });
  expect((await wholeMenu(owner, menuId)).demoEndsAt).toBeUndefined();
});

it('begins with what the country of the owner’s phone proposes', async () => {
  const owner = await verifiedUser(server, 'abroad', '+966501234567');
  const { _id: menuId = '' } = (await createOwn(owner)).body.data?.data ?? {};
  expect(await wholeMenu(owner, menuId)).toMatchObject({
    country: 'SA',
    currency: 'SAR',
    settings: { timeZone: 'Asia/Riyadh', labelling: 'sa', purchaseMethod: 'order' },
  });
});

it('is in the language that its owner chooses', async () => {
  const owner = await verifiedUser(server, 'english');
  const admins = [owner.username];
  expectError(await create(owner, { admins, language: 'fr' }), 400);
  const { _id: menuId = '' } = (await create(owner, { admins, language: 'en' })).body.data?.data ?? {};
  const english = await wholeMenu(owner, menuId);
  expect(english).toMatchObject({
    languages: { default: 'en', offered: ['en'] },
    cartSettings: { quantityLabel: 'Quantity' },
    translations: { ar: { quantityLabel: 'الكمية' } },
  });
  const { text } = await owner.request('GET', `/m/${menuId}/init?step=sections`);
  const examples = [...text.matchAll(/data-body="([^"]+)"/g)].map(([, body = '']): unknown =>
    JSON.parse(body.replaceAll('&quot;', '"')),
  );
  expect(examples).toContainEqual({
    title: 'Starters',
    prime: false,
    example: true,
    translations: { ar: { title: 'مقبلات' } },
  });
});

it('marks example sections until the owner keeps, changes or fills them', async () => {
  const owner = await verifiedUser(server, 'examples');
  const { _id: menuId = '' } = (await createOwn(owner)).body.data?.data ?? {};
  const params = { menuId };
  const made: string[] = [];
  for (const title of ['مقبلات', 'سلطات', 'مشاوي', 'مشروبات']) {
    const { data } = await owner.ask(sectionEndpoints.create, {
      params,
      body: { title, prime: false, example: true },
    });
    made.push(idOf(data));
  }
  const [kept = '', renamed = '', filled = ''] = made;
  const marks = async (path: string) => {
    const { text } = await owner.request('GET', path);
    return [...text.matchAll(/<bdi>([^<]+)<\/bdi><span class="example">مثال/g)].map(([, title]) => title);
  };
  const all = ['مقبلات', 'سلطات', 'مشاوي', 'مشروبات'];
  expect(await marks(`/m/${menuId}/init?step=done`)).toEqual(all);
  const { text: seen } = await visitor(server).request('GET', `/m/${menuId}`);
  expect(all.every((title) => seen.includes(`<bdi>${title}</bdi></li>`))).toBe(true);
  expect(seen).not.toContain('مثال');

  await owner.ask(sectionEndpoints.change, { params: { menuId, sectionId: kept }, body: { example: false } });
  await owner.ask(sectionEndpoints.change, { params: { menuId, sectionId: renamed }, body: { title: 'سلطاتنا' } });
  expect(await marks(`/m/${menuId}/init?step=done`)).toEqual(['مشاوي', 'مشروبات']);
  await owner.ask(itemEndpoints.create, {
    params: { menuId, sectionId: filled },
    body: { ...anItem, title: 'كباب' },
  });
  expect(await marks(`/m/${menuId}/init?step=done`)).toEqual(['مشروبات']);

  const own = await owner.ask(sectionEndpoints.create, { params, body: { title: 'خبز', prime: false } });
  const change = { params: { menuId, sectionId: idOf(own.data) }, body: { title: 'معجنات' } };
  await owner.ask(sectionEndpoints.change, change);
  const { data: log } = await owner.ask(auditLogEndpoints.ofMenu, { params });
  expect(log[0]).toMatchObject({ deed: 'part-changed' });
  expect(JSON.stringify(log[0]?.details)).not.toContain('example');
});

it('makes one, however many are asked for at once', async () => {
  const owner = await verifiedUser(server, 'hasty');
  const answers = await Promise.all(Array.from({ length: 8 }, () => createOwn(owner)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(403)]);
  expect(await menusOf(owner)).toHaveLength(1);
  expect(await ordersOf(owner)).toHaveLength(1);
});

it('numbers the orders of several users at once without gaps or repetition', async () => {
  const owners = await Promise.all(Array.from({ length: 5 }, () => verifiedUser(server, 'crowd')));
  const answers = await Promise.all(owners.map(createOwn));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
  const numbers = (await Promise.all(owners.map(ordersOf))).flat().map(({ number }) => number);
  expect(new Set(numbers).size).toBe(5);
});

describe('refuses', () => {
  it('a user whose address is not verified, and says so', async () => {
    const { body, status } = await createOwn(await newUser(server));
    expect({ status, message: body.message }).toMatchObject({ status: 403, message: expect.stringContaining('أكّد') });
  });

  it('an admin of another menu', async () => {
    const owner = await verifiedUser(server);
    await newMenu(provider, owner);
    expectError(await createOwn(owner), 403);
    expect(await ordersOf(owner)).toEqual([]);
  });

  it('admins other than the user, by their place, and makes nothing', async () => {
    const [owner, friend] = [await verifiedUser(server), await newUser(server)];
    expectError(await create(owner, { admins: [owner.username, friend.username] }), 403, ['/admins/1']);
    expectError(await create(owner, { admins: ['nobody-here'] }), 403, ['/admins/0']);
    expectError(await create(owner, { admins: [] }), 400, ['/admins']);
    expect(await menusOf(owner)).toEqual([]);
    expect(await ordersOf(owner)).toEqual([]);
  });
});

it('makes no order for the menus of staff', async () => {
  const admin = await verifiedUser(server);
  await newMenu(provider, admin);
  await newMenu(provider, admin);
  expect(await menusOf(admin)).toHaveLength(2);
  expect(await ordersOf(admin)).toEqual([]);
});

describe('a server with SELF_SERVICE=0', () => {
  let closed: Server;
  beforeAll(async () => {
    closed = await startServer({ env: { SELF_SERVICE: '0', PROVIDER_WHATSAPP: 'https://wa.me/962790000000' } });
  });
  afterAll(() => closed.stop());

  it('refuses users, who are told whom to ask, and serves staff', async () => {
    const owner = await verifiedUser(closed);
    const { body, status } = await createOwn(owner);
    expect({ status, message: body.message }).toMatchObject({
      status: 403,
      message: expect.stringContaining('تواصل معنا'),
    });
    const account = await owner.request('GET', '/me');
    expect(account.text).toContain('href="https://wa.me/962790000000?text=');
    expect(account.text).not.toContain('أنشئ قائمتي');
    const staff = await staffMember(closed);
    const menuId = await newMenu(staff, owner);
    expect(await menusOf(owner)).toHaveLength(1);
    const sold = { user: owner.username, totalAmount: 10, subEnd: '2030-01-02' };
    const { data: order } = await staff.ask(orderEndpoints.create, { params: {}, body: sold });
    const params = { orderId: order._id };
    await staff.ask(orderEndpoints.assignMenu, { params, body: { menuId } });
    const demo = { isDemo: true, demoEndDate: '2030-01-02T00:00:00.000Z' };
    await staff.ask(orderEndpoints.change, { params, body: demo });
    expect((await wholeMenu(owner, menuId)).demoContact).toBe('https://wa.me/962790000000');
  });
});
