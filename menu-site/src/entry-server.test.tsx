import { labelIcons, telLink, type Cart, type CartLine } from '@qaima/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { render } from './entry-server.js';
import type { SiteData, SiteItem, SiteMenu, SiteRequest } from './document/siteTypes.js';
import { aCart, aLineWithExtras, aLine, anOrder, aReservation, someReceiveOptions } from './testing/cartFixtures.js';
import {
  aCombo,
  aGallery,
  aMenu,
  anItem,
  aPicture,
  aRequest,
  aSection,
  SATURDAY_AFTERNOON,
} from './testing/menuFixtures.js';

const menuPage = (menu: SiteMenu = aMenu(), request: Partial<SiteRequest> = {}) =>
  render(aRequest(request), { kind: 'menu', menu });

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const readMenu = (...args: Parameters<typeof menuPage>) => read(menuPage(...args).html);

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
const text = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();
const cardOf = (page: Document, title: string) =>
  Array.from(page.querySelectorAll('.item')).find((card) => text(card.querySelector('h3')) === title);
const withItem = (item: Parameters<typeof anItem>[0]) => {
  const card = readMenu(aMenu({ sections: [aSection({ items: [anItem(item)] })] })).querySelector('.item');
  if (!card) throw new Error('There is no card.');
  return card;
};

describe('the document', () => {
  it('is Arabic from right to left, or English from left to right', () => {
    const arabic = readMenu().documentElement;
    const english = readMenu(aMenu(), { language: 'en' }).documentElement;
    expect([arabic.lang, arabic.dir, english.lang, english.dir]).toEqual(['ar', 'rtl', 'en', 'ltr']);
  });

  it('says who it is of, where it stands, and how a preview looks', () => {
    const page = readMenu();
    expect(page.title).toBe('مطعم إنوفا | القائمة والأسعار');
    expect(meta(page, 'description')).toBe('شاورما وبرجر على الفحم، شارع المدينة');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://menu.example/m/innova');
    expect(meta(page, 'og:title')).toBe('مطعم إنوفا');
    expect(meta(page, 'twitter:card')).toBe('summary');
  });

  it('has no link without an address that a search engine would take for one', () => {
    const unaddressed = readMenu().querySelectorAll('a:not([href])');
    expect(unaddressed.length).toBeGreaterThan(0);
    // These attributes are only valid with a URL.
    for (const link of unaddressed) expect(link.matches('[rel],[target],[download],[ping],[hreflang]')).toBe(false);
  });

  it('has its canonical address by id where there is no short name', () => {
    const page = readMenu(aMenu({ username: null }));
    const address = 'https://menu.example/m/innova000000000000000000';
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address);
  });

  it('takes its preview from the logo, else the main image, else a default', () => {
    const { institution, ...bare } = aMenu();
    const withoutLogo = { ...bare, institution: { ...institution, logo: null } };
    expect(meta(readMenu(), 'og:image')).toMatch(/^https:\/\/menu\.example\/public\/uploads\/logo0/);
    expect(meta(readMenu(withoutLogo), 'og:image')).toMatch(/^https:\/\/menu\.example\/public\/uploads\/main0/);
    expect(meta(readMenu({ ...withoutLogo, menuMainImage: null }), 'og:image')).toMatch(/^https:.*social/);
  });

  it('calls itself a menu to order from where the business has no name yet', () => {
    expect(readMenu(aMenu({ institution: {} })).title).toBe('اطلب من القائمة');
    // Where there is nothing to order, it is just the menu.
    expect(readMenu(aMenu({ institution: {}, sections: [], combos: [] })).title).toBe('القائمة');
  });

  it('has one style with a hash of its text, and no style attribute', () => {
    const { html, style } = menuPage();
    const page = read(html);
    expect(Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent)).toEqual([style]);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('what is at an address', () => {
  const statusOf = (data: SiteData) => {
    const page = render(aRequest(), data);
    return [page.status, text(read(page.html).querySelector('h1'))];
  };

  it('is a menu, a menu that is not active, or nothing', () => {
    expect(statusOf({ kind: 'menu', menu: aMenu() })).toEqual([200, 'مطعم إنوفا']);
    expect(statusOf({ kind: 'inactive' })).toEqual([404, 'هذه القائمة متوقفة حاليًا']);
    expect(statusOf({ kind: 'none' })).toEqual([404, 'حدث خطأ، غير موجود (404)']);
  });

  it('is a missing cart, whose link says where it leads', () => {
    const linkOf = (back: string | null) => {
      const { status, html } = render(aRequest({ path: '/cart/nope' }), { kind: 'cart', cart: null, rty: false, back });
      const link = read(html).querySelector('main a');
      return [status, text(link), link?.getAttribute('href')];
    };
    expect(linkOf('/m/innova')).toEqual([404, 'العودة إلى القائمة', '/m/innova']);
    expect(linkOf(null)).toEqual([404, 'إلى الصفحة الرئيسية', '/']);
  });

  it('is nothing at any path but a menu’s', () => {
    const menu = aMenu();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('//a.example', '/m', '/m/a/b', '/%')), (path) => {
        fc.pre(!/^\/m\/[^/]+\/?$/i.test(path));
        expect(menuPage(menu, { path }).status).toBe(404);
      }),
    );
  });

  it('is not to be found by searching unless it is a menu', () => {
    expect(meta(read(render(aRequest(), { kind: 'inactive' }).html), 'robots')).toBe('noindex');
    expect(meta(readMenu(), 'robots')).toBeUndefined();
  });
});

