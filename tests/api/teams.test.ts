/** Teams: invitations by link, roles, the last owner, and what hostile members and former members still may do. */
import {
  accountEndpoints,
  auditLogEndpoints,
  cartEndpoints,
  endpointUrl,
  guestOrderEndpoints,
  itemBulkEndpoints,
  itemEndpoints,
  menuCopyEndpoints,
  menuEndpoints,
  teamEndpoints,
  type InvitationPreview,
  type TeamRole,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEvents } from '../support/eventStream.js';
import { expectError } from '../support/expectError.js';
import { inboxMenu, move, orderOf, placeOrder } from '../support/guestOrders.js';
import type { Client, ResponseBody } from '../support/http.js';
import { newSeededMenu, seedMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { joinTeam } from '../support/teams.js';
import { until } from '../support/until.js';
import { newUser, staffMember, visitor, type Person } from '../support/users.js';

let server: RunningServer;
let provider: Client;
beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
});

const invite = async (by: Client, { menuId }: Pick<SeededMenu, 'menuId'>, role: TeamRole = 'editor') =>
  (await by.ask(teamEndpoints.invite, { params: { menuId }, body: { role } })).data;
const accept = (client: Client, token: string) =>
  client.request('POST', endpointUrl(teamEndpoints.accept, {}), { body: { token } });
const preview = (client: Client, token: string) =>
  client.request<ResponseBody<InvitationPreview>>('POST', endpointUrl(teamEndpoints.preview, {}), { body: { token } });
const setRole = (by: Client, { menuId }: SeededMenu, { username }: Person, role: string) =>
  by.request('PUT', endpointUrl(teamEndpoints.changeRole, { menuId, username }), { body: { role } });
const remove = (by: Client, { menuId }: SeededMenu, { username }: Person) =>
  by.request('DELETE', endpointUrl(teamEndpoints.remove, { menuId, username }));
const leave = (by: Client, { menuId }: SeededMenu) => by.request('POST', endpointUrl(teamEndpoints.leave, { menuId }));
const rolesOf = async (by: Client, { menuId }: SeededMenu) => {
  const { data } = await by.ask(teamEndpoints.list, { params: { menuId } });
  return Object.fromEntries(data.members.map(({ username, role }) => [username, role]));
};
const ownRole = async (client: Client, { menuId }: SeededMenu) =>
  (await client.ask(accountEndpoints.me, { params: {} })).user.menus.find(({ _id }) => _id === menuId)?.role;

async function member(menu: SeededMenu, role: TeamRole): Promise<Person> {
  const person = await newUser(server, role);
  await joinTeam(menu.admin, menu.menuId, person, role);
  return person;
}

