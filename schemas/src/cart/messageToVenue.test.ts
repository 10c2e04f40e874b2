import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagingLink } from '../link/links.js';
import type { Cart, CartLine } from './cart.js';
import { inLanguage, switchLanguage } from '../core/translations.js';
import { cartMessage, MAX_MESSAGE_LINK_LENGTH, questionMessage } from './messageToVenue.js';

const ADDRESS = 'https://menu.example/cart/k3x9q7m2c5v8b1n4z6l0p2r7';

const aLine = (fields: Partial<CartLine> = {}): CartLine => ({
  item: { _id: 'i', title: 'شاورما دجاج', subItems: [{ title: 'عادي' }, { title: 'سوبر' }] },
  subItem: 1,
  quantity: 2,
  price: 7,
  ...fields,
});

const aCart = (fields: Partial<Cart> = {}): Cart => ({
  _id: 'k3x9q7m2c5v8b1n4z6l0p2r7',
  items: [aLine(), aLine({ item: { _id: 'j', title: 'Double Burger' }, subItem: null, quantity: 1, price: 2.15 })],
  total: 9.15,
  clientPhone: '+962791234567',
  name: 'رنا',
  notes: 'بدون بصل',
  receiveOption: 0,
  address: { text: 'شارع الرينبو 12' },
  menu: {
    _id: 'm',
    currency: 'JOD',
    country: 'JO',
    languages: { default: 'ar', offered: ['ar'] },
    institution: { name: 'مطعم إنوفا' },
    settings: { purchaseMethod: 'order' },
    cartSettings: {},
    orderReceiveOptions: [{ _id: 'delivery', title: 'توصيل' }],
  },
  ...fields,
});

const seen = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');

type Fields = Partial<Cart['menu']>;
const anEnglishMenu = (fields: Fields = {}): Cart['menu'] => ({
  ...aCart().menu,
  languages: { default: 'en', offered: ['en', 'ar'] },
  institution: { name: 'Innova' },
  orderReceiveOptions: [{ _id: 'delivery', title: 'Delivery' }],
  ...fields,
});