describe('what search engines are told', () => {
  interface Told {
    readonly telephone: string;
    readonly geo: object;
    readonly openingHoursSpecification: readonly { readonly dayOfWeek: string; readonly closes: string }[];
    readonly hasMenu: { readonly hasMenuSection: readonly { name: string; hasMenuItem: readonly object[] }[] };
  }
  const told = (menu?: SiteMenu) => {
    const data = readMenu(menu).querySelector('script[type="application/ld+json"]')?.textContent;
    return JSON.parse(data ?? '') as Told;
  };

  it('is what the page shows: prices with their sale, hours, place', () => {
    const { telephone, geo, openingHoursSpecification: hours, hasMenu } = told();
    expect([telephone, geo]).toEqual([
      '+96265000142',
      { '@type': 'GeoCoordinates', longitude: 35.8696, latitude: 31.9893 },
    ]);
    expect(hours.map(({ dayOfWeek }) => dayOfWeek)).not.toContain('Friday');
    expect(hours.find(({ dayOfWeek }) => dayOfWeek === 'Thursday')).toMatchObject({ opens: '10:00', closes: '02:00' });
    expect(hasMenu.hasMenuSection.map(({ name }) => name)).toEqual([
      'الـعـــروض',
      'الشاورما',
      'السلطات',
      'الوجبات المجمّعة',
    ]);
    const salad = {
      '@type': 'MenuItem',
      name: 'فتّوش',
      offers: { '@type': 'Offer', price: '2.00', priceCurrency: 'JOD' },
    };
    expect([hasMenu.hasMenuSection[0], hasMenu.hasMenuSection[2]].map((one) => one?.hasMenuItem)).toEqual([
      [salad],
      [salad],
    ]);
    const [combo] = hasMenu.hasMenuSection[3]?.hasMenuItem ?? [];
    expect(combo).toMatchObject({ offers: { '@type': 'Offer', priceCurrency: 'JOD' } });
  });

  it('is said for each language at an address of its own', () => {
    const head = (language: 'ar' | 'en') => read(menuPage(aMenu(), { language }).html).head;
    const canonical = (language: 'ar' | 'en') =>
      head(language).querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical('ar')).toMatch(/\/m\/innova$/);
    expect(canonical('en')).toBe(`${canonical('ar')}?lang=en`);
  });

  it('and readers in English, which words are Arabic', () => {
    const page = (language: 'ar' | 'en') => read(menuPage(aMenu(), { language }).html);
    const arabic = Array.from(page('en').querySelectorAll('[dir=auto]')).filter(({ textContent }) =>
      /[ا-ي]/.test(textContent),
    );
    expect(arabic.length).toBeGreaterThan(10);
    expect(arabic.filter((element) => element.getAttribute('lang') !== 'ar')).toEqual([]);
    expect(page('ar').querySelectorAll('main [lang]')).toHaveLength(0);
  });

  it('names no price where none is shown, and the lowest of several', () => {
    const subItems = [
      { title: 'سوبر', price: 4.5 },
      { title: 'عادي', price: 3.5 },
    ];
    const items = [anItem({ price: 0 }), anItem({ subItems })];
    const { hasMenu } = told(aMenu({ sections: [aSection({ items })], combos: [] }));
    expect(hasMenu.hasMenuSection[0]?.hasMenuItem).toMatchObject([
      { name: 'شاورما دجاج عربي' },
      { offers: { '@type': 'AggregateOffer', lowPrice: '3.50' } },
    ]);
    expect(hasMenu.hasMenuSection[0]?.hasMenuItem[0]).not.toHaveProperty('offers');
  });
});

describe('the header', () => {
  it('says whether it is open and for how long, for orders only', () => {
    expect(text(readMenu().querySelector('.pills'))).toBe('مفتوح الآنيغلق 23:00');
    const settings = { purchaseMethod: 'reserve' } as const;
    expect(readMenu(aMenu({ settings })).querySelector('.pills')).toBeNull();
    expect(readMenu(aMenu({ workingDays: [] })).querySelector('.pills')).toBeNull();
  });

  it('offers to call, with the digits of the number', () => {
    expect(readMenu().querySelector('.acts a')?.getAttribute('href')).toBe('tel:+96265000142');
  });
});

