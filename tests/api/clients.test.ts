/** A client's page. (docs/spec/staff-console.md#clients) */
import {
  auditLogEndpoints,
  clientEndpoints,
  endpointUrl,
  menuEndpoints,
  orderEndpoints,
  sentMessageEndpoints,
} from '@qaima/schemas';
import { expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import { idOf, newSeededMenu } from '../support/menus.js';
import { sharedServer } from '../support/sharedServer.js';
import { newUser, staffMember } from '../support/users.js';

it('tells staff the balance, menus and log of a client', async () => {
  const server = await sharedServer();
  const provider = await staffMember(server);
  const own = await newSeededMenu(server);
  const other = await newSeededMenu(server);
  const { username } = own.admin;
  const read = async () => (await provider.ask(clientEndpoints.read, { params: { username } })).data;
  const contact = { username, name: `Person ${username}`, phone: '+962790000000' };
  expect(await read()).toEqual({ ...contact, due: 0, paid: 0, paidForCanceled: 0, balance: 0 });

  const body = { user: username, totalAmount: 99.5, subEnd: '2031-01-01' };
  const sell = async () => idOf((await provider.ask(orderEndpoints.create, { params: {}, body })).data);
  const [orderId, canceledId] = [await sell(), await sell()];
  const pay = { method: 'cash', value: 20.25 } as const;
  await provider.ask(orderEndpoints.pay, { params: { orderId }, body: pay });
  await provider.ask(orderEndpoints.pay, { params: { orderId: canceledId }, body: pay });
  await provider.ask(orderEndpoints.change, { params: { orderId: canceledId }, body: { canceled: true } });
  expect(await read()).toEqual({ ...contact, due: 99.5, paid: 40.5, paidForCanceled: 20.25, balance: 59 });

  // A demo charges what was paid of it.
  const demoId = await sell();
  await provider.ask(orderEndpoints.change, { params: { orderId: demoId }, body: { isDemo: true } });
  await provider.ask(orderEndpoints.pay, { params: { orderId: demoId }, body: { method: 'cash', value: 99.5 } });
  expect(await read()).toEqual({ ...contact, due: 199, paid: 140, paidForCanceled: 20.25, balance: 59 });

  // The menus that the client administers, and those of the client's orders.
  await provider.ask(orderEndpoints.assignMenu, { params: { orderId }, body: { menuId: other.menuId } });
  const menusOf = async (name: string) => {
    const query = { username: name, page: 1, limit: 15 };
    return (await provider.ask(menuEndpoints.list, { params: {}, query })).data.map(({ _id }) => _id);
  };
  expect(await menusOf(` ${username.toUpperCase()} `)).toEqual([other.menuId, own.menuId]);
  expect(await menusOf(other.admin.username)).toEqual([other.menuId]);
  expect(await menusOf('nobody')).toEqual([]);

  const about = { client: username, phone: '0790000000', text: 'مرحبًا' };
  await provider.ask(sentMessageEndpoints.record, { params: {}, body: about });
  await provider.ask(menuEndpoints.deactivate, { params: own });
  const log = await provider.ask(auditLogEndpoints.ofClient, { params: { username }, query: { page: 1, limit: 3 } });
  expect(log.data.map(({ deed, order, menu }) => [deed, order, menu])).toEqual([
    ['menu-deactivated', null, own.menuId],
    // It is about neither an order nor a menu.
    ['message-sent', null, null],
    ['menu-assigned', orderId, other.menuId],
  ]);
  expect(log.total).toBeGreaterThan(6);

  for (const endpoint of [clientEndpoints.read, auditLogEndpoints.ofClient]) {
    expectError(await provider.request('GET', endpointUrl(endpoint, { username: 'nobody' })), 404);
    expectError(await (await newUser(server)).request('GET', endpointUrl(endpoint, { username })), 403);
  }
});
