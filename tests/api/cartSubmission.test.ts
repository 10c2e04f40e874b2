/** Submitting a cart: required customer details, a receipt that never changes, and at most one submission per cart. */
import {
  branchEndpoints,
  couponEndpoints,
  cartSchema,
  validate,
  DAYS,
  guestOrderEndpoints,
  menuEndpoints,
  offerEndpoints,
  orderCorrectionEndpoints,
  receiveOptionEndpoints,
  specialHoursEndpoints,
  endpointUrl,
  type MenuUpdateInput,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addItem,
  cartOf,
  changeCart,
  changeItem,
  changeMenu,
  inDays,
  newCart,
  readCart,
  removeItem,
  removeLine,
  reserveMenu,
} from '../support/carts.js';
import { Client } from '../support/http.js';
import { aBranch, idOf, newSeededMenu, type SeededMenu } from '../support/menus.js';
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

const ORDER = { phone: '0791234567', receiveOption: 0 };

const anOrder = async () => {
  const menu = await newSeededMenu(server);
  return { menu, cartId: await newCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 2 }]) };
};
const aReservation = async () => {
  const menu = await reserveMenu(server);
  const line = { item: menu.itemId, startDate: inDays(1), endDate: inDays(3) };
  return { menu, cartId: await newCart(guest, menu.menuId, [line]) };
};

describe('an order', () => {
  it('keeps what the customer says, and closes the cart', async () => {
    const { cartId } = await anOrder();
    const said = {
      ...ORDER,
      phone: ' ٠٧٩١٢٣٤٥٦٧ ',
      notes: 'بدون بصل',
      address: 'شارع الرينبو',
      name: 'رنا',
      email: '',
    };
    const sent = await changeCart(guest, cartId, said);
    expect(sent.body.data?.rty).toBe(false);
    expect(sent.body).not.toHaveProperty('message');
    expect(cartOf(sent)).toMatchObject({
      clientPhone: '0791234567',
      notes: 'بدون بصل',
      receiveOption: 0,
      address: { text: 'شارع الرينبو' },
      name: 'رنا',
      guestsNo: 1,
      submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      total: 13,
    });
    expect(validate(cartSchema, cartOf(sent)).issues).toEqual([]);
    const read = await readCart(visitor(server), cartId);
    expect(read.body).toEqual(sent.body);
    expect(read.headers.get('cache-control')).toBe('no-store');
  });

  it('does not keep what only reservations are asked', async () => {
    const { cartId } = await anOrder();
    const cart = cartOf(await changeCart(guest, cartId, { ...ORDER, email: 'rana@example.com' }));
    expect(cart).not.toHaveProperty('email');
  });

  it.each([
    ['no phone', { receiveOption: 0 }, ['/phone']],
    ['a blank phone', { ...ORDER, phone: ' ' }, ['/phone']],
    ['a phone that is none', { ...ORDER, phone: '12345' }, ['/phone']],
    ['no receive option', { phone: ORDER.phone }, ['/receiveOption']],
    ['a receive option the menu has not', { ...ORDER, receiveOption: 1 }, ['/receiveOption']],
    ['a negative receive option', { ...ORDER, receiveOption: -1 }, ['/receiveOption']],
    ['an e-mail that is none', { ...ORDER, email: 'rana@' }, ['/email']],
    ['no guests at all', { ...ORDER, guestsNo: 0 }, ['/guestsNo']],
    ['notes without end', { ...ORDER, notes: 'ن'.repeat(1001) }, ['/notes']],
    ['a quantity', { ...ORDER, quantity: 2 }, ['/quantity']],
    ['a total of its own', { ...ORDER, total: 0 }, ['/total']],
    ['nothing', {}, ['/phone', '/receiveOption']],
  ])('is refused with %s, and the cart stays open', async (_, body, paths) => {
    const { cartId } = await anOrder();
    expectError(await changeCart(guest, cartId, body), 400, paths);
    expect((await readCart(guest, cartId)).body.data).toMatchObject({ rty: true, data: { submittedAt: null } });
  });

  it('speaks the reader’s language', async () => {
    const { cartId } = await anOrder();
    const arabic = await changeCart(guest, cartId, { phone: '0791234567' });
    expect(arabic.body.message).toBe('طريقة الاستلام: يرجى اختيار طريقة الاستلام');
    const english = await changeCart(visitor(server, 'en'), cartId, { ...ORDER, phone: '12' });
    expect(english.body.message).toBe('Phone: Invalid phone number');
    const short = await changeCart(visitor(server, 'en'), cartId, { ...ORDER, phone: '079123456' });
    expect(short.body.message).toMatch(/^Phone: A mobile number in Jordan has 10 digits .*; this has 9\./);
    const elsewhere = { ...ORDER, phone: '٠٥٠ ١٢٣ ٤٥٦٧' };
    const sentences = [guest, visitor(server, 'en')].map(
      async (reader) => (await changeCart(reader, cartId, elsewhere)).body.message,
    );
    expect(await Promise.all(sentences)).toEqual([
      'الهاتف: ابدأ برمز الدولة، مثل +971 أو +966',
      'Phone: Begin with the country’s code, such as +971 or +966',
    ]);
  });

  it('of a menu without receive options needs none, whatever is sent', async () => {
    const menu = await newSeededMenu(server);
    const params = { menuId: menu.menuId, optionId: menu.optionId };
    await menu.admin.ask(receiveOptionEndpoints.remove, { params });
    for (const body of [{ phone: ORDER.phone }, { ...ORDER, receiveOption: 3 }]) {
      const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }]);
      expect(cartOf(await changeCart(guest, cartId, body))).toMatchObject({ receiveOption: null });
    }
  });

  it('of an empty cart is refused', async () => {
    const { cartId } = await anOrder();
    await removeLine(guest, cartId, 0);
    expectError(await changeCart(guest, cartId, ORDER), 409);
  });
});