describe('the message of an order', () => {
  it('has the sign of the dinar that the venue shows to its guests', () => {
    const settings = { purchaseMethod: 'order', arabicCurrencySign: true } as const;
    expect(seen(cartMessage(aCart({ menu: { ...aCart().menu, settings } }), ADDRESS))).toContain('9.15 د.أ');
    expect(seen(cartMessage(aCart({ menu: anEnglishMenu({ settings }) }), ADDRESS))).toContain('9.15 JD');
    expect(seen(cartMessage(aCart(), ADDRESS))).toContain('9.15 JD');
  });

  it('says all of it in Arabic, and where its page is on the last line', () => {
    expect(seen(cartMessage(aCart(), ADDRESS))).toBe(
      [
        'طلب جديد - مطعم إنوفا',
        'رقم الطلب: K3X9Q7',
        '',
        'الاسم: رنا',
        'الهاتف: +962791234567',
        'طريقة الاستلام: توصيل',
        'العنوان: شارع الرينبو 12',
        'ملاحظات: بدون بصل',
        '',
        '• 2 × شاورما دجاج (سوبر) = 7.00',
        '• 1 × Double Burger = 2.15',
        'المجموع: 9.15 JD',
        '',
        ADDRESS,
      ].join('\n'),
    );
    expect(seen(cartMessage(aCart({ number: 27 }), ADDRESS))).toContain('رقم الطلب: 27\n');
  });

  it('says what was chosen of a line, its note, and the delivery', () => {
    const choice = { group: 'g', extra: 'e', groupTitle: 'الجبن', unitPrice: 0.5, freeUnits: 0, price: 0.5 };
    const items = [
      aLine({
        choices: [
          { ...choice, title: 'شيدر', quantity: 2 },
          { ...choice, title: 'Feta', quantity: 1 },
          { ...choice, groupTitle: 'الخبز', title: 'أسمر', quantity: 1 },
        ],
        deselected: [{ group: 'g', extra: 'f', title: 'بصل', groupTitle: 'الخضار' }],
        note: 'بدون\nملح',
      }),
      {
        combo: { _id: 'c', title: 'وجبة', items: [] },
        picks: [{ choice: 0, item: 'i', title: 'كولا', option: 'كبير', choiceTitle: 'المشروب', price: 0 }],
        quantity: 1,
        price: 3,
      },
    ];
    const text = seen(cartMessage(aCart({ items, area: { _id: 'a', title: 'عبدون', fee: 1.5 } }), ADDRESS));
    expect(text).toContain(
      [
        '• 2 × شاورما دجاج (سوبر) = 7.00',
        '  - الجبن: 2 × شيدر، Feta',
        '  - الخبز: أسمر',
        '  - بدون بصل',
        '  - ملاحظة: بدون ملح',
        '• 1 × وجبة = 3.00',
        '  - المشروب: كولا (كبير)',
        'التوصيل: 1.50 JD',
        'المجموع: 9.15 JD',
      ].join('\n'),
    );
    expect(text).toContain('المنطقة: عبدون\n');
  });

  it('names the branch at which it is collected', () => {
    const branch = { _id: 'b', title: 'إربد،\nشارع الجامعة' };
    const text = seen(cartMessage(aCart({ branch, address: {} }), ADDRESS));
    expect(text).toContain('طريقة الاستلام: توصيل\nالفرع: إربد، شارع الجامعة\nملاحظات');
  });

  it('states the third decimal of an amount, so that lines match the total', () => {
    const text = seen(
      cartMessage(aCart({ items: [aLine({ price: 1.485 }), aLine({ price: 1.485 })], total: 2.97 }), ADDRESS),
    );
    expect(text.match(/(?:=|المجموع:) [\d.]+/g)).toEqual(['= 1.485', '= 1.485', 'المجموع: 2.97']);
  });

  it('leaves out what is not known, and prices of nothing', () => {
    const free = aCart({
      items: [aLine({ price: 0 })],
      total: 0,
      name: '',
      notes: '',
      address: {},
    });
    const text = seen(cartMessage(free, ADDRESS));
    expect(text).not.toMatch(/المجموع|الاسم|العنوان|ملاحظات|0\.00/);
    expect(text).toContain('• 2 × شاورما دجاج (سوبر)\n');
  });

  it('keeps sums, phones and Latin names from left to right', () => {
    const text = cartMessage(aCart(), ADDRESS);
    expect(text).toContain('\u20669.15 JD\u2069');
    expect(text).toContain('\u2066+962791234567\u2069');
    expect(text).toContain('\u2068Double Burger\u2069');
  });

  it('names a combo with its items, and the table', () => {
    const combo = {
      _id: 'c',
      title: 'وجبة العائلة',
      price: 20,
      items: [
        { _id: 'i', title: 'منسف' },
        { _id: 'j', title: 'فتوش' },
      ],
    };
    const cart = aCart({ items: [{ combo, quantity: 1, price: 20 }], table: { label: '7' } });
    const text = seen(cartMessage(cart, ADDRESS));
    expect(text).toContain('• 1 × وجبة العائلة (منسف، فتوش) = 20.00');
    expect(text).toContain('الطاولة: 7');
  });

  it('says that the venue was closed when it was made, and when it opens', () => {
    const { menu } = aCart();
    const workingDays = (['sun', 'mon'] as const).map((day) => ({ day, start: '08:00', end: '20:00' }));
    // A Sunday in Amman (UTC+3).
    const at = (submittedAt: string) =>
      seen(cartMessage(aCart({ submittedAt, menu: { ...menu, workingDays } }), ADDRESS));
    expect(at('2026-11-22T03:00:00Z')).toContain('مغلق الآن، يفتح 08:00');
    expect(at('2026-11-22T19:00:00Z')).toContain('مغلق الآن، يفتح 08:00');
    expect(at('2026-11-23T19:00:00Z')).toContain('مغلق الآن، يفتح الأحد 08:00');
    expect(at('2026-11-22T12:00:00Z')).not.toContain('مغلق');
  });

  it('fits into a link, the address at its end', () => {
    const link = messagingLink('https://wa.me/962790000010', cartMessage(aCart(), ADDRESS)) ?? '';
    expect(new URL(link).searchParams.get('text')).toBe(cartMessage(aCart(), ADDRESS));
    expect(link.endsWith(encodeURIComponent(ADDRESS))).toBe(true);
  });
});

