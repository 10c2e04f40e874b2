import { itemEndpoints, endpointUrl, type Item } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseBody } from '../support/http.js';
import { anItem, newSeededMenu, idOf, wholeMenu } from '../support/menus.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let menu: Awaited<ReturnType<typeof newSeededMenu>>;

beforeAll(async () => {
  server = await sharedServer();
  menu = await newSeededMenu(server);
});

const inSection = () => ({ menuId: menu.menuId, sectionId: menu.sectionId });
const add = async (body: object = {}): Promise<Item> =>
  (await menu.admin.ask(itemEndpoints.create, { params: inSection(), body: { ...anItem, ...body } })).data;
const change = (itemId: string, body: unknown) =>
  menu.admin.request<ResponseBody<Item>>('PUT', endpointUrl(itemEndpoints.change, { ...inSection(), itemId }), {
    body,
  });
const create = (body: unknown) => menu.admin.request('POST', endpointUrl(itemEndpoints.create, inSection()), { body });
const bulk = (body: unknown) =>
  menu.admin.request<ResponseBody<Item[]>>('POST', endpointUrl(itemEndpoints.createMany, inSection()), { body });
const stored = async (itemId: string) => {
  const { sections } = await wholeMenu(menu.admin, menu.menuId);
  return sections?.flatMap(({ items }) => items ?? []).find(({ _id }) => _id === itemId);
};

const TENTH = { onSale: true, offPrice: 0.1 };

describe('an item', () => {
  it('is created last in its section, with a public id and its defaults', async () => {
    const item = await add({ title: 'الأخير' });
    expect(item).toMatchObject({ title: 'الأخير', soldOut: false, hide: false, interestRecords: 0 });
    expect(item._id).toMatch(/^[a-z0-9]{24}$/);
    const { sections } = await wholeMenu(menu.admin, menu.menuId);
    expect(sections?.[0]?.items?.at(-1)?._id).toBe(item._id);
  });

  it('keeps a price of three decimals exactly', async () => {
    for (const price of [0, 0.001, 1.005, 2.675, 999_999.999, 1_000_000]) {
      expect((await stored(idOf(await add({ price }))))?.price).toBe(price);
    }
  });

  it('may lack a description, and be changed without one', async () => {
    const added = await create({ title: 'شاي', price: 1, pin: false, show: { type: 'small-image' } });
    const id = idOf(added.body.data?.data ?? {});
    expect((await stored(id))?.description).toBe('');
    await menu.admin.ask(itemEndpoints.change, {
      params: { ...menu, itemId: id },
      body: { title: 'شاي بالنعناع', description: '' },
    });
    expect(await stored(id)).toMatchObject({ title: 'شاي بالنعناع', description: '' });
  });

  it('must say its pin and its display when it is created alone', async () => {
    expectError(await create({ title: 'x', description: 'y', price: 1 }), 400, ['/pin', '/show']);
  });

  it.each([
    ['a price below nothing', { price: -1 }, '/price'],
    ['a price above a million', { price: 1_000_000.001 }, '/price'],
    ['four decimals', { price: 1.0001 }, '/price'],
    ['a price of nine decimals', { price: 1e-9 }, '/price'],
    ['a sub-item’s price of nine decimals', { subItems: [{ title: 'x', price: 1.000000001 }] }, '/subItems/0/price'],
    ['a price that can be read in two ways', { price: '1,250' }, '/price'],
    ['a line break in its name', { title: 'منسف\r\nباللحم' }, '/title'],
    ['a price in words', { price: '3' }, '/price'],
    ['an empty name', { title: '' }, '/title'],
    ['blanks for a name', { title: ' \t ' }, '/title'],
    ['a name of 121 letters', { title: 'ا'.repeat(121) }, '/title'],
    ['an unknown display', { show: { type: 'huge' } }, '/show/type'],
    ['a control character', { description: 'a\u0000b' }, '/description'],
    ['a mistyped field', { discription: 'x' }, '/discription'],
    ['an id of its own', { _id: 'a'.repeat(24) }, '/_id'],
    ['a discount above one', { sale: { onSale: true, offPrice: 1.5 } }, '/sale/offPrice'],
    ['a sale without a discount', { sale: { onSale: true } }, '/sale/offPrice'],
    ['an end of its sale that is past', { sale: { ...TENTH, until: '2020-01-01T00:00:00.000Z' } }, '/sale/until'],
    ['an end of its sale that is no time', { sale: { ...TENTH, until: 'tomorrow' } }, '/sale/until'],
    ['a sub-item without a price', { subItems: [{ title: 'صغير' }] }, '/subItems/0/price'],
    ['a picture that was not uploaded', { image: 'x.webp' }, '/image'],
  ])('is refused with %s, by the name of the field, and nothing is stored', async (_, fault, path) => {
    const before = await wholeMenu(menu.admin, menu.menuId);
    expectError(await create({ ...anItem, ...fault }), 400, [path]);
    expect(await wholeMenu(menu.admin, menu.menuId)).toEqual(before);
  });

  it('may have a description of several lines', async () => {
    expect((await stored(idOf(await add({ description: 'لحم\nوأرز' }))))?.description).toBe('لحم\nوأرز');
  });

  it('is stored with trimmed texts, and refused with a blank name', async () => {
    const { _id: itemId } = await add({ title: '  فتوش ', subItems: [{ title: ' كبير ', price: 2 }] });
    expect(await stored(itemId)).toMatchObject({ title: 'فتوش', subItems: [{ title: 'كبير' }] });
    await change(itemId, { description: '\n خبز\n  وخضار \n', translations: { en: { title: ' Fattoush ' } } });
    expect(await stored(itemId)).toMatchObject({
      description: 'خبز\n  وخضار',
      translations: { en: { title: 'Fattoush' } },
    });
    expectError(await change(itemId, { title: '  ' }), 400, ['/title']);
  });

  it('accepts the sectionId that the page sends beside the path’s', async () => {
    expect((await create({ ...anItem, sectionId: menu.sectionId })).status).toBe(200);
  });

  it('changes only what is sent', async () => {
    const item = await add({ pin: true, soldOut: true });
    await change(idOf(item), { title: 'اسم جديد' });
    expect(await stored(idOf(item))).toEqual({ ...item, title: 'اسم جديد' });
  });

  it('stores no discount once its sale is taken away', async () => {
    const item = await add({ sale: { onSale: true, offPrice: 0.25 } });
    await change(idOf(item), { sale: { onSale: false } });
    expect((await stored(idOf(item)))?.sale).toEqual({ onSale: false, offPrice: 0 });
  });

  it('keeps the end of its sale until the sale is sent without one', async () => {
    const sale = { ...TENTH, until: '2090-01-01T00:00:00.000Z' };
    const item = await add({ sale });
    expect(item.sale).toEqual(sale);
    await change(idOf(item), { title: 'مسخّن' });
    expect((await stored(idOf(item)))?.sale).toEqual(sale);
    await change(idOf(item), { sale: TENTH });
    expect((await stored(idOf(item)))?.sale).toEqual(TENTH);
  });

  it('keeps the id of a sub-item sent with it, and gives new ones an id', async () => {
    const item = await add({
      subItems: [
        { title: 'صغير', price: 1 },
        { title: 'كبير', price: 2.125 },
      ],
    });
    const [small, large] = item.subItems ?? [];
    const { body } = await change(idOf(item), {
      subItems: [
        { ...large, price: 2.5 },
        { title: 'عائلي', price: 4 },
        { _id: 'z'.repeat(24), title: 'غريب', price: 1 },
      ],
    });
    const ids = body.data?.data.subItems?.map(({ _id }) => _id) ?? [];
    expect(ids[0]).toBe(large?._id);
    expect(ids).not.toContain(small?._id);
    expect(ids).not.toContain('z'.repeat(24));
    expect(new Set(ids).size).toBe(3);
  });

  it('is copied right after itself with its contents, without its history', async () => {
    const own = await newSeededMenu(server);
    const addTo = async (title: string) => {
      const body = { ...anItem, title, subItems: [{ title: 'كبير', price: 2 }] };
      return (await own.admin.ask(itemEndpoints.create, { params: own, body })).data;
    };
    const original = await addTo('أول');
    await addTo('ثانٍ');
    const { data: copy } = await own.admin.ask(itemEndpoints.copy, {
      params: { ...own, itemId: original._id },
    });
    expect(copy).toMatchObject({
      title: 'أول',
      hide: true,
      subItems: [{ title: 'كبير', price: 2 }],
      interestRecords: 0,
    });
    expect(copy._id).not.toBe(original._id);
    expect(copy.subItems?.[0]?._id).not.toBe(original.subItems?.[0]?._id);
    const { sections = [] } = await wholeMenu(own.admin, own.menuId);
    const shown = sections.flatMap(({ items = [] }) => items).map(({ _id, title }) => [_id, title]);
    expect(shown.slice(-3).map(([, title]) => title)).toEqual(['أول', 'أول', 'ثانٍ']);
    expect(shown.at(-2)?.[0]).toBe(copy._id);
    const missing = endpointUrl(itemEndpoints.copy, { ...own, itemId: 'a'.repeat(24) });
    expect((await own.admin.request('POST', missing)).status).toBe(404);
  });

  it('is taken out of combos when it is deleted', async () => {
    const own = await newSeededMenu(server);
    await own.admin.ask(itemEndpoints.remove, { params: own });
    const { combos, sections } = await wholeMenu(own.admin, own.menuId);
    expect(combos?.[0]?.items).toEqual([]);
    expect(sections?.[0]?.items).toEqual([]);
  });
});

