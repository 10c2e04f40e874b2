/** Texts in two languages: what owners save, and what visitors, guests and search engines receive. */
import {
  cartEndpoints,
  branchEndpoints,
  comboEndpoints,
  endpointUrl,
  daypartEndpoints,
  extraGroupEndpoints,
  galleryEndpoints,
  guestOrderEndpoints,
  inLanguage,
  itemEndpoints,
  menuEndpoints,
  receiveOptionEndpoints,
  sectionEndpoints,
  type Cart,
  type Item,
  type Menu,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartOf, changeCart, changeMenu, createCart, inDays, readCart } from '../support/carts.js';
import { expectError } from '../support/expectError.js';
import { makeOlder } from '../support/guestOrders.js';
import type { Client, ResponseBody } from '../support/http.js';
import { idOf, newSeededMenu, type SeededMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { visitor } from '../support/users.js';

let server: RunningServer;
let guest: Client;

beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const menuUrl = (menuId: string) => endpointUrl(menuEndpoints.read, { menuId });

async function readMenu(menuId: string, lang: string, acceptLanguage = ''): Promise<Menu> {
  const { body } = await guest.request<ResponseBody<Menu>>('GET', menuUrl(menuId) + (lang && `?lang=${lang}`), {
    headers: { 'Accept-Language': acceptLanguage },
  });
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.data;
}

/** Translates one text of each part of a menu, and offers English. */
async function translate(own: SeededMenu): Promise<void> {
  const { admin } = own;
  await changeMenu(own, {
    languages: { default: 'ar', offered: ['ar', 'en'] },
    headingPhrase: 'أهلًا',
    quantityLabel: 'العدد',
    translations: { en: { headingPhrase: 'Welcome', quantityLabel: 'Pieces' } },
    institution: {
      name: 'بيت الزيتون',
      location: { address: 'عمّان، جبل اللويبدة' },
      translations: { en: { name: 'Olive House', address: 'Amman, Jabal al-Weibdeh' } },
    },
  });
  const at = { menuId: own.menuId, sectionId: own.sectionId };
  await admin.ask(sectionEndpoints.change, { params: at, body: { translations: { en: { title: 'Dishes' } } } });
  await admin.ask(itemEndpoints.change, {
    params: { ...at, itemId: own.itemId },
    body: {
      translations: { en: { title: 'Mansaf' } },
      subItems: [{ title: 'كبير', price: 8, translations: { en: { title: 'Large' } } }],
    },
  });
  await admin.ask(comboEndpoints.change, {
    params: { menuId: own.menuId, comboId: own.comboId },
    body: { translations: { en: { title: 'Family meal' } } },
  });
  const gallery = { ...at, galleryId: own.galleryId };
  await admin.ask(galleryEndpoints.change, {
    params: gallery,
    body: { translations: { en: { title: 'From our kitchen' } } },
  });
  await admin.ask(galleryEndpoints.changeNote, {
    params: { ...gallery, index: '0' },
    body: { note: 'طبق اليوم', translations: { en: { note: 'Dish of the day' } } },
  });
  await admin.ask(branchEndpoints.change, {
    params: { menuId: own.menuId, branchId: own.branchId },
    body: { translations: { en: { address: 'Irbid, University Street' } } },
  });
  await admin.ask(receiveOptionEndpoints.change, {
    params: { menuId: own.menuId, optionId: own.optionId },
    body: {
      kind: 'delivery',
      translations: { en: { title: 'Delivery' } },
      areas: [{ title: 'عبدون', fee: 1.5, minOrder: 8, translations: { en: { title: 'Abdoun' } } }],
    },
  });
}

async function addSauces(own: SeededMenu): Promise<{ readonly group: string; readonly extra: string }> {
  const { data } = await own.admin.ask(extraGroupEndpoints.create, {
    params: own,
    body: {
      title: 'الصلصة',
      translations: { en: { title: 'Sauce' } },
      extras: [{ title: 'ثوم', price: 0.5, translations: { en: { title: 'Garlic' } } }],
    },
  });
  const group = idOf(data);
  await own.admin.ask(itemEndpoints.change, {
    params: { menuId: own.menuId, sectionId: own.sectionId, itemId: own.itemId },
    body: { extras: [{ group }] },
  });
  return { group, extra: data.extras[0]?._id ?? '' };
}

/** Makes English the menu's default language, with the Arabic texts as translations. */
async function exchangeTexts(own: SeededMenu): Promise<void> {
  const { menuId, sectionId, itemId } = own;
  await changeMenu(own, {
    languages: { default: 'en', offered: ['en', 'ar'] },
    institution: { name: 'Olive House', translations: { ar: { name: 'بيت الزيتون' } } },
  });
  await own.admin.ask(itemEndpoints.change, {
    params: { menuId, sectionId, itemId },
    body: { title: 'Mansaf', translations: { ar: { title: 'منسف باللحم البلدي' } } },
  });
}

const orderPage = async (cartId: string, lang: string) =>
  (await guest.request('GET', `/cart/${cartId}?lang=${lang}`)).text;

/** The message to the venue that a page shows in a language. */
const messageOn = (page: string, lang: 'ar' | 'en') =>
  new RegExp(`<p class="text" lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">([^<]*)`).exec(page)?.[1] ?? '';

/** The messages in the messaging links of a page. */
const linkedTexts = (page: string) =>
  [...page.matchAll(/href="(https:\/\/wa\.me[^"]*)"/g)].map(([, link = '']) => new URL(link).searchParams.get('text'));

describe('the public menu', () => {
  it('is in the requested language if offered, and falls back per field', async () => {
    const own = await newSeededMenu(server);
    await translate(own);
    const arabic = await readMenu(own.menuId, '');
    expect(arabic.sections?.[0]?.title).toBe('الأطباق');
    for (const english of [await readMenu(own.menuId, 'en'), await readMenu(own.menuId, '', 'en-US,ar;q=0.5')]) {
      expect(english).toMatchObject({
        headingPhrase: 'Welcome',
        cartSettings: { quantityLabel: 'Pieces' },
        institution: { name: 'Olive House', location: { address: 'Amman, Jabal al-Weibdeh' } },
        sections: [
          {
            title: 'Dishes',
            items: [
              {
                title: 'Mansaf',
                description: 'لحم خروف بلدي وجميد كركي على أرز وشراك',
                subItems: [{ title: 'Large' }],
              },
            ],
            galleries: [{ title: 'From our kitchen' }],
          },
        ],
        combos: [{ title: 'Family meal', items: [{ title: 'Mansaf' }] }],
        branches: [{ location: { address: 'Irbid, University Street' } }],
        orderReceiveOptions: [{ title: 'Delivery' }],
      });
      expect(JSON.stringify(english)).not.toContain('"translations"');
    }
    expect(await readMenu(own.menuId, 'ar', 'en')).toEqual(arabic);
    expect(await readMenu(own.menuId, '', 'fr')).toEqual(arabic);
  });

  it('is in the default language without others or with blank translations', async () => {
    const own = await newSeededMenu(server);
    await translate(own);
    await changeMenu(own, { translations: { en: { headingPhrase: ' ' } } });
    expect((await readMenu(own.menuId, 'en')).headingPhrase).toBe('أهلًا');
    await changeMenu(own, { languages: { default: 'ar', offered: ['ar'] } });
    expect((await readMenu(own.menuId, 'en')).institution?.name).toBe('بيت الزيتون');
  });

  it('has pages and a manifest in both languages', async () => {
    const own = await newSeededMenu(server);
    await translate(own);
    const page = async (path: string) => (await guest.request('GET', `/m/${own.menuId}${path}`)).text;
    const [arabic, english] = [await page(''), await page('?lang=en')];
    expect(arabic).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/i);
    expect(arabic).toContain('منسف باللحم البلدي');
    expect(english).toMatch(/^<!doctype html><html lang="en" dir="ltr"/i);
    expect(english).toContain('Mansaf');
    expect(english).not.toContain('منسف');
    expect(english).toMatch(/<p dir="auto" lang="ar"[^>]*>لحم خروف/);
    expect(english).toContain('"inLanguage":"en"');
    for (const text of [arabic, english]) {
      expect(text).toContain(`hrefLang="ar" href="${server.origin}/m/${own.menuId}"`);
      expect(text).toContain(`hrefLang="en" href="${server.origin}/m/${own.menuId}?lang=en"`);
    }
    expect(JSON.parse(await page('/manifest.webmanifest?lang=en'))).toMatchObject({
      name: 'Olive House',
      lang: 'en',
      dir: 'ltr',
      start_url: `/m/${own.menuId}?lang=en`,
    });
  });
});

