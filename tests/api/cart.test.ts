/** The lines of a cart: validation and prices. */
import {
  cartMessage,
  cartSchema,
  validate,
  comboEndpoints,
  itemEndpoints,
  menuEndpoints,
  sectionEndpoints,
  todayIn,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addItem,
  cartOf,
  changeCart,
  changeItem,
  changeLine,
  changeMenu,
  createCart,
  inDays,
  newCart,
  readCart,
  removeItem,
  putLine,
  removeLine,
  reserveMenu,
} from '../support/carts.js';
import type { Client } from '../support/http.js';
import { idOf, newSeededMenu, PAST_HOURS, WHATSAPP, wholeMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let guest: Client;
beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const SIZES = {
  subItems: [
    { title: 'صغير', price: 2.005 },
    { title: 'كبير', price: 3.5 },
  ],
};
const MISSING = 'a'.repeat(24);

describe('a new cart', () => {
  it('has its lines, prices and page data, and does not change by reading', async () => {
    const menu = await newSeededMenu(server);
    await changeMenu(menu, {
      institution: { name: 'مطعم ابتكار', whatsapp: 'https://wa.me/962790000000', contact: { phone: '0790000000' } },
      colors: { mainColor: '#123456' },
      quantityLabel: 'العدد',
    });
    const answer = await createCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 3 }]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      data: {
        rty: true,
        data: {
          _id: expect.stringMatching(/^[a-z0-9]{24}$/),
          items: [
            {
              item: { _id: menu.itemId, title: 'منسف باللحم البلدي', price: 6.5, subItems: [], image: null },
              subItem: null,
              quantity: 3,
              startDate: null,
              endDate: null,
              choices: [],
              deselected: [],
              picks: [],
              section: { _id: menu.sectionId, title: 'الأطباق' },
              price: 19.5,
            },
          ],
          total: 19.5,
          totals: [{ kind: 'items', amount: 19.5 }],
          number: null,
          placedAt: null,
          answerFrom: null,
          answerBy: null,
          promisedAt: null,
          leftAt: null,
          driver: null,
          anonymisedAt: null,
          taxes: [],
          tip: null,
          steps: [],
          soldOut: [],
          receiveOption: null,
          guestsNo: null,
          submittedAt: null,
          menu: {
            _id: menu.menuId,
            username: null,
            currency: 'JOD',
            country: 'JO',
            colors: { mainColor: '#123456' },
            institution: {
              name: 'مطعم ابتكار',
              whatsapp: 'https://wa.me/962790000000',
              contact: { phone: '0790000000' },
            },
            settings: (await wholeMenu(menu.admin, menu.menuId)).settings,
            cartSettings: { quantityLabel: 'العدد' },
            languages: { default: 'ar', offered: ['ar'] },
            workingDays: [],
            orderReceiveOptions: [{ _id: menu.optionId, title: 'توصيل', areas: [] }],
            specialHours: [{ _id: menu.specialHoursId, ...PAST_HOURS, days: [] }],
            pickupPlaces: [],
            hasTables: false,
            hasCoupons: false,
          },
        },
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(validate(cartSchema, cartOf(answer)).issues).toEqual([]);
    const read = await readCart(visitor(server), cartOf(answer)._id);
    expect(read.body).toEqual(answer.body);
    expect(read.headers.get('cache-control')).toBe('no-store');
    expect(read.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('takes a menu by its short name', async () => {
    const menu = await newSeededMenu(server);
    const username = `cart-${menu.menuId.slice(0, 8)}`;
    await changeMenu(menu, { username });
    expect(cartOf(await createCart(guest, username, [{ item: menu.itemId }])).menu._id).toBe(menu.menuId);
  });

  it.each([
    ['no lines', { items: [] }, ['/items']],
    ['too many lines', { items: Array.from({ length: 101 }, () => ({ item: MISSING })) }, ['/items']],
    ['quantity 0', { items: [{ item: MISSING, quantity: 0 }] }, ['/items/0/quantity']],
    ['quantity 1000', { items: [{ item: MISSING, quantity: 1000 }] }, ['/items/0/quantity']],
    ['half a piece', { items: [{ item: MISSING, quantity: 1.5 }] }, ['/items/0/quantity']],
    ['a price of its own', { items: [{ item: MISSING, price: 0 }] }, ['/items/0/price']],
    ['no item', { items: [{ quantity: 1 }] }, ['/items/0/item']],
    ['an item and a combo', { items: [{ item: MISSING, combo: MISSING }] }, ['/items/0/combo']],
    ['a day that is none', { items: [{ item: MISSING, startDate: '2030-02-30' }] }, ['/items/0/startDate']],
  ])('is refused with %s', async (_, body, paths) => {
    expectError(await createCart(guest, MISSING, body.items), 400, paths);
  });

  it('holds 100 lines, and the same choice twice as one', async () => {
    const { menuId, itemId } = await newSeededMenu(server);
    const cart = cartOf(
      await createCart(
        guest,
        menuId,
        Array.from({ length: 100 }, () => ({ item: itemId })),
      ),
    );
    expect(cart.items).toMatchObject([{ quantity: 100, price: 650 }]);
    expect(cart.total).toBe(650);
    const many = [{ item: itemId, quantity: 999 }, { item: itemId }];
    expectError(await createCart(guest, menuId, many), 400, ['/items/1/quantity']);
  });

  it('counts the largest prices exactly, and is refused above that', async () => {
    const menu = await newSeededMenu(server);
    await changeMenu(menu, { currency: 'LBP' });
    await changeItem(menu, menu.itemId, { price: 1_000_000_000, subItems: [], sale: { onSale: false } });
    const cart = cartOf(await createCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 999 }]));
    expect(cart).toMatchObject({ total: 999_000_000_000, items: [{ price: 999_000_000_000 }] });
    const combo = await menu.admin.ask(comboEndpoints.create, {
      params: menu,
      body: { title: 'وليمة', price: 1_000_000_000, items: [menu.itemId] },
    });
    const another = { combo: idOf(combo.data), quantity: 2 };
    const refused = await changeCart(guest, cart._id, another);
    expectError(refused, 409);
    expect(refused.body.message).toContain('1,000,000,000,000');
    expect(cartOf(await changeCart(guest, cart._id, { ...another, quantity: 1 })).total).toBe(1e12);
    expectError(await changeLine(guest, cart._id, 1, { quantity: 2 }), 409);
    expect(cartOf(await readCart(guest, cart._id)).total).toBe(1e12);
  });

  it('is refused for a menu that is not there, not active, or sells nothing', async () => {
    const menu = await newSeededMenu(server);
    const line = [{ item: menu.itemId }];
    expectError(await createCart(guest, MISSING, line), 404);
    await changeMenu(menu, { enableBuy: false });
    expectError(await createCart(guest, menu.menuId, line), 409);
    await changeMenu(menu, { enableBuy: true, institution: { whatsapp: '' } });
    const unheard = await createCart(guest, menu.menuId, line);
    expectError(unheard, 409);
    expect(unheard.body.message).toBe('لا تستقبل هذه القائمة الطلبات بعد.');
    await changeMenu(menu, { institution: { whatsapp: WHATSAPP } });
    await menu.provider.ask(menuEndpoints.deactivate, { params: { menuId: menu.menuId } });
    expectError(await createCart(guest, menu.menuId, line), 404);
  });
});