describe('the kind of the chosen option', () => {
  const offered = async (kind: unknown) => {
    const { menu, cartId } = await anOrder();
    const changed = await menu.admin.request('PUT', endpointUrl(receiveOptionEndpoints.change, menu), {
      body: { kind },
    });
    return { menu, cartId, changed };
  };

  it('requires an address of a delivery, and a table of a dine-in', async () => {
    const delivery = await offered('delivery');
    const refused = await changeCart(guest, delivery.cartId, { ...ORDER, address: ' ' });
    expectError(refused, 400, ['/address']);
    expect(refused.body.errors?.[0]?.message).toBe('يرجى كتابة عنوان التوصيل');
    const said = { ...ORDER, address: 'شارع الرينبو', table: '7' };
    const brought = cartOf(await changeCart(guest, delivery.cartId, said));
    expect(brought.address).toEqual({ text: 'شارع الرينبو' });
    expect(brought).not.toHaveProperty('table');
    const dineIn = await offered('dine-in');
    expectError(await changeCart(guest, dineIn.cartId, ORDER), 400, ['/table']);
    const seated = cartOf(await changeCart(guest, dineIn.cartId, { ...ORDER, table: ' ٧ ' }));
    expect(seated.table).toEqual({ label: '٧' });
    expect(validate(cartSchema, seated).issues).toEqual([]);
    expect(cartOf(await readCart(guest, dineIn.cartId)).table).toEqual({ label: '٧' });
    // The form of a browser sends the phone that a guest at a table may leave out as an empty text.
    const nameless = await offered('dine-in');
    cartOf(await changeCart(guest, nameless.cartId, { phone: '', receiveOption: 0, table: '٧' }));
    expectError(await changeCart(guest, (await offered('pickup')).cartId, { ...ORDER, phone: '' }), 400, ['/phone']);
  });

  it('lets a pickup name its branch, in the language of guest and venue', async () => {
    const { menu, cartId, changed } = await offered('pickup');
    expect(changed.status).toBe(200);
    await changeMenu(menu, {
      languages: { default: 'ar', offered: ['ar', 'en'] },
      institution: { location: { address: ' عمّان ' } },
    });
    const translations = { en: { address: 'Irbid' } };
    await menu.admin.ask(branchEndpoints.change, { params: menu, body: { translations } });
    const { pickupPlaces, branchPhone } = cartOf(await readCart(guest, cartId)).menu;
    // The institution of this menu has no phone.
    expect(branchPhone).toBe(aBranch.phone);
    expect(pickupPlaces).toEqual([
      { _id: 'main', title: 'عمّان' },
      {
        _id: menu.branchId,
        title: aBranch.address,
        mapsLink: `https://www.google.com/maps/search/?api=1&query=${aBranch.lat},${aBranch.long}`,
        phone: aBranch.phone,
      },
    ]);
    expectError(await changeCart(guest, cartId, { ...ORDER, branch: menu.itemId }), 400, ['/branch']);
    await changeCart(guest, cartId, { ...ORDER, branch: menu.branchId });
    await menu.admin.ask(branchEndpoints.remove, { params: menu });
    const english = cartOf(await readCart(new Client(server.origin, 'en'), cartId));
    expect(english.branch).toEqual({
      _id: menu.branchId,
      title: 'Irbid',
      translations: { ar: { title: aBranch.address } },
    });
    expect(validate(cartSchema, english).issues).toEqual([]);
    const order = await menu.admin.ask(guestOrderEndpoints.read, { params: { ...menu, cartId } });
    expect(order.data.branch).toEqual({
      _id: menu.branchId,
      title: aBranch.address,
      translations: { en: { title: 'Irbid' } },
    });
  });

  it('requires nothing when it is pickup or none, which an empty one is', async () => {
    for (const kind of ['pickup', '', null]) {
      const { cartId, changed } = await offered(kind);
      expect(changed.status).toBe(200);
      expect((changed.body.data?.data as { kind?: string }).kind).toBe(kind || undefined);
      expect((await changeCart(guest, cartId, ORDER)).status).toBe(200);
    }
    expectError((await offered('drone')).changed, 400, ['/kind']);
  });
});