describe('an item', () => {
  it('shows its price in its currency, left to right', () => {
    const price = withItem({ price: 4.4 }).querySelector('.price bdi');
    expect([text(price), price?.getAttribute('dir')]).toEqual(['4.40 JD', 'ltr']);
  });

  it('has the Arabic dinar sign only in Arabic, where the venue chose it', () => {
    const pages = (arabicCurrencySign: boolean, language: 'ar' | 'en') => {
      const own = { settings: { ...aMenu().settings, arabicCurrencySign } };
      const menu = { ...aCart().menu, ...own, orderReceiveOptions: someReceiveOptions };
      const order = anOrder(SATURDAY_AFTERNOON, { state: 'pending' });
      const carts = [
        { cart: aCart({ items: [aLineWithExtras()], menu }), rty: true },
        {
          cart: { ...order, menu: { ...order.menu, settings: { ...order.menu.settings, ...own.settings } } },
          rty: false,
        },
      ];
      const html = [
        menuPage(aMenu(own), { language }).html,
        ...carts.map(
          (data) =>
            render(aRequest({ path: `/cart/${data.cart._id}`, language }), { kind: 'cart', back: null, ...data }).html,
        ),
      ];
      // Paper has some prices as attributes.
      return html.map((page) =>
        ['JD', 'د.أ'].filter((sign) => page.replace(/<style>.*?<\/style>/gs, '').includes(sign)),
      );
    };
    expect(pages(true, 'ar')).toEqual([['د.أ'], ['د.أ'], ['د.أ']]);
    expect([pages(false, 'ar'), pages(true, 'en')].flat()).toEqual(Array<string[]>(6).fill(['JD']));
  });

  it('shows no price of zero', () => {
    expect(withItem({ price: 0 }).querySelector('.price')).toBeNull();
  });

  it('at market price says so, and cannot be added', () => {
    const card = withItem({ price: 5, askPrice: true, sale: { onSale: true, offPrice: 0.2 } });
    expect([text(card.querySelector('.price')), card.querySelector('button')]).toEqual(['حسب السوق', null]);
  });

  it('on sale shows the new price first, the old one struck, the discount', () => {
    const card = withItem({ price: 5.5, sale: { onSale: true, offPrice: 0.2 } });
    expect(text(card.querySelector('.price'))).toBe('4.40 JDالسعر قبل الخصم5.50 JDخصم 20%');
    expect(text(card.querySelector('s'))).toBe('5.50 JD');
  });

  it('with sub-items starts from the lowest and lists them all', () => {
    const subItems = [
      { title: 'عادي', price: 3.5 },
      { title: 'سوبر', price: 4.5 },
    ];
    const card = withItem({ subItems });
    expect(text(card.querySelector('.price'))).toBe('يبدأ من 3.50 JD');
    expect(Array.from(card.querySelectorAll('.options li'), text)).toEqual(['عادي 3.50 JD', 'سوبر 4.50 JD']);
  });

  it('that is sold out says so and can still be read', () => {
    const card = withItem({ soldOut: true });
    expect(text(card.querySelector('.look strong'))).toBe('نفد');
    const soldOutUntil = new Date(aRequest().now + 86_400_000).toISOString();
    expect(text(withItem({ soldOut: true, soldOutUntil }).querySelector('.look strong'))).toMatch(/^نفد حتى \S+$/);
    expect(text(card.querySelector('h3'))).toBe('شاورما دجاج عربي');
  });

  it('says of each sold-out size until when, instead of its price', () => {
    const soldOutUntil = new Date(aRequest().now + 86_400_000).toISOString();
    const subItems = [
      { title: 'صغير', price: 1, soldOut: true, soldOutUntil },
      { title: 'وسط', price: 2, soldOut: true },
      { title: 'كبير', price: 3, soldOut: false },
    ];
    const options = Array.from(withItem({ subItems }).querySelectorAll('.options li'), text);
    expect(options[0]).toMatch(/^صغير نفد حتى \S+$/);
    const onPaper = withItem({ subItems }).querySelector('.options .returns')?.getAttribute('data-price');
    expect(onPaper?.replaceAll(/[\u2066\u2069]/g, '')).toBe('1.00 JD');
    expect(options.slice(1)).toEqual(['وسط نفد', 'كبير 3.00 JD']);
  });

  it('that is pinned comes first, with a badge', () => {
    const page = readMenu();
    expect(text(page.querySelector('.prime .item h3'))).toBe('برجر مشوي');
    expect(text(cardOf(page, 'برجر مشوي')?.querySelector('.pin'))).toBe('مميّز');
  });

  it('without a picture has no empty box in its place', () => {
    const card = withItem({ image: null });
    expect(card.querySelector('img')).toBeNull();
    expect(Array.from(card.querySelector('.look')?.children ?? [], ({ className }) => className)).toEqual(['plus']);
  });

  it('has a button to order it, unless it is sold out or nothing is sold', () => {
    expect(withItem({}).querySelectorAll('button')).toHaveLength(1);
    expect(withItem({ soldOut: true }).querySelectorAll('button')).toHaveLength(0);
    const closed = (image: string | null, description = 'خبز وزعتر') =>
      readMenu(
        aMenu({
          settings: { doMenuPurchase: false },
          sections: [aSection({ items: [anItem({ image, description })] })],
          combos: [],
        }),
      );
    expect(closed(aPicture('wrap')).querySelector('.item button')?.className).toBe('plus look-at');
    expect(closed(null).querySelector('.item button')).toBeNull();
    // The card truncates after two lines, so the full text must be available elsewhere.
    expect(closed(null, 'خبز وزعتر '.repeat(20)).querySelector('.item button')?.className).toBe('plus look-at');
    const sells = (page: Document) => [
      page.querySelectorAll('.yours .cart-bar[hidden]').length,
      page.querySelector<HTMLTemplateElement>('#shop')?.content.querySelectorAll('[type=submit]').length,
    ];
    expect([sells(readMenu()), sells(closed(null))]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  it('says in its chip and on paper when a section with dayparts returns', () => {
    const dayparts = [
      { _id: 'breakfast', title: 'فطور', windows: [{ start: '08:00', end: '13:00' }], outside: 'show' as const },
    ];
    const section = aSection({ dayparts: ['breakfast'] });
    const page = (time: string) =>
      readMenu(aMenu({ dayparts, workingDays: [], sections: [section] }), { now: Date.parse(time) });
    const shown = (document: Document) => [
      document.querySelectorAll('.chips .later, .section.later').length,
      text(document.querySelector('.chips li span')),
      text(document.querySelector('.head .on-paper'))?.replaceAll(/[\u2066\u2069]/g, ''),
    ];
    expect(shown(page('2026-11-21T15:00:00+03:00'))).toEqual([2, '08:00', 'كل يوم 08:00–13:00']);
    expect(shown(page('2026-11-21T09:00:00+03:00'))).toEqual([0, '1', 'كل يوم 08:00–13:00']);
  });

  it('with allergens has the icons of all labels once, in at most 4 kB', () => {
    const item = anItem({ allergens: [{ code: 'milk', presence: 'contains' }] });
    const page = readMenu(aMenu({ sections: [aSection({ items: [item] })] }));
    const sprites = [...page.querySelectorAll('svg.sprite')];
    expect(sprites.flatMap((sprite) => [...sprite.querySelectorAll('symbol')].map(({ id }) => id))).toEqual(
      Object.keys(labelIcons).map((name) => `label-${name}`),
    );
    expect(new TextEncoder().encode(sprites[0]?.outerHTML).length).toBeLessThanOrEqual(4096);
    expect(readMenu().querySelector('svg.sprite')).toBeNull();
  });

  it('folds its options away where there are many', () => {
    const subItems = Array.from({ length: 20 }, (_, index) => ({ title: `خيار ${index}`, price: index + 1 }));
    const page = withItem({ subItems });
    expect(page.querySelectorAll('.options li')).toHaveLength(20);
    expect(page.querySelectorAll('details .options li')).toHaveLength(14);
    expect(text(page.querySelector('summary'))).toBe('و14 خيارًا آخر');
    expect(withItem({ subItems: subItems.slice(0, 8) }).querySelector('.item details')).toBeNull();
  });

  it('has pictures with their size, in what a screen may need', () => {
    const small = withItem({}).querySelector('img');
    expect([small?.width, small?.height, small?.getAttribute('loading')]).toEqual([640, 640, 'lazy']);
    // Cards offer one URL, because nearly all screens have a pixel density of 2; a second URL on a hundred cards
    // would cost a kilobyte.
    expect([small?.getAttribute('src'), small?.srcset]).toEqual([expect.stringMatching(/\.320\.webp$/), '']);
    const large = withItem({ show: { type: 'large-image' } }).querySelector('img');
    expect(large?.srcset).toMatch(/\.160\.webp 160w, .*\.webp 640w$/);
    expect(large?.sizes).toContain('100vw');
  });
});

describe('the sections', () => {
  it('begin with the deals, and end with the combos', () => {
    const titles = Array.from(readMenu().querySelectorAll('.section h2'), text);
    expect(titles).toEqual(['الـعـــروض', 'الشاورما', 'السلطات', 'الوجبات المجمّعة']);
  });

  it('are all reached from the list of sections', () => {
    const page = readMenu();
    const chips = Array.from(page.querySelectorAll('.chips a'));
    expect(chips.map((chip) => text(chip.querySelector('bdi')))).toEqual(
      Array.from(page.querySelectorAll('.section h2'), text),
    );
    expect(chips.every((chip) => page.getElementById(chip.getAttribute('href')?.slice(1) ?? '') !== null)).toBe(true);
  });

  it('give way to a word of explanation while there are none', () => {
    const page = readMenu(aMenu({ sections: [], combos: [] }));
    expect(text(page.querySelector('main h2'))).toBe('نجهّز القائمة');
    expect(page.querySelector('.chips')).toBeNull();
    expect(page.querySelector('.soon')).toBeNull();
    const begun = readMenu(aMenu({ sections: [aSection({ title: 'مشاوي', items: [] })], combos: [] }));
    expect(text(begun.querySelector('main h2'))).toBe('في قائمتنا');
    expect(Array.from(begun.querySelectorAll('.soon li'), text)).toEqual(['مشاوي']);
  });

  it('let each picture be reached by keyboard, and opened without scripts', () => {
    const page = readMenu(
      aMenu({ sections: [aSection({ galleries: [aGallery(), aGallery({ display: 'show-all' })] })] }),
    );
    expect(page.querySelectorAll('.shots a[href$=".webp"][aria-label] img')).toHaveLength(
      page.querySelectorAll('.shots img').length,
    );
  });
});

describe('an open cart', () => {
  it('lets each line be edited, except what cannot be ordered', () => {
    const plain = { subItem: null, choices: [], picks: [] };
    const cart = aCart({ items: [aLine(plain), aLine(), aLine({ ...plain, problem: 'gone', price: 0 })] });
    const { html } = render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: true, back: null });
    const rows = Array.from(read(html).querySelectorAll('tr[data-line]'));
    expect(rows.map((row) => row.querySelector('a.edit') !== null)).toEqual([true, true, false]);
  });

  it('names the preselected extras taken out, in the cart and in the order', () => {
    const deselected = [{ group: 'g', extra: 'e', title: 'بصل', groupTitle: 'الخضار' }];
    const cart = aCart({ items: [aLine({ deselected })] });
    const order = anOrder(Date.now(), { state: 'pending', items: [aLine({ deselected })] });
    const shown = [
      render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: true, back: null }),
      render(aRequest({ path: `/cart/${order._id}` }), { kind: 'cart', cart: order, rty: false, back: null }),
    ];
    expect(shown.map(({ html }) => read(html).body.textContent.includes('بدون بصل'))).toEqual([true, true]);
  });

  it.each([
    [0, 'يخرج إليك الساعة', 'طلبك جاهز، ويخرج إليك', /إليك في الطريق|طلبك في الطريق|خرج من/],
    [1, 'يجهز الساعة', 'طلبك جاهز', /الطريق/],
  ])('says when a delivery leaves and when others are ready (option %i)', (option, promised, ready, never) => {
    const now = Date.parse('2026-11-21T11:10:00Z');
    const driver = { name: 'خالد', phone: '0791234567' };
    const shown = (state: 'accepted' | 'ready' | 'on-the-way', leftAt: string | null = null) => {
      const order = anOrder(now, { state, receiveOption: option, leftAt, driver });
      const cart = { ...order, menu: { ...order.menu, orderReceiveOptions: someReceiveOptions } };
      const { html } = render(aRequest({ path: `/cart/${cart._id}`, now }), {
        kind: 'cart',
        cart,
        rty: false,
        back: null,
      });
      const page = new DOMParser().parseFromString(html, 'text/html');
      return `${page.title} ${page.querySelector('#progress')?.textContent ?? ''}`;
    };
    expect(shown('accepted')).toContain(promised);
    expect(shown('ready')).toContain(ready);
    expect(shown('accepted') + shown('ready')).not.toMatch(never);
    // The venue has said that it left.
    expect(/طلبك في الطريق إليك.*خرج 14:05/s.test(shown('ready', '2026-11-21T11:05:00Z'))).toBe(option === 0);
    expect(shown('on-the-way', '2026-11-21T11:05:00Z')).toMatch(
      /طلبك في الطريق إليك.*خرج 14:05.*السائق خالد0791234567/s,
    );
    expect(shown('ready')).not.toContain('خالد');
  });

  it('gives a driver the place, the phone, the sum and a form, until the order ends', () => {
    const path = `/d/${'d'.repeat(50)}`;
    const delivery = {
      ...{
        number: 12,
        name: 'سامي',
        clientPhone: '0791234567',
        place: 'خلدا، شارع 3',
        total: 7.5,
        currency: 'JOD' as const,
      },
      ...{ map: 'https://maps.google.com/?q=31.9,35.8', venue: { _id: 'm', name: 'إنوفا' } },
    };
    const page = render(aRequest({ path }), { kind: 'delivery', delivery });
    expect(page.status).toBe(200);
    const { body } = new DOMParser().parseFromString(page.html, 'text/html');
    expect([...body.querySelectorAll('main a[href]')].slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
      delivery.map,
      'tel:+962791234567',
    ]);
    expect(body.querySelector('.sum')?.textContent).toContain('7.50');
    expect(body.querySelector('form[method=post] button')?.textContent).toBe('سُلّم الطلب');
    const ended = render(aRequest({ path }), { kind: 'delivery', delivery: null });
    expect([ended.status, ended.html.includes('<form')]).toEqual([410, false]);
  });

  it('shows a line’s full price and the price of one, and parts that add up', () => {
    const item = { _id: 'kebab0000000000000000000', title: 'كباب', price: 5, sale: { onSale: true, offPrice: 0.2 } };
    const onSale = aLine({ item, subItem: null, quantity: 2, price: 8 });
    const totals = [
      { kind: 'items' as const, amount: 19 },
      { kind: 'sale' as const, amount: -2 },
    ];
    const cart = aCart({ items: [onSale, aLine()], total: 17, totals });
    const { html } = render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: true, back: null });
    const rows = Array.from(read(html).querySelectorAll('tr[data-line]'));
    expect(rows.map((row) => text(row.querySelector('.cost s')))).toEqual(['10.00 JD', undefined]);
    expect(rows[0]?.querySelector('.stepper')?.getAttribute('aria-label')).toBe('كباب، 4.00 JD');
    // What has sold out counts in no part of the sum.
    const rest = { ...cart, items: [onSale, aLine({ problem: 'sold-out' })] };
    const sums = read(
      render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart: rest, rty: true, back: null }).html,
    );
    const parts = Array.from(sums.querySelectorAll('.sums > :is(.items, .sale)'), text);
    expect(parts).toEqual(['الأصناف (2)10.00 JD', 'خصم العروض−2.00 JD']);
  });

  it('says when a closed venue opens, with the days until then', () => {
    const workingDays = [{ day: 'sat' as const, start: '08:00', end: '09:00' }];
    const cart = aCart({ menu: { ...aCart().menu, workingDays } });
    const { html } = render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: true, back: null });
    expect(text(read(html).querySelector('#closed b'))).toBe('مغلق الآن، يفتح السبت 08:00، بعد 7 أيام');
  });

  it('calls a reservation by its name, and says how many guests it takes', () => {
    const cart = aReservation({ receiveOption: 0 });
    const menu = { ...cart.menu, orderReceiveOptions: someReceiveOptions };
    const page = (rty: boolean) =>
      read(
        render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart: { ...cart, menu }, rty, back: null })
          .html,
      );
    const open = page(true);
    expect(text(open.querySelector('.receive-choice legend'))).toBe('نوع الحجز (اختياري)');
    for (const shown of [open, page(false)])
      expect(text(shown.querySelector('main'))).not.toMatch(/الطلب|طلبك|الاستلام/);
    expect(open.querySelector('[name=guestsNo]')?.getAttribute('data-invalid')).toBe('عدد الضيوف من 1 إلى 1,000.');
  });

  it('asks for the missing dates of a reservation, and counts no days yet', () => {
    const settings = { ...aCart().menu.settings, purchaseMethod: 'reserve' } as const;
    const lineWith = (dates: Pick<CartLine, 'startDate' | 'endDate'>) => {
      const cart = aCart({ items: [aLine({ problem: 'dates', ...dates })], menu: { ...aCart().menu, settings } });
      const { html } = render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: true, back: null });
      const row = read(html).querySelector('tr[data-line]');
      return [text(row?.querySelector('th strong') ?? null), text(row?.querySelector('.many') ?? null)];
    };
    const [asked, days] = lineWith({ startDate: null, endDate: null });
    expect(asked).toBe('يلزم اختيار موعد');
    expect(days).not.toContain('يوم');
    const [past, two] = lineWith({ startDate: '2020-01-01', endDate: '2020-01-03' });
    expect(past).toBe('يلزم اختيار موعد آخر');
    expect(two).toContain('يومان');
  });

  it('marks the texts that an English receipt or order has in Arabic', () => {
    const { now } = aRequest();
    const places = [{ _id: 'branch000000000000000000', title: 'إربد' }];
    const table = { label: 'شرفة' };
    const langOf = (html: string, shown: string) =>
      Array.from(read(html).querySelectorAll('main :not(:has(*))'))
        .filter(({ textContent }) => textContent === shown)
        .map((element) => element.closest('[lang]')?.getAttribute('lang'));
    const renderOf = (option: number, mode: 'whatsapp' | 'inbox') => {
      const order = anOrder(now, { state: 'pending', receiveOption: option, ...(option === 2 ? { table } : {}) });
      const settings = { ...order.menu.settings, orders: { mode } };
      const menu = { ...order.menu, settings, orderReceiveOptions: someReceiveOptions, pickupPlaces: places };
      const cart = { ...order, menu };
      const request = aRequest({ path: `/cart/${cart._id}`, language: 'en', now });
      return render(request, { kind: 'cart', cart, rty: false, back: null }).html;
    };
    for (const mode of ['whatsapp', 'inbox'] as const) {
      const [pickup, dineIn] = [renderOf(1, mode), renderOf(2, mode)];
      const found = [langOf(pickup, 'استلام'), langOf(pickup, 'إربد'), langOf(dineIn, 'هنا'), langOf(dineIn, 'شرفة')];
      expect(found.map((langs) => [langs.length > 0, new Set(langs)])).toEqual(Array(4).fill([true, new Set(['ar'])]));
    }
  });

  it('says on a receipt that delivery was free, and what the deals took off', () => {
    const totals = [
      { kind: 'items' as const, amount: 8 },
      { kind: 'sale' as const, amount: -2 },
      { kind: 'delivery' as const, title: 'عبدون', amount: 0 },
    ];
    const cart = aCart({ totals });
    const receipt = render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: true, back: null });
    expect(text(read(receipt.html).querySelector('tfoot'))).toMatch(/عبدون\s*مجاني/);
    const { now } = aRequest();
    const order = anOrder(now, { state: 'done', totals });
    const page = render(aRequest({ path: `/cart/${order._id}` }), {
      kind: 'cart',
      cart: order,
      rty: false,
      back: null,
    });
    expect(text(read(page.html).querySelector('.parts'))).toMatch(/عبدون\s*مجاني/);
    expect(text(read(page.html).querySelector('.parts'))).toMatch(/−2\.00/);
  });
});

