/** Extras, picks, delivery areas and repeated orders, on the menu's page, in the cart, and for the venue. */
import {
  cartEndpoints,
  choiceProblems,
  comboEndpoints,
  endpointUrl,
  extraGroupEndpoints,
  extraGroupSchema,
  fingerprintsOf,
  formatFingerprints,
  IF_UNCHANGED_HEADER,
  fromThousandths,
  guestOrderEndpoints,
  initialChoices,
  itemBulkEndpoints,
  itemEndpoints,
  menuEndpoints,
  offeredGroups,
  priceStepOf,
  receiveOptionEndpoints,
  sectionEndpoints,
  tableEndpoints,
  trashEndpoints,
  unitPrice,
  validate,
  type Choice,
  type ExtraGroup,
  type Menu,
  type RepeatPreview,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addItem,
  cartOf,
  changeCart,
  changeItem,
  changeLine,
  createCart,
  readCart,
  removeItem,
} from '../support/carts.js';
import type { CartAnswer } from '../support/carts.js';
import { expectError } from '../support/expectError.js';
import type { Client, HttpResponse, ResponseBody } from '../support/http.js';
import { idOf, newSeededMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { visitor } from '../support/users.js';

let server: RunningServer;
let guest: Client;

beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const ORDER = { phone: '0790000000', receiveOption: 0 };
const MISSING = 'a'.repeat(24);

type Reply = HttpResponse<ResponseBody & { readonly data?: { readonly undo?: string } }>;
const send = (own: SeededMenu, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  own.admin.request<Reply['body']>(method, url, body ? { body } : {});

async function addGroup(own: SeededMenu, body: object): Promise<ExtraGroup & { readonly _id: string }> {
  const reply = await own.admin.request<ResponseBody<ExtraGroup>>(
    'POST',
    endpointUrl(extraGroupEndpoints.create, own),
    {
      body,
    },
  );
  if (!reply.body.data) throw new Error(reply.text);
  return { ...reply.body.data.data, _id: idOf(reply.body.data.data) };
}
const changeGroup = (own: SeededMenu, groupId: string, body: object) =>
  send(own, 'PUT', endpointUrl(extraGroupEndpoints.change, { ...own, groupId }), body);
const changeSection = (own: SeededMenu, body: object) =>
  send(own, 'PUT', endpointUrl(sectionEndpoints.change, own), body);
const putItem = (own: SeededMenu, body: object) => send(own, 'PUT', endpointUrl(itemEndpoints.change, own), body);
const changeCombo = (own: SeededMenu, body: object) => send(own, 'PUT', endpointUrl(comboEndpoints.change, own), body);
const changeOption = (own: SeededMenu, body: object) =>
  send(own, 'PUT', endpointUrl(receiveOptionEndpoints.change, own), body);
const publicMenuOf = async ({ menuId }: SeededMenu) =>
  (await guest.ask(menuEndpoints.read, { params: { menuId } })).data;
const extraOf = ({ extras }: ExtraGroup, index: number) => extras[index]?._id ?? '';

const CHEESE = {
  title: 'الجبن',
  max: 3,
  each: 2,
  free: 1,
  extras: [
    { title: 'شيدر', price: 0.5 },
    { title: 'فيتا', price: 0.75, kitchenTitle: 'FT' },
  ],
};

describe('a group of extras', () => {
  it('is stored with its rule, keeps its extras’ ids, and names wrong fields', async () => {
    const own = await newSeededMenu(server);
    const other = await newSeededMenu(server);
    const group = await addGroup(own, { title: 'الخبز', max: null, extras: [{ title: 'أسمر' }, { title: 'أبيض' }] });
    expect(validate(extraGroupSchema, group).issues).toEqual([]);
    expect(group).toMatchObject({ min: 0, max: null, each: 1, free: 0, orNone: false });
    const [first, second] = group.extras;
    const extras = [{ ...second, price: 1 }, { title: 'جديد' }, { ...first }, { ...first }];
    expect((await changeGroup(own, group._id, { extras })).status).toBe(200);
    const [stored] = (await wholeMenu(own.admin, own.menuId)).extraGroups ?? [];
    const ids = stored?.extras.map(({ _id }) => _id) ?? [];
    expect([ids[0], ids[2]]).toEqual([second?._id, first?._id]);
    expect(new Set(ids).size).toBe(4);
    for (const [body, path] of [
      [{ min: 5 }, '/min'],
      [{ min: 2, max: 1 }, '/min'],
      [{ extras: [] }, '/extras'],
      [{ extras: [{ title: 'x', initial: 2 }] }, '/extras/0/initial'],
      [{ max: 0 }, '/max'],
    ] as const)
      expectError(await changeGroup(own, group._id, body), 400, [path]);
    expect((await changeGroup(own, group._id, { free: 9 })).status).toBe(200);
    expectError(await changeGroup(other, group._id, { free: 1 }), 404);
  });

  it('is used by its menu’s items and sections; each wrong use is named', async () => {
    const own = await newSeededMenu(server);
    const strange = await addGroup(await newSeededMenu(server), CHEESE);
    const group = await addGroup(own, CHEESE);
    const use = { group: group._id };
    const subItems = [
      { title: 'صغير', price: 1, code: 'S' },
      { title: 'كبير', price: 2, code: '' },
    ];
    for (const [body, path] of [
      [{ extras: [{ group: strange._id }] }, '/extras/0/group'],
      [{ extras: [use, use] }, '/extras/1/group'],
      [{ extras: [{ ...use, sizes: ['S'] }] }, '/extras/0/sizes/0'],
      [{ extras: [{ ...use, without: [MISSING] }] }, '/extras/0/without/0'],
      [{ extras: [{ ...use, prices: [{ extra: MISSING, price: 1 }] }] }, '/extras/0/prices/0/extra'],
      [{ extras: [{ ...use, min: 9 }] }, '/extras/0/min'],
      [{ subItems: [subItems[0], subItems[0]] }, '/subItems/1/code'],
      [{ subItems: subItems.map((one) => ({ ...one, initial: true })) }, '/subItems/1/initial'],
      [{ soldOutUntil: '2020-01-01T00:00:00.000Z' }, '/soldOutUntil'],
    ] as const)
      expectError(await putItem(own, body), 400, [path]);
    expectError(await changeSection(own, { extras: [{ group: strange._id }] }), 400, ['/extras/0/group']);
    const drafts = [{}, { extras: [{ group: MISSING }] }].map((fields) => ({
      title: 'x',
      description: 'x',
      price: 1,
      ...fields,
    }));
    expectError(await own.admin.request('POST', endpointUrl(itemEndpoints.createMany, own), { body: drafts }), 400, [
      '/1/extras/0/group',
    ]);
    expect((await putItem(own, { subItems, extras: [{ ...use, sizes: ['S'] }] })).status).toBe(200);
    expectError(await putItem(own, { subItems: [] }), 400, ['/extras/0/sizes/0']);
    const [section] = (await wholeMenu(own.admin, own.menuId)).sections ?? [];
    expect(section).toMatchObject({
      extras: [],
      items: [{ subItems: [{ code: 'S' }, {}], extras: [{ sizes: ['S'] }] }],
    });
    expect(section?.items?.[0]?.subItems?.[1]).not.toHaveProperty('code');
  });

  it('is shown without hidden extras, and is restored where it was used', async () => {
    const own = await newSeededMenu(server);
    const group = await addGroup(own, { ...CHEESE, extras: [...CHEESE.extras, { title: 'سرّ', hide: true }] });
    const later = await addGroup(own, { title: 'بعده', extras: [{ title: 'x' }] });
    await changeSection(own, { extras: [{ group: group._id, free: 0 }] });
    await putItem(own, { extras: [{ group: group._id }, { group: later._id }] });
    const shown = await publicMenuOf(own);
    expect(shown.extraGroups).toMatchObject([
      { _id: group._id, extras: [{ title: 'شيدر' }, { title: 'فيتا' }] },
      { _id: later._id },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/kitchenTitle|سرّ/);
    const before = await wholeMenu(own.admin, own.menuId);
    const removed = await send(own, 'DELETE', endpointUrl(extraGroupEndpoints.remove, { ...own, groupId: group._id }));
    const without = await wholeMenu(own.admin, own.menuId);
    expect(without.extraGroups).toMatchObject([{ _id: later._id }]);
    expect(without.sections).toMatchObject([{ extras: [], items: [{ extras: [{ group: later._id }] }] }]);
    // Meanwhile the owner saves the item, whose form does not contain the deleted group.
    await putItem(own, { extras: [{ group: later._id, min: 1 }] });
    const trashId = removed.body.data?.undo ?? '';
    await own.admin.ask(trashEndpoints.restore, { params: { ...own, trashId } });
    const after = await wholeMenu(own.admin, own.menuId);
    expect(after.extraGroups).toEqual(before.extraGroups);
    expect(after.sections).toMatchObject([
      {
        extras: [{ group: group._id, free: 0 }],
        items: [{ extras: [{ group: later._id, min: 1 }, { group: group._id }] }],
      },
    ]);
  });
});

it('an item sold out until a time returns then, or when its owner says so', async () => {
  const own = await newSeededMenu(server);
  const item = async () => (await publicMenuOf(own)).sections?.[0]?.items?.[0];
  const soldOutUntil = new Date(Date.now() + 1_500).toISOString();
  await changeItem(own, own.itemId, { soldOutUntil, soldOut: true });
  expect(await item()).toMatchObject({ soldOut: true, soldOutUntil });
  expectError(await createCart(guest, own.menuId, [{ item: own.itemId }]), 409, ['/items/0/item']);
  await expect.poll(async () => (await item())?.soldOut, { timeout: 10_000 }).toBe(false);
  expect((await createCart(guest, own.menuId, [{ item: own.itemId }])).status).toBe(200);
  await changeItem(own, own.itemId, { soldOutUntil: new Date(Date.now() + 3_600_000).toISOString() });
  expect(await item()).toMatchObject({ soldOut: true });
  const bulk = await own.admin.request<{ data: { undo: string } }>('POST', endpointUrl(itemBulkEndpoints.send, own), {
    body: { items: [own.itemId], changes: { soldOut: false } },
  });
  expect(await item()).toMatchObject({ soldOut: false, soldOutUntil: null });
  await own.admin.ask(trashEndpoints.restore, { params: { ...own, trashId: bulk.body.data.undo } });
  expect(await item()).toMatchObject({ soldOut: true });
  await changeItem(own, own.itemId, { soldOut: false });
  expect(await item()).toMatchObject({ soldOut: false, soldOutUntil: null });
});

describe('sizes and extras that are sold out', () => {
  const soon = () => new Date(Date.now() + 1_500).toISOString();
  const later = () => new Date(Date.now() + 3_600_000).toISOString();
  const SIZES = [
    { title: 'صغير', price: 1 },
    { title: 'كبير', price: 2 },
  ];

  it('a size is refused by name in cart, order and combo, and returns itself', async () => {
    const own = await newSeededMenu(server);
    await putItem(own, { subItems: SIZES });
    const shown = async () => (await publicMenuOf(own)).sections?.[0]?.items?.[0];
    const [small, large] = ((await shown())?.subItems ?? []).map(({ _id = '' }) => _id);
    const set = (subItemId = '', body: object) =>
      own.admin.request('PUT', endpointUrl(itemEndpoints.changeSubItem, { ...own, subItemId }), { body });
    const line = { item: own.itemId, subItem: 1 };
    const cart = cartOf(await createCart(guest, own.menuId, [line]));
    await changeCombo(own, { choices: [{ title: 'الطبق', of: [{ item: own.itemId }] }] });
    const pick = (subItem: number) =>
      createCart(guest, own.menuId, [{ combo: own.comboId, picks: [{ choice: 0, item: own.itemId, subItem }] }]);

    expectError(await set(large, { soldOutUntil: '2020-01-01T00:00:00.000Z' }), 400, ['/soldOutUntil']);
    expectError(await set(large, {}), 400);
    expectError(await set(MISSING, { soldOut: true }), 404);
    expect((await set(large, { soldOut: true })).status).toBe(200);
    expect(await shown()).toMatchObject({
      soldOut: false,
      subItems: [
        { title: 'صغير', price: 1, soldOut: false },
        { title: 'كبير', price: 2, soldOut: true },
      ],
    });
    const refused = await createCart(guest, own.menuId, [line]);
    expectError(refused, 409, ['/items/0/subItem']);
    expect(refused.body.message).toMatch(/كبير.*نفد/);
    expect(cartOf(await readCart(guest, cart._id)).items[0]).toMatchObject({ problem: 'sold-out' });
    const submitted = await changeCart(guest, cart._id, ORDER);
    expectError(submitted, 409, ['/items/0']);
    expect(submitted.body.message).toMatch(/كبير.*نفد/);
    expectError(await pick(1), 409, ['/items/0/picks']);
    expect((await pick(0)).status).toBe(200);

    // All sizes are gone: so is the item, until the first of them is back.
    const soldOutUntil = later();
    await set(small, { soldOutUntil });
    expect(await shown()).toMatchObject({
      soldOut: true,
      soldOutUntil,
      subItems: [{ soldOut: true, soldOutUntil }, {}],
    });
    expectError(await createCart(guest, own.menuId, [{ ...line, subItem: 0 }]), 409, ['/items/0/item']);
    // `soldOut: false` ends it, whatever is beside it.
    await set(small, { soldOut: false, soldOutUntil });
    expect((await shown())?.subItems?.[0]).not.toHaveProperty('soldOutUntil');
    await set(large, { soldOutUntil: soon() });
    expect((await shown())?.subItems).toMatchObject([{ soldOut: false }, { soldOut: true }]);
    await expect.poll(async () => (await shown())?.subItems?.[1]?.soldOut, { timeout: 10_000 }).toBe(false);
    expect((await createCart(guest, own.menuId, [line])).status).toBe(200);
  });

  it('an extra keeps its end in a list sent back, even after it has passed', async () => {
    const own = await newSeededMenu(server);
    const group = await addGroup(own, CHEESE);
    await putItem(own, { extras: [{ group: group._id }] });
    const extraId = extraOf(group, 0);
    const set = (body: object, id = extraId) =>
      own.admin.request(
        'PUT',
        endpointUrl(extraGroupEndpoints.changeExtra, { ...own, groupId: group._id, extraId: id }),
        {
          body,
        },
      );
    const stored = async () => (await wholeMenu(own.admin, own.menuId)).extraGroups?.[0]?.extras ?? [];
    expectError(await set({ soldOut: true }, MISSING), 404);
    expectError(await set({ soldOutUntil: '2020-01-01T00:00:00.000Z' }), 400, ['/soldOutUntil']);
    await set({ soldOutUntil: soon() });
    const before = await stored();
    expect(before).toMatchObject([{ soldOut: true, soldOutUntil: expect.any(String) }, { soldOut: false }]);
    const line = { item: own.itemId, choices: [{ group: group._id, extra: extraId }] };
    const refused = await createCart(guest, own.menuId, [line]);
    expectError(refused, 409, ['/items/0/choices']);
    expect(refused.body.message).toMatch(/الجبن.*شيدر/);
    await changeGroup(own, group._id, { extras: before });
    expect(await stored()).toEqual(before);
    await expect.poll(async () => (await stored())[0]?.soldOut, { timeout: 10_000 }).toBe(false);
    // A form that stayed open meanwhile saves: nobody has edited what it shows.
    const url = endpointUrl(extraGroupEndpoints.change, { menuId: own.menuId, groupId: group._id });
    const headers = { [IF_UNCHANGED_HEADER]: formatFingerprints(fingerprintsOf({ extras: before }, ['extras'])) };
    const priced = before.map((extra) => ({ ...extra, price: 0.75 }));
    expect((await own.admin.request('PUT', url, { body: { extras: priced }, headers })).status).toBe(200);
    expect((await stored())[0]).toMatchObject({ soldOut: false, price: 0.75 });
    const [first, second] = await stored();
    expectError(
      await changeGroup(own, group._id, { extras: [first, { ...second, soldOutUntil: '2020-01-01T00:00:00.000Z' }] }),
      400,
      ['/extras/1/soldOutUntil'],
    );
  });
});

/** A seeded generator of random integers below a limit. */
function randomSource(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 8) / 0x1000000) * limit);
  };
}