describe('an order while the venue is closed', () => {
  const closedNow = DAYS[(new Date().getUTCDay() + 3) % 7] ?? 'sun';
  const workingDays = [{ day: closedNow, start: '08:00', end: '20:00' }] as const;

  it('is taken unless the menu refuses it, which says when it opens', async () => {
    const { menu, cartId } = await anOrder();
    await changeMenu(menu, { workingDays: [...workingDays], orders: { whenClosed: 'refuse' } });
    const refused = await changeCart(guest, cartId, ORDER);
    expectError(refused, 409);
    expect(refused.body.message).toMatch(/^مغلق الآن، يفتح \S+ 08:00، بعد (يومين|[34] أيام)\./);
    expect((await readCart(guest, cartId)).body.data).toMatchObject({ rty: true });
    expect(cartOf(await readCart(guest, cartId)).menu.settings.orders).toMatchObject({ whenClosed: 'refuse' });
    await changeMenu(menu, { orders: { whenClosed: 'take' } });
    // Nobody waits for the opening who was shown an open venue.
    expectError(await changeCart(guest, cartId, { ...ORDER, expectedOpen: true }), 409);
    expect((await changeCart(guest, cartId, ORDER)).status).toBe(200);
  });

  it('is refused only by order menus that state hours for today', async () => {
    const { menu, cartId } = await anOrder();
    await changeMenu(menu, { orders: { whenClosed: 'refuse' } });
    const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const special = await menu.admin.ask(specialHoursEndpoints.create, {
      params: menu,
      body: { title: 'جرد', from: date(-1), to: date(1), closed: true },
    });
    const page = await guest.request('GET', `/m/${menu.menuId}`);
    expect(page.text).toMatch(/data-opening="[^"]*"><a[^>]*>مغلق الآن</);
    const refused = await changeCart(guest, cartId, ORDER);
    expectError(refused, 409);
    expect(refused.body.message).toBe('مغلق الآن، ولا نستقبل الطلبات.');
    const { _id: specialHoursId } = special.data;
    await menu.admin.ask(specialHoursEndpoints.change, {
      params: { ...menu, specialHoursId },
      body: { from: date(2), to: date(3) },
    });
    expect((await changeCart(guest, cartId, ORDER)).status).toBe(200);
    const reservation = await aReservation();
    await changeMenu(reservation.menu, { workingDays: [...workingDays], orders: { whenClosed: 'refuse' } });
    const said = { phone: '0791234567', name: 'رنا', guestsNo: 2 };
    expect((await changeCart(guest, reservation.cartId, said)).status).toBe(200);
  });
});