describe('the ways to receive an order', () => {
  const optionsOf = (fields: Partial<Cart['menu']>, table?: Cart['table']) => {
    const cart = aCart({ menu: { ...aCart().menu, hasTables: true, ...fields }, ...(table ? { table } : {}) });
    const { html } = render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: true, back: null });
    const page = read(html);
    const radios = Array.from(page.querySelectorAll<HTMLInputElement>('[name=receiveOption]'));
    return [radios.map(({ disabled }) => disabled), page.querySelector('fieldset > .scan') !== null];
  };

  it('exclude dine-in until the table is known, with a reason, unless alone', () => {
    const [, , dineIn] = someReceiveOptions;
    expect(optionsOf({ orderReceiveOptions: someReceiveOptions })).toEqual([[false, false, true], true]);
    // At a table nothing else is offered.
    expect(optionsOf({ orderReceiveOptions: someReceiveOptions }, { label: '7' })).toEqual([[false], false]);
    expect(optionsOf({ orderReceiveOptions: dineIn ? [dineIn] : [] })).toEqual([[false], false]);
  });

  it('offer dine-in to a reservation, for which no code can be scanned yet', () => {
    const settings = { ...aCart().menu.settings, purchaseMethod: 'reserve' } as const;
    expect(optionsOf({ orderReceiveOptions: someReceiveOptions, settings })).toEqual([[false, false, false], false]);
  });
});

