/** Changes of a whole menu: prices, import, export and copies. Each is one step with one undo. */
import {
  endpointUrl,
  extraGroupEndpoints,
  itemEndpoints,
  priceChangeEndpoints,
  trashEndpoints,
  type PriceChanges,
  type RestoredEntry,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '../support/http.js';
import { anItem, idOf, newSeededMenu, wholeMenu } from '../support/menus.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

type WithUndo<T> = ResponseBody<T> & { readonly data?: { readonly undo?: string } };

async function aMenu() {
  const own = await newSeededMenu(server);
  const { admin } = own;
  const undo = async (trashId = '') =>
    admin.request<ResponseBody<RestoredEntry>>('POST', endpointUrl(trashEndpoints.restore, { ...own, trashId }));
  return { ...own, undo, whole: () => wholeMenu(admin, own.menuId) };
}

describe('a change of prices', () => {
  async function aPricedMenu() {
    const own = await aMenu();
    const group = await own.admin.ask(extraGroupEndpoints.create, {
      params: own,
      body: { title: 'صلصات', extras: [{ title: 'ثوم', price: 0.5 }, { title: 'كتشب' }] },
    });
    await own.admin.ask(itemEndpoints.change, {
      params: own,
      body: {
        price: 9.5,
        subItems: [{ title: 'كيلو', price: 18, code: 'K' }],
        extras: [{ group: idOf(group.data) }],
      },
    });
    await own.admin.ask(itemEndpoints.createMany, { params: own, body: [{ ...anItem, title: 'خبز', price: 0.1 }] });
    const prices = (body: object) =>
      own.admin.request<WithUndo<PriceChanges>>('POST', endpointUrl(priceChangeEndpoints.change, own), { body });
    const shown = async () =>
      ((await own.whole()).sections ?? []).flatMap(({ items = [] }) =>
        items.map(({ price, subItems = [] }) => [price, ...subItems.map((size) => size.price)]),
      );
    return { ...own, prices, shown };
  }

  it('is a table of before and after, then exactly that in one step with one undo', async () => {
    const own = await aPricedMenu();
    const before = await own.whole();
    const rule = { percent: 8, rounding: 0.05, items: [own.itemId], extras: true };
    const dry = await own.prices({ ...rule, dry: true });
    const { changes = [], hash } = dry.body.data?.data ?? {};
    expect(changes.map(({ kind, path, from, to }) => [kind, path, from, to])).toEqual([
      ['item', '/price', 9.5, 10.25],
      ['item', '/subItems/0/price', 18, 19.45],
      ['extraGroup', '/extras/0/price', 0.5, 0.55],
    ]);
    expect(await own.whole()).toEqual(before);
    const done = await own.prices({ ...rule, hash });
    expect(done.body.data?.data).toEqual(dry.body.data?.data);
    expect((await own.shown())[0]).toEqual([10.25, 19.45]);
    const after = await own.whole();
    expect(after.extraGroups?.[0]?.extras.map(({ price }) => price)).toEqual([0.55, 0]);
    const undone = await own.undo(done.body.data?.undo);
    expect(undone.body.data?.data).toEqual({ _id: own.menuId, kind: 'menuChanges', left: [] });
    expect(await own.whole()).toEqual(before);
  });

  it('changes everything, sizes too, when nothing is named, and nothing that rounding cancels', async () => {
    const own = await aPricedMenu();
    const { body } = await own.prices({ amount: -0.5, rounding: 0.5 });
    expect(body.data?.undo).toBeDefined();
    const prices = await own.shown();
    expect(prices[0]).toEqual([9, 17.5]);
    expect(prices.at(-1)).toEqual([0.1]);
    expect((await own.prices({ percent: 1, rounding: 0.5, subItems: false })).body.data).toEqual({
      data: { changes: [], hash: expect.any(String) as string },
    });
  });

  it('is refused when the menu has moved since, and its undo leaves what was edited since', async () => {
    const own = await aPricedMenu();
    const rule = { percent: 10, sections: [own.sectionId] };
    const { hash } = (await own.prices({ ...rule, dry: true })).body.data?.data ?? {};
    await own.admin.ask(itemEndpoints.change, { params: own, body: { price: 5 } });
    expectError(await own.prices({ ...rule, hash }), 409);
    const done = await own.prices(rule);
    await own.admin.ask(itemEndpoints.change, { params: own, body: { price: 7 } });
    const undone = await own.undo(done.body.data?.undo);
    expect(undone.body.data?.data.left?.map(({ _id }) => _id)).toEqual([own.itemId]);
    const prices = await own.shown();
    expect(prices[0]?.[0]).toBe(7);
    expect(prices.at(-1)).toEqual([0.1]);
  });

  it.each([
    [{}, 400],
    [{ percent: 1, amount: 1 }, 400],
    [{ percent: -95 }, 400],
    [{ percent: 5, rounding: 0.07 }, 400],
    [{ amount: 0.0001 }, 400],
    [{ percent: 5, items: ['a'.repeat(24)] }, 409],
    [{ percent: 5, sections: ['a'.repeat(24)] }, 409],
  ])('%o is refused', async (body, status) => {
    const own = await aMenu();
    expectError(await own.admin.request('POST', endpointUrl(priceChangeEndpoints.change, own), { body }), status);
  });
});