describe('the owner', () => {
  it('reads and saves the menu’s own texts, whatever the browser asks for', async () => {
    const own = await newSeededMenu(server);
    await translate(own);
    const { body } = await own.admin.request<ResponseBody<Menu>>('GET', `${menuUrl(own.menuId)}?lang=en`, {
      headers: { 'Accept-Language': 'en' },
    });
    expect(body.data?.data).toMatchObject({
      institution: { name: 'بيت الزيتون', translations: { en: { name: 'Olive House' } } },
      sections: [{ title: 'الأطباق', items: [{ translations: { en: { title: 'Mansaf' } } }] }],
    });
  });

  it('changes single translations, and clears them by blanks and null', async () => {
    const own = await newSeededMenu(server);
    await translate(own);
    const { menuId, sectionId, itemId } = own;
    const params = { menuId, sectionId, itemId };
    const put = async (translations: unknown) => {
      const url = endpointUrl(itemEndpoints.change, params);
      const { body } = await own.admin.request<ResponseBody<Item>>('PUT', url, { body: { translations } });
      return body.data?.data.translations;
    };
    expect(await put({ en: { description: 'With rice' } })).toEqual({
      en: { title: 'Mansaf', description: 'With rice' },
    });
    expect(await put({ ar: { title: 'منسف' } })).toMatchObject({ en: { title: 'Mansaf' }, ar: { title: 'منسف' } });
    expect(await put({ en: { description: '' } })).toEqual({ en: { title: 'Mansaf' }, ar: { title: 'منسف' } });
    expect(await put({ en: null })).toEqual({ ar: { title: 'منسف' } });
    expect(await put({ ar: null })).toBeUndefined();

    const settings = async (body: object) => {
      const { body: answer } = await own.admin.request<ResponseBody<Menu>>('PUT', menuUrl(menuId), { body });
      const { translations, institution } = answer.data?.data ?? {};
      return [translations, institution?.translations];
    };
    const venue = { name: 'Olive House', address: 'Amman, Jabal al-Weibdeh' };
    expect(await settings({ translations: { en: { headingPhrase: '' } } })).toEqual([
      { en: { quantityLabel: 'Pieces' } },
      { en: venue },
    ]);
    expect(
      await settings({ institution: { translations: { en: { address: '' } } }, translations: { en: null } }),
    ).toEqual([undefined, { en: { name: 'Olive House' } }]);
    expect(await settings({ institution: { translations: { en: null } } })).toEqual([undefined, undefined]);

    const { data: branch } = await own.admin.ask(branchEndpoints.create, {
      params: own,
      body: { phone: '+962790000001', address: 'إربد', translations: { en: { address: 'Irbid' } } },
    });
    const change = { params: { menuId, branchId: branch._id }, body: { translations: { ar: {} } } };
    expect((await own.admin.ask(branchEndpoints.change, change)).data.translations).toEqual({
      en: { address: 'Irbid' },
    });
  });

  it('is told which translation is wrong', async () => {
    const own = await newSeededMenu(server);
    const { menuId, sectionId, itemId } = own;
    const put = (translations: unknown) =>
      own.admin.request('PUT', endpointUrl(itemEndpoints.change, { menuId, sectionId, itemId }), {
        body: { translations },
      });
    expectError(await put({ en: { title: 'x'.repeat(121) } }), 400, ['/translations/en/title']);
    expectError(await put({ fr: { title: 'x' } }), 400, ['/translations/fr']);
    expectError(await put({ en: { price: 'x' } }), 400, ['/translations/en/price']);
    const notOffered = await own.admin.request('PUT', menuUrl(menuId), {
      body: { languages: { default: 'ar', offered: ['en'] } },
    });
    expectError(notOffered, 400, ['/languages/default']);
    const languages = { default: 'fr', offered: [] };
    const wrong = await own.admin.request('PUT', menuUrl(menuId), { body: { languages } });
    expectError(wrong, 400, ['/languages/default', '/languages/offered']);
  });
});