describe('a pickup order', () => {
  const branch = { _id: 'irbid0000000000000000000', title: 'إربد' };
  const place = { ...branch, mapsLink: 'https://maps.example/irbid', phone: '0780000000' };
  const main = { _id: 'main', title: 'عمّان', mapsLink: 'https://maps.example/amman', phone: '0790000000' };

  it('is called and found at its branch, on its page and on the receipt', () => {
    for (const mode of ['inbox', 'whatsapp'] as const) {
      const order = anOrder(Date.now(), { state: 'pending', receiveOption: 1, branch });
      const settings = { ...order.menu.settings, orders: { mode } };
      const menu = { ...order.menu, settings, orderReceiveOptions: someReceiveOptions, pickupPlaces: [main, place] };
      const cart = { ...order, menu };
      const { html } = render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: false, back: null });
      const page = read(html);
      const called = Array.from(page.querySelectorAll('a[href^="tel:"]'), (link) => link.getAttribute('href'));
      expect([...new Set(called)]).toEqual([telLink(place.phone)]);
      expect(page.querySelector(`a[href="${place.mapsLink}"]`)).not.toBeNull();
      expect(page.body.textContent).toContain('إربد');
    }
  });
});

describe('a rejected order', () => {
  const { now } = aRequest();
  const wordsOf = (reasonText: string) => {
    const soldOut = ['shawarma0000000000000000', 'salad0000000000000000000'];
    const cart = anOrder(now, { state: 'rejected', reason: 'sold-out', reasonText, soldOut });
    const repeat = { items: [], total: 0, missing: ['شاورما دجاج عربي - سوبر', 'فتّوش'] };
    const { html } = render(aRequest({ path: `/cart/${cart._id}` }), {
      kind: 'cart',
      cart,
      rty: false,
      back: null,
      repeat,
    });
    return text(read(html).querySelector('.hero-state .words'));
  };

  it('shows the venue’s words, unless they only repeat what is sold out', () => {
    expect(wordsOf('نعتذر، نفد فتّوش')).toBe('نعتذر، نفد فتّوش');
    expect(wordsOf('فتّوش')).toBe('فتّوش');
    expect(wordsOf('فتّوش، شاورما دجاج عربي')).toBeUndefined();
  });

  it('shows what is left with its choices and its note', () => {
    const cart = anOrder(now, { state: 'rejected', reason: 'sold-out' });
    const repeat = { items: [aLineWithExtras()], total: 10.5, missing: ['فتّوش'] };
    const { html } = render(aRequest({ path: `/cart/${cart._id}` }), {
      ...{ kind: 'cart', cart, rty: false, back: null, repeat },
    });
    const [line] = Array.from(read(html).querySelectorAll('#next .left li'), text);
    expect(line).toContain('صاج طازج، ثومية، 2× جبنة شيدر');
    expect(line).toContain('«واحدة بلا بصل لو سمحتم»');
  });

  it('is offered for the opening if the closed venue takes orders meanwhile', () => {
    // Saturday, 08:00 in Amman
    const morning = Date.parse('2026-11-21T05:00:00Z');
    const ways = (time: number, whenClosed: 'take' | 'refuse') => {
      const order = anOrder(time, { state: 'rejected', reason: 'closed' });
      const settings = { ...order.menu.settings, orders: { mode: 'inbox' as const, whenClosed } };
      const cart = { ...order, menu: { ...order.menu, settings } };
      const repeat = { items: [aLine()], total: 9, missing: [] };
      const { html } = render(aRequest({ path: `/cart/${cart._id}`, now: time }), {
        ...{ kind: 'cart', cart, rty: false, back: null, repeat },
      });
      return Array.from(read(html).querySelectorAll('#next .ways > *'), text);
    };
    expect(ways(morning, 'take')).toEqual(['اطلبه لوقت الافتتاح9.00 JD', 'إلى القائمة']);
    expect(ways(morning, 'refuse')).toEqual(['إلى القائمة']);
    // By its hours the venue is open, so that a new order would not wait.
    expect(ways(now, 'take')).toEqual(['إلى القائمة']);
  });
});