describe('an item', () => {
  it('is not found if unknown, hidden, in a hidden section or another menu', async () => {
    const menu = await newSeededMenu(server);
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }]);
    const other = await newSeededMenu(server);
    const hidden = await addItem(menu, { hide: true });
    for (const item of [MISSING, other.itemId, hidden, 'x', "' OR 1=1 --"]) {
      expectError(await createCart(guest, menu.menuId, [{ item: menu.itemId }, { item }]), 404, ['/items/1/item']);
      expectError(await changeCart(guest, cartId, { item }), 404, ['/item']);
    }
    const { menuId, sectionId } = menu;
    await menu.admin.ask(sectionEndpoints.change, { params: { menuId, sectionId }, body: { hide: true } });
    expectError(await changeCart(guest, cartId, { item: menu.itemId }), 404, ['/item']);
    expect(cartOf(await readCart(guest, cartId)).items).toHaveLength(1);
  });

  it('that is sold out or at market price is refused by its name', async () => {
    const menu = await newSeededMenu(server);
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }]);
    const soldOut = await addItem(menu, { title: 'كنافة نابلسية', soldOut: true });
    const refused = await changeCart(guest, cartId, { item: soldOut });
    expectError(refused, 409, ['/item']);
    expect(refused.body.message).toBe('«\u2068كنافة نابلسية\u2069» نفد.');
    const english = await createCart(visitor(server, 'en'), menu.menuId, [{ item: soldOut }]);
    expect(english.body.message).toBe('“\u2068كنافة نابلسية\u2069” is sold out.');
    const asked = await addItem(menu, { title: 'سمك اليوم', price: 0, askPrice: true });
    const unpriced = await changeCart(guest, cartId, { item: asked });
    expectError(unpriced, 409, ['/item']);
    expect(unpriced.body.message).toBe('سعر «\u2068سمك اليوم\u2069» حسب السوق، فلا يُطلب من هنا.');
  });

  it('with sub-items takes one of theirs, any other none', async () => {
    const menu = await newSeededMenu(server);
    const sized = await addItem(menu, SIZES);
    const cartId = await newCart(guest, menu.menuId, [{ item: sized, subItem: 0, quantity: 3 }]);
    for (const line of [{ item: sized }, { item: sized, subItem: null }, { item: sized, subItem: 2 }]) {
      expectError(await changeCart(guest, cartId, line), 400, ['/subItem']);
    }
    expectError(await changeCart(guest, cartId, { item: menu.itemId, subItem: 0 }), 400, ['/subItem']);
    expectError(await changeCart(guest, cartId, { item: sized, subItem: -1 }), 400, ['/subItem']);
    const cart = cartOf(await changeCart(guest, cartId, { item: sized, subItem: 1 }));
    expect(cart.items).toMatchObject([
      { subItem: 0, quantity: 3, price: 6.015 },
      { subItem: 1, quantity: 1, price: 3.5 },
    ]);
    expect(cart.total).toBe(9.515);
  });

  it('has its current price, sale included, wherever its sub-item has moved', async () => {
    const menu = await newSeededMenu(server);
    const sized = await addItem(menu, { ...SIZES, sale: { onSale: true, offPrice: 0.1 } });
    const cartId = await newCart(guest, menu.menuId, [{ item: sized, subItem: 0, quantity: 2 }]);
    // 2.005 × 0.9 = 1.8045, which is rounded half up to the menu's step before it is multiplied by the quantity.
    expect(cartOf(await readCart(guest, cartId)).total).toBe(3.6);
    const [small, large] = (await wholeMenu(menu.admin, menu.menuId)).sections?.[0]?.items?.[1]?.subItems ?? [];
    await changeItem(menu, sized, { sale: { onSale: false }, subItems: [large, { ...small, price: 2.5 }] });
    const [line] = cartOf(await readCart(guest, cartId)).items;
    expect(line).toMatchObject({ subItem: 1, price: 5, item: { subItems: [{ title: 'كبير' }, { title: 'صغير' }] } });
  });

  it('costs the full price once its sale has ended, and says what it was', async () => {
    const menu = await newSeededMenu(server);
    const sale = { onSale: true, offPrice: 0.5, until: new Date(Date.now() + 3_000).toISOString() };
    const item = await addItem(menu, { price: 4, sale });
    const shown = async () => {
      const { data } = await guest.ask(menuEndpoints.read, { params: menu });
      return data.sections?.flatMap(({ items }) => items ?? []).find(({ _id }) => _id === item)?.sale;
    };
    const cartId = await newCart(guest, menu.menuId, [{ item, quantity: 2 }]);
    expect(cartOf(await readCart(guest, cartId))).toMatchObject({ total: 4, items: [{ price: 4 }] });
    expect(await shown()).toEqual(sale);
    await expect.poll(shown, { timeout: 10_000 }).toEqual({ onSale: false, offPrice: 0 });
    expect(cartOf(await readCart(guest, cartId))).toMatchObject({ total: 8, items: [{ price: 8, previousPrice: 4 }] });
    // A form that was opened before the end may send the sale with its other fields.
    const { data } = await changeItem(menu, item, { description: 'باللبن', sale });
    expect(data).toMatchObject({ description: 'باللبن', sale: { onSale: false, offPrice: 0 } });
  });
});