/** A menu with random groups, uses and prices. */
async function randomMenu(below: (limit: number) => number): Promise<SeededMenu> {
  const own = await newSeededMenu(server);
  const price = () => below(4_000) / 1000;
  const size = () => ['S', 'L'][below(2)] ?? 'S';
  const groups: (ExtraGroup & { readonly _id: string })[] = [];
  for (let count = 0; count < 3; count++) {
    const extras = Array.from({ length: 2 + below(3) }, (_, index) => ({
      title: `${count}.${index}`,
      price: price(),
      prices: below(2) ? [{ size: size(), price: price() }] : [],
      initial: below(4) === 0 ? 1 : 0,
      soldOut: below(6) === 0,
      hide: below(6) === 0,
    }));
    const limits = { min: below(2), max: [null, 4, 5][below(3)] ?? null, each: [null, 2][below(2)] ?? null };
    groups.push(
      await addGroup(own, { title: `group ${count}`, ...limits, orNone: below(2) === 0, free: below(3), extras }),
    );
  }
  const use = (group: ExtraGroup & { readonly _id: string }) => ({
    group: group._id,
    ...(below(3) === 0 ? { free: below(3) } : {}),
    ...(below(3) === 0 ? { prices: [{ extra: extraOf(group, below(2)), price: price() }] } : {}),
    ...(below(4) === 0 ? { without: [extraOf(group, 0)] } : {}),
  });
  await changeSection(own, { extras: groups.filter(() => below(2)).map(use) });
  const sale = { onSale: true, offPrice: (1 + below(99)) / 100 };
  const subItems = ['S', 'L'].map((code) => ({ title: code, code, price: price() }));
  await putItem(own, {
    price: price(),
    sale,
    subItems,
    extras: groups.filter(() => below(2)).map((group) => ({ ...use(group), ...(below(3) ? {} : { sizes: [size()] }) })),
  });
  return own;
}

