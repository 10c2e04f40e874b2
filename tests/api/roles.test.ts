/**
 * Calls every endpoint with every role, by the access level that each endpoint declares: who may call it, which error others
 * get, and that a rejected request changes nothing. Printers and front servers are roles too. (docs/spec/api.md#roles)
 */
import {
  accountEndpoints,
  apiKeyEndpoints,
  SCOPES,
  allEndpoints,
  endpointUrl,
  isForPeople,
  printerEndpoints,
  teamEndpoints,
  type Access,
  type Endpoint,
} from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { aBranch, ALL_DAY, anItem, idOf, PAST_HOURS, seedMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { allCounted } from '../support/visits.js';
import {
  verifiedUser,
  newUser,
  newName,
  PASSWORD,
  setConfirmedAt,
  staffMember,
  visitor,
  type Person,
} from '../support/users.js';
import { STAFF, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { AS_FRONT_SERVER, requestCms } from '../support/requestCms.js';
import { joinTeam } from '../support/teams.js';
import { reportResult } from '../support/extendedTests.js';

const ROLES = [
  'visitor',
  'revoked',
  'unverified',
  'stranger',
  'otherAdmin',
  'former',
  'orders',
  'editor',
  'admin',
  'staff',
  'printer',
  'front',
  // Keys of the menu: with the scope of the call, and with all others.
  'key',
  'otherKey',
] as const;
type Role = (typeof ROLES)[number];

/** The roles without a session. */
const SIGNED_OUT: readonly Role[] = ['visitor', 'revoked', 'printer', 'front'];

const KEYS: readonly Role[] = ['key', 'otherKey'];

const isKey = (role: Role) => KEYS.includes(role);

const SIGNED_IN = ROLES.filter((role) => !SIGNED_OUT.includes(role) && !isKey(role));

/** The roles that each access level allows. */
const ALLOWED: Readonly<Record<Access, readonly Role[]>> = {
  visitor: ROLES.filter((role) => !isKey(role)),
  user: SIGNED_IN,
  owner: ['admin', 'staff'],
  editor: ['editor', 'admin', 'staff'],
  orders: ['orders', 'editor', 'admin', 'staff'],
  'target-editor': ['editor', 'admin', 'staff'],
  'any-editor': ['otherAdmin', 'editor', 'admin', 'staff'],
  venue: ['orders', 'editor', 'admin'],
  'venue-owner': ['admin'],
  'self-service': ['stranger', 'staff'],
  staff: ['staff'],
  printer: ['printer'],
  'front-server': ['front'],
};

/** The roles that may make a call. The sample requests of calls with fields for order takers have only such fields. */
const allowedFor = ({ access, fieldsForOrders, scope }: Endpoint): readonly Role[] => [
  ...(fieldsForOrders ? (['orders'] as const) : []),
  ...(scope ? (['key'] as const) : []),
  ...ALLOWED[access],
];

/** The status for a rejected role: 401 without a session, 403 with one. Endpoints for devices do not exist for others. */
const refusalFor = ({ access }: Endpoint, role: Role) =>
  !isForPeople(access) ? 404 : SIGNED_OUT.includes(role) ? 401 : 403;

type Cast = Readonly<Record<Role, Client>> & {
  readonly boss: Person;
  readonly team: Readonly<Record<string, Person>>;
  /** The token of a printer. */
  readonly printerToken: string;
};

let server: RunningServer;
let provider: Client;
let everybody: Cast;
/** The number of tested combinations of endpoint and role. */
let cells = 0;

async function aCast(): Promise<Cast> {
  const admin: Person = await newUser(server, 'admin');
  const otherAdmin = await newUser(server, 'other');
  const revoked = await newUser(server, 'revoked');
  const stolen = visitor(server);
  stolen.takeCookiesOf(revoked);
  await revoked.ask(accountEndpoints.logOut, { params: {} });
  const { menuId } = await seedMenu(provider, otherAdmin);
  const { data: printer } = await otherAdmin.ask(printerEndpoints.create, {
    params: { menuId },
    body: { title: 'المطبخ' },
  });
  await otherAdmin.ask(printerEndpoints.test, { params: { menuId, printerId: idOf(printer) } });
  const [orders, editor, former] = [
    await newUser(server, 'orders'),
    await newUser(server, 'editor'),
    await newUser(server, 'former'),
  ];
  return {
    boss: admin,
    team: { orders, editor, former },
    former,
    orders,
    editor,
    visitor: visitor(server),
    revoked: stolen,
    unverified: await newUser(server, 'unverified'),
    stranger: await verifiedUser(server, 'stranger'),
    otherAdmin,
    admin,
    staff: await staffMember(server),
    printer: visitor(server),
    front: visitor(server),
    key: visitor(server),
    otherKey: visitor(server),
    printerToken: printer.token ?? '',
  };
}

/** A menu with a team of some roles, which a former editor has had to leave. */
async function menuOf({ boss, team }: Cast, roles: readonly Role[] = ROLES): Promise<SeededMenu> {
  const menu = await seedMenu(provider, boss);
  const joining = Object.entries(team).filter(([name]) => roles.some((role) => role === name));
  const joined = joining.map(([name, person]) =>
    joinTeam(provider, menu.menuId, person, name === 'orders' ? 'orders' : 'editor'),
  );
  await Promise.all(joined);
  const former = team['former'];
  if (former && roles.includes('former'))
    await provider.ask(teamEndpoints.remove, { params: { menuId: menu.menuId, username: former.username } });
  return menu;
}

interface Sent {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** A valid request for each endpoint that needs a query or a body. */
const sent = (menu: SeededMenu, by: Partial<Person>): Readonly<Record<string, Sent>> => ({
  'account.signUp': {
    body: {
      name: 'زائر جديد',
      username: newName(),
      email: `${newName()}@example.com`,
      phone: '+962790000000',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      agreeToTerms: true,
    },
  },
  'account.logIn': { body: { username: menu.admin.username, password: PASSWORD } },
  'account.verify': { query: { otp: '000000' } },
  'account.forgot': { body: { email: menu.admin.email } },
  'account.reset': {
    body: { email: menu.admin.email, code: '000000', password: PASSWORD, passwordConfirm: PASSWORD },
  },
  'account.confirm': { body: { password: PASSWORD } },
  'account.changePassword': {
    body: { currentPassword: PASSWORD, password: `${PASSWORD} 2`, passwordConfirm: `${PASSWORD} 2` },
  },
  'factor.complete': { body: { ticket: 'a'.repeat(43), code: '000000' } },
  'factor.confirmTotp': { body: { code: '000000' } },
  'logInLink.use': { body: { token: 'a'.repeat(43) } },
  // Staff have no username here, and create the menu for somebody else.
  'menu.create': { body: { admins: [by.username ?? menu.admin.username], plan: 1 } },
  'menu.change': { body: { headingPhrase: 'أهلًا' } },
  'menu.init': {
    body: {
      institution: {
        name: 'مطعم',
        description: 'وصف',
        location: { address: 'عمّان' },
        contact: { phone: '+962790000000' },
      },
    },
  },
  'menu.trashMany': { body: { menus: ['a'.repeat(24)] } },
  'menu.deactivateMany': { body: { menus: ['a'.repeat(24)] } },
  'menu.addAdmin': { body: { admin: menu.admin.username } },
  'section.create': { body: { title: 'جديد', prime: false } },
  'section.reorder': { body: { sections: [{ id: menu.sectionId, items: [menu.itemId] }] } },
  'section.change': { body: { title: 'معدّل' } },
  'item.create': { body: anItem },
  'item.createMany': { body: [anItem] },
  'item.copy': {},
  'item.change': { body: { soldOut: true } },
  'item.changeSubItem': { body: { soldOut: true } },
  'itemImport.send': { query: { dry: '1' }, body: { items: [{ title: 'x', price: 1, section: 'y' }] } },
  'menuCopy.send': { body: { to: 'nowhere' } },
  'priceChange.change': { body: { percent: 10, dry: true } },
  'itemBulk.send': { body: { items: [menu.itemId], changes: { soldOut: true } } },
  'combo.create': { body: { title: 'وجبة', price: 3 } },
  'combo.change': { body: { price: 4 } },
  'gallery.create': { body: { title: 'معرض' } },
  'gallery.change': { body: { hide: true } },
  'gallery.changeNote': { body: { note: 'ملاحظة' } },
  'branch.create': { body: aBranch },
  'branch.change': { body: { address: 'الزرقاء' } },
  'receiveOption.create': { body: { title: 'استلام' } },
  'receiveOption.change': { body: { title: 'سفري' } },
  'daypart.create': { body: ALL_DAY },
  'daypart.change': { body: { title: 'غداء' } },
  'specialHours.create': { body: PAST_HOURS },
  'specialHours.change': { body: { title: 'الأضحى' } },
  'upload.send': {
    body: {
      path: 'image',
      model: 'item',
      imageSource: 'publicImage',
      data: { menu: menu.menuId, item: menu.itemId, publicImageID: 'a'.repeat(24) },
    },
  },
  'publicImage.create': { body: { title: 'صورة' } },
  'publicImage.change': { body: { title: 'صورة أخرى' } },
  'cart.create': { body: { menu: menu.menuId, items: [{ item: menu.itemId, quantity: 1 }] } },
  'cart.change': { body: { item: menu.itemId, quantity: 1 } },
  'cart.removeLine': { query: { index: 0 } },
  'extraGroup.create': { body: { title: 'إضافات', extras: [{ title: 'جبنة', price: 0.5 }] } },
  'extraGroup.change': { body: { title: 'معدّلة' } },
  'extraGroup.changeExtra': { body: { soldOut: true } },
  'offer.create': { body: { title: 'عرض', kind: 'free-delivery' } },
  'offer.change': { body: { title: 'خصم' } },
  'coupon.create': { body: { title: 'قسيمة', code: 'ABC', kind: 'free-delivery' } },
  'coupon.change': { body: { title: 'خصم' } },
  'coupon.createMany': { body: { title: 'قسائم', kind: 'free-delivery', count: 1, prefix: '' } },
  'table.create': { body: { label: '8' } },
  'table.createMany': { body: [{ label: '9' }] },
  'table.change': { body: { seats: 4 } },
  'table.call': { body: { kind: 'bill' } },
  'apiKey.create': { body: { title: 'POS', scopes: ['menu:read'] } },
  'guestData.ofGuest': { query: { phone: '0790000000' } },
  'guestData.export': { query: { phone: '0790000000' } },
  'guestData.erase': { body: { phone: '0790000000', reason: 'x' } },
  'team.invite': { body: { role: 'orders' } },
  'team.changeRole': { body: { role: 'editor' } },
  'team.preview': { body: { token: 'a'.repeat(43) } },
  'team.accept': { body: { token: 'a'.repeat(43) } },
  'printer.create': { body: { title: 'المطبخ' } },
  'printer.change': { body: { copies: 2 } },
  'printer.printExpired': { body: { jobs: ['a'.repeat(24)] } },
  'printer.dismissExpired': { body: { jobs: ['a'.repeat(24)] } },
  'guestOrder.move': { body: { state: 'accepted', from: 'pending' } },
  'orderCorrection.preview': { body: { from: 'pending', revision: 1, changes: [] } },
  'orderCorrection.correct': { body: { from: 'pending', revision: 1, changes: [] } },
  'orderCorrection.answer': { body: { correction: 0, accept: true } },
  'distance.measure': {
    body: {
      locations: [
        [35.9, 31.9],
        [35.8, 32.5],
      ],
    },
  },
  'order.create': { body: { user: menu.admin.username, totalAmount: 99, subEnd: '2030-01-01' } },
  'order.change': { body: { status: 'ready' } },
  'order.pay': { body: { method: 'cash', value: 5 } },
  'order.moveCredit': { body: { to: 'a'.repeat(24), amount: 5 } },
  'order.correctTotal': { body: { from: 99, totalAmount: 98, reason: 'x' } },
  'order.addEdit': { body: { phone: '+962790000000' } },
  'order.changeEdit': { body: { status: 'ready' } },
  'order.changeSubscription': { body: { endDate: '2031-01-01' } },
  'staffSearch.search': { query: { q: 'x' } },
  'order.renew': { body: { from: '2030-01-01', totalAmount: 99 } },
  'order.assignMenu': { body: { menuId: menu.menuId } },
  'savedView.save': { body: { name: 'x', queue: 'unpaid', sort: 'due', direction: 'asc', find: '' } },
  'cloudPrint.poll': { body: { status: '23 6 0 0', printingInProgress: true } },
  'frontServer.events': { query: { front: 'one' } },
  'frontServer.acknowledgements': { body: { front: 'one', sequence: 0 } },
  'frontServer.revisions': { body: { menus: [menu.menuId] } },
  'savedView.remove': { query: { name: 'x' } },
  'messageTemplate.change': { body: { text: null } },
  'sentMessage.record': { body: { phone: '+962790000000', text: 'مرحبًا', menu: menu.menuId } },
});

/** What calls that need a confirmation only sometimes are sent so that they need it. */
const NEEDS_CONFIRMATION: Readonly<Record<string, Sent>> = {
  'team.invite': { body: { role: 'owner' } },
  'order.pay': { body: { method: 'cash', value: -5, reason: 'x' } },
};

const params = (menu: SeededMenu) => ({
  ...menu,
  admin: '',
  index: '0',
  username: menu.admin.username,
  name: 'menuReady',
  imageId: 'a'.repeat(24),
  cartId: 'a'.repeat(24),
  trashId: 'a'.repeat(24),
  orderId: 'a'.repeat(24),
  sessionId: 'a'.repeat(24),
  groupId: 'a'.repeat(24),
  subItemId: 'a'.repeat(24),
  extraId: 'a'.repeat(24),
  offerId: 'a'.repeat(24),
  couponId: 'a'.repeat(24),
  tableId: 'a'.repeat(24),
  printerId: 'a'.repeat(24),
  callId: 'a'.repeat(24),
  keyId: 'a'.repeat(24),
  webhookId: 'a'.repeat(24),
  deliveryId: 'a'.repeat(24),
  planId: 'a'.repeat(24),
  consentId: 'a'.repeat(24),
  invitationId: 'a'.repeat(24),
  messageId: 'a'.repeat(24),
  token: 'a'.repeat(10),
});

/** The keys that were made, by menu and scopes. A menu can have one for each scope, and one without it. */
const keys = new Map<string, Promise<string>>();

function keyOf({ boss }: Cast, { menuId }: SeededMenu, { scope }: Endpoint, role: Role): Promise<string> {
  const scopes = scope === undefined ? [...SCOPES] : SCOPES.filter((one) => (one === scope) === (role === 'key'));
  const name = `${menuId} ${scopes.join()}`;
  const make = async () =>
    (await boss.ask(apiKeyEndpoints.create, { params: { menuId }, body: { title: 'POS', scopes } })).data.key;
  const key = keys.get(name) ?? make();
  keys.set(name, key);
  return key;
}

/** The response of an event stream, which has no end once it is open. */
async function beginningOf(client: Client, address: string, headers: Readonly<Record<string, string>>) {
  const leaving = new AbortController();
  const response = await client.fetch(address, { signal: leaving.signal, headers });
  const isOpen = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const body: unknown = isOpen ? null : await response.json();
  leaving.abort();
  return { status: response.status, body };
}

async function make(name: string, call: Endpoint, cast: Cast, role: Role, menu: SeededMenu, changed?: Sent) {
  const client = cast[role];
  const { query, body } = changed ?? sent(menu, client)[name] ?? {};
  const token = role === 'printer' ? { token: cast.printerToken } : {};
  const address = endpointUrl(call as Endpoint & { readonly path: '/' }, { ...params(menu), ...token }, query);
  const authorization: Readonly<Record<string, string>> = isKey(role)
    ? { authorization: `Bearer ${await keyOf(cast, menu, call, role)}` }
    : {};
  // The front server proxies no request to its own endpoints, neither does its role call by another one.
  if (role === 'front' || call.access === 'front-server') {
    const headers = role === 'front' ? AS_FRONT_SERVER : { cookie: client.cookies, ...authorization };
    return requestCms(server, call.method, address, { headers, body });
  }
  if (address.endsWith('/stream')) return beginningOf(client, address, authorization);
  return client.request(call.method, address, { headers: authorization, body });
}

/** The whole menu as JSON, to prove that a rejected request has not changed it. */
async function snapshot({ menuId }: SeededMenu): Promise<string> {
  await allCounted(server);
  return JSON.stringify(await wholeMenu(provider, menuId));
}

beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
  everybody = await aCast();
});

afterAll(() => {
  reportResult(`Every call by every role: ${cells} answers as the table says, what is refused changes nothing`);
});

/** The menu of the tests, until one takes something of it away that the next needs. */
let sharedMenu: SeededMenu | null = null;

/** Whether each role calls it on its own menu, because the first call takes away what the next would find. */
const needsOwn = (name: string, { method, access }: Endpoint) =>
  (method === 'DELETE' && access !== 'visitor' && access !== 'user') || name === 'team.leave';

/** Whether a call changes the members, the admins or the state of the menu that the tests share. */
const takesAway = (name: string, call: Endpoint) =>
  call.method !== 'GET' && /^(?:team|menu)\./.test(name) && !needsOwn(name, call);

/** The calls that end or begin sessions of who calls, or make the stranger an admin. Each gets new users. */
const APART = [
  ...['account.signUp', 'account.logIn', 'account.logOut', 'account.changePassword', 'account.endOtherSessions'],
  'menu.create',
];

describe.each(Object.entries(allEndpoints))('%s', (name, call) => {
  it(`lets in ${call.access} and refuses the others, who change nothing`, async () => {
    const isApart = APART.includes(name);
    const cast = isApart ? await aCast() : everybody;
    const menu = (!isApart && sharedMenu) || (await menuOf(cast));
    if (!isApart) sharedMenu = takesAway(name, call) ? null : menu;
    const allowed = allowedFor(call);
    const refused = ROLES.filter((one) => !allowed.includes(one));
    const before = refused.length > 0 ? await snapshot(menu) : '';
    const answers = await Promise.all(refused.map((role) => make(name, call, cast, role, menu)));
    for (const [index, { status, body }] of answers.entries()) {
      const role = refused[index]!;
      expect({ role, status }).toEqual({ role, status: refusalFor(call, role) });
      expect(body).toMatchObject({ status: 'fail', message: expect.any(String), err: { statusCode: status } });
      expect(body).not.toHaveProperty('data');
      cells++;
    }
    // Only an owner who leaves removes an owner.
    const unconfirmed = !call.confirmed ? [] : name === 'team.leave' ? (['admin'] as const) : allowed;
    for (const role of unconfirmed) {
      await setConfirmedAt(server, cast[role], null);
      const { status, body } = await make(name, call, cast, role, menu, NEEDS_CONFIRMATION[name]);
      expect({ role, status, body }).toMatchObject({ role, status: 403, body: { err: { confirm: true } } });
      const password = role === 'staff' ? STAFF.password : PASSWORD;
      await cast[role].ask(accountEndpoints.confirm, { params: {}, body: { password } });
      cells++;
    }
    if (refused.length > 0) expect(await snapshot(menu)).toBe(before);

    const targets = needsOwn(name, call)
      ? await Promise.all(allowed.map((role) => menuOf(cast, [role])))
      : allowed.map(() => menu);
    for (const [index, role] of allowed.entries()) {
      const { status } = await make(name, call, cast, role, targets[index]!);
      const refusals = isForPeople(call.access) ? [401, 403] : [401, 403, 404];
      expect({ role, refused: refusals.includes(status) }).toEqual({ role, refused: false });
      expect({ role, broken: status >= 500 }).toEqual({ role, broken: false });
      cells++;
    }
    if (isApart) {
      provider = await staffMember(server);
      everybody = { ...everybody, staff: await staffMember(server) };
    }
  });
});
