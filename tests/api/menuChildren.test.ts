/** Combos, galleries, branches, receive options and hours: their stored fields and their validation. */
import {
  DAYS,
  branchEndpoints,
  comboEndpoints,
  daypartEndpoints,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  receiveOptionEndpoints,
  sectionEndpoints,
  specialHoursEndpoints,
  endpointUrl,
  type Gallery,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartOf, changeCart, createCart } from '../support/carts.js';
import { aBranch, anItem, newSeededMenu, idOf, wholeMenu } from '../support/menus.js';
import { newName, visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let own: Awaited<ReturnType<typeof newSeededMenu>>;
beforeAll(async () => {
  server = await sharedServer();
  own = await newSeededMenu(server);
});

describe('a combo', () => {
  const change = (body: unknown) => own.admin.request('PUT', endpointUrl(comboEndpoints.change, own), { body });

  it('takes items of its own menu, in the order sent', async () => {
    const added = await own.admin.ask(itemEndpoints.createMany, { params: own, body: [anItem, anItem] });
    const ids = [...added.data.map(idOf)].reverse();
    await change({ items: ids });
    const { combos } = await wholeMenu(own.admin, own.menuId);
    expect(combos?.[0]?.items?.map(({ _id }) => _id)).toEqual(ids);
    expect(combos?.[0]?.items?.[0]).toMatchObject({ title: anItem.title, description: anItem.description });
  });

  it('refuses items of another menu, unknown and repeated ones', async () => {
    const other = await newSeededMenu(server);
    expectError(await change({ items: [other.itemId] }), 400, ['/items']);
    expectError(await change({ items: ['nothing'] }), 400, ['/items']);
    expectError(await change({ items: [own.itemId, own.itemId] }), 400, ['/items']);
  });

  it('names size and quantity of its items, until the size is deleted', async () => {
    const sizes = [
      { title: 'صغير', price: 1, translations: { en: { title: 'Small' } } },
      { title: 'كبير', price: 2 },
    ];
    const { data } = await own.admin.ask(itemEndpoints.createMany, {
      params: own,
      body: [{ ...anItem, subItems: sizes }],
    });
    const [first] = data;
    const { _id: item, subItems = [] } = first!;
    const subItem = subItems[0]?._id ?? '';
    const portions = [{ item, subItem, quantity: 2 }];
    for (const [wrong, path] of [
      [[{ item: 'nothing' }], '/portions/0/item'],
      [[...portions, { item }], '/portions/1/item'],
      [[{ item: own.itemId, subItem }], '/portions/0/subItem'],
      [[{ item, quantity: 0 }], '/portions/0/quantity'],
    ] as const)
      expectError(await change({ portions: wrong }), 400, [path]);
    expect((await change({ items: [item, own.itemId], portions })).status).toBe(200);
    const stored = async () => (await wholeMenu(own.admin, own.menuId)).combos?.[0];
    expect(await stored()).toMatchObject({
      portions,
      items: [
        { _id: item, quantity: 2, option: 'صغير', translations: { en: { option: 'Small' } } },
        { _id: own.itemId },
      ],
    });
    await own.admin.ask(itemEndpoints.change, {
      params: { ...own, itemId: item },
      body: { subItems: subItems.slice(1) },
    });
    const later = await stored();
    expect(later?.portions).toEqual([{ item, quantity: 2 }]);
    // No size is named any more: the combo contains the cheapest.
    expect(later?.items).toMatchObject([{ _id: item, quantity: 2, option: 'كبير' }, { _id: own.itemId }]);
  });

  it('changes its price without touching its items', async () => {
    const before = (await wholeMenu(own.admin, own.menuId)).combos?.[0];
    await change({ price: 12.345 });
    expect((await wholeMenu(own.admin, own.menuId)).combos?.[0]).toEqual({ ...before, price: 12.345 });
  });
});

describe('a gallery', () => {
  const stored = async () => (await wholeMenu(own.admin, own.menuId)).sections?.[0]?.galleries?.[0];

  it('appends a slot for a note, and says its index', async () => {
    const before = (await stored())?.images?.length ?? 0;
    const { data } = await own.admin.ask(galleryEndpoints.change, { params: own, body: { image: 'الصالة' } });
    expect(data).toMatchObject({ galleryImageIndex: before });
    expect((await stored())?.images?.at(-1)).toEqual({ image: null, note: 'الصالة' });
  });

  it('loses no slot when several are appended at once', async () => {
    const before = (await stored())?.images?.length ?? 0;
    const notes = Array.from({ length: 10 }, (_, index) => `صورة ${index}`);
    const answers = await Promise.all(
      notes.map((image) => own.admin.ask(galleryEndpoints.change, { params: own, body: { image } })),
    );
    const indexes = answers.map(({ data }) => (data as Gallery & { galleryImageIndex: number }).galleryImageIndex);
    expect(new Set(indexes).size).toBe(10);
    expect((await stored())?.images).toHaveLength(before + 10);
  });

  it('changes and deletes by an index that exists, and by no other', async () => {
    await own.admin.ask(galleryEndpoints.changeNote, { params: { ...own, index: '0' }, body: { note: 'الواجهة' } });
    expect((await stored())?.images?.[0]?.note).toBe('الواجهة');
    for (const index of ['999', '-1', 'x', '1.5', '1e1']) {
      const address = endpointUrl(galleryEndpoints.removeImage, { ...own, index });
      expectError(await own.admin.request('DELETE', address), 404);
    }
    const before = (await stored())?.images ?? [];
    await own.admin.ask(galleryEndpoints.removeImage, { params: { ...own, index: '0' } });
    expect((await stored())?.images).toEqual(before.slice(1));
  });

  it('refuses an empty note and an unknown display', async () => {
    const change = (body: unknown) => own.admin.request('PUT', endpointUrl(galleryEndpoints.change, own), { body });
    expectError(await change({ image: '' }), 400, ['/image']);
    expectError(await change({ display: 'grid' }), 400, ['/display']);
  });
});

describe('a branch', () => {
  const change = (body: unknown) => own.admin.request('PUT', endpointUrl(branchEndpoints.change, own), { body });
  const stored = async () => (await wholeMenu(own.admin, own.menuId)).branches?.[0];

  it('keeps a flat form as a location with [longitude, latitude]', async () => {
    expect(await stored()).toMatchObject({
      phone: aBranch.phone,
      location: { address: aBranch.address, geoLocation: { coordinates: [aBranch.long, aBranch.lat] } },
    });
  });

  it('needs an address and a valid phone; links and degrees must be possible', async () => {
    const create = (body: unknown) => own.admin.request('POST', endpointUrl(branchEndpoints.create, own), { body });
    expectError(await create({}), 400, ['/address', '/phone']);
    expectError(await create({ ...aBranch, phone: '123' }), 400, ['/phone']);
    expectError(await create({ ...aBranch, googleMaps: 'javascript:alert(1)' }), 400, ['/googleMaps']);
    expectError(await create({ ...aBranch, lat: 91 }), 400, ['/lat']);
    expectError(await create({ ...aBranch, long: 'east' }), 400, ['/long']);
  });

  it('says of a wrong phone what the specification says', async () => {
    const answer = await own.admin.request('POST', endpointUrl(branchEndpoints.create, own), {
      body: { ...aBranch, phone: 'x' },
      headers: { 'accept-language': 'en' },
    });
    expect(answer.body.errors).toEqual([{ path: '/phone', message: 'Invalid phone number' }]);
  });

  it('completes its link; clears it, and its point, when sent empty', async () => {
    await change({ googleMaps: 'maps.app.goo.gl/x' });
    expect((await stored())?.location.googleMaps).toBe('https://maps.app.goo.gl/x');
    await change({ lat: '', long: '', googleMaps: '' });
    expect((await stored())?.location).toEqual({ address: aBranch.address, googleMaps: '' });
  });
});

describe('a receive option', () => {
  it('needs a title; the rest may be empty', async () => {
    const create = (body: unknown) =>
      own.admin.request('POST', endpointUrl(receiveOptionEndpoints.create, own), { body });
    expectError(await create({ description: 'x' }), 400, ['/title']);
    expectError(await create({ title: 'x', ionIcon: '<svg>' }), 400, ['/ionIcon']);
    expect((await create({ title: 'من السيارة', description: '', ionIcon: 'car-outline' })).status).toBe(200);
    expect((await wholeMenu(own.admin, own.menuId)).orderReceiveOptions?.at(-1)).toMatchObject({
      title: 'من السيارة',
      ionIcon: 'car-outline',
    });
  });

  it('is shown on the page with its owner’s icon, or a default one', async () => {
    const iconFor = async (ionIcon: string) => {
      const title = newName('option');
      await own.admin.ask(receiveOptionEndpoints.create, { params: own, body: { title, description: '', ionIcon } });
      const { text } = await visitor(server).request('GET', `/m/${own.menuId}`);
      return new RegExp(`viewBox="0 0 512 512"[^>]*>((?:(?!viewBox).)+?)</svg><div><h3[^>]*>${title}<`).exec(text)?.[1];
    };
    const [car, bag, unknown, none] = [
      await iconFor('car-outline'),
      await iconFor('bag-outline'),
      await iconFor('no-such-icon'),
      await iconFor(''),
    ];
    expect(car).toContain('<path ');
    expect(new Set([car, bag, unknown]).size).toBe(3);
    expect(unknown).toBe(none);
  });
});

describe('working hours', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
  const today = dayOf(at(3));
  const create = (body: unknown) => own.admin.request('POST', endpointUrl(specialHoursEndpoints.create, own), { body });
  const menuPage = async () => (await visitor(server).request('GET', `/m/${own.menuId}`)).text;

  it('may have further intervals, which stay until they are sent', async () => {
    const save = async (day: object) =>
      (await own.admin.ask(menuEndpoints.change, { params: own, body: { workingDays: [{ day: 'sun', ...day }] } })).data
        .workingDays;
    const also = [{ start: '18:00', end: '01:00' }];
    expect(await save({ start: '09:00', end: '14:00', also })).toMatchObject([{ day: 'sun', also }]);
    expect(await save({ end: '15:00' })).toMatchObject([{ end: '15:00', also }]);
    expect(await save({ also: [] })).toMatchObject([{ end: '15:00', also: [] }]);
    const refused = await own.admin.request('PUT', endpointUrl(menuEndpoints.change, own), {
      body: { workingDays: [{ day: 'sun', also: [{ start: '25:00', end: '' }] }] },
    });
    expectError(refused, 400, ['/workingDays/0/also/0/start', '/workingDays/0/also/0/end']);
  });

  it('are overridden by special hours on the page, in carts and for crawlers', async () => {
    const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
    await own.admin.ask(menuEndpoints.change, {
      params: own,
      body: { workingDays: days.map((day) => ({ day })), orders: { whenClosed: 'refuse' } },
    });
    const line = { item: own.itemId, quantity: 1 };
    const cart = cartOf(await createCart(visitor(server), own.menuId, [line]));
    const { data } = await own.admin.ask(specialHoursEndpoints.create, {
      params: own,
      body: { title: 'صيانة', from: dayOf(at(-48)), to: dayOf(at(48)), closed: true },
    });
    const page = await menuPage();
    expect(page).toContain('صيانة');
    expect(page).toContain('مغلق');
    expect(page).toContain('"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","opens":"00:00"');
    const order = { phone: '0790000000', receiveOption: 0 };
    expectError(await changeCart(visitor(server), cart._id, order), 409);
    await own.admin.ask(specialHoursEndpoints.change, {
      params: { ...own, specialHoursId: idOf(data) },
      body: { closed: false, days: days.map((day) => ({ day })) },
    });
    expect((await changeCart(visitor(server), cart._id, order)).status).toBe(200);
  });

  it('refuse special hours that end before they start, or repeat a weekday', async () => {
    expectError(await create({ title: 'x', from: today, to: '2020-01-01' }), 400, ['/to']);
    expectError(await create({ title: 'x', from: '2026-02-30', to: today }), 400, ['/from']);
    const days = [{ day: 'sun' }, { day: 'mon' }, { day: 'sun', start: '10:00' }];
    expectError(await create({ title: 'x', from: today, to: today, days }), 400, ['/days/2/day']);
    expectError(await create({ from: today }), 400, ['/title', '/to']);
  });

  it('refuse special hours that are neither closed nor have hours', async () => {
    const dates = { title: 'x', from: today, to: today };
    const refused = await create(dates);
    expectError(refused, 400, ['/days']);
    expect(refused.body.message).toContain('افتح يومًا واحدًا على الأقل، أو اختر «مغلق»');
    expectError(await create({ ...dates, closed: false, days: [] }), 400, ['/days']);
    const { data } = await own.admin.ask(specialHoursEndpoints.create, {
      params: own,
      body: { ...dates, closed: true },
    });
    const params = { ...own, specialHoursId: idOf(data) };
    const change = (body: object) =>
      own.admin.request('PUT', endpointUrl(specialHoursEndpoints.change, params), { body });
    expectError(await change({ closed: false }), 400, ['/days']);
    expect((await change({ title: 'y' })).status).toBe(200);
    expect((await change({ closed: false, days: [{ day: 'sun' }] })).status).toBe(200);
    expectError(await change({ days: [] }), 400, ['/days']);
    expect((await change({ closed: true, days: [] })).status).toBe(200);
  });
});