/** A line with the price that the page would show, computed from the public menu. */
function pageLine(menu: Menu, subItem: number, choices: readonly Choice[] | undefined) {
  const section = menu.sections?.[0];
  const item = section?.items?.[0] ?? {};
  const groups = offeredGroups(item, section, menu.extraGroups, subItem);
  const chosen = choices ?? initialChoices(groups);
  return {
    problems: choiceProblems(groups, chosen),
    unit: unitPrice({ item, step: priceStepOf(menu), subItem, groups, choices: chosen }),
    groups,
  };
}

it('page, cart and order agree on each price and on what is refused', async () => {
  const outcomes = { taken: 0, refused: 0 };
  for (let seed = 1; seed <= 8; seed++) {
    const below = randomSource(seed * 7919);
    const own = await randomMenu(below);
    const menu = await publicMenuOf(own);
    const taken: { readonly line: object; readonly unit: number; readonly quantity: number }[] = [];
    for (let count = 0; count < 12; count++) {
      const subItem = below(2);
      const offered = pageLine(menu, subItem, []).groups;
      const choices =
        below(6) === 0
          ? undefined
          : offered.flatMap(({ _id: group, extras }) =>
              Array.from({ length: below(3) }, () => ({
                group,
                extra: extras[below(extras.length)]?._id ?? '',
                quantity: 1 + below(2),
              })),
            );
      const { problems, unit } = pageLine(menu, subItem, choices);
      const quantity = 1 + below(3);
      const line = { item: own.itemId, subItem, quantity, note: `${count}`, ...(choices ? { choices } : {}) };
      const [problem] = problems;
      const answer = await createCart(guest, own.menuId, [line]);
      if (problem) {
        expectError(answer, problem.kind === 'sold-out' ? 409 : 400, ['/items/0/choices']);
        expect(answer.body.message).toContain(problem.groupTitle);
        outcomes.refused += 1;
      } else {
        expect(cartOf(answer)).toMatchObject({
          total: fromThousandths(unit * quantity),
          items: [{ price: fromThousandths(unit * quantity) }],
        });
        // The order of the choices does not matter: the cart recognizes the same line.
        const again = { ...line, ...(choices ? { choices: [...choices].reverse() } : {}) };
        const more = cartOf(await changeCart(guest, cartOf(answer)._id, again));
        expect(more.items).toMatchObject([{ quantity: 2 * quantity }]);
        taken.push({ line, unit, quantity });
        outcomes.taken += 1;
      }
    }
    if (taken.length === 0) continue;
    const cart = cartOf(
      await createCart(
        guest,
        own.menuId,
        taken.map(({ line }) => line),
      ),
    );
    const total = taken.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
    const sent = cartOf(await changeCart(guest, cart._id, ORDER));
    expect([cart.total, sent.total]).toEqual([fromThousandths(total), fromThousandths(total)]);
    expect(Math.round((sent.totals ?? []).reduce((sum, { amount }) => sum + amount * 1000, 0))).toBe(total);
    // Later price changes do not affect a receipt.
    await putItem(own, { extras: [], price: 999 });
    await changeSection(own, { extras: [] });
    expect(cartOf(await readCart(guest, cart._id)).items).toEqual(sent.items);
  }
  expect(Math.min(outcomes.taken, outcomes.refused)).toBeGreaterThan(15);
});

