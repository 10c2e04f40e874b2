/** What is created twice because its first answer was lost exists once. (docs/spec/api.md#repeated-requests) */
import { endpointUrl, itemEndpoints, menuEndpoints, sectionEndpoints, tableEndpoints } from '@qaima/schemas';
import { beforeAll, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client } from '../support/http.js';
import { anItem, newSeededMenu, wholeMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { newName, newUser, staffMember } from '../support/users.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** Sends the same request four times: once, then three times at once. @returns the answers */
async function repeated(by: Client, address: string, body: unknown, key: string) {
  const send = () => by.request('POST', address, { headers: { 'idempotency-key': key }, body });
  const answers = [await send(), ...(await Promise.all([send(), send(), send()]))];
  return answers.map(({ status, body: answer }) => ({ status, answer }));
}

it('adds parts of a menu once, and refuses the key for other parts', async () => {
  const { admin, menuId, sectionId } = await newSeededMenu(server);
  const sectionsOf = async () => (await wholeMenu(admin, menuId)).sections ?? [];
  const itemsIn = (sections: Awaited<ReturnType<typeof sectionsOf>>) =>
    sections.find(({ _id }) => _id === sectionId)?.items ?? [];
  const before = await sectionsOf();
  const titles = { section: newName('s'), items: [newName('i'), newName('i')], tables: [newName('t')] };
  const items = endpointUrl(itemEndpoints.createMany, { menuId, sectionId });
  const sent = [
    [endpointUrl(sectionEndpoints.create, { menuId }), { title: titles.section, prime: false }],
    [items, titles.items.map((title) => ({ ...anItem, title }))],
    [endpointUrl(tableEndpoints.createMany, { menuId }), titles.tables.map((label) => ({ label }))],
  ] as const;
  for (const [address, body] of sent) {
    const answers = await repeated(admin, address, body, 'once');
    for (const answer of answers) expect(answer).toEqual({ status: 200, answer: answers[0]?.answer });
  }
  const after = await sectionsOf();
  expect(after).toHaveLength(before.length + 1);
  expect(itemsIn(after)).toHaveLength(itemsIn(before).length + 2);
  expect((await admin.ask(tableEndpoints.list, { params: { menuId } })).data).toHaveLength(1);
  const other = { headers: { 'idempotency-key': 'once' }, body: [{ ...anItem, title: newName('i') }] };
  expectError(await admin.request('POST', items, other), 409);
});

it('creates a menu once for staff, and adds nothing again after it', async () => {
  const staff = await staffMember(server);
  const { username } = await newUser(server);
  const address = endpointUrl(menuEndpoints.create, {});
  const answers = await repeated(staff, address, { admins: [username], plan: 1 }, newName('key'));
  for (const answer of answers) expect(answer).toEqual({ status: 200, answer: answers[0]?.answer });
  const { data } = await staff.ask(menuEndpoints.list, { params: {}, query: { q: username, page: 1, limit: 10 } });
  expect(data).toHaveLength(1);
});