describe('a line', () => {
  it('grows by what is added, up to the limit and no further', async () => {
    const { menuId, itemId } = await newSeededMenu(server);
    const cartId = await newCart(guest, menuId, [{ item: itemId, quantity: 998 }]);
    expectError(await changeCart(guest, cartId, { item: itemId, quantity: 2 }), 409, ['/quantity']);
    expect(cartOf(await changeCart(guest, cartId, { item: itemId })).items).toMatchObject([{ quantity: 999 }]);
    expectError(await changeCart(guest, cartId, { item: itemId, quantity: 1000 }), 400, ['/quantity']);
  });

  it('is not added to a hundred others', async () => {
    const menu = await newSeededMenu(server);
    const subItems = Array.from({ length: 50 }, (_, index) => ({ title: `خيار ${index}`, price: 1 }));
    const lines = [await addItem(menu, { subItems }), await addItem(menu, { subItems })].flatMap((item) =>
      subItems.map((_, subItem) => ({ item, subItem })),
    );
    const cartId = await newCart(guest, menu.menuId, lines);
    expectError(await changeCart(guest, cartId, { item: menu.itemId }), 409);
    expect(cartOf(await changeCart(guest, cartId, lines[7])).total).toBe(101);
  });

  it('puts a line back at the place that it had', async () => {
    const menu = await newSeededMenu(server);
    const other = await addItem(menu, { title: 'فتوش', price: 1.25 });
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }, { item: other }]);
    await removeLine(guest, cartId, 0);
    const cart = cartOf(await putLine(guest, cartId, 0, { item: menu.itemId }));
    expect(cart.items.map(({ item }) => item?._id)).toEqual([menu.itemId, other]);
    expectError(await putLine(guest, cartId, -1, { item: menu.itemId }), 400, ['/at']);
  });

  it('takes another quantity by its index, or is replaced by another line', async () => {
    const menu = await newSeededMenu(server);
    const other = await addItem(menu, { title: 'فتوش', price: 1.25 });
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }, { item: other, quantity: 4 }]);
    const cart = cartOf(await changeLine(guest, cartId, 1, { quantity: 2 }));
    expect(cart).toMatchObject({ items: [{ quantity: 1 }, { quantity: 2, price: 2.5 }], total: 9 });
    expect(cartOf(await readCart(guest, cartId)).total).toBe(9);
    for (const quantity of [0, 1000, 1.5, '2', null]) {
      expectError(await changeLine(guest, cartId, 1, { quantity }), 400, ['/quantity']);
    }
    expectError(await changeLine(guest, cartId, 1, {}), 400, ['/quantity']);
    expectError(await changeLine(guest, cartId, 1, { quantity: 3, note: 'بارد' }), 400, ['/note']);
    expectError(await changeLine(guest, cartId, 2, { quantity: 3 }), 404);
    expectError(await changeLine(guest, cartId, -1, { quantity: 3 }), 400, ['/index']);
    expect(cartOf(await readCart(guest, cartId)).total).toBe(9);
    expectError(await changeLine(guest, cartId, 2, { item: other }), 404);
    expect(cartOf(await changeLine(guest, cartId, 0, { item: other, note: 'بارد' })).items).toMatchObject([
      { item: { _id: other }, quantity: 1, note: 'بارد' },
      { item: { _id: other }, quantity: 2 },
    ]);
    expect(cartOf(await changeLine(guest, cartId, 0, { item: other, quantity: 3 })).items).toMatchObject([
      { item: { _id: other }, quantity: 5, price: 6.25 },
    ]);
    await changeCart(guest, cartId, { item: menu.itemId });
    await changeCart(guest, cartId, { phone: '0790000000', receiveOption: 0 });
    expectError(await changeLine(guest, cartId, 1, { quantity: 3 }), 409);
  });

  it('says nothing of the customer', async () => {
    const { menuId, itemId } = await newSeededMenu(server);
    const cartId = await newCart(guest, menuId, [{ item: itemId }]);
    expectError(await changeCart(guest, cartId, { item: itemId, phone: '0790000000' }), 400, ['/phone']);
  });

  it('goes by its index, the last one too, and one that is not there can’t', async () => {
    const menu = await newSeededMenu(server);
    const other = await addItem(menu, { title: 'فتوش', price: 1.25 });
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }, { item: other }]);
    for (const index of [2, 101, 2 ** 40]) expectError(await removeLine(guest, cartId, index), 404);
    for (const index of [-1, 0.5, 'x', '']) expectError(await removeLine(guest, cartId, index), 400, ['/index']);
    expect(cartOf(await removeLine(guest, cartId, 0))).toMatchObject({
      items: [{ item: { title: 'فتوش' } }],
      total: 1.25,
    });
    const last = await removeLine(guest, cartId, 0);
    expect(last.body.data?.rty).toBe(true);
    expect(cartOf(last)).toMatchObject({ items: [], total: 0 });
    expectError(await removeLine(guest, cartId, 0), 404);
  });

  it('of an item now hidden keeps its name at no cost, until removed', async () => {
    const menu = await newSeededMenu(server);
    const gone = await addItem(menu, { title: 'يختفي', ...SIZES });
    const hidden = await addItem(menu, { title: 'يُخفى', price: 4 });
    const lines = [{ item: gone, subItem: 1 }, { item: hidden }, { item: menu.itemId }];
    const cartId = await newCart(guest, menu.menuId, lines);
    await removeItem(menu, gone);
    await changeItem(menu, hidden, { hide: true, title: 'اسم سري', price: 5 });
    await changeItem(menu, menu.itemId, { soldOut: true });
    expect(cartOf(await readCart(guest, cartId))).toMatchObject({
      items: [
        { item: { _id: gone, title: 'يختفي', subItems: [{ title: 'كبير' }] }, subItem: 0, price: 0, problem: 'gone' },
        { item: { _id: hidden, title: 'يُخفى' }, subItem: null, price: 0, problem: 'gone' },
        { item: { _id: menu.itemId }, price: 6.5, problem: 'sold-out' },
      ],
      total: 6.5,
    });
    expect(cartOf(await removeLine(guest, cartId, 0)).items).toHaveLength(2);
  });
});