describe('a line with extras', () => {
  it('names what has changed, can be repaired, and blocks orders until then', async () => {
    const own = await newSeededMenu(server);
    const group = await addGroup(own, CHEESE);
    await putItem(own, { price: 2, extras: [{ group: group._id }] });
    const choose = (...indexes: readonly number[]) =>
      indexes.map((index) => ({ group: group._id, extra: extraOf(group, index) }));
    const line = { item: own.itemId, choices: choose(0, 1), note: ' بدون ملح ' };
    const cart = cartOf(await createCart(guest, own.menuId, [line]));
    expect(cart.items[0]).toMatchObject({
      note: 'بدون ملح',
      price: 2.75,
      choices: [
        { title: 'شيدر', groupTitle: 'الجبن', quantity: 1, unitPrice: 0.5, freeUnits: 1, price: 0 },
        { title: 'فيتا', unitPrice: 0.75, freeUnits: 0, price: 0.75 },
      ],
    });
    expect(JSON.stringify(cart)).not.toContain('FT');
    const extras = group.extras.map((extra, index) => ({ ...extra, price: 1, soldOut: index === 1 }));
    await changeGroup(own, group._id, { extras });
    const changed = cartOf(await readCart(guest, cart._id));
    expect(changed.items[0]).toMatchObject({
      ...{ price: 3, previousPrice: 2.75, problem: 'choices' },
      choiceProblem: { kind: 'sold-out', groupTitle: 'الجبن', extraTitle: 'فيتا' },
    });
    const refused = await changeCart(guest, cart._id, ORDER);
    expectError(refused, 409, ['/items/0']);
    expect(refused.body.message).toMatch(/الجبن.*فيتا/);
    expectError(await changeLine(guest, cart._id, 0, line), 409, ['/choices']);
    await changeGroup(own, group._id, { extras: extras.slice(0, 1) });
    expect(cartOf(await readCart(guest, cart._id)).items[0]).toMatchObject({
      choiceProblem: { kind: 'not-offered', groupTitle: 'الجبن', extraTitle: 'فيتا' },
      choices: [{ title: 'شيدر' }, { title: 'فيتا', price: 0 }],
    });
    expectError(await changeCart(guest, cart._id, ORDER), 400, ['/items/0']);
    const mended = cartOf(await changeLine(guest, cart._id, 0, { ...line, choices: choose(0), quantity: 2 }));
    expect(mended.items).toMatchObject([{ quantity: 2, price: 4 }]);
    expect(mended.items[0]).not.toHaveProperty('previousPrice');
    expect(cartOf(await changeCart(guest, cart._id, ORDER))).toMatchObject({ total: 4, items: [{ note: 'بدون ملح' }] });
  });

  it('states which preselected extras were removed, as at submission', async () => {
    const own = await newSeededMenu(server);
    const group = await addGroup(own, {
      title: 'الخضار',
      max: null,
      extras: [
        { title: 'بصل', initial: 1, kitchenTitle: 'ON' },
        { title: 'طماطم', initial: 1 },
      ],
    });
    await putItem(own, { extras: [{ group: group._id }] });
    const choices = [{ group: group._id, extra: extraOf(group, 1) }];
    const cart = cartOf(await createCart(guest, own.menuId, [{ item: own.itemId, choices }, { item: own.itemId }]));
    const onion = { group: group._id, extra: extraOf(group, 0), title: 'بصل', groupTitle: 'الخضار' };
    expect(cart.items.map(({ deselected }) => deselected)).toEqual([[onion], []]);
    await changeCart(guest, cart._id, ORDER);
    await changeGroup(own, group._id, { extras: [group.extras[1]] });
    expect(cartOf(await readCart(guest, cart._id)).items[0]).toMatchObject({ deselected: [onion] });
    const order = await own.admin.ask(guestOrderEndpoints.read, { params: { ...own, cartId: cart._id } });
    expect(order.data.items[0]).toMatchObject({ deselected: [{ ...onion, kitchenTitle: 'ON' }] });
  });

  it('is sold out for guests alone while a required group has nothing left', async () => {
    const own = await newSeededMenu(server);
    const group = await addGroup(own, { ...CHEESE, min: 1 });
    await putItem(own, { extras: [{ group: group._id }] });
    const line = { item: own.itemId, choices: [{ group: group._id, extra: extraOf(group, 0) }] };
    const cart = cartOf(await createCart(guest, own.menuId, [line]));
    await changeGroup(own, group._id, { extras: group.extras.map((extra) => ({ ...extra, soldOut: true })) });
    const soldOut = async (client: Client) =>
      (await wholeMenu(client, own.menuId)).sections?.[0]?.items?.find(({ _id }) => _id === own.itemId)?.soldOut;
    expect(await soldOut(guest)).toBe(true);
    expect(await soldOut(own.admin)).toBe(false);
    expect(cartOf(await readCart(guest, cart._id)).items[0]).toMatchObject({ problem: 'sold-out' });
    expectError(await createCart(guest, own.menuId, [line]), 409, ['/items/0/item']);
    await changeGroup(own, group._id, { min: 0 });
    expect(await soldOut(guest)).toBe(false);
  });

  it('is refused by what is wrong with it', async () => {
    const own = await newSeededMenu(server);
    const group = await addGroup(own, { ...CHEESE, min: 1 });
    await putItem(own, { extras: [{ group: group._id }] });
    const unused = await addGroup(own, { title: 'غيرها', extras: [{ title: 'x' }] });
    const extra = extraOf(group, 0);
    const cases: readonly (readonly [object, string, RegExp?])[] = [
      [{ item: own.itemId }, '/items/0/choices', /الجبن/],
      [{ item: own.itemId, choices: [{ group: group._id, extra, quantity: 3 }] }, '/items/0/choices', /الجبن.*شيدر/],
      [
        {
          item: own.itemId,
          choices: [
            { group: group._id, extra },
            { group: unused._id, extra: extraOf(unused, 0) },
          ],
        },
        '/items/0/choices',
        /غيرها/,
      ],
      [{ item: own.itemId, choices: [{ group: group._id, extra: MISSING }] }, '/items/0/choices', /الجبن/],
      [{ item: own.itemId, picks: [{ choice: 0, item: own.itemId }] }, '/items/0/picks'],
      [{ combo: own.comboId, choices: [{ group: group._id, extra }] }, '/items/0/choices'],
      [{ item: own.itemId, note: 'x'.repeat(201) }, '/items/0/note'],
    ];
    for (const [line, path, sentence = /./] of cases) {
      const answer = await createCart(guest, own.menuId, [line]);
      expectError(answer, 400, [path]);
      expect(answer.body.message).toMatch(sentence);
    }
  });
});

