import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagingLink } from '../menu/links.js';
import type { Cart, CartLine } from './cart.js';
import { cartMessage, encodedLength, MESSAGE_LIMIT } from './message.js';

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
    institution: { name: 'مطعم إنوفا' },
    settings: { purchaseMethod: 'order' },
    cartSettings: {},
    orderReceiveOptions: [{ title: 'توصيل' }],
  },
  ...fields,
});

const seen = (text: string) => text.replace(/[\u200f\u2066-\u2069]/g, '');

describe('the message of an order', () => {
  it('says all of it in Arabic, and where its page is on the last line', () => {
    expect(seen(cartMessage(aCart(), ADDRESS))).toBe(
      [
        'طلب جديد - مطعم إنوفا',
        'رقم الطلب: K3X9Q7',
        '',
        '• 2 × شاورما دجاج (سوبر) = 7.00',
        '• 1 × Double Burger = 2.15',
        'المجموع: 9.15 JD',
        '',
        'الاسم: رنا',
        'الهاتف: +962791234567',
        'طريقة الاستلام: توصيل',
        'العنوان: شارع الرينبو 12',
        'ملاحظات: بدون بصل',
        '',
        ADDRESS,
      ].join('\n'),
    );
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
  const typed = (most: number) => fc.array(piece, { maxLength: most }).map((parts) => parts.join(''));
  const carts = fc
    .record({
      titles: fc.array(fc.tuple(typed(20), fc.option(typed(20))), { minLength: 1, maxLength: 100 }),
      name: typed(20),
      notes: typed(150),
      address: typed(50),
      business: typed(20),
      option: typed(20),
    })
    .map(({ titles, name, notes, address, business, option }) => {
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
      });
      const menu = { ...cart.menu, institution: { name: business }, orderReceiveOptions: [{ title: option }] };
      return { ...cart, menu };
    });

  it('fits, ends with the address, and has no line but its own', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const text = cartMessage(cart, ADDRESS);
        expect(encodedLength(text)).toBeLessThanOrEqual(MESSAGE_LIMIT);
        const lines = text.split('\n');
        expect(lines.at(-1)).toBe(ADDRESS);
        expect(lines.filter((line) => line.startsWith('المجموع')).map(seen)).toEqual(['المجموع: 9.15 JD']);
        const bullets = lines.filter((line) => line.startsWith('\u200f•')).length;
        expect(bullets).toBe(Math.min(bullets, cart.items.length + 1));
        expect(lines.length).toBeLessThanOrEqual(bullets + 12);
      }),
    );
  });

  it('turns no direction that it does not turn back on the same line', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        for (const line of cartMessage(cart, ADDRESS).split('\n')) {
          expect(line).not.toMatch(/[\u202a-\u202e\u2067]/);
          const opened = line.match(/[\u2066\u2068]/g)?.length ?? 0;
          expect(line.match(/\u2069/g)?.length ?? 0).toBe(opened);
        }
      }),
    );
  });

  it('names as many lines as there is room for, and says how many are left', () => {
    const cart = aCart({ items: Array.from({ length: 60 }, () => aLine()) });
    const lines = cartMessage(cart, ADDRESS)
      .split('\n')
      .filter((line) => line.includes('•'));
    expect(lines.length).toBeGreaterThan(3);
    expect(seen(lines.at(-1) ?? '')).toBe(`• و${60 - lines.length + 1} غيرها في الرابط أدناه`);
  });
});