describe('a reservation', () => {
  it('keeps name, e-mail and guests, and no address', async () => {
    const { cartId } = await aReservation();
    const said = { phone: '+962 79 123 4567', name: ' رنا ', email: 'rana@example.com', guestsNo: 4, address: 'x' };
    const cart = cartOf(await changeCart(guest, cartId, said));
    expect(cart).toMatchObject({ name: 'رنا', email: 'rana@example.com', guestsNo: 4, receiveOption: null, total: 13 });
    expect(cart).not.toHaveProperty('address');
  });

  it.each([
    ['neither name nor guests', {}, ['/name', '/guestsNo']],
    ['a blank name', { name: ' ', guestsNo: 1 }, ['/name']],
    ['empty guests', { name: 'رنا', guestsNo: '' }, ['/guestsNo']],
    ['a receive option the menu has not', { name: 'رنا', guestsNo: 1, receiveOption: 1 }, ['/receiveOption']],
  ])('is refused with %s', async (_, said, paths) => {
    const { cartId } = await aReservation();
    expectError(await changeCart(guest, cartId, { phone: '0791234567', ...said }), 400, paths);
  });
});

describe('what can’t be had any more', () => {
  it.each([
    ['sold out', { soldOut: true }, '«\u2068كنافة\u2069» نفد.'],
    ['at market price', { askPrice: true }, 'سعر «\u2068كنافة\u2069» حسب السوق، فلا يُطلب من هنا.'],
    ['hidden', { hide: true }, '«\u2068كنافة\u2069» لم يعد متوفرًا.'],
  ])('refuses the submission and is named: %s', async (_, change, message) => {
    const menu = await newSeededMenu(server);
    const item = await addItem(menu, { title: 'كنافة' });
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }, { item }]);
    await changeItem(menu, item, change);
    const refused = await changeCart(guest, cartId, ORDER);
    expectError(refused, 409, ['/items/1']);
    expect(refused.body.message).toBe(message);
    await removeLine(guest, cartId, 1);
    expect(cartOf(await changeCart(guest, cartId, ORDER)).total).toBe(6.5);
  });

  it('is named although it is deleted, with its sub-item', async () => {
    const menu = await newSeededMenu(server);
    const item = await addItem(menu, { title: 'عصير', subItems: [{ title: 'كبير', price: 2 }] });
    const cartId = await newCart(guest, menu.menuId, [{ item, subItem: 0 }]);
    await changeItem(menu, item, { subItems: [{ title: 'كبير', price: 3 }] });
    const changed = await changeCart(guest, cartId, ORDER);
    expectError(changed, 409, ['/items/0']);
    expect(changed.body.message).toBe('«\u2068عصير - كبير\u2069» لم يعد متوفرًا.');
    await removeItem(menu, item);
    expect((await changeCart(guest, cartId, ORDER)).body.message).toBe('«\u2068عصير - كبير\u2069» لم يعد متوفرًا.');
  });

  it('is a date when the menu came to take reservations', async () => {
    const { menu, cartId } = await anOrder();
    await changeMenu(menu, { purchaseMethod: 'reserve' });
    const refused = await changeCart(guest, cartId, { phone: '0791234567', name: 'رنا', guestsNo: 2 });
    expectError(refused, 409, ['/items/0']);
  });
});