it('a combo takes the guest’s picks at their price, and names refused ones', async () => {
  const own = await newSeededMenu(server);
  const drink = await addItem(own, {
    title: 'عصير',
    subItems: [
      { title: 'صغير', price: 1 },
      { title: 'كبير', price: 2 },
    ],
  });
  const hidden = await addItem(own, { title: 'مخفي', hide: true });
  const [{ subItems = [] } = { subItems: [] }] = (
    (await wholeMenu(own.admin, own.menuId)).sections?.[0]?.items ?? []
  ).filter(({ _id }) => _id === drink);
  const large = subItems[1]?._id ?? '';
  const choices = [
    {
      title: 'المشروب',
      min: 1,
      max: 2,
      of: [{ item: drink, subItem: large, extra: 0.5 }, { item: hidden }, { item: own.itemId }],
    },
  ];
  const edit = (fields: object) => changeCombo(own, { choices: [{ ...choices[0], ...fields }] });
  expectError(await edit({ min: 3 }), 400, ['/choices/0/min']);
  expectError(await edit({ of: [{ item: MISSING }] }), 400, ['/choices/0/of/0/item']);
  expectError(await edit({ of: [{ item: drink, subItem: MISSING }] }), 400, ['/choices/0/of/0/subItem']);
  expect((await changeCombo(own, { choices })).status).toBe(200);
  expect((await wholeMenu(own.admin, own.menuId)).combos?.[0]?.choices).toMatchObject(choices);
  expect((await publicMenuOf(own)).combos?.[0]?.choices?.[0]?.of.map(({ item }) => item)).toEqual([drink, own.itemId]);
  const order = (...picks: readonly object[]) => createCart(guest, own.menuId, [{ combo: own.comboId, picks }]);
  const juice = { choice: 0, item: drink, subItem: 1 };
  const cart = cartOf(await order(juice, juice));
  expect(cart).toMatchObject({
    total: 21,
    items: [{ picks: [{ title: 'عصير', option: 'كبير', choiceTitle: 'المشروب', price: 0.5 }, { price: 0.5 }] }],
  });
  for (const [picks, status] of [
    [[], 400],
    [[juice, juice, juice], 400],
    [[{ ...juice, subItem: 0 }], 400],
    [[{ choice: 0, item: hidden }], 400],
  ] as const) {
    const refused = await order(...picks);
    expectError(refused, status, ['/items/0/picks']);
    expect(refused.body.message).toContain('المشروب');
  }
  await changeItem(own, drink, { soldOut: true });
  expectError(await order(juice), 409, ['/items/0/picks']);
  expect(cartOf(await readCart(guest, cart._id)).items[0]).toMatchObject({
    problem: 'choices',
    choiceProblem: { kind: 'sold-out', groupTitle: 'المشروب', extraTitle: 'عصير' },
  });
  expectError(await changeCart(guest, cart._id, ORDER), 409, ['/items/0']);
  await removeItem(own, drink);
  expectError(await changeCart(guest, cart._id, ORDER), 400, ['/items/0']);
  expect(
    cartOf(await changeLine(guest, cart._id, 0, { combo: own.comboId, picks: [{ choice: 0, item: own.itemId }] }))
      .total,
  ).toBe(20);
  // The page of a sent order shows the fixed items beside what was picked.
  await changeCombo(own, { items: [await addItem(own, { title: 'سلطة اليوم' })] });
  await own.admin.ask(menuEndpoints.change, { params: own, body: { orders: { mode: 'inbox' } } });
  expect((await changeCart(guest, cart._id, { ...ORDER, name: 'رنا' })).status).toBe(200);
  const page = await guest.fetch(`/cart/${cart._id}`).then((response) => response.text());
  const [details] = /<small><span>.*?<\/small>/.exec(page) ?? [];
  expect(details).toMatch(/سلطة اليوم.*منسف/);
});