describe('the message of a reservation', () => {
  it('says the days instead of quantities, and how many guests', () => {
    const { menu } = aCart();
    const cart = aCart({
      items: [aLine({ startDate: '2026-11-22', endDate: '2026-11-24', price: 200 })],
      guestsNo: 4,
      menu: { ...menu, settings: { purchaseMethod: 'reserve' } },
    });
    const text = seen(cartMessage(cart, ADDRESS));
    expect(text).toContain('حجز جديد - مطعم إنوفا\nرقم الحجز: K3X9Q7');
    expect(text).toContain('• شاورما دجاج (سوبر): من الأحد، 22/11/2026 إلى الثلاثاء، 24/11/2026 = 200.00');
    expect(text).toContain('عدد الضيوف: 4');
  });
});

describe('the message to an English venue', () => {
  it('says all of an order in English, and isolates what is Arabic', () => {
    const choice = { group: 'g', extra: 'e', groupTitle: 'Cheese', unitPrice: 0.5, freeUnits: 0, price: 0.5 };
    const items = [
      aLine({
        item: { _id: 'i', title: 'Shawarma', subItems: [{ title: 'Small' }, { title: 'Large' }] },
        choices: [
          { ...choice, title: 'Cheddar', quantity: 2 },
          { ...choice, title: 'Feta', quantity: 1 },
        ],
        deselected: [{ group: 'g', extra: 'f', title: 'Onion', groupTitle: 'Vegetables' }],
        note: 'بدون ملح',
      }),
      aLine({ item: { _id: 'j', title: 'منسف' }, subItem: null, quantity: 1, price: 2.15 }),
    ];
    const cart = aCart({
      items,
      number: 27,
      email: 'rana@example.com',
      area: { _id: 'a', title: 'Abdoun', fee: 1.5 },
      branch: { _id: 'b', title: 'Irbid' },
      table: { label: '7' },
      menu: anEnglishMenu({ currency: 'SAR' }),
    });
    const text = cartMessage(cart, ADDRESS);
    expect(seen(text)).toBe(
      [
        'New order - Innova',
        'Order number: 27',
        '',
        'Name: رنا',
        'Phone: +962791234567',
        'E-mail: rana@example.com',
        'Receive option: Delivery',
        'Branch: Irbid',
        'Table: 7',
        'Area: Abdoun',
        'Address: شارع الرينبو 12',
        'Notes: بدون بصل',
        '',
        '• 2 × Shawarma (Large) = 7.00',
        '  - Cheese: 2 × Cheddar, Feta',
        '  - Without Onion',
        '  - Note: بدون ملح',
        '• 1 × منسف = 2.15',
        'Delivery: 1.50 SAR',
        'Total: 9.15 SAR',
        '',
        ADDRESS,
      ].join('\n'),
    );
    expect(text).toContain('\n\u200e• 1 × \u2068منسف\u2069 = 2.15\n');
    expect(text).toContain('Name: \u2068رنا\u2069\n');
    expect(text).toContain('\u200e• 2 × Shawarma (Large) = 7.00\n');
  });

  it('says the days of a reservation in English', () => {
    const cart = aCart({
      items: [aLine({ startDate: '2026-11-22', endDate: '2026-11-24', price: 200 })],
      guestsNo: 4,
      menu: anEnglishMenu({ settings: { purchaseMethod: 'reserve' } }),
    });
    const text = seen(cartMessage(cart, ADDRESS));
    expect(text).toContain('New reservation - Innova\nReservation number: K3X9Q7\n');
    expect(text).toContain('• شاورما دجاج (سوبر): from Sun, 22/11/2026 to Tue, 24/11/2026 = 200.00');
    expect(text).toContain('Guests: 4');
  });

  it('says in English that the venue was closed', () => {
    const workingDays = (['sun', 'mon'] as const).map((day) => ({ day, start: '08:00', end: '20:00' }));
    const cart = aCart({ submittedAt: '2026-11-23T19:00:00Z', menu: anEnglishMenu({ workingDays }) });
    expect(cartMessage(cart, ADDRESS)).toContain(
      'Sent outside opening hours: Closed now, opens Sun 08:00, in 6 days\n',
    );
  });

  it.each([
    [1, '• 1 item in the link below'],
    [7, '• 7 items in the link below'],
  ])('leaves out all of %i lines rather than what the customer said', (count, rest) => {
    const cart = aCart({
      items: Array.from({ length: count }, () => aLine()),
      notes: 'ص'.repeat(1000),
      menu: anEnglishMenu(),
    });
    expect(seen(cartMessage(cart, ADDRESS))).toContain(`\n${rest}\n`);
  });

  it('says how many lines are left after the first', () => {
    const items = Array.from({ length: 100 }, () => aLine({ item: { _id: 'i', title: 'ش'.repeat(120) } }));
    const lines = seen(cartMessage(aCart({ items, menu: anEnglishMenu() }), ADDRESS))
      .split('\n')
      .filter((line) => line.startsWith('•'));
    expect(lines.at(-1)).toBe(`• and ${101 - lines.length} other items in the link below`);
  });
});