describe('a combo', () => {
  it('is refused while nothing of it would be delivered', async () => {
    const menu = await newSeededMenu(server);
    const { comboId: combo, menuId } = menu;
    const option = await addItem(menu, {});
    const offer = (min: number) =>
      menu.admin.ask(comboEndpoints.change, {
        params: menu,
        body: { items: [], portions: [], choices: [{ title: 'طبق', min, max: 1, of: [{ item: option }] }] },
      });
    await offer(0);
    expectError(await createCart(guest, menuId, [{ combo }]), 400, ['/items/0/picks']);
    const cart = cartOf(await createCart(guest, menuId, [{ combo, picks: [{ choice: 0, item: option }] }]));
    await changeItem(menu, option, { hide: true });
    expectError(await createCart(guest, menuId, [{ combo }]), 404, ['/items/0/combo']);
    expect(cartOf(await readCart(guest, cart._id)).items[0]?.problem).toBeDefined();
    await offer(1);
    expectError(await createCart(guest, menuId, [{ combo }]), 404, ['/items/0/combo']);
  });

  it('is one line with its price and its visible items, and adds up', async () => {
    const menu = await newSeededMenu(server);
    const { comboId, menuId } = menu;
    const hidden = await addItem(menu, { hide: true });
    const body = { items: [menu.itemId, hidden] };
    await menu.admin.ask(comboEndpoints.change, { params: menu, body });
    const answer = await createCart(guest, menuId, [{ combo: comboId }, { item: menu.itemId }, { combo: comboId }]);
    const items = [{ _id: menu.itemId, title: 'منسف باللحم البلدي' }];
    const cart = cartOf(answer);
    expect(cart.items[0]).toEqual({
      combo: { _id: comboId, title: 'وجبة العائلة', price: 20, items },
      subItem: null,
      quantity: 2,
      startDate: null,
      endDate: null,
      choices: [],
      deselected: [],
      picks: [],
      price: 40,
    });
    expect(cart).toMatchObject({ items: { length: 2 }, total: 46.5 });
    expect(validate(cartSchema, cart).issues).toEqual([]);
    const more = cartOf(await changeCart(guest, cart._id, { combo: comboId, quantity: 3 }));
    expect(more.items).toMatchObject([{ quantity: 5, price: 100 }, { quantity: 1 }]);
    const sent = cartOf(await changeCart(guest, cart._id, { phone: '0790000000', receiveOption: 0 }));
    await menu.admin.ask(comboEndpoints.change, { params: menu, body: { title: 'غيرها', price: 1 } });
    expect(cartOf(await readCart(guest, cart._id)).items).toEqual(sent.items);
  });

  it('states the sizes and quantities of items, and sells out with its size', async () => {
    const menu = await newSeededMenu(server);
    const subItems = [
      { title: 'صغير', price: 1 },
      { title: 'كبير', price: 2 },
    ];
    const { data } = await menu.admin.ask(itemEndpoints.change, { params: menu, body: { subItems } });
    const [small, large] = data.subItems ?? [];
    const portions = [{ item: menu.itemId, subItem: small?._id ?? '', quantity: 2 }];
    await menu.admin.ask(comboEndpoints.change, { params: menu, body: { items: [menu.itemId], portions } });
    const cart = cartOf(await createCart(guest, menu.menuId, [{ combo: menu.comboId }]));
    const items = [{ _id: menu.itemId, title: 'منسف باللحم البلدي', quantity: 2, option: 'صغير' }];
    expect(cart.items[0]?.combo?.items).toEqual(items);
    await changeItem(menu, menu.itemId, { subItems: [small, { ...large, soldOut: true }] });
    expect(cartOf(await readCart(guest, cart._id)).items[0]).not.toHaveProperty('problem');
    await changeItem(menu, menu.itemId, { subItems: [{ ...small, soldOut: true }, large] });
    expect(cartOf(await readCart(guest, cart._id)).items[0]).toMatchObject({ problem: 'sold-out' });
    await changeItem(menu, menu.itemId, { subItems: [small, large] });
    const sent = cartOf(await changeCart(guest, cart._id, { phone: '0790000000', receiveOption: 0 }));
    expect(sent.items[0]?.combo?.items).toEqual(items);
    expect(cartMessage(sent, 'https://example.test')).toContain('2 × منسف باللحم البلدي - صغير');
    // Without a named size the combo contains the cheapest, and the order keeps it.
    await changeItem(menu, menu.itemId, { subItems: [large, small] });
    await menu.admin.ask(comboEndpoints.change, { params: menu, body: { portions: [] } });
    const unnamed = cartOf(await createCart(guest, menu.menuId, [{ combo: menu.comboId }]));
    expect(unnamed.items[0]?.combo?.items).toMatchObject([{ option: 'صغير' }]);
    await changeCart(guest, unnamed._id, { phone: '0790000000', receiveOption: 0 });
    await changeItem(menu, menu.itemId, { subItems: [{ ...large, price: 0.5 }, small] });
    expect(cartOf(await readCart(guest, unnamed._id)).items[0]?.combo?.items).toMatchObject([{ option: 'صغير' }]);
  });

  it('is refused if unknown, in another menu, all hidden, or sold out', async () => {
    const menu = await newSeededMenu(server);
    const other = await newSeededMenu(server);
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }, { combo: menu.comboId }]);
    for (const combo of [MISSING, other.comboId, menu.itemId]) {
      expectError(await changeCart(guest, cartId, { combo }), 404, ['/combo']);
    }
    expectError(await changeCart(guest, cartId, { combo: menu.comboId, subItem: 0 }), 400, ['/subItem']);
    expectError(await changeCart(guest, cartId, { combo: menu.comboId, item: menu.itemId }), 400, ['/combo']);
    await changeItem(menu, menu.itemId, { soldOut: true });
    const soldOut = await changeCart(guest, cartId, { combo: menu.comboId });
    expectError(soldOut, 409, ['/combo']);
    expect(soldOut.body.message).toBe('«\u2068وجبة العائلة\u2069» نفد.');
    expect(cartOf(await readCart(guest, cartId)).items[1]).toMatchObject({ price: 20, problem: 'sold-out' });
    await changeItem(menu, menu.itemId, { soldOut: false, hide: true });
    expectError(await changeCart(guest, cartId, { combo: menu.comboId }), 404, ['/combo']);
    const gone = { combo: { title: 'وجبة العائلة', items: [] }, price: 0, problem: 'gone' };
    expect(cartOf(await readCart(guest, cartId)).items[1]).toMatchObject(gone);
    await removeLine(guest, cartId, 0);
    expectError(await changeCart(guest, cartId, { phone: '0790000000', receiveOption: 0 }), 409, ['/items/0']);
  });
});

