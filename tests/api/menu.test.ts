import {
  branchEndpoints,
  menuEndpoints,
  sectionEndpoints,
  itemEndpoints,
  galleryEndpoints,
  endpointUrl,
  type Menu,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, ResponseBody } from '../support/http.js';
import { anItem, seedMenu, newSeededMenu, newMenu, wholeMenu } from '../support/menus.js';
import { newUser, newName, staffMember, visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

type Own = Awaited<ReturnType<typeof newSeededMenu>>;
const change = (own: Own, body: unknown) =>
  own.admin.request<ResponseBody<Menu>>('PUT', endpointUrl(menuEndpoints.change, own), { body });
const asVisitor = (menuId: string) =>
  visitor(server).request<ResponseBody<Menu>>('GET', endpointUrl(menuEndpoints.read, { menuId }));

describe('reading a menu', () => {
  it('gives visitors what they may see, and no more', async () => {
    const own = await newSeededMenu(server);
    const { admin } = own;
    await admin.ask(itemEndpoints.create, { params: own, body: { ...anItem, title: 'سرّي', hide: true } });
    await admin.ask(sectionEndpoints.create, { params: own, body: { title: 'مخفي', prime: false, hide: true } });
    await admin.ask(galleryEndpoints.create, { params: own, body: { title: 'معرض مخفي', hide: true } });
    const { body, text, headers } = await asVisitor(own.menuId);
    const menu = body.data?.data;
    expect(menu?.sections?.map(({ title }) => title)).toEqual(['الأطباق']);
    expect(text).not.toMatch(/سرّي|مخفي|"admins"|"plan"|menuVisitors|interestRecords|inactiveFrom|firstDays|demoEndsAt/);
    expect(menu?.sections?.[0]?.galleries?.[0]?.images).toEqual([]);
    expect(body).not.toHaveProperty('message');
    expect(headers.get('etag')).toBeTruthy();
  });

  it('gives its admins and staff all of it', async () => {
    const own = await newSeededMenu(server);
    for (const client of [own.admin, own.provider]) {
      expect(await wholeMenu(client, own.menuId)).toMatchObject({
        admins: [own.admin.username],
        plan: 1,
        menuVisitors: { newVisitors: 0, totalVisitors: 0 },
        sections: [{ items: [{ interestRecords: 0 }] }],
      });
    }
  });

  it('answers an unchanged menu with 304, and a changed one at once', async () => {
    const own = await newSeededMenu(server);
    const first = await asVisitor(own.menuId);
    const etag = first.headers.get('etag') ?? '';
    const again = (tag: string) =>
      visitor(server).request('GET', endpointUrl(menuEndpoints.read, own), { headers: { 'if-none-match': tag } });
    expect(await again(etag)).toMatchObject({ status: 304, text: '' });
    for (let round = 0; round < 20; round++) {
      await own.admin.ask(itemEndpoints.change, { params: own, body: { title: `طبق ${round}` } });
      expect((await again(etag)).text).toContain(`طبق ${round}`);
    }
  });

  it('is 404 for what does not exist, whatever it looks like', async () => {
    for (const id of [
      'nothing',
      'a'.repeat(24),
      'admin',
      '__proto__',
      'constructor',
      "' OR 1=1",
      '%00',
      '..%2f..',
      'ا',
    ]) {
      const { status, body } = await visitor(server).request('GET', `/api/v1/quickmenu/${id}`);
      expect({ id, status }).toEqual({ id, status: 404 });
      expect(body).toMatchObject({ status: 'fail', err: { statusCode: 404 } });
    }
  });
});

describe('settings', () => {
  it('merge: only what is sent changes', async () => {
    const own = await newSeededMenu(server);
    await change(own, {
      headingPhrase: 'أهلًا وسهلًا',
      colors: { mainColor: '#c0392b', tintColor: '#fff7ee' },
      institution: { name: 'مطعم التجربة', contact: { phone: '+962790000000', instagram: '@trial' } },
    });
    await change(own, { colors: { mainColor: '#0f766e' }, institution: { contact: { email: 'a@b.co' } } });
    expect(await wholeMenu(own.admin, own.menuId)).toMatchObject({
      headingPhrase: 'أهلًا وسهلًا',
      colors: { mainColor: '#0f766e', tintColor: '#fff7ee' },
      institution: { name: 'مطعم التجربة', contact: { phone: '+962790000000', instagram: '@trial', email: 'a@b.co' } },
    });
  });

  it('refuse a currency whose limit a price exceeds, naming the item', async () => {
    const own = await newSeededMenu(server);
    await change(own, { currency: 'LBP' });
    const priced = { params: own, body: { price: 1_350_000, subItems: [{ title: 'عائلي', price: 90_000_000 }] } };
    const { data: item } = await own.admin.ask(itemEndpoints.change, priced);
    expect(item).toMatchObject({ price: 1_350_000, subItems: [{ price: 90_000_000 }] });
    const refused = await change(own, { currency: 'USD' });
    expectError(refused, 400, ['/currency']);
    expect(refused.body.errors?.[0]?.message).toContain('1,350,000');
    expect((await change(own, { currency: 'EGP' })).status).toBe(200);
    const { admin } = own;
    const body = { price: 100_000_001 };
    expectError(await admin.request('PUT', endpointUrl(itemEndpoints.change, own), { body }), 400, ['/price']);
  });

  it('take a price step that fits the currency, ignored in another one', async () => {
    const own = await newSeededMenu(server);
    expectError(await change(own, { priceStep: 250 }), 400, ['/priceStep']);
    expectError(await change(own, { priceStep: 0.05, currency: 'IQD' }), 400, ['/priceStep']);
    expect((await change(own, { priceStep: 0.5 })).status).toBe(200);
    await own.admin.ask(itemEndpoints.change, { params: own, body: { price: 1300, subItems: [] } });
    expect((await change(own, { currency: 'IQD' })).status).toBe(200);
    await own.admin.ask(itemEndpoints.change, { params: own, body: { sale: { onSale: true, offPrice: 0.1 } } });
    const { text } = await visitor(server).request('GET', `/m/${own.menuId}`);
    expect(text).toContain('1,250');
    expect((await change(own, { priceStep: 500 })).status).toBe(200);
  });

  it('choose the Arabic sign of the dinar for guests', async () => {
    const own = await newSeededMenu(server);
    const page = async () => (await visitor(server).request('GET', `/m/${own.menuId}`)).text;
    expect(await page()).not.toContain('د.أ');
    expect((await change(own, { arabicCurrencySign: true })).status).toBe(200);
    expect(await page()).toContain('د.أ');
  });

  it('map flat names to stored ones', async () => {
    const own = await newSeededMenu(server);
    await change(own, {
      enableBuy: false,
      showSaleSection: false,
      doMarkClosestBranch: true,
      purchaseMethod: 'reserve',
      quantityLabel: 'عدد الليالي',
      timeZone: 'Asia/Dubai',
      otherMenuNickName: 'المقهى',
      lat: 31.9,
      long: 35.9,
    });
    expect(await wholeMenu(own.admin, own.menuId)).toMatchObject({
      settings: {
        doMenuPurchase: false,
        doRenderDealsSection: false,
        doMarkClosestBranch: true,
        purchaseMethod: 'reserve',
        timeZone: 'Asia/Dubai',
        otherMenuNickName: 'المقهى',
      },
      cartSettings: { quantityLabel: 'عدد الليالي' },
      institution: { location: { geoLocation: { coordinates: [35.9, 31.9] } } },
    });
  });

  it('upsert working days by day, and delete one by the letter M', async () => {
    const own = await newSeededMenu(server);
    await change(own, { workingDays: [{ day: 'mon', start: '10:00', end: '23:00' }, { day: 'sun' }] });
    await change(own, { workingDays: [{ day: 'mon', start: '09:00' }] });
    expect((await wholeMenu(own.admin, own.menuId)).workingDays).toEqual([
      { day: 'sun', also: [] },
      { day: 'mon', start: '09:00', end: '23:00', also: [] },
    ]);
    await change(own, { workingDays: [{ day: 'Msun' }] });
    expect((await wholeMenu(own.admin, own.menuId)).workingDays).toHaveLength(1);
  });

  it('store a WhatsApp number as a link, and refuse links to other sites', async () => {
    const own = await newSeededMenu(server);
    await change(own, { institution: { whatsapp: '٠٧٩ ١٢٣ ٤٥٦٧' } });
    expect((await wholeMenu(own.admin, own.menuId)).institution?.whatsapp).toBe('https://wa.me/962791234567');
    const kept = 'https://api.whatsapp.com/send?phone=962791234567';
    await change(own, { institution: { whatsapp: kept, contact: { facebook: 'innova.jo' } } });
    expect((await wholeMenu(own.admin, own.menuId)).institution).toMatchObject({ whatsapp: kept });
    for (const network of ['facebook', 'instagram', 'x', 'snapchat'] as const) {
      for (const link of ['javascript:alert(1)', 'http://evil.example/x']) {
        const refused = await change(own, { institution: { contact: { [network]: link } } });
        expectError(refused, 400, [`/institution/contact/${network}`]);
      }
    }
  });

  it('clear an optional field by an empty text', async () => {
    const own = await newSeededMenu(server);
    await change(own, { institution: { whatsapp: 'https://wa.me/962790000000' }, headingPhrase: 'x' });
    await change(own, { institution: { whatsapp: '' }, headingPhrase: '' });
    const menu = await wholeMenu(own.admin, own.menuId);
    expect(menu.institution?.whatsapp).toBe('');
    expect(menu.headingPhrase).toBe('');
  });

  it.each([
    ['a currency that is not offered', { currency: 'JPY' }, '/currency'],
    ['a country that is none', { country: 'XX' }, '/country'],
    ['a country by its name', { country: 'Jordan' }, '/country'],
    ['no country', { country: '' }, '/country'],
    ['a phone of another country', { institution: { contact: { phone: '0501234567' } } }, '/institution/contact/phone'],
    ['a colour that is none', { colors: { mainColor: 'red' } }, '/colors/mainColor'],
    ['an hour that is none', { workingDays: [{ day: 'sun', start: '24:00' }] }, '/workingDays/0/start'],
    ['a day that is none', { workingDays: [{ day: 'xyz' }] }, '/workingDays/0/day'],
    ['a hostile link', { institution: { whatsapp: 'javascript:alert(1)' } }, '/institution/whatsapp'],
    ['a group', { institution: { whatsapp: 'https://chat.whatsapp.com/AbCd' } }, '/institution/whatsapp'],
    ['a wrong e-mail', { institution: { contact: { email: 'x' } } }, '/institution/contact/email'],
    ['a wrong phone', { institution: { contact: { phone: '12' } } }, '/institution/contact/phone'],
    ['a latitude off the earth', { lat: 100 }, '/lat'],
    ['text for a switch', { enableBuy: 'yes' }, '/enableBuy'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, '/timeZone'],
    ['an unknown field', { colour: '#fff' }, '/colour'],
    ['a logo that was not uploaded', { institution: { logo: 'x.webp' } }, '/institution/logo'],
  ])('refuse %s by its name', async (_, body, path) => {
    const own = await newSeededMenu(server);
    expectError(await change(own, body), 400, [path]);
  });

  it('read phone numbers without a code as those of the menu’s country', async () => {
    const own = await newSeededMenu(server);
    expect((await wholeMenu(own.admin, own.menuId)).country).toBe('JO');
    const phone = (typed: string) => ({ institution: { contact: { phone: typed }, whatsapp: typed } });
    await change(own, { country: 'SA', ...phone('050 123 4567') });
    const saudi = { contact: { phone: '+966501234567' }, whatsapp: 'https://wa.me/966501234567' };
    expect(await wholeMenu(own.admin, own.menuId)).toMatchObject({ country: 'SA', institution: saudi });
    await change(own, phone('0512345678'));
    await change(own, { country: 'JO' });
    const { institution } = await wholeMenu(own.admin, own.menuId);
    expect(institution?.contact?.phone).toBe('+966512345678');
    await change(own, { country: 'SA' });
    const branch = { address: 'الرياض', phone: '0501112222' };
    const { data } = await own.admin.ask(branchEndpoints.create, { params: own, body: branch });
    expect(data.phone).toBe('+966501112222');
    expectError(await change(own, phone('05')), 400, ['/institution/whatsapp', '/institution/contact/phone']);
  });

  it('say of a wrong hour what the specification says', async () => {
    const own = await newSeededMenu(server);
    const { body } = await change(own, { workingDays: [{ day: 'sun', start: '9' }] });
    expect(body.errors?.[0]?.message).toBe('الرجاء إدخال ساعة صحيحة');
  });
});

describe('a short name', () => {
  it('leads to the menu in any case, also after it was changed', async () => {
    const own = await newSeededMenu(server);
    const [first, second] = [newName('menu'), newName('menu')];
    await change(own, { username: first.toUpperCase() });
    expect((await asVisitor(first)).body.data?.data).toMatchObject({ _id: own.menuId, username: first });
    await change(own, { username: second });
    expect((await asVisitor(first)).body.data?.data).toMatchObject({ _id: own.menuId, username: second });
  });

  it('is 409 when another menu has it, and free once it was given up', async () => {
    const [mine, theirs] = [await newSeededMenu(server), await newSeededMenu(server)];
    const name = newName('menu');
    await change(theirs, { username: name });
    const refused = await change(mine, { username: name });
    expectError(refused, 409, ['/username']);
    expect(refused.body.errors?.[0]?.suggestions).toEqual([`${name}-2`, `${name}-3`, `${name}-4`]);
    await change(theirs, { username: newName('menu') });
    expect((await asVisitor(name)).body.data?.data._id).toBe(theirs.menuId);
    await change(mine, { username: name });
    expect((await asVisitor(name)).body.data?.data._id).toBe(mine.menuId);
  });

  it.each([
    'ab',
    'a'.repeat(31),
    'with space',
    'items',
    'admin',
    'init',
    '__proto__',
    'constructor',
    'b'.repeat(24),
    'قائمة',
  ])('refuses %s', async (username) => {
    expectError(await change(await newSeededMenu(server), { username }), 400, ['/username']);
  });

  it.each(['new', 'given up'])('goes to exactly one of twenty who reach for a %s one at once', async (kind) => {
    const provider = await staffMember(server);
    const admin = await newUser(server);
    const owns: Own[] = [];
    for (let count = 0; count < 20; count++) {
      owns.push({ ...(await seedMenu(provider, admin)), provider });
    }
    const name = newName('menu');
    if (kind === 'given up') {
      const former = await newSeededMenu(server);
      await change(former, { username: name });
      await change(former, { username: newName('menu') });
    }
    const answers = await Promise.all(owns.map((own) => change(own, { username: name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    const winner = owns[answers.findIndex(({ status }) => status === 200)];
    expect((await asVisitor(name)).body.data?.data._id).toBe(winner?.menuId);
  });
});

describe('asking for a short name', () => {
  type Check = { readonly available: boolean; readonly reason: string; readonly suggestions: readonly string[] };
  const check = async (own: Own, username: string, client: Client = own.admin) =>
    client.request<ResponseBody<Check>>('GET', endpointUrl(menuEndpoints.checkUsername, { ...own, username }));
  const verdict = async (own: Own, username: string) => (await check(own, username)).body.data?.data;
  const FREE = { available: true, reason: '', suggestions: [] };

  it('says that a free one can be had, and one’s own, of now or of before', async () => {
    const own = await newSeededMenu(server);
    const [first, second] = [newName('menu'), newName('menu')];
    expect(await verdict(own, first.toUpperCase())).toEqual(FREE);
    await change(own, { username: first });
    expect(await verdict(own, first)).toEqual(FREE);
    await change(own, { username: second });
    expect(await verdict(own, first)).toEqual(FREE);
  });

  it('says of another’s that it is taken, until that menu gives it up', async () => {
    const [mine, theirs] = [await newSeededMenu(server), await newSeededMenu(server)];
    const name = newName('menu');
    await change(theirs, { username: `${name}-3` });
    await change(theirs, { username: name });
    // A name that once led to another menu is not suggested.
    const suggestions = [`${name}-2`, `${name}-4`, `${name}-5`];
    const reason: unknown = expect.stringMatching(/مستخدم/);
    expect(await verdict(mine, name)).toEqual({ available: false, reason, suggestions });
    await change(theirs, { username: newName('menu') });
    expect(await verdict(mine, name)).toEqual(FREE);
    expect((await change(mine, { username: name })).status).toBe(200);
  });

  it.each([
    ['ab', /3 to 30/],
    ['a'.repeat(31), /3 to 30/],
    ['with space', /without spaces/],
    ['قائمة', /English letters/],
    ['admin', /reserved/],
    ['b'.repeat(24), /id/],
  ])('says of %s why no menu can have it', async (username, reason) => {
    const own = await newSeededMenu(server);
    const { body } = await own.admin.request<ResponseBody<Check>>(
      'GET',
      endpointUrl(menuEndpoints.checkUsername, { ...own, username }),
      { headers: { 'accept-language': 'en' } },
    );
    expect(body.data?.data).toEqual({ available: false, reason: expect.stringMatching(reason), suggestions: [] });
    expect((await verdict(own, username))?.reason).toMatch(/[\u0600-\u06ff]/);
  });

  it('answers nobody but those who look after the menu', async () => {
    const own = await newSeededMenu(server);
    expectError(await check(own, 'free-name', visitor(server)), 401);
    expectError(await check(own, 'free-name', await newUser(server)), 403);
    expect((await check(own, 'free-name', own.provider)).status).toBe(200);
  });
});

describe('opening and closing', () => {
  it('hides an inactive menu with a message, but not from its admins', async () => {
    const own = await newSeededMenu(server);
    await asVisitor(own.menuId);
    await own.provider.ask(menuEndpoints.deactivate, { params: own });
    const closed = await asVisitor(own.menuId);
    expectError(closed, 404);
    expect(closed.body.message).not.toBe((await asVisitor('nothing')).body.message);
    expect((await wholeMenu(own.admin, own.menuId))._id).toBe(own.menuId);
    await own.provider.ask(menuEndpoints.activate, { params: own });
    expect((await asVisitor(own.menuId)).status).toBe(200);
  });

  it('closes at the scheduled moment without anybody’s doing', async () => {
    const own = await newSeededMenu(server);
    const at = new Date(Date.now() + 700).toISOString();
    await own.provider.ask(menuEndpoints.deactivate, { params: own, query: { schedule: at } });
    expect((await asVisitor(own.menuId)).status).toBe(200);
    await expect.poll(async () => (await asVisitor(own.menuId)).status, { timeout: 5000 }).toBe(404);
  });

  it('refuses a schedule that is no date', async () => {
    const own = await newSeededMenu(server);
    const address = endpointUrl(menuEndpoints.deactivate, own, { schedule: 'tomorrow' });
    expectError(await own.provider.request('DELETE', address), 400, ['/schedule']);
  });
});

describe('creating menus and their admins', () => {
  it('refuses unknown users by their place', async () => {
    const provider = await staffMember(server);
    const answer = await provider.request('POST', '/api/v1/quickmenu', { body: { admins: ['nobody-here'], plan: 1 } });
    expectError(answer, 404, ['/admins/0']);
  });

  it('takes the language, and plan 1 where none is sent', async () => {
    const provider = await staffMember(server);
    const body = { admins: [(await newUser(server)).username], language: 'en' as const };
    const { data } = await provider.ask(menuEndpoints.create, { params: {}, body });
    expect(data).toMatchObject({ plan: 1, languages: { default: 'en', offered: ['en'] } });
  });

  it('adds an admin, and takes out all but the last', async () => {
    const own = await newSeededMenu(server);
    const second = await newUser(server);
    await own.provider.ask(menuEndpoints.addAdmin, { params: own, body: { admin: second.username } });
    expect((await wholeMenu(second, own.menuId)).admins).toHaveLength(2);
    const remove = (username: string) =>
      own.provider.request('DELETE', endpointUrl(menuEndpoints.removeAdmin, { menuId: own.menuId, username }));
    expect((await remove(own.admin.username)).status).toBe(200);
    expectError(await remove(own.admin.username), 404);
    expectError(await remove(second.username), 409);
    expect((await own.admin.request('PUT', endpointUrl(menuEndpoints.change, own), { body: {} })).status).toBe(403);
  });

  it('is said who it belongs to by init', async () => {
    const provider = await staffMember(server);
    const admin = await newUser(server);
    const menuId = await newMenu(provider, admin);
    const institution = {
      name: 'مطعم البداية',
      description: 'أكل بيتي',
      location: { address: 'السلط' },
      contact: { phone: '0790000000' },
    };
    const init = (body: unknown) =>
      admin.request<ResponseBody<Menu>>('POST', endpointUrl(menuEndpoints.init, { menuId }), { body });
    const wrong = await init({ institution: { ...institution, contact: { phone: '1' } } });
    expectError(wrong, 400, ['/institution/contact/phone']);
    expect(wrong.body.errors?.[0]?.message).toBe('رقم هاتف غير صحيح');
    const name = newName('menu');
    expect((await init({ institution, username: name })).body.data?.data).toMatchObject({
      institution,
      username: name,
    });
  });
});