describe('a sent order', () => {
  it('has the parts of its total, and their sum below them', () => {
    const { now } = aRequest();
    const totals: Cart['totals'] = [
      { kind: 'items', amount: 12 },
      { kind: 'sale', amount: -1 },
      { kind: 'delivery', title: 'خلدا', amount: 1.5 },
    ];
    const rows = (fields: Partial<Cart>) => {
      const cart = anOrder(now, { state: 'accepted', ...fields });
      const { html } = render(aRequest({ path: `/cart/${cart._id}` }), { kind: 'cart', cart, rty: false, back: null });
      return Array.from(read(html).querySelectorAll('.what .parts > div'), text);
    };
    expect(rows({ totals, total: 12.5 }).at(-1)).toBe('المجموع الكلي12.50 JD');
    expect(rows({ totals, total: 12.5 })).toHaveLength(4);
    expect(rows({ totals: totals.slice(0, 1), total: 12 })).toEqual([]);
  });

  const pageOf = (cart: Cart, now: number) =>
    read(render(aRequest({ path: `/cart/${cart._id}`, now }), { kind: 'cart', cart, rty: false, back: null }).html);

  it('states the usual minutes of its delivery area while it is accepted', () => {
    const { now } = aRequest();
    const lede = (fields: Partial<Cart>) => {
      const order = anOrder(now, {
        state: 'accepted',
        area: { _id: 'khalda000000000000000000', title: 'خلدا' },
        ...fields,
      });
      const cart = { ...order, menu: { ...order.menu, orderReceiveOptions: someReceiveOptions } };
      return Array.from(pageOf(cart, now).querySelectorAll('.hero-state .lede'), text);
    };
    expect(lede({ receiveOption: 0 })).toContain('المدة المعتادة للتوصيل إلى خلدا: 35 دقيقة');
    expect(lede({ receiveOption: 1 }).join('')).not.toContain('خلدا');
  });

  it('waits for the opening only while the current hours close the venue', () => {
    const { now } = aRequest();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const shown = (workingDays: Cart['menu']['workingDays']) => {
      const order = anOrder(now, { state: 'pending', answerFrom: at(60), answerBy: at(65) });
      const page = pageOf({ ...order, menu: { ...order.menu, workingDays: workingDays ?? [] } }, now);
      return [
        text(page.querySelector('.hero-state h2')),
        page.querySelector('.large') !== null,
        page.querySelector('.ring') !== null,
      ];
    };
    // Saturday, 14:00 in Amman
    const opensAt = (start: string) => [{ day: 'sat' as const, start, end: '23:00' }];
    expect(shown(opensAt('15:00'))).toEqual(['وصل طلبك، والمكان مغلق الآن', true, false]);
    expect(shown(opensAt('12:00'))).toEqual(['بانتظار ردّ المحل', false, false]);
  });
});

