/** Messages to clients are recorded, and found by order, menu and client. (docs/spec/staff-console.md#messages) */
import {
  auditLogEndpoints,
  endpointUrl,
  MESSAGE_KINDS,
  MESSAGE_TEMPLATES,
  fingerprintsOf,
  formatFingerprints,
  messageTemplateEndpoints,
  orderEndpoints,
  sentMessageEndpoints,
  type Language,
  type SentMessageCreateInput,
} from '@qaima/schemas';
import { beforeAll, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client } from '../support/http.js';
import { idOf, newSeededMenu } from '../support/menus.js';
import { countQueries, QUERY_COUNT_ENV } from '../support/queryCount.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { newUser, staffMember, type Person } from '../support/users.js';

const PHONE = '+962790000001';

let server: RunningServer;
let staff: Client;
let client: Person;
let menu: Awaited<ReturnType<typeof newSeededMenu>>;

beforeAll(async () => {
  server = await sharedServer(QUERY_COUNT_ENV);
  staff = await staffMember(server);
  client = await newUser(server, 'client');
  menu = await newSeededMenu(server);
});

async function newOrder(): Promise<string> {
  const body = { user: client.username, totalAmount: 99, subEnd: '2031-01-01' };
  return idOf((await staff.ask(orderEndpoints.create, { params: {}, body })).data);
}

const record = async (body: SentMessageCreateInput) =>
  (await staff.ask(sentMessageEndpoints.record, { params: {}, body })).data;

const list = (query: Readonly<Record<string, string>>) =>
  staff.ask(sentMessageEndpoints.list, { params: {}, query: { page: 1, limit: 15, ...query } });

it('tells which was sent to whom, when and by whom, the latest first', async () => {
  const orderId = await newOrder();
  await staff.ask(orderEndpoints.assignMenu, { params: { orderId }, body: { menuId: menu.menuId } });
  const { number } = (await staff.ask(orderEndpoints.read, { params: { orderId } })).data;
  const first = await record({
    kind: 'firstPayment',
    language: 'en',
    phone: '٠٧٩٠٠٠٠٠٠١',
    text: 'الدفعة الأولى',
    order: orderId,
  });
  const { username } = client;
  expect(first).toMatchObject({
    kind: 'firstPayment',
    language: 'en',
    phone: '0790000001',
    order: orderId,
    menu: menu.menuId,
    client: username,
  });
  const second = await record({ language: 'ar', phone: PHONE, text: 'نص حر', order: String(number) });
  for (const query of [{ order: orderId }, { client: username }]) {
    const { data, total } = await list(query);
    expect(data).toEqual([second, first]);
    expect(total).toBe(2);
  }
  const order = (await staff.ask(orderEndpoints.read, { params: { orderId } })).data;
  expect(order.lastMessage).toEqual({ kind: null, language: 'ar', at: second.at, by: second.by });
  expect(order.menu?.language).toBe('ar');
  const auditLog = (await staff.ask(auditLogEndpoints.ofOrder, { params: { orderId }, query: { page: 1, limit: 5 } }))
    .data;
  expect(auditLog.slice(0, 2).map(({ deed, details }) => ({ deed, details }))).toEqual([
    { deed: 'message-sent', details: { phone: PHONE } },
    { deed: 'message-sent', details: { kind: 'firstPayment', phone: '0790000001' } },
  ]);
});