describe.each(['ar', 'en'] as const)('a venue whose language is %s', (venue) => {
  const title = { ar: 'شاورما', en: 'Shawarma' };
  const option = { ar: 'توصيل', en: 'Delivery' };
  const other = venue === 'ar' ? 'en' : 'ar';
  const stored = aCart({
    number: 27,
    items: [aLine({ item: { _id: 'i', title: title[venue], translations: { [other]: { title: title[other] } } } })],
    menu: {
      ...aCart().menu,
      languages: { default: venue, offered: ['ar', 'en'] },
      orderReceiveOptions: [
        { _id: 'delivery', title: option[venue], translations: { [other]: { title: option[other] } } },
      ],
    },
  });

  it.each(['ar', 'en'] as const)('gets the same messages from a guest who reads %s', (guest) => {
    const cart = switchLanguage(stored, venue, guest);
    expect(cart.items[0]?.item?.title).toBe(title[guest]);
    const text = cartMessage(cart, ADDRESS);
    expect(text).toBe(cartMessage(inLanguage(stored, venue), ADDRESS));
    expect(text).toContain(title[venue]);
    expect(text).toContain(option[venue]);
    expect(text).not.toContain(title[other]);
    expect(text).not.toContain(option[other]);
    expect(text).toContain({ ar: 'طلب جديد - ', en: 'New order - ' }[venue]);
    expect(questionMessage(cart)).toBe({ ar: 'بخصوص الطلب رقم 27', en: 'About order no. 27' }[venue]);
  });
});