describe('a reservation', () => {
  it('costs its days, whatever the quantity', async () => {
    const { menuId, itemId } = await reserveMenu(server);
    const line = { item: itemId, quantity: 5, startDate: inDays(1), endDate: inDays(4) };
    const cart = cartOf(await createCart(guest, menuId, [line, { ...line, endDate: inDays(2) }, line]));
    expect(cart.items).toMatchObject([
      { startDate: inDays(1), endDate: inDays(4), quantity: 10, price: 19.5 },
      { startDate: inDays(1), endDate: inDays(2), quantity: 5, price: 6.5 },
    ]);
    expect(cart.total).toBe(26);
  });

  it.each([
    ['no dates', {}, '/startDate'],
    ['no end', { startDate: inDays(1), endDate: '' }, '/endDate'],
    ['a start that is past', { startDate: inDays(-1), endDate: inDays(1) }, '/startDate'],
    ['no night between', { startDate: inDays(1), endDate: inDays(1) }, '/endDate'],
    ['an end before the start', { startDate: inDays(3), endDate: inDays(1) }, '/endDate'],
    ['an end too far ahead', { startDate: inDays(3), endDate: '2099-12-21' }, '/endDate'],
    ['a start too far ahead', { startDate: '2099-12-20', endDate: '2099-12-21' }, '/startDate'],
  ])('is refused with %s', async (_, dates, path) => {
    const { menuId, itemId } = await reserveMenu(server);
    expectError(await createCart(guest, menuId, [{ item: itemId, ...dates }]), 400, [`/items/0${path}`]);
    const cartId = await newCart(guest, menuId, [{ item: itemId, startDate: inDays(0), endDate: inDays(1) }]);
    expectError(await changeCart(guest, cartId, { item: itemId, ...dates }), 400, [path]);
  });

  it('begins today at the earliest, by the calendar of the menu', async () => {
    const menu = await reserveMenu(server);
    // The two time zones are 26 hours apart, so today in one is always tomorrow in the other.
    const line = { item: menu.itemId, startDate: todayIn('Etc/GMT+12', new Date()), endDate: inDays(5) };
    await changeMenu(menu, { timeZone: 'Pacific/Kiritimati' });
    expectError(await createCart(guest, menu.menuId, [line]), 400, ['/items/0/startDate']);
    await changeMenu(menu, { timeZone: 'Etc/GMT+12' });
    expect(cartOf(await createCart(guest, menu.menuId, [line])).items).toHaveLength(1);
  });

  it('turned into an order ignores dates sent; the reverse needs dates', async () => {
    const menu = await newSeededMenu(server);
    const line = { item: menu.itemId, startDate: inDays(1), endDate: inDays(2) };
    const cartId = await newCart(guest, menu.menuId, [line]);
    expect(cartOf(await readCart(guest, cartId)).items).toMatchObject([{ startDate: null, endDate: null, price: 6.5 }]);
    await changeMenu(menu, { purchaseMethod: 'reserve' });
    expect(cartOf(await readCart(guest, cartId)).items).toMatchObject([{ price: 0, problem: 'dates' }]);
    const refused = await changeCart(guest, cartId, { phone: '0790000000', name: 'رنا', guestsNo: 2 });
    expectError(refused, 409, ['/items/0']);
    expect(refused.body.message).toContain('يرجى اختيار موعد لـ');
  });
});