describe('a closed venue', () => {
  it.each(['ar', 'en'] as const)('says so once on its menu and once in the cart (%s)', (language) => {
    const cart = aCart();
    const now = SATURDAY_AFTERNOON - 8 * 3_600_000;
    const menu = { ...cart.menu, orderReceiveOptions: someReceiveOptions };
    const refuses = {
      ...menu,
      settings: { ...menu.settings, orders: { mode: 'inbox', whenClosed: 'refuse' } as const },
    };
    const pages: readonly SiteData[] = [
      { kind: 'menu', menu: aMenu() },
      { kind: 'cart', cart: { ...cart, menu }, rty: true, back: null },
      { kind: 'cart', cart: { ...cart, menu: refuses }, rty: true, back: null },
    ];
    for (const data of pages) {
      const path = data.kind === 'cart' ? `/cart/${cart._id}` : '/m/innova';
      const { body } = read(render(aRequest({ language, now, path }), data).html);
      for (const unseen of body.querySelectorAll('script,template,[hidden]')) unseen.remove();
      expect(text(body)?.match(/مغلق الآن|Closed now/gi)).toHaveLength(1);
    }
  });
});

describe('how long a page is right', () => {
  it('is until the badge reads otherwise, for orders', () => {
    // Minutes are displayed from an hour before the closing. A venue counts as open until 20 seconds after its closing
    // time, so they appear 20 seconds late.
    expect(menuPage().validUntil).toBe(SATURDAY_AFTERNOON + 8 * 3_600_000 + 20_001);
  });

  it('is until midnight where only today is marked, unlimited without hours', () => {
    const reserve = aMenu({ settings: { purchaseMethod: 'reserve', timeZone: 'Asia/Amman' } });
    expect(menuPage(reserve).validUntil).toBe(Date.parse('2026-11-21T21:00:00Z'));
    expect(menuPage(aMenu({ workingDays: [] })).validUntil).toBeNull();
  });
});