it('may be about a menu or client without an order, but not about nothing', async () => {
  const ofMenu = await record({ phone: PHONE, text: 'قائمتك', menu: menu.menuId });
  expect((await list({ menu: menu.menuId })).data).toContainEqual(ofMenu);
  const other = await newUser(server, 'client');
  const ofClient = await record({ phone: PHONE, text: 'أهلًا', client: other.username });
  expect((await list({ client: other.username })).data).toEqual([ofClient]);

  const send = (body: object) => staff.request('POST', endpointUrl(sentMessageEndpoints.record, {}), { body });
  const message = { phone: PHONE, text: 'أهلًا' };
  expectError(await send(message), 400, ['/order']);
  expectError(await send({ ...message, order: 'none' }), 404, ['/order']);
  expectError(await send({ ...message, menu: 'none' }), 404, ['/menu']);
  expectError(await send({ ...message, client: 'none' }), 404, ['/client']);
  expectError(await send({ ...message, client: other.username, kind: 'praise' }), 400, ['/kind']);
  expectError(await send({ phone: '12', text: ' ', client: other.username }), 400, ['/phone', '/text']);
});

it('is taken back if it was not sent, within a day, and the log keeps both', async () => {
  const orderId = await newOrder();
  const first = await record({ kind: 'firstPayment', language: 'ar', phone: PHONE, text: 'الأولى', order: orderId });
  const second = await record({ kind: 'lastPayment', language: 'ar', phone: PHONE, text: 'الأخيرة', order: orderId });
  const takeBack = ({ _id }: { readonly _id: string }) =>
    staff.request('DELETE', endpointUrl(sentMessageEndpoints.takeBack, { messageId: _id }));
  const lastMessage = async () =>
    (await staff.ask(orderEndpoints.read, { params: { orderId } })).data.lastMessage ?? null;
  const statuses = await Promise.all([takeBack(second), takeBack(second)]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await list({ order: orderId })).data).toEqual([first]);
  expect(await lastMessage()).toEqual({ kind: 'firstPayment', language: 'ar', at: first.at, by: first.by });
  expect((await takeBack(first)).status).toBe(200);
  expect(await lastMessage()).toBeNull();
  const log = (await staff.ask(auditLogEndpoints.ofOrder, { params: { orderId }, query: { page: 1, limit: 4 } })).data;
  const entry = (deed: string, kind: string) => ({ deed, details: { kind, phone: PHONE } });
  expect(log.map(({ deed, details }) => ({ deed, details }))).toEqual([
    entry('message-not-sent', 'firstPayment'),
    entry('message-not-sent', 'lastPayment'),
    entry('message-sent', 'lastPayment'),
    entry('message-sent', 'firstPayment'),
  ]);
});

it('needs no query for each order of a list', async () => {
  const orders = () =>
    staff.request('GET', endpointUrl(orderEndpoints.list, {}, { page: 1, limit: 100, username: client.username }));
  const before = countQueries(await orders());
  for (let count = 0; count < 5; count++) {
    await record({ kind: 'editReady', phone: PHONE, text: 'جاهز', order: await newOrder() });
  }
  expect(countQueries(await orders())).toBe(before);
});

const change = (name: string, text: string | null, by = staff, language = 'ar', written?: Language) =>
  by.request('PUT', endpointUrl(messageTemplateEndpoints.change, { name }, written && { language: written }), {
    body: { text },
    headers: { 'accept-language': language },
  });

const templates = (by = staff, language?: Language) =>
  by.ask(messageTemplateEndpoints.list, { params: {}, ...(language && { query: { language } }) });