describe('an invitation', () => {
  it('shows its purpose, admits one account with its role, stores a hash', async () => {
    const menu = await newSeededMenu(server);
    const { token, expiresAt } = await invite(menu.admin, menu, 'orders');
    expect((Date.parse(expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    expect(JSON.stringify(await sql(server.data, 'SELECT * FROM invitations'))).not.toContain(token);

    const seen = await preview(visitor(server), token);
    expect(seen.body.data?.data).toMatchObject({ role: 'orders', by: `Person ${menu.admin.username}` });
    expect((await accept(visitor(server), token)).status).toBe(401);

    const waiter = await newUser(server, 'waiter');
    expect((await accept(waiter, token)).body).toMatchObject({ data: { data: { _id: menu.menuId, role: 'orders' } } });
    expect(await ownRole(waiter, menu)).toBe('orders');
    expectError(await accept(await newUser(server), token), 400);
    expectError(await preview(visitor(server), token), 400);
  });

  it('lets in one of several who use it at once', async () => {
    const menu = await newSeededMenu(server);
    const { token } = await invite(menu.admin, menu);
    const people = [await newUser(server), await newUser(server), await newUser(server)];
    const answers = await Promise.all(people.map((person) => accept(person, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(Object.values(await rolesOf(menu.admin, menu))).toEqual(['owner', 'editor']);
  });

  it('ends by expiry, by revocation, and with its maker’s right to invite', async () => {
    const menu = await newSeededMenu(server);
    const { token: old, _id } = await invite(menu.admin, menu);
    await sql(server.data, 'UPDATE invitations SET expires_at = ? WHERE document_id = ?', Date.now() - 1, _id);
    expectError(await accept(await newUser(server), old), 400);

    const revoked = await invite(menu.admin, menu);
    const other = await newSeededMenu(server);
    const address = (menuId: string) => endpointUrl(teamEndpoints.revoke, { menuId, invitationId: revoked._id });
    expectError(await other.admin.request('DELETE', address(other.menuId)), 404);
    expect((await menu.admin.request('DELETE', address(menu.menuId))).status).toBe(200);
    expectError(await menu.admin.request('DELETE', address(menu.menuId)), 404);
    expectError(await accept(await newUser(server), revoked.token), 400);

    const partner = await member(menu, 'owner');
    const kept = await invite(partner, menu, 'owner');
    expect((await remove(menu.admin, menu, partner)).status).toBe(200);
    expectError(await accept(partner, kept.token), 400);
  });

  it('changes no role of a member, and stays open for the one it is for', async () => {
    const menu = await newSeededMenu(server);
    const waiter = await member(menu, 'orders');
    const { token } = await invite(menu.admin, menu, 'owner');
    expectError(await accept(waiter, token), 409);
    expectError(await accept(menu.admin, token), 409);
    expect(await ownRole(waiter, menu)).toBe('orders');
    expect((await accept(await newUser(server), token)).status).toBe(200);
  });

  it('is for a role that exists, in a team with places left', async () => {
    const menu = await newSeededMenu(server);
    const { menuId } = menu;
    const tries = (body: unknown) =>
      menu.admin.request('POST', endpointUrl(teamEndpoints.invite, { menuId }), { body });
    expectError(await tries({ role: 'staff' }), 400, ['/role']);
    expectError(await tries({}), 400, ['/role']);
    const answers = await Promise.all(Array.from({ length: 21 }, () => tries({ role: 'orders' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expectError(await tries({ role: 'orders' }), 409);
    for (const token of ['', 'x', 'é'.repeat(43), null, 7]) {
      expect((await accept(menu.admin, token as string)).status).toBe(400);
    }
  });
});

describe('a role', () => {
  it('gives order takers sold-out and nothing else of the contents', async () => {
    const menu = await newSeededMenu(server);
    const waiter = await member(menu, 'orders');
    const change = (body: unknown) => waiter.request('PUT', endpointUrl(itemEndpoints.change, menu), { body });
    expect((await change({ soldOut: true })).body).toMatchObject({ data: { data: { soldOut: true } } });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect((await change({ soldOutUntil: until })).status).toBe(200);
    const size = `${endpointUrl(itemEndpoints.change, menu)}/subItems/${'a'.repeat(24)}`;
    expectError(await waiter.request('PUT', size, { body: { soldOut: true, price: 0 } }), 400, ['/price']);
    expectError(await waiter.request('PUT', size, { body: { soldOut: true } }), 404);
    expectError(await change({ soldOut: false, price: 0 }), 403, ['/price']);
    expectError(await change({ title: 'x' }), 403, ['/title']);
    expectError(await change([{ price: 0 }]), 403);
    const bulk = { items: [menu.itemId], changes: { soldOut: false } };
    expectError(await waiter.request('POST', endpointUrl(itemBulkEndpoints.send, menu), { body: bulk }), 403);
    const [section] = (await wholeMenu(waiter, menu.menuId)).sections ?? [];
    expect(section?.items?.[0]).toMatchObject({ soldOut: true, soldOutUntil: until, price: 6.5 });
  });

  it('can’t be raised by the member, and ends at the border of the menu', async () => {
    const menu = await newSeededMenu(server);
    const [editor, waiter] = [await member(menu, 'editor'), await member(menu, 'orders')];
    for (const person of [editor, waiter]) {
      expectError(await setRole(person, menu, person, 'owner'), 403);
      expectError(await remove(person, menu, menu.admin), 403);
      const body = { role: 'owner' };
      expectError(await person.request('POST', endpointUrl(teamEndpoints.invite, menu), { body }), 403);
    }
    const other = await newSeededMenu(server);
    expectError(await setRole(other.admin, menu, other.admin, 'owner'), 403);
    expectError(await setRole(other.admin, other, editor, 'owner'), 404);
    expectError(await setRole(other.admin, other, other.admin, 'boss'), 400, ['/role']);
    const mine = await seedMenu(provider, waiter);
    const copy = { body: { to: menu.menuId } };
    expectError(await waiter.request('POST', endpointUrl(menuCopyEndpoints.send, mine), copy), 403);
    await joinTeam(menu.admin, menu.menuId, other.admin, 'editor');
    expect(await ownRole(other.admin, other)).toBe('owner');
    expect(await ownRole(other.admin, menu)).toBe('editor');
  });

  it('is owner for one member at least', async () => {
    const menu = await newSeededMenu(server);
    const editor = await member(menu, 'editor');
    expectError(await leave(menu.admin, menu), 409);
    expectError(await remove(menu.admin, menu, menu.admin), 409);
    expectError(await setRole(menu.admin, menu, menu.admin, 'editor'), 409);
    expect((await setRole(menu.admin, menu, editor, 'owner')).status).toBe(200);
    const both = await Promise.all([leave(menu.admin, menu), leave(editor, menu)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(Object.values(await rolesOf(provider, menu))).toEqual(['owner']);
  });
});

describe('a removed member', () => {
  it('loses the menu and its event stream at once', async () => {
    const menu = await newSeededMenu(server);
    const waiter = await member(menu, 'orders');
    const stream = await openEvents(waiter, endpointUrl(guestOrderEndpoints.stream, menu));
    expect(stream.status).toBe(200);
    expect((await remove(menu.admin, menu, waiter)).status).toBe(200);
    await until(() => Promise.resolve(stream.hasEnded() || undefined), 'the end of the stream');
    expectError(await waiter.request('GET', endpointUrl(guestOrderEndpoints.list, menu)), 403);
    expectError(await leave(waiter, menu), 403);
    const { body } = await waiter.request('GET', endpointUrl(menuEndpoints.read, menu));
    expect(JSON.stringify(body)).not.toContain('"admins"');
    expect(await ownRole(waiter, menu)).toBeUndefined();
  });

  it('leaves no entry in the audit log by settings that are stored already', async () => {
    const menu = await newSeededMenu(server);
    const save = (headingPhrase: string) =>
      menu.admin.ask(menuEndpoints.change, { params: menu, query: { op: 'default' }, body: { headingPhrase } });
    const logged = async () => (await menu.admin.ask(auditLogEndpoints.ofMenu, { params: menu })).data;
    await save('أهلًا بكم');
    const before = await logged();
    expect(before[0]).toMatchObject({ deed: 'part-changed', details: { part: 'menu' } });
    await save('أهلًا بكم');
    expect(await logged()).toEqual(before);
    await save('أهلًا وسهلًا');
    expect(await logged()).toHaveLength(before.length + 1);
  });

  it('has left its name in the audit log, with that of who removed it', async () => {
    const menu = await newSeededMenu(server);
    const editor = await member(menu, 'editor');
    await editor.ask(itemEndpoints.change, { params: menu, body: { price: 7 } });
    await editor.ask(itemEndpoints.remove, { params: menu });
    await setRole(menu.admin, menu, editor, 'orders');
    await remove(menu.admin, menu, editor);
    const { data } = await menu.admin.ask(auditLogEndpoints.ofMenu, { params: menu });
    const by = ({ username }: Person) => ({ username, name: `Person ${username}` });
    const item = { part: 'item', title: 'منسف باللحم البلدي' };
    expect(data.slice(0, 6).map(({ deed, by: who, details }) => ({ deed, by: who, details }))).toEqual([
      { deed: 'member-removed', by: by(menu.admin), details: { member: editor.username } },
      { deed: 'role-changed', by: by(menu.admin), details: { member: editor.username, role: 'orders' } },
      { deed: 'part-deleted', by: by(editor), details: item },
      {
        deed: 'part-changed',
        by: by(editor),
        details: { ...item, changes: [{ label: { ar: 'السعر', en: 'Price' }, from: expect.any(Number), to: 7 }] },
      },
      { deed: 'member-joined', by: by(editor), details: { role: 'editor' } },
      { deed: 'member-invited', by: by(menu.admin), details: { role: 'editor' } },
    ]);
  });

  it('is named in the log of orders that it moved, for owners alone', async () => {
    const menu = await inboxMenu(server);
    const taker = await member(menu, 'orders');
    const [one, other] = [await placeOrder(visitor(server), menu), await placeOrder(visitor(server), menu)];
    for (const body of [
      { state: 'accepted', from: 'pending', minutes: 15 },
      { state: 'accepted', from: 'accepted', minutes: 30 },
      { state: 'ready', from: 'accepted' },
      { state: 'done', from: 'ready' },
    ])
      orderOf(await move(menu, one._id, body, taker));
    orderOf(await move(menu, other._id, { state: 'rejected', from: 'pending', reason: 'too-busy' }));
    // What nobody of the team did, what counts nowhere, and what was refused leave no entry.
    const canceled = await placeOrder(visitor(server), menu);
    await visitor(server).request('POST', endpointUrl(cartEndpoints.cancel, { cartId: canceled._id }));
    const practice = (await taker.ask(guestOrderEndpoints.practice, { params: menu })).data;
    orderOf(await move(menu, practice._id, { state: 'accepted', from: 'pending' }, taker));
    expect((await move(menu, one._id, { state: 'ready', from: 'accepted' }, taker)).status).toBe(409);
    const logOf = async (by: Client, about?: 'guestOrders') =>
      (await by.ask(auditLogEndpoints.ofMenu, { params: menu, query: { about } })).data;
    const log = await logOf(menu.admin, 'guestOrders');
    const first = { guestOrder: one._id, guestOrderNumber: 1 };
    expect(log.map(({ deed, by, details }) => [deed, by.username, details])).toEqual([
      [
        'guest-order-rejected',
        menu.admin.username,
        { guestOrder: other._id, guestOrderNumber: 2, rejectReason: 'too-busy' },
      ],
      ['guest-order-done', taker.username, first],
      ['guest-order-ready', taker.username, first],
      ['guest-order-delayed', taker.username, { ...first, minutes: 30 }],
      ['guest-order-accepted', taker.username, { ...first, minutes: 15 }],
    ]);
    const isMove = ({ deed }: { readonly deed: string }) => deed.startsWith('guest-order');
    expect((await logOf(menu.admin)).filter(isMove)).toEqual([]);
    // Guests' orders are private to the venue.
    expect(await logOf(provider, 'guestOrders')).toEqual([]);
    expect((await logOf(provider)).filter(isMove)).toEqual([]);
    const { username } = menu.admin;
    const ofClient = await provider.ask(auditLogEndpoints.ofClient, { params: { username }, query: { limit: 100 } });
    expect(ofClient.data.filter(isMove)).toEqual([]);
  });
});