it('a delivery names its area, reaches its minimum, and costs its fee', async () => {
  const own = await newSeededMenu(server);
  const areas = [
    { title: 'عبدون', fee: 1.5, minOrder: 10 },
    { title: 'الجبيهة', fee: 0 },
  ];
  expectError(await changeOption(own, { kind: 'pickup', areas }), 400, ['/areas']);
  const repeated = await changeOption(own, { kind: 'delivery', areas: [...areas, { title: 'الجبيهه ', fee: 2 }] });
  expectError(repeated, 400, ['/areas/2/title']);
  expect(repeated.body.message).toContain('الجبيهه');
  expect((await changeOption(own, { kind: 'delivery', areas })).status).toBe(200);
  const [option] = (await wholeMenu(own.admin, own.menuId)).orderReceiveOptions ?? [];
  const [near, far] = option?.areas ?? [];
  await changeOption(own, { areas: [far, near] });
  expect((await wholeMenu(own.admin, own.menuId)).orderReceiveOptions?.[0]?.areas).toEqual([far, near]);
  const { _id } = cartOf(await createCart(guest, own.menuId, [{ item: own.itemId }]));
  const submit = (fields: object) => changeCart(guest, _id, { ...ORDER, address: 'شارع الرينبو', ...fields });
  expectError(await submit({}), 400, ['/area']);
  expectError(await submit({ area: MISSING }), 400, ['/area']);
  const below = await submit({ area: near?._id });
  expectError(below, 409, ['/area']);
  expect(below.body.message).toMatch(/عبدون.*10\.00 JD.*3\.50 JD/);
  await changeCart(guest, _id, { item: own.itemId });
  const sent = cartOf(await submit({ area: near?._id }));
  expect(sent).toMatchObject({
    total: 14.5,
    totals: [
      { kind: 'items', amount: 13 },
      { kind: 'delivery', title: 'عبدون', amount: 1.5 },
    ],
    area: { _id: near?._id, title: 'عبدون', fee: 1.5 },
  });
  await changeOption(own, { kind: 'pickup' });
  expect(cartOf(await readCart(guest, _id))).toMatchObject({ total: 14.5, area: { fee: 1.5 } });
});