it('has templates shared by all staff, which fall back to the defaults', async () => {
  const { data, cliq } = await templates();
  expect(data.map(({ name, text }) => [name, text])).toEqual(
    MESSAGE_KINDS.map((name) => [name, MESSAGE_TEMPLATES.ar[name]]),
  );
  expect(cliq).toBeNull();

  const text = 'أهلًا { الاسم }، قائمتك {رابط القائمة} وإدارتها {رابط الإدارة}';
  const answers = await Promise.all(Array.from({ length: 5 }, () => change('menuReady', text)));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
  const colleague = await staffMember(server);
  const seen = (await templates(colleague)).data.find(({ name }) => name === 'menuReady');
  expect(seen).toMatchObject({ text, isDefault: false, by: { username: expect.any(String) } });
  expect(Date.parse(seen?.changedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

  expect((await change('menuReady', null, colleague)).status).toBe(200);
  expect((await templates()).data.find(({ name }) => name === 'menuReady')).toMatchObject({
    text: MESSAGE_TEMPLATES.ar.menuReady,
    isDefault: true,
  });
});

it('has English templates, changed and reset apart from the Arabic ones', async () => {
  const englishOf = async (name: string) => (await templates(staff, 'en')).data.find((one) => one.name === name);
  expect((await templates(staff, 'en')).data.map(({ name, text }) => [name, text])).toEqual(
    MESSAGE_KINDS.map((name) => [name, MESSAGE_TEMPLATES.en[name]]),
  );
  const text = 'Your menu: {menu link}, {admin link}';
  const changed = await change('menuReady', text, staff, 'ar', 'en');
  expect(changed.body.data?.data).toMatchObject({ language: 'en', text, isDefault: false });
  expect(await englishOf('menuReady')).toEqual(changed.body.data?.data);
  expect((await templates()).data.every(({ language, isDefault }) => language === 'ar' && isDefault)).toBe(true);
  const refused = await change('menuReady', 'Your menu', staff, 'en', 'en');
  expectError(refused, 400, ['/text']);
  expect(refused.body.message).toBe('The template must name: \u2068{menu link}\u2069, \u2068{admin link}\u2069');
  expect((await change('menuReady', null, staff, 'ar', 'en')).status).toBe(200);
  expect(await englishOf('menuReady')).toMatchObject({ text: MESSAGE_TEMPLATES.en.menuReady, isDefault: true });
});

it('refuses a template changed by somebody else since, naming both', async () => {
  const colleague = await staffMember(server);
  const params = { name: 'cannotReceive' };
  const [first, second] = ['أ {رابط الإدارة}', 'ب {رابط الإدارة}'];
  const save = (text: string | null, seen: string, by = staff) =>
    by.request('PUT', endpointUrl(messageTemplateEndpoints.change, params), {
      body: { text },
      headers: { 'if-unchanged': formatFingerprints(fingerprintsOf({ text: seen }, ['text'])) },
    });
  const answers = await Promise.all([
    save(first, MESSAGE_TEMPLATES.ar.cannotReceive),
    save(second, MESSAGE_TEMPLATES.ar.cannotReceive, colleague),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stored = (await templates()).data.find(({ name }) => name === 'cannotReceive')?.text ?? '';
  const refused = await save(null, MESSAGE_TEMPLATES.ar.cannotReceive);
  expectError(refused, 409);
  expect(refused.body).toMatchObject({
    conflicts: [{ path: '/text', value: stored, by: { username: expect.any(String) }, at: expect.any(String) }],
  });
  expect((await save(null, stored)).status).toBe(200);
});

it('refuses unknown and missing placeholders in both languages', async () => {
  const arabic = await change('editReady', 'عزيزي {الاسم}، ادفع {المتبقي}');
  expectError(arabic, 400, ['/text']);
  expect(arabic.body.message).toBe('لا تعرف هذه الرسالة هذه الأسماء، فاحذفها: \u2068{المتبقي}\u2069');
  const english = await change('editReady', '{nickname}', staff, 'en');
  expect(english.body.message).toBe('These names are not known in this message. Remove them: \u2068{nickname}\u2069');
  expect((await change('lastPayment', 'ادفع {المتبقي}', staff, 'en')).body.message).toContain(
    'must name: \u2068{التاريخ}',
  );
  for (const text of ['', '  \n', 'x'.repeat(1501)]) expectError(await change('editReady', text), 400, ['/text']);
  expectError(
    await staff.request('PUT', endpointUrl(messageTemplateEndpoints.change, { name: 'editReady' }), { body: {} }),
    400,
  );
  expectError(await change('praise', 'أهلًا'), 404);
  expect((await templates()).data.every(({ isDefault }) => isDefault)).toBe(true);
});