describe('a daypart', () => {
  const DAY_MS = 86_400_000;
  const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  /** Served all day, but only from the day after tomorrow on. */
  const later = { title: 'رمضان', windows: [{ start: '00:00', end: '00:00' }], from: dayFrom(2) };
  const guest = () => visitor(server);

  async function menuWith(daypart: object) {
    const menu = await newSeededMenu(server);
    const { data } = await menu.admin
      .request<{ data: { data: { _id: string } } }>('POST', endpointUrl(daypartEndpoints.create, menu), {
        body: daypart,
      })
      .then(({ body }) => body.data);
    return { ...menu, daypartId: data._id };
  }
  type DaypartMenu = Awaited<ReturnType<typeof menuWith>>;
  const limit = ({ admin, ...params }: DaypartMenu, dayparts: readonly string[]) =>
    admin.request('PUT', endpointUrl(itemEndpoints.change, params), { body: { dayparts } });
  const add = ({ menuId, itemId }: DaypartMenu) => createCart(guest(), menuId, [{ item: itemId, quantity: 1 }]);
  const page = async ({ menuId }: DaypartMenu) => (await guest().request('GET', `/m/${menuId}`)).text;
  const publicItems = async ({ menuId }: DaypartMenu) =>
    (await wholeMenu(guest(), menuId)).sections?.flatMap(({ items = [] }) => items.map(({ _id }) => _id));

  it('greys out an item outside its times, and refuses it in carts by name', async () => {
    const menu = await menuWith(later);
    const cart = cartOf(await add(menu));
    await limit(menu, [menu.daypartId]);
    expect(await page(menu)).toMatch(/class="card item [^"]*later"[^]*?رمضان · يُقدَّم/);
    expect(await publicItems(menu)).toEqual([menu.itemId]);
    const refused = await add(menu);
    expectError(refused, 409, ['/items/0/item']);
    expect(refused.text).toContain('رمضان · يُقدَّم');
    // The venue opens later than the daypart begins.
    const opening = DAYS.map((day) => ({ day, start: '09:35', end: '21:00' }));
    await menu.admin.ask(menuEndpoints.change, { params: menu, body: { workingDays: opening } });
    for (const text of [(await add(menu)).text, await page(menu)]) expect(text).toMatch(/رمضان[^<"]*يُقدَّم [^<"]*09:35/);
    const order = { phone: '0790000000', receiveOption: 0 };
    const submitted = await changeCart(guest(), cart._id, order);
    expectError(submitted, 409, ['/items/0']);
    expect(submitted.text).toContain('رمضان · يُقدَّم');
    expect((await guest().request('GET', `/cart/${cart._id}`)).text).toContain('لا يُقدَّم الآن');
    await limit(menu, []);
    expect((await changeCart(guest(), cart._id, order)).status).toBe(200);
  });

  it('hides what it limits, sections too, and carts name its times', async () => {
    const menu = await menuWith({ ...later, outside: 'hide' });
    const { admin, menuId, daypartId } = menu;
    const cart = cartOf(await add(menu));
    const [combo] = (await wholeMenu(guest(), menuId)).combos ?? [];
    await admin.ask(sectionEndpoints.change, { params: menu, body: { dayparts: [daypartId] } });
    expect(await publicItems(menu)).toEqual([]);
    expect((await wholeMenu(guest(), menuId)).combos).toEqual([]);
    expect((await wholeMenu(admin, menuId)).sections?.[0]).toMatchObject({ dayparts: [daypartId] });
    const ofCombo = await createCart(guest(), menuId, [{ combo: combo?._id, quantity: 1 }]);
    expectError(ofCombo, 409, ['/items/0/combo']);
    const refused = await add(menu);
    expectError(refused, 409, ['/items/0/item']);
    const submitted = await changeCart(guest(), cart._id, { phone: '0790000000', receiveOption: 0 });
    expectError(submitted, 409, ['/items/0']);
    for (const { text } of [ofCombo, refused, submitted]) expect(text).toContain('رمضان · يُقدَّم');
    const { undo } = (
      await admin.request<{ data: { undo: string } }>('DELETE', endpointUrl(daypartEndpoints.remove, menu))
    ).body.data;
    expect(undo).toMatch(/./);
    expect(await publicItems(menu)).toEqual([menu.itemId]);
    expect((await wholeMenu(admin, menuId)).sections?.[0]).toMatchObject({ dayparts: [] });
  });

  it('greys out a combo with no other choice, and refuses it in carts', async () => {
    const menu = await menuWith(later);
    const { admin, menuId, itemId, daypartId } = menu;
    const [drink = {}] = (await admin.ask(itemEndpoints.createMany, { params: menu, body: [anItem] })).data;
    const choices = [{ title: 'المشروب', min: 1, max: 1, of: [{ item: idOf(drink), extra: 0 }] }];
    const combo = (await wholeMenu(guest(), menuId)).combos?.[0]?._id;
    await admin.ask(comboEndpoints.change, { params: menu, body: { items: [itemId], choices } });
    const picks = [{ choice: 0, item: idOf(drink) }];
    const order = (picked: object) => createCart(guest(), menuId, [{ combo, quantity: 1, ...picked }]);
    const cart = cartOf(await order({ picks }));
    await admin.ask(itemEndpoints.change, {
      params: { ...menu, itemId: idOf(drink) },
      body: { dayparts: [daypartId] },
    });
    expect(await page(menu)).toMatch(/class="card combo later bare"[^]*?رمضان · يُقدَّم/);
    for (const picked of [{ picks }, {}]) {
      const refused = await order(picked);
      expectError(refused, 409, ['/items/0/combo']);
      expect(refused.text).toContain('رمضان · يُقدَّم');
    }
    const submitted = await changeCart(guest(), cart._id, { phone: '0790000000', receiveOption: 0 });
    expectError(submitted, 409, ['/items/0']);
    expect(submitted.text).toContain('رمضان · يُقدَّم');
    await admin.ask(daypartEndpoints.change, { params: menu, body: { outside: 'hide' } });
    expect((await wholeMenu(guest(), menuId)).combos).toEqual([]);
    expectError(await order({ picks }), 409, ['/items/0/combo']);
  });

  it('without days applies daily, also when its empty list is sent back', async () => {
    const menu = await menuWith({ ...later, from: undefined });
    const { admin, menuId, daypartId } = menu;
    await limit(menu, [daypartId]);
    const [daypart] = (await wholeMenu(guest(), menuId)).dayparts ?? [];
    expect(daypart?.windows).toEqual([{ start: '00:00', end: '00:00', days: [] }]);
    await admin.ask(daypartEndpoints.change, { params: menu, body: { windows: daypart?.windows ?? [] } });
    expect((await add(menu)).status).toBe(200);
  });

  it('is one of the menu, and ends after it begins', async () => {
    const menu = await menuWith(later);
    expectError(await limit(menu, [menu.daypartId, own.daypartId]), 400, ['/dayparts/1']);
    const create = (body: object) =>
      menu.admin.request('POST', endpointUrl(daypartEndpoints.create, menu), { body: { ...later, ...body } });
    expectError(await create({ to: dayFrom(1) }), 400, ['/to']);
    expectError(await create({ windows: [] }), 400, ['/windows']);
    expectError(await create({ windows: [{ start: '25:00', end: '12:00' }] }), 400, ['/windows/0/start']);
  });
});