describe('a cart', () => {
  it('is 404 when there is none, whatever is done with it', async () => {
    for (const id of [MISSING, 'x', '%27', 'constructor']) {
      expectError(await readCart(guest, id), 404);
      expectError(await changeCart(guest, id, { item: MISSING }), 404);
      expectError(await changeCart(guest, id, { phone: '0790000000' }), 404);
      expectError(await removeLine(guest, id, 0), 404);
    }
  });

  it('of a menu that is closed or sells nothing can be read, and not changed', async () => {
    const menu = await newSeededMenu(server);
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }]);
    const details = { phone: '0790000000', receiveOption: 0 };
    const expectFrozen = async () => {
      for (const body of [{ item: menu.itemId }, details]) expectError(await changeCart(guest, cartId, body), 409);
      expectError(await removeLine(guest, cartId, 0), 409);
      expect(cartOf(await readCart(guest, cartId)).items).toMatchObject([{ quantity: 1 }]);
    };
    await changeMenu(menu, { enableBuy: false });
    await expectFrozen();
    await changeMenu(menu, { enableBuy: true });
    await menu.provider.ask(menuEndpoints.deactivate, { params: { menuId: menu.menuId } });
    await expectFrozen();
    await menu.provider.ask(menuEndpoints.activate, { params: { menuId: menu.menuId } });
    expect(cartOf(await changeCart(guest, cartId, details)).submittedAt).not.toBeNull();
  });
});