describe('what stands around the menu', () => {
  it('puts a long heading phrase below the sections, a short one above them', () => {
    const placeOf = (headingPhrase: string) => {
      const phrase = readMenu(aMenu({ headingPhrase })).querySelector('.phrase');
      return phrase?.closest('header, main')?.localName;
    };
    expect(placeOf('ن'.repeat(50))).toBe('header');
    expect(placeOf('ن'.repeat(51))).toBe('main');
    expect(placeOf('  ')).toBeUndefined();
  });

  it('shows two badges on a card at most: salt and discount before featured', () => {
    const spare = (sodium: number, onSale: boolean) => {
      const item = anItem({ pin: true, nutrition: { sodium }, sale: { onSale, offPrice: onSale ? 0.1 : 0 } });
      const settings = { ...aMenu().settings, labelling: 'sa' as const, doRenderDealsSection: false };
      const page = readMenu(aMenu({ sections: [aSection({ items: [item] })], settings }));
      return page.querySelector('.item .pin')?.classList.contains('spare');
    };
    expect([spare(2100, true), spare(2100, false), spare(10, true)]).toEqual([true, false, false]);
  });

  it('is the heading above, and the ending phrase, address and credit below', () => {
    const page = readMenu(aMenu({ headingPhrase: 'أهلاً <b>وسهلاً</b>', endingPhrase: 'صحتين وعافية.' }));
    expect(text(page.querySelector('.phrase'))).toBe('أهلاً <b>وسهلاً</b>');
    expect(Array.from(page.querySelectorAll('.foot > *'), text)).toEqual([
      'صحتين وعافية.',
      'عمّان، شارع المدينة المنوّرة',
      'تعمل بخدمة «قائمة»',
    ]);
    const bare = readMenu(aMenu({ headingPhrase: '', endingPhrase: '', institution: {} }));
    expect(bare.querySelector('.phrase')).toBeNull();
    expect(Array.from(bare.querySelectorAll('.foot > *'), text)).toEqual(['تعمل بخدمة «قائمة»']);
  });

  it('is a link to the other menu, by its given name, where there is one', () => {
    const linksOf = (otherMenu: string, otherMenuNickName: string) => {
      const { institution, settings } = aMenu();
      const menu = aMenu({
        institution: { ...institution, otherMenu },
        settings: { ...settings, otherMenuNickName },
      });
      return Array.from(readMenu(menu).querySelectorAll('#details .other'), (link) => [
        link.getAttribute('href'),
        text(link),
      ]);
    };
    expect(linksOf('drinks', 'المشروبات')).toEqual([['/m/drinks', 'المشروبات']]);
    expect(linksOf('drinks', ' ')).toEqual([['/m/drinks', 'تصفّح قائمتنا الأخرى']]);
    expect(linksOf('', 'المشروبات')).toEqual([]);
  });

  it('lists combos by names alone where they have no pictures', () => {
    const combos = [{ _id: 'c', title: 'وجبة', price: 3, items: [{ _id: 'none', title: 'منسف', description: '' }] }];
    const card = readMenu(aMenu({ combos })).querySelector('.combo');
    expect(text(card)).toContain('منسف');
    expect(card?.querySelector('img')).toBeNull();
  });

  it('compose a combo’s picture of at most four pictures of its dishes', () => {
    const pictures = (dishes: number, chosen: number) => {
      const items = Array.from({ length: dishes + chosen }, (_, index) =>
        anItem({ _id: `dish${index}`, image: `dish${index}.webp` }),
      );
      const ids = items.map(({ _id }) => _id);
      const parts = ids.slice(0, dishes).map((_id) => ({ _id, title: _id, description: '' }));
      const of = ids.slice(dishes).map((item) => ({ item, extra: 0 }));
      const combo = aCombo({ items: parts, choices: chosen > 0 ? [{ title: 'المشروب', min: 1, max: 1, of }] : [] });
      const page = readMenu(aMenu({ sections: [aSection({ items })], combos: [combo] }));
      return Array.from(
        page.querySelectorAll('.combo .collage img'),
        (image) => /dish\d/.exec(image.getAttribute('src') ?? '')?.[0],
      );
    };
    expect(pictures(5, 0)).toEqual(['dish0', 'dish1', 'dish2', 'dish3']);
    expect(pictures(1, 1)).toEqual(['dish0', 'dish1']);
    expect(pictures(0, 0)).toEqual([]);
  });

  it('say that a combo is sold out once a choice has nothing left to choose', () => {
    const cardWith = (sold: boolean) => {
      const drinks = ['cola', 'juice'].map((_id) => anItem({ _id, title: _id, soldOut: sold || _id === 'cola' }));
      const choices = [{ title: 'المشروب', min: 1, max: 1, of: drinks.map(({ _id }) => ({ item: _id, extra: 0 })) }];
      const combos = [{ _id: 'c', title: 'وجبة', price: 3, items: [], choices }];
      return readMenu(aMenu({ sections: [aSection({ items: drinks })], combos })).querySelector('.combo');
    };
    expect(cardWith(true)?.querySelector('strong')?.textContent).toBe('نفد');
    expect(cardWith(true)?.querySelector('.plus')).toBeNull();
    expect(cardWith(false)?.querySelector('strong')).toBeNull();
  });

  it('leave out of paper a combo that is sold out, unless until a known day', () => {
    const soldOutUntil = new Date(aRequest().now + 86_400_000).toISOString();
    const stateWith = (...states: Partial<SiteItem>[]) => {
      const items = states.map((state, index) => anItem({ _id: `item${index}`, soldOut: true, ...state }));
      const parts = items.map(({ _id, title }) => ({ _id, title, description: '' }));
      const page = readMenu(aMenu({ sections: [aSection({ items })], combos: [aCombo({ items: parts })] }));
      return page.querySelector('.combo')?.className;
    };
    expect(stateWith({ soldOutUntil }, { soldOut: false })).toBe('card combo gone returns');
    expect(stateWith({ soldOutUntil }, {})).toBe('card combo gone');
    const sizes = [{ _id: 's', title: 'وسط', price: 1, soldOut: true }];
    expect(stateWith({ soldOut: false, subItems: sizes })).toBe('card combo gone');
    expect(stateWith({ soldOut: false })).toBe('card combo');
  });
});

describe('what owners type', () => {
  const hostile = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</style><script>alert(1)</script>',
    '</title><svg onload=alert(1)>',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '../../x"onload="alert(1)',
    '//evil.example',
    '&quot;&lt;&#x27;',
    '\u202egpj.exe',
  );

  /** A copy of the menu in which every text is replaced by the next text of a list. */
  function poisoned<T>(value: T, next: () => string, key = ''): T {
    const kept = ['_id', 'day', 'type', 'display', 'purchaseMethod', 'currency'].includes(key);
    if (typeof value === 'string') return (kept ? value : next()) as T;
    if (Array.isArray(value)) return value.map((part) => poisoned(part as unknown, next)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, poisoned(part, next, name)])) as T;
  }

  it('stays text: nothing of it runs, and no link leads out of the web', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 12 }), (texts) => {
        let turn = 0;
        const menu = poisoned(aMenu(), () => texts[turn++ % texts.length] ?? '');
        const page = readMenu(menu);
        const names = Array.from(page.querySelectorAll('*')).flatMap((element) => element.getAttributeNames());
        expect(names.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
        expect(
          page.querySelectorAll('script:not([src], [type="application/ld+json"]), iframe, object, base'),
        ).toHaveLength(0);
        for (const link of page.querySelectorAll('a[href]')) {
          expect(link.getAttribute('href')).toMatch(
            /^(?:https?:\/\/|tel:|mailto:|#|\?lang=|\/m\/|\/public\/uploads\/)/,
          );
        }
        for (const image of page.querySelectorAll('img')) {
          expect(image.getAttribute('src')).toMatch(/^\/(?:public\/uploads|menu-site|src|assets|m)\/[^"<>\s]+$/);
        }
      }),
      { numRuns: 30 },
    );
  });
});