describe('the total that the guest was shown', () => {
  it('is confirmed or refused with the current cart, in the guest’s language', async () => {
    const menu = await newSeededMenu(server);
    await changeMenu(menu, { languages: { default: 'ar', offered: ['ar', 'en'] } });
    await changeItem(menu, menu.itemId, { price: 5, translations: { en: { title: 'Mansaf' } } });
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }]);
    await changeItem(menu, menu.itemId, { price: 9 });
    const english = { 'Accept-Language': 'en' };
    const refused = await changeCart(guest, cartId, { ...ORDER, expectedTotal: 5 }, english);
    expectError(refused, 409);
    expect(refused.body.message).toMatch(/from \u20665\.00 JD\u2069 to \u20669\.00 JD\u2069/);
    expect(refused.body).toMatchObject({
      current: { _id: cartId, total: 9, items: [{ item: { title: 'Mansaf' }, price: 9, previousPrice: 5 }] },
    });
    expect((await readCart(guest, cartId)).body.data?.rty).toBe(true);
    await changeMenu(menu, { arabicCurrencySign: true });
    const inArabic = await changeCart(guest, cartId, { ...ORDER, expectedTotal: 5 }, { 'Accept-Language': 'ar' });
    expect(inArabic.body.message).toContain('9.00 د.أ');
    expectError(await changeCart(guest, cartId, { ...ORDER, expectedTotal: -1 }), 400, ['/expectedTotal']);
    expect(cartOf(await changeCart(guest, cartId, { ...ORDER, expectedTotal: 9 }))).toMatchObject({ total: 9 });
  });

  it('adds charges, a tip and taxes, which a correction keeps', async () => {
    const menu = await newSeededMenu(server);
    const settings: MenuUpdateInput = {
      tips: { active: true, percents: [10], own: true, services: [] },
      charges: [{ title: 'خدمة', kind: 'percent', value: 5, taxed: true }],
      tax: { rate: 16, included: true, title: 'ض.م' },
    };
    await changeMenu(menu, { ...settings, orders: { mode: 'inbox' } });
    await changeItem(menu, menu.itemId, { taxRate: 4 });
    const above = { charges: [{ title: 'خدمة', kind: 'percent', value: 101 }] };
    const { menuId } = menu;
    const refused = await menu.admin.request('PUT', endpointUrl(menuEndpoints.change, { menuId }), { body: above });
    expectError(refused, 400, ['/charges/0/value']);
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 2 }]);
    for (const [tip, path] of [
      [{ percent: 11 }, '/tip'],
      [{ percent: 10, amount: 1 }, '/tip'],
      [{ amount: 13.01 }, '/tip/amount'],
      [{ amount: -1 }, '/tip/amount'],
    ] as const)
      expectError(await changeCart(guest, cartId, { tip }), 400, [path]);
    const open = cartOf(await changeCart(guest, cartId, { tip: { percent: 10 } }));
    const totals = [
      { kind: 'items', amount: 13 },
      { kind: 'charge', title: 'خدمة', amount: 0.65 },
      { kind: 'tip', amount: 1.3 },
    ];
    const taxes = [
      { title: 'ض.م', rate: 16, base: 0.56, amount: 0.09 },
      { title: 'ض.م', rate: 4, base: 12.5, amount: 0.5 },
    ];
    expect(open).toMatchObject({ tip: { percent: 10 }, totals, taxes, total: 14.95, submittedAt: null });
    expect(cartOf(await changeCart(guest, cartId, { tip: null }))).toMatchObject({ tip: null, total: 13.65 });
    const sent = cartOf(await changeCart(guest, cartId, { ...ORDER, tip: { percent: 10 }, expectedTotal: 14.95 }));
    expect(sent).toMatchObject({ totals, taxes, total: 14.95 });
    const params = { menuId, cartId };
    const order = await menu.admin.ask(guestOrderEndpoints.read, { params });
    expect(order.data).toMatchObject({ totals, taxes, total: 14.95 });
    const body = { from: 'pending' as const, revision: 1, changes: [{ line: 0, quantity: 1 }] };
    const corrected = await menu.admin.ask(orderCorrectionEndpoints.correct, { params, body });
    expect(corrected.data).toMatchObject({
      total: 7.48,
      totals: [{ amount: 6.5 }, { amount: 0.33 }, { amount: 0.65 }],
    });
  });

  it('includes the fee of the delivery area', async () => {
    const menu = await newSeededMenu(server);
    const { admin, menuId, optionId } = menu;
    const body = { title: 'توصيل', kind: 'delivery' as const, areas: [{ title: 'خلدا', fee: 1.5 }] };
    const { data } = await admin.ask(receiveOptionEndpoints.change, { params: { menuId, optionId }, body });
    const details = { ...ORDER, address: 'شارع الرينبو', area: data.areas?.[0]?._id };
    const cartId = await newCart(guest, menuId, [{ item: menu.itemId }]);
    const before = cartOf(await readCart(guest, cartId)).total;
    expectError(await changeCart(guest, cartId, { ...details, expectedTotal: before }), 409);
    const sent = cartOf(await changeCart(guest, cartId, { ...details, expectedTotal: before + 1.5 }));
    expect(sent.total).toBe(before + 1.5);
  });
});