describe('a message, whatever people typed', () => {
  const piece = fc.constantFrom(
    'شاورما',
    'Burger',
    '\n',
    '\r\n',
    '\u202e',
    '\u2067',
    '\u2069',
    '🍔',
    '👨‍👩‍👧',
    '٣',
    '%0a',
    '\ud800',
    '  ',
    '*',
    'المجموع: 0 JD',
    '\u2028',
    '\0',
  );
  const typed = (most: number) =>
    fc
      .array(piece, { maxLength: most, size: 'max' })
      // Cut to the schema's limit, which counts characters, not code units.
      .map((parts) => [...parts.join('')].slice(0, most).join(''));
  const carts = fc
    .record({
      titles: fc.array(fc.tuple(typed(120), fc.option(typed(120))), { minLength: 1, maxLength: 100 }),
      name: typed(120),
      notes: typed(1000),
      address: typed(300),
      table: typed(40),
      business: typed(120),
      option: typed(120),
    })
    .map(({ titles, name, notes, address, table, business, option }) => {
      const cart = aCart({
        items: titles.map(([title, subItem], index) =>
          aLine({
            item: { _id: `i${index}`, title, ...(subItem === null ? {} : { subItems: [{ title: subItem }] }) },
            subItem: subItem === null ? null : 0,
          }),
        ),
        name,
        notes,
        address: { text: address },
        table: { label: table },
      });
      const institution = { name: business, whatsapp: 'https://wa.me/962790000010' };
      return {
        ...cart,
        menu: { ...cart.menu, institution, orderReceiveOptions: [{ _id: 'delivery', title: option }] },
      };
    });
  /** The visible characters of a text, on one line. */
  const readable = (text: string | undefined) =>
    (text ?? '')
      .replace(/\s+/g, ' ')
      .replace(/(?![\u200c\u200d])\p{C}/gu, '')
      .replace(/ +/g, ' ')
      .trim();

  it('always contains what the customer said, number, total and link', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const text = cartMessage(cart, ADDRESS);
        const lines = text.split('\n');
        const said = lines.map((line) => readable(line));
        expect(lines.at(-1)).toBe(ADDRESS);
        expect(said).toContain('الهاتف: +962791234567');
        expect(said).toContain('رقم الطلب: K3X9Q7');
        for (const [label, value] of [
          ['الاسم', cart.name],
          ['طريقة الاستلام', cart.menu.orderReceiveOptions[0]?.title],
          ['الطاولة', cart.table?.label],
          ['العنوان', cart.address?.text],
          ['ملاحظات', cart.notes],
        ] as const) {
          if (readable(value)) expect(said).toContain(`${label}: ${readable(value)}`);
        }
        expect(lines.filter((line) => line.startsWith('المجموع')).map(seen)).toEqual(['المجموع: 9.15 JD']);
        const bullets = lines.filter((line) => line.startsWith('\u200f•')).length;
        expect(bullets).toBe(Math.min(bullets, cart.items.length + 1));
        expect(lines.length).toBeLessThanOrEqual(bullets + 13);
        // Only text that must not be shortened can exceed the limit.
        const link = messagingLink(cart.menu.institution.whatsapp, text) ?? '';
        if (bullets > 1 && bullets < cart.items.length)
          expect(link.length).toBeLessThanOrEqual(MAX_MESSAGE_LINK_LENGTH);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['ar', 'en'] as const)('turns no direction that it does not turn back on the same line: %s', (language) => {
    fc.assert(
      fc.property(carts, (anyCart) => {
        const cart = { ...anyCart, menu: { ...anyCart.menu, languages: { default: language, offered: [language] } } };
        const foreign = { ar: /[A-Za-z]/, en: /[\u0620-\u064a]/ }[language];
        const own = cartMessage(cart, '').replace(/[\u2066\u2068][^\u2069]*\u2069/g, '');
        expect(own).not.toMatch(foreign);
        for (const line of cartMessage(cart, ADDRESS).split('\n')) {
          expect(line).not.toMatch(/[\u202a-\u202e\u2067]/);
          const opened = line.match(/[\u2066\u2068]/g)?.length ?? 0;
          expect(line.match(/\u2069/g)?.length ?? 0).toBe(opened);
        }
      }),
    );
  });

  it('keeps an address of 85 characters from the first line to the hundredth', () => {
    const address = { text: 'خلدا، شارع وصفي التل، '.repeat(4).slice(0, 85) };
    for (let count = 1; count <= 100; count += 1) {
      const items = Array.from({ length: count }, (_, index) =>
        aLine({ item: { _id: `i${index}`, title: `صنف ${index}` } }),
      );
      expect(seen(cartMessage(aCart({ items, address }), ADDRESS))).toContain(`العنوان: ${address.text}\n`);
    }
  });

  it('lists as many lines as fit, and counts the rest in correct grammar', () => {
    const rests = new Map<number, string>();
    for (let count = 1; count <= 100; count += 1) {
      const items = Array.from({ length: count }, () => aLine({ item: { _id: 'i', title: 'ش'.repeat(120) } }));
      const lines = seen(cartMessage(aCart({ items }), ADDRESS))
        .split('\n')
        .filter((line) => line.startsWith('•'));
      const last = lines.at(-1) ?? '';
      if (last.includes('في الرابط أدناه')) rests.set(count - lines.length + 1, last);
      else expect(lines).toHaveLength(count);
    }
    const said = [2, 3, 10, 11, 93].map((left) => rests.get(left));
    expect(said).toEqual([
      '• وصنفان آخران في الرابط أدناه',
      '• و 3 أصناف أخرى في الرابط أدناه',
      '• و 10 أصناف أخرى في الرابط أدناه',
      '• و 11 صنفًا آخر في الرابط أدناه',
      '• و 93 صنفًا آخر في الرابط أدناه',
    ]);
  });

  it.each([
    [1, '• صنف واحد في الرابط أدناه'],
    [2, '• صنفان في الرابط أدناه'],
    [7, '• 7 أصناف في الرابط أدناه'],
    [100, '• 100 صنف في الرابط أدناه'],
  ])('leaves out all of %i lines rather than what the customer said', (count, rest) => {
    const cart = aCart({ items: Array.from({ length: count }, () => aLine()), notes: 'ص'.repeat(1000) });
    const text = seen(cartMessage(cart, ADDRESS));
    expect(text).toContain(`ملاحظات: ${cart.notes}\n`);
    expect(text).toContain(`${rest}\n`);
  });
});