describe('a guest’s cart', () => {
  it('is in the guest’s language, and the order is frozen in both', async () => {
    const own = await newSeededMenu(server);
    await translate(own);
    const choice = await addSauces(own);
    const line = { item: own.itemId, subItem: 0, choices: [{ ...choice, quantity: 1 }] };
    const created = cartOf(await createCart(guest, own.menuId, [line]));
    const read = async (lang: string) => {
      const { body } = await guest.request<ResponseBody<Cart>>(
        'GET',
        `${endpointUrl(cartEndpoints.read, { cartId: created._id })}?lang=${lang}`,
      );
      return body.data?.data;
    };
    const english = {
      items: [
        {
          item: { title: 'Mansaf', subItems: [{ title: 'Large' }] },
          choices: [{ title: 'Garlic', groupTitle: 'Sauce' }],
          section: { title: 'Dishes' },
        },
      ],
      menu: {
        institution: { name: 'Olive House' },
        orderReceiveOptions: [{ title: 'Delivery', areas: [{ title: 'Abdoun' }] }],
      },
    };
    expect(await read('en')).toMatchObject(english);
    const area = created.menu.orderReceiveOptions[0]?.areas?.[0]?._id ?? '';
    const customer = { phone: '0790000000', receiveOption: 0, address: 'Zahran Street', area };
    cartOf(await changeCart(guest, created._id, customer));
    await own.admin.ask(itemEndpoints.change, {
      params: { menuId: own.menuId, sectionId: own.sectionId, itemId: own.itemId },
      body: { title: 'شيء آخر', translations: { en: { title: 'Something else' } } },
    });
    const inEnglish = await read('en');
    expect(inEnglish).toMatchObject({
      items: english.items,
      menu: { institution: { name: 'Olive House' }, orderReceiveOptions: [{ title: 'Delivery' }] },
      area: { title: 'Abdoun', fee: 1.5 },
      totals: [{ kind: 'items' }, { kind: 'delivery', title: 'Abdoun', amount: 1.5 }],
    });
    expect(await read('ar')).toMatchObject({
      items: [{ item: { title: 'منسف باللحم البلدي' } }],
      area: { title: 'عبدون' },
    });
    const order = await own.admin.ask(guestOrderEndpoints.read, {
      params: { menuId: own.menuId, cartId: created._id },
    });
    expect(order.data).toMatchObject({
      items: [{ item: { title: 'منسف باللحم البلدي' }, choices: [{ title: 'ثوم', groupTitle: 'الصلصة' }] }],
      area: { title: 'عبدون' },
    });
    // The venue's app shows the order in its own language, and finds it in both.
    expect(inLanguage(order.data, 'en')).toMatchObject({
      items: english.items,
      receiveOption: 'Delivery',
      area: { title: 'Abdoun' },
      totals: [{ kind: 'items' }, { kind: 'delivery', title: 'Abdoun' }],
    });
    for (const q of ['mansaf', 'منسف']) {
      const found = await own.admin.ask(guestOrderEndpoints.list, { params: own, query: { q } });
      expect(found.data.map(({ _id }) => _id)).toEqual([created._id]);
    }
    // A practice order has the texts of the present menu.
    const practice = await own.admin.ask(guestOrderEndpoints.practice, { params: own });
    expect(inLanguage(practice.data, 'en').items).toMatchObject([
      { item: { title: 'Something else', subItems: [{ title: 'Large' }] }, section: { title: 'Dishes' } },
    ]);
    // The message to the venue has the names of its own language.
    const message = messageOn(await orderPage(created._id, 'en'), 'ar');
    expect(message).toContain('منسف');
    expect(message).not.toContain('Mansaf');
    expect(message).toContain('عبدون');
    expect(message).not.toContain('Abdoun');
  });

  it('names what it refuses in the guest’s language, with serving times', async () => {
    const own = await newSeededMenu(server);
    await translate(own);
    const { group, extra } = await addSauces(own);
    const { data: daypart } = await own.admin.ask(daypartEndpoints.create, {
      params: own,
      body: {
        title: 'رمضان',
        translations: { en: { title: 'Ramadan' } },
        windows: [{ start: '00:00', end: '00:00' }],
        from: inDays(2),
      },
    });
    const line = { item: own.itemId, subItem: 0 };
    const { _id: cartId } = cartOf(await createCart(guest, own.menuId, [line]));
    const params = { menuId: own.menuId, sectionId: own.sectionId, itemId: own.itemId };
    /** The refusals in a language, without the marks around their titles. */
    const refusal = async (lang: string, method: 'POST' | 'PUT', path: string, body: object) => {
      const headers = { 'Accept-Language': lang };
      const answer = await guest.request(method, path, { body, headers });
      return answer.body.errors?.map(({ message }) => message.replaceAll(/[\u2066-\u2069]/g, ''));
    };
    const add = (lang: string, item: object) =>
      refusal(lang, 'POST', endpointUrl(cartEndpoints.create, {}), { menu: own.menuId, items: [item] });
    expect(await add('en', { ...line, choices: [{ group, extra, quantity: 9 }] })).toEqual([
      expect.stringMatching(/“Sauce”/),
    ]);

    await own.admin.ask(itemEndpoints.change, { params, body: { dayparts: [idOf(daypart)] } });
    const notServed = expect.stringMatching(/^“Mansaf” is not served now\. Ramadan · served /);
    expect(await add('en', line)).toEqual([notServed]);
    expect(await add('ar', line)).toEqual([expect.stringMatching(/^«منسف باللحم البلدي» لا يُقدَّم الآن\. رمضان · /)]);
    const customer = { phone: '0790000000', receiveOption: 0, address: 'Zahran Street' };
    const cart = endpointUrl(cartEndpoints.read, { cartId });
    const offerIn = async (lang: string) =>
      cartOf(await guest.request('GET', `${cart}?lang=${lang}`)).items[0]?.offer?.title;
    expect([await offerIn('en'), await offerIn('ar')]).toEqual(['Ramadan', 'رمضان']);
    const area = cartOf(await readCart(guest, cartId)).menu.orderReceiveOptions[0]?.areas?.[0]?._id;
    expect(await refusal('en', 'PUT', cart, { ...customer, area })).toEqual([
      expect.stringMatching(/^“Mansaf - Large” is not served now\. Ramadan · served /),
    ]);

    await own.admin.ask(itemEndpoints.change, { params, body: { dayparts: [], soldOut: true } });
    expect(await add('en', line)).toEqual(['“Mansaf” is sold out.']);
    // Of a menu that does not offer English, guests read the venue's own titles.
    await changeMenu(own, { languages: { default: 'ar', offered: ['ar'] } });
    expect(await add('en', line)).toEqual(['“منسف باللحم البلدي” is sold out.']);
  });

  it.each([
    ['ar', 'en', 'طلب جديد - بيت الزيتون', 'منسف باللحم البلدي', 'بخصوص الطلب رقم 2'],
    ['en', 'ar', 'New order - Olive House', 'Mansaf', 'About order no. 2'],
  ] as const)('tells a venue in %s what is ordered in %s', async (venue, reads, heading, dish, question) => {
    const own = await newSeededMenu(server);
    await translate(own);
    await changeMenu(own, { institution: { whatsapp: 'https://wa.me/962790000010' } });
    if (venue === 'en') await exchangeTexts(own);
    const order = async () => {
      const { _id, menu } = cartOf(await createCart(guest, own.menuId, [{ item: own.itemId, subItem: 0 }]));
      const area = menu.orderReceiveOptions[0]?.areas?.[0]?._id ?? '';
      const customer = { phone: '0790000000', receiveOption: 0, address: 'Zahran Street', area };
      return cartOf(await changeCart(guest, _id, customer))._id;
    };
    const receipt = await orderPage(await order(), reads);
    const message = messageOn(receipt, venue);
    expect(message).toContain(heading);
    expect(message).toContain(dish);
    expect(linkedTexts(receipt)).toEqual([message]);

    // The page of an order in the inbox: first a link for questions, then the message, since nobody responds.
    await changeMenu(own, { orders: { mode: 'inbox' } });
    const waiting = await order();
    expect(linkedTexts(await orderPage(waiting, reads))).toEqual([question]);
    await makeOlder(server, waiting, ['placed_at'], 2 * 60_000);
    const unattended = linkedTexts(await orderPage(waiting, reads));
    expect(unattended).toEqual([expect.stringContaining(heading)]);
    expect(unattended[0]).toContain(dish);
    await makeOlder(server, waiting, ['answer_by'], 6 * 60_000);
    expect(linkedTexts(await orderPage(waiting, reads))).toEqual(unattended);
  });
});