it('a cart takes its table from the code, or as typed without tables', async () => {
  const own = await newSeededMenu(server);
  await changeOption(own, { kind: 'dine-in' });
  const open = async (table?: string) =>
    cartOf(
      await guest.request<CartAnswer['body']>('POST', endpointUrl(cartEndpoints.create, {}), {
        body: { menu: own.menuId, items: [{ item: own.itemId }], ...(table === undefined ? {} : { table }) },
      }),
    );
  const submit = ({ _id }: { readonly _id: string }, table?: string) =>
    changeCart(guest, _id, { ...ORDER, ...(table === undefined ? {} : { table }) });
  expect(cartOf(await submit(await open('nothing'), '12'))).toMatchObject({
    table: { label: '12' },
    menu: { hasTables: false },
  });
  const table = await own.admin.ask(tableEndpoints.create, { params: own, body: { label: '7' } });
  const token = table.data.token ?? '';
  expect((await open('nothing')).table).toBeUndefined();
  const cart = await open(token);
  expect(cart).toMatchObject({ table: { label: '7' }, menu: { hasTables: true } });
  expect(cartOf(await submit(cart))).toMatchObject({ table: { label: '7' } });
  expect(cartOf(await submit(await open(), token))).toMatchObject({ table: { label: '7' } });
  // At a table neither phone nor name is asked for.
  const { phone: _, ...anonymous } = ORDER;
  const { _id } = await open(token);
  expect(cartOf(await changeCart(guest, _id, anonymous))).toMatchObject({ clientPhone: '', table: { label: '7' } });
  expectError(await submit(await open(), '12'), 400, ['/table']);
  expectError(await submit(await open()), 400, ['/table']);
});