describe('bulk', () => {
  const few = { title: 'من القائمة', price: 1 };

  it.each([
    ['a list', [few, few]],
    ['an object with items', { items: [few, few] }],
    ['one item', few],
  ])('takes %s, with the defaults of bulk', async (_, body) => {
    const answer = await bulk(body);
    expect(answer.status).toBe(200);
    for (const item of answer.body.data?.data ?? [])
      expect(item).toMatchObject({ description: '', pin: false, show: { type: 'small-image' } });
  });

  it('stores all or nothing, and names each wrong row and field', async () => {
    const before = await wholeMenu(menu.admin, menu.menuId);
    const answer = await bulk([few, { ...few, price: -1 }, few, { ...few, title: '' }]);
    expectError(answer, 400, ['/1/price', '/3/title']);
    expect(answer.body.message).toContain('السطر 2');
    expect(await wholeMenu(menu.admin, menu.menuId)).toEqual(before);
  });

  it('takes a thousand and refuses one more', async () => {
    const own = await newSeededMenu(server);
    const post = (count: number) =>
      own.admin.request('POST', endpointUrl(itemEndpoints.createMany, own), {
        body: Array.from({ length: count }, () => few),
      });
    expect((await post(1001)).status).toBe(400);
    expect((await post(1000)).status).toBe(200);
    expect((await wholeMenu(own.admin, own.menuId)).sections?.[0]?.items).toHaveLength(1001);
  });

  it.each([
    ['text', '"x"'],
    ['nothing', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['broken JSON', '[{'],
  ])('refuses %s', async (_, text) => {
    const answer = await menu.admin.request('POST', endpointUrl(itemEndpoints.createMany, inSection()), {
      body: text,
      headers: { 'content-type': 'application/json' },
    });
    expectError(answer, 400);
  });
});