describe('offers and coupons', () => {
  const rule = { title: 'رمضان', kind: 'percent', value: 50 } as const;
  const offer = { title: 'خصم', kind: 'percent', value: 10 } as const;
  const make = async ({ admin, menuId }: SeededMenu, code: string, more: object = {}) =>
    (await admin.ask(couponEndpoints.create, { params: { menuId }, body: { ...rule, code, ...more } })).data;
  const used = async ({ admin, menuId }: SeededMenu) =>
    (await admin.ask(couponEndpoints.list, { params: { menuId }, query: {} })).data.map((one) => one.used);

  it('take off the best for the guest, and the coupon is judged again', async () => {
    const { menu, cartId } = await anOrder();
    const { admin, menuId } = menu;
    const bad = await admin.request('POST', endpointUrl(couponEndpoints.create, { menuId }), {
      body: { ...rule, code: 'رمضان' },
    });
    expectError(bad, 400, ['/code']);
    await admin.ask(offerEndpoints.create, { params: { menuId }, body: offer });
    expect(cartOf(await readCart(guest, cartId))).toMatchObject({
      total: 11.7,
      totals: [{}, { kind: 'offer', amount: -1.3 }],
    });
    const made = await make(menu, 'ramadan-27', { uses: 1 });
    expect(made).toMatchObject({ code: 'RAMADAN-27', used: 0 });
    const twice = await admin.request('POST', endpointUrl(couponEndpoints.create, { menuId }), {
      body: { ...rule, code: 'RAMADAN-27' },
    });
    expectError(twice, 409, ['/code']);
    expectError(await changeCart(guest, cartId, { coupon: 'RAMADAN' }), 404, ['/coupon']);
    const open = cartOf(await changeCart(guest, cartId, { coupon: ' Ramadan-٢٧ ' }));
    expect(open).toMatchObject({ coupon: { code: 'RAMADAN-27', title: 'رمضان' }, total: 6.5 });
    expect(validate(cartSchema, open).issues).toEqual([]);
    const params = { menuId, couponId: idOf(made) };
    await admin.ask(couponEndpoints.change, { params, body: { to: inDays(-1) } });
    expect(cartOf(await readCart(guest, cartId))).toMatchObject({ coupon: { problem: 'expired' }, total: 11.7 });
    const late = await changeCart(guest, cartId, ORDER);
    expectError(late, 409, ['/coupon']);
    expect(late.body.err).toMatchObject({ reason: 'expired' });
    await admin.ask(couponEndpoints.change, { params, body: { to: null, minTotal: 13.5 } });
    const below = await changeCart(guest, cartId, { coupon: 'RAMADAN-27' });
    expect(below.body.err).toMatchObject({ reason: 'below-minimum', lacks: { amount: 0.5 } });
    await admin.ask(couponEndpoints.change, { params, body: { minTotal: null } });
    const sent = cartOf(await changeCart(guest, cartId, { ...ORDER, expectedTotal: 6.5 }));
    expect(sent).toMatchObject({ total: 6.5, totals: [{}, { kind: 'coupon', title: 'رمضان', amount: -6.5 }] });
    expect(sent).not.toHaveProperty('discounts');
    expect(await used(menu)).toEqual([1]);
    const sheet = await admin.request('GET', `${endpointUrl(couponEndpoints.list, { menuId })}?excel=1`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheet')]);
  });

  it('are never oversold, and a use comes back with an order that ends', async () => {
    const menu = await newSeededMenu(server);
    await changeMenu(menu, { orders: { mode: 'inbox' } });
    await make(menu, 'TWO', { uses: 2 });
    const carts = await Promise.all(
      Array.from({ length: 6 }, () => newCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 1 }])),
    );
    const answers = await Promise.all(carts.map((id) => changeCart(guest, id, { ...ORDER, coupon: 'two' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.err?.reason);
    expect(new Set(refused)).toEqual(new Set(['used-up']));
    expect(await used(menu)).toEqual([2]);
    const [first, again] = [
      answers.find(({ status }) => status === 200),
      answers.findIndex(({ status }) => status === 409),
    ];
    const params = { menuId: menu.menuId, cartId: first ? cartOf(first)._id : '' };
    const body = { state: 'rejected', from: 'pending', reason: 'too-busy' } as const;
    await menu.admin.ask(guestOrderEndpoints.move, { params, body });
    expect(await used(menu)).toEqual([1]);
    expect(cartOf(await changeCart(guest, carts[again] ?? '', { ...ORDER, coupon: 'TWO' })).total).toBe(3.25);
    expect(await used(menu)).toEqual([2]);
  });

  it('are counted by phone, for first orders, and by codes of one use', async () => {
    const menu = await newSeededMenu(server);
    const { admin, menuId } = menu;
    await make(menu, 'ONCE', { usesPerPhone: 1 });
    await make(menu, 'FIRST', { firstOrder: true });
    const send = async (code: string, phone = ORDER.phone) => {
      const id = await newCart(guest, menuId, [{ item: menu.itemId }]);
      const { status, body } = await changeCart(guest, id, { ...ORDER, phone, coupon: code });
      return status === 200 ? 'taken' : body.err?.reason;
    };
    expect(await send('FIRST')).toBe('taken');
    expect(await send('ONCE')).toBe('taken');
    expect(await send('ONCE', '+962791234567')).toBe('used-by-you');
    expect(await send('FIRST', '+962 79 123 4567')).toBe('not-for-this');
    expect(await send('FIRST', '0791234568')).toBe('taken');
    const bulk = { ...rule, count: 2, prefix: 'g-' };
    const { data } = await admin.ask(couponEndpoints.createMany, { params: { menuId }, body: bulk });
    const [code = '', other = ''] = data.codes ?? [];
    expect([data.uses, code]).toEqual([2, expect.stringMatching(/^G-[2-9A-Z]{8}$/)]);
    expect([await send(code.toLowerCase()), await send(code), await send(other)]).toEqual([
      'taken',
      'used-up',
      'taken',
    ]);
  });
});

describe('a receipt', () => {
  it('reads the phone by the menu’s country, and amounts in its currency', async () => {
    const { menu, cartId } = await anOrder();
    expectError(await changeCart(guest, cartId, { ...ORDER, phone: '51234567' }), 400, ['/phone']);
    await changeMenu(menu, { country: 'KW', currency: 'KWD' });
    const short = await changeCart(guest, cartId, { ...ORDER, phone: '5123 456' });
    expect(short.body.errors?.[0]?.message).toContain('رقم الموبايل في الكويت من 8 خانات');
    const sent = cartOf(await changeCart(guest, cartId, { ...ORDER, phone: '5123 4567' }));
    expect(sent).toMatchObject({ clientPhone: '+96551234567', menu: { currency: 'KWD', country: 'KW' } });
    const page = await guest.request('GET', `/cart/${cartId}`);
    expect(page.text).toMatch(/\d\.\d{3} <small><bdi dir="rtl">د\.ك<\/bdi><\/small>/);
    expect(page.text).not.toMatch(/>JD</);
    const english = await guest.request('GET', `/cart/${cartId}?lang=en`);
    expect(english.text).toMatch(/\d\.\d{3} <small>KWD<\/small>/);
  });

  it('keeps titles, prices, total, currency and receive options for good', async () => {
    const menu = await newSeededMenu(server);
    const item = await addItem(menu, { title: 'عصير', subItems: [{ title: 'كبير', price: 1.005 }] });
    const lines = [{ item: menu.itemId }, { item, subItem: 0, quantity: 3 }];
    const cartId = await newCart(guest, menu.menuId, lines);
    const sent = cartOf(await changeCart(guest, cartId, ORDER));
    expect(sent.total).toBe(9.515);
    await changeItem(menu, menu.itemId, { price: 99, title: 'غالٍ' });
    await removeItem(menu, item);
    await changeMenu(menu, { currency: 'USD', purchaseMethod: 'reserve', institution: { name: 'اسم جديد' } });
    const params = { menuId: menu.menuId, optionId: menu.optionId };
    await menu.admin.ask(receiveOptionEndpoints.remove, { params });
    const { menu: now, ...kept } = cartOf(await readCart(guest, cartId));
    const { menu: then, ...before } = sent;
    expect(kept).toEqual(before);
    expect(now).toEqual({ ...then, institution: { ...then.institution, name: 'اسم جديد' } });
  });

  it('can’t be changed', async () => {
    const { menu, cartId } = await anOrder();
    await changeCart(guest, cartId, ORDER);
    const before = (await readCart(guest, cartId)).body;
    for (const body of [ORDER, { item: menu.itemId }]) expectError(await changeCart(guest, cartId, body), 409);
    expectError(await removeLine(guest, cartId, 0), 409);
    expect((await readCart(guest, cartId)).body).toEqual(before);
  });

  it('is repeated to the same submission with the same key, and no other', async () => {
    const { menu, cartId } = await anOrder();
    const key = { 'idempotency-key': 'one try' };
    expectError(await changeCart(guest, cartId, ORDER, key), 400);
    const good = { 'idempotency-key': 'b7c1-4f' };
    const sent = await changeCart(guest, cartId, ORDER, good);
    const again = await changeCart(guest, cartId, { receiveOption: 0, phone: ORDER.phone }, good);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(sent.body);
    await changeMenu(menu, { enableBuy: false });
    expect((await changeCart(guest, cartId, ORDER, good)).status).toBe(200);
    expectError(await changeCart(guest, cartId, { ...ORDER, notes: 'x' }, good), 409);
    expectError(await changeCart(guest, cartId, ORDER, { 'idempotency-key': 'other' }), 409);
    expectError(await changeCart(guest, cartId, ORDER), 409);
    expectError(await changeCart(guest, cartId, { item: menu.itemId }, good), 409);
  });

  it('holds the most expensive cart there can be, to the thousandth', async () => {
    const menu = await newSeededMenu(server);
    const subItems = Array.from({ length: 50 }, (_, index) => ({ title: `خيار ${index}`, price: 999_999.999 }));
    const lines = [await addItem(menu, { subItems }), await addItem(menu, { subItems })].flatMap((item) =>
      subItems.map((_, subItem) => ({ item, subItem, quantity: 999 })),
    );
    const cartId = await newCart(guest, menu.menuId, lines);
    expect(cartOf(await changeCart(guest, cartId, ORDER)).total).toBe(99_899_999_900.1);
    expect(cartOf(await readCart(guest, cartId)).total).toBe(99_899_999_900.1);
  });
});