it('an order is repeated at today’s prices, with what can still be had', async () => {
  const own = await newSeededMenu(server);
  const group = await addGroup(own, CHEESE);
  const other = await addItem(own, { title: 'يختفي', price: 1 });
  await putItem(own, { extras: [{ group: group._id }] });
  const line = { item: own.itemId, choices: [{ group: group._id, extra: extraOf(group, 1), quantity: 2 }], note: 'x' };
  const { _id } = cartOf(await createCart(guest, own.menuId, [line, { item: other }]));
  const url = (cartId: string) => endpointUrl(cartEndpoints.repeat, { cartId });
  const repeat = (cartId: string, body: object = {}) =>
    guest.request<CartAnswer['body']>('POST', url(cartId), { body });
  expectError(await repeat(_id), 409);
  await changeCart(guest, _id, ORDER);
  await putItem(own, { price: 10 });
  await removeItem(own, other);
  const preview = await guest.request<ResponseBody<RepeatPreview>>('GET', url(_id));
  expect(preview.body.data?.data).toMatchObject({
    total: 10.75,
    missing: ['يختفي'],
    items: [{ price: 10.75, note: 'x' }],
  });
  const fresh = cartOf(await repeat(_id));
  expect(fresh).toMatchObject({ total: 10.75, items: [{ choices: [{ title: 'فيتا', quantity: 2 }], note: 'x' }] });
  expect(fresh.items[0]).not.toHaveProperty('previousPrice');
  expect(fresh._id).not.toBe(_id);
  expect(cartOf(await repeat(_id, { cart: fresh._id })).items).toMatchObject([{ quantity: 2 }]);
  const strange = await newSeededMenu(server);
  const elsewhere = cartOf(await createCart(guest, strange.menuId, [{ item: strange.itemId }]));
  expectError(await repeat(_id, { cart: elsewhere._id }), 400, ['/cart']);
  expectError(await repeat(_id, { cart: MISSING }), 404);
  expectError(await repeat(MISSING), 404);
  await changeItem(own, own.itemId, { soldOut: true });
  expectError(await repeat(_id), 409);
});
