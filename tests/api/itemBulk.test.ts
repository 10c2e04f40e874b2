/** Bulk changes of items: all or none are changed, and one undo restores all of them. */
import {
  comboEndpoints,
  itemBulkEndpoints,
  itemEndpoints,
  sectionEndpoints,
  trashEndpoints,
  endpointUrl,
  type ItemBulkResponse,
  type RestoredEntry,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '../support/http.js';
import { anItem, newSeededMenu, idOf, wholeMenu } from '../support/menus.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

type BulkReply = ResponseBody<ItemBulkResponse> & { readonly data?: { readonly undo?: string } };

/** A menu with three sections of four items. Sales and flags vary, and every other item is in a combo. */
async function aMenu() {
  const own = await newSeededMenu(server);
  const { admin } = own;
  await admin.ask(itemEndpoints.createMany, { params: own, body: [anItem, anItem, anItem] });
  const sections = [own.sectionId];
  for (const title of ['ثانٍ', 'ثالث']) {
    const section = await admin.ask(sectionEndpoints.create, { params: own, body: { title, prime: false } });
    sections.push(idOf(section.data));
    const params = { ...own, sectionId: idOf(section.data) };
    await admin.ask(itemEndpoints.createMany, {
      params,
      body: [0.1, 0.25, 0.5].map((offPrice) => ({
        ...anItem,
        title: `خصم ${offPrice}`,
        sale: { onSale: true, offPrice },
        soldOut: offPrice > 0.2,
        hide: offPrice > 0.3,
      })),
    });
  }
  const whole = () => wholeMenu(admin, own.menuId);
  const items = ((await whole()).sections ?? []).flatMap((section) => (section.items ?? []).map(idOf));
  await admin.ask(comboEndpoints.change, { params: own, body: { items: items.filter((_, index) => index % 2 === 0) } });
  const bulk = (body: object) => admin.request<BulkReply>('POST', endpointUrl(itemBulkEndpoints.send, own), { body });
  const undo = async ({ body }: Awaited<ReturnType<typeof bulk>>) => {
    const trashId = body.data?.undo ?? '';
    return admin.request<ResponseBody<RestoredEntry>>('POST', endpointUrl(trashEndpoints.restore, { ...own, trashId }));
  };
  const states = async () =>
    new Map(((await whole()).sections ?? []).flatMap(({ items: all }) => (all ?? []).map((one) => [one._id, one])));
  return { ...own, sections, items, whole, bulk, undo, states };
}

const UNTIL = { onSale: true, offPrice: 0.3, until: '2090-01-01T00:00:00.000Z' };
const NO_SALE = { onSale: false, offPrice: 0 };

describe('a bulk change', () => {
  it.each([
    ['one discount', { sale: { onSale: true, offPrice: 0.3 } }, { sale: { onSale: true, offPrice: 0.3 } }],
    ['a discount until an instant', { sale: UNTIL }, { sale: UNTIL }],
    ['the end of their sales', { sale: { onSale: false } }, { sale: NO_SALE }],
    ['0 %, which ends their sales', { sale: { onSale: true, offPrice: 0 } }, { sale: NO_SALE }],
    ['sold out', { soldOut: true }, { soldOut: true }],
    ['available', { soldOut: false }, { soldOut: false }],
    ['hidden and sold out', { hide: true, soldOut: true }, { hide: true, soldOut: true }],
    ['shown', { hide: false }, { hide: false }],
  ])('gives all of them %s, and its undo gives each back what it had', async (_, changes, expected) => {
    const own = await aMenu();
    const before = await own.whole();
    const answer = await own.bulk({ items: own.items, changes });
    expect(answer.status).toBe(200);
    const states = [...(await own.states()).values()].map((item) => ({ ...item, sale: item.sale ?? NO_SALE }));
    expect(states).toEqual(own.items.map((): unknown => expect.objectContaining(expected)));
    const undone = await own.undo(answer);
    expect(undone.body.data?.data).toEqual({ _id: own.menuId, kind: 'itemChanges', left: [] });
    expect(await own.whole()).toEqual(before);
  });

  it('counts only changed items, and offers no undo if there are none', async () => {
    const own = await aMenu();
    const first = await own.bulk({ items: own.items, changes: { hide: true } });
    expect(first.body.data?.data).toEqual({ count: own.items.length - 2 });
    const { body } = await own.bulk({ items: own.items, changes: { hide: true } });
    expect(body.data).toEqual({ data: { count: 0 } });
  });

  it('is undone except for items changed or deleted since, which it names', async () => {
    const own = await aMenu();
    const [first = '', second = ''] = own.items.slice(-3);
    const answer = await own.bulk({ items: own.items, changes: { sale: { onSale: true, offPrice: 0.4 } } });
    const params = { ...own, sectionId: own.sections[2] ?? '' };
    const sale = { onSale: true, offPrice: 0.6 };
    await own.admin.ask(itemEndpoints.change, { params: { ...params, itemId: first }, body: { sale } });
    await own.admin.ask(itemEndpoints.remove, { params: { ...params, itemId: second } });
    // Changing another field of an item does not conflict with the undo.
    await own.admin.ask(itemEndpoints.change, { params: own, body: { price: 9 } });
    const { body } = await own.undo(answer);
    expect(body.data?.data.left).toEqual([
      { _id: first, title: 'خصم 0.1' },
      { _id: second, title: 'خصم 0.25' },
    ]);
    const states = await own.states();
    expect(states.get(first)?.sale).toEqual(sale);
    expect(states.get(own.itemId)).toMatchObject({ price: 9 });
    expect(states.get(own.itemId)?.sale ?? NO_SALE).toEqual(NO_SALE);
    expect(states.get(own.items.at(-1) ?? '')?.sale).toEqual({ onSale: true, offPrice: 0.5 });
  });
});

describe('a bulk move', () => {
  it('appends items to a section in order; undo restores each place', async () => {
    const own = await aMenu();
    const before = await own.whole();
    const chosen = [0, 2, 5, 8].map((index) => own.items[index] ?? '');
    const [, target = ''] = own.sections;
    // The order of the ids does not matter, and an item that is already in the section keeps its position.
    const answer = await own.bulk({ items: chosen.toReversed(), section: target });
    expect(answer.body.data?.data).toEqual({ count: 3 });
    const { sections = [] } = await own.whole();
    expect(sections[1]?.items?.map(idOf)).toEqual([4, 5, 6, 0, 2, 8].map((index) => own.items[index]));
    await own.undo(answer);
    expect(await own.whole()).toEqual(before);
  });

  it('is undone except for items moved since, and keeps the others’ order', async () => {
    const own = await aMenu();
    const [first, second, third] = own.sections;
    const at = (index: number) => own.items[index] ?? '';
    const answer = await own.bulk({ items: [at(1), at(2)], section: second });
    await own.bulk({ items: [at(2)], section: third });
    await own.admin.ask(sectionEndpoints.reorder, {
      params: own,
      body: { sections: [{ id: first ?? '', items: [at(3), at(0)] }] },
    });
    const { body } = await own.undo(answer);
    expect(body.data?.data.left).toEqual([{ _id: at(2), title: anItem.title }]);
    const { sections = [] } = await own.whole();
    expect(sections.map(({ items = [] }) => items.map(idOf))).toEqual([
      [at(3), at(0), at(1)],
      [4, 5, 6].map(at),
      [7, 8, 9, 2].map(at),
    ]);
  });

  it('can’t be undone into a section that was deleted, until that is back', async () => {
    const own = await aMenu();
    const before = await own.whole();
    const moved = await own.bulk({ items: own.items.slice(0, 2), section: own.sections[2] });
    const gone = await own.admin.request<BulkReply>('DELETE', endpointUrl(sectionEndpoints.remove, own));
    expectError(await own.undo(moved), 409);
    await own.undo(gone);
    expect((await own.undo(moved)).status).toBe(200);
    expect(await own.whole()).toEqual(before);
  });
});

describe('a bulk deletion', () => {
  it('removes items from menu and combos; undo restores everything', async () => {
    const own = await aMenu();
    const before = await own.whole();
    const chosen = [0, 1, 3, 4, 6, 9].map((index) => own.items[index] ?? '');
    const answer = await own.bulk({ items: chosen, remove: true });
    expect(answer.body.data?.data).toEqual({ count: 6 });
    expect([...(await own.states()).keys()]).toEqual([2, 5, 7, 8].map((index) => own.items[index]));
    const { data } = await own.admin.ask(trashEndpoints.list, { params: own });
    expect(data[0]).toMatchObject({ kind: 'items', counts: { items: 6 }, by: { username: own.admin.username } });
    expect((await own.undo(answer)).body.data?.data).toEqual({ _id: own.menuId, kind: 'items' });
    expect(await own.whole()).toEqual(before);
  });
});

describe('is refused as a whole', () => {
  it('when an item is not in the menu', async () => {
    const [own, other] = [await aMenu(), await newSeededMenu(server)];
    const before = await own.whole();
    for (const action of [{ changes: { hide: true } }, { section: own.sections[1] }, { remove: true }]) {
      expectError(await own.bulk({ items: [...own.items, other.itemId], ...action }), 409, ['/items/10']);
    }
    expectError(await own.bulk({ items: own.items, section: other.sectionId }), 400, ['/section']);
    expect(await own.whole()).toEqual(before);
  });

  it.each([
    ['nothing to do', { items: ['a'.repeat(24)] }, '/changes'],
    ['two actions', { items: ['a'.repeat(24)], changes: { hide: true }, remove: true }, '/changes'],
    ['no change', { items: ['a'.repeat(24)], changes: {} }, '/changes'],
    ['an unknown field', { items: ['a'.repeat(24)], changes: { price: 1 } }, '/changes/price'],
    ['a sale without a discount', { changes: { sale: { onSale: true } } }, '/changes/sale/offPrice'],
    ['a sale that is over', { changes: { sale: { ...UNTIL, until: '2020-01-01T00:00Z' } } }, '/changes/sale/until'],
    ['no items', { items: [], changes: { hide: true } }, '/items'],
    ['more than 1,000 items', { items: Array(1001).fill('a'.repeat(24)), changes: { hide: true } }, '/items'],
  ])('with %s', async (_, body, path) => {
    const own = await aMenu();
    expectError(await own.bulk({ items: own.items, ...body }), 400, [path]);
  });
});
