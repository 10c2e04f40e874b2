/** Carts for tests and stories, with items of `menuFixtures.ts`. */
import type { Cart, CartLine } from '@qaima/schemas';
import { aMenu } from './menuFixtures.js';

export const aLine = (fields: Partial<CartLine> = {}): CartLine => ({
  item: {
    _id: 'shawarma0000000000000000',
    title: 'شاورما دجاج عربي',
    subItems: [{ title: 'عادي' }, { title: 'سوبر' }],
  },
  subItem: 1,
  quantity: 2,
  startDate: null,
  endDate: null,
  price: 9,
  ...fields,
});

const aSalad = aLine({
  item: { _id: 'salad0000000000000000000', title: 'فتّوش' },
  subItem: null,
  quantity: 1,
  price: 2,
});

export function aCart(fields: Partial<Cart> = {}): Cart {
  const {
    institution,
    settings = {},
    cartSettings = {},
    orderReceiveOptions = [],
    workingDays = [],
    colors,
    currency,
    username,
  } = aMenu();
  const { name, whatsapp, contact } = institution ?? {};
  return {
    _id: 'k3x9q7m2c5v8b1n4z6l0p2r7',
    items: [aLine(), aSalad],
    total: 11,
    menu: {
      _id: 'innova000000000000000000',
      username: username ?? 'innova',
      currency,
      colors: colors ?? {},
      institution: { name: name ?? '', whatsapp: whatsapp ?? '', contact: contact ?? {} },
      settings,
      cartSettings,
      orderReceiveOptions,
      workingDays: [...workingDays],
    },
    ...fields,
  };
}

/** A cart of a menu that takes reservations. */
export function aReservation(fields: Partial<Cart> = {}): Cart {
  const cart = aCart();
  const menu = { ...cart.menu, settings: { ...cart.menu.settings, purchaseMethod: 'reserve' as const } };
  const hall = { _id: 'hall00000000000000000000', title: 'قاعة الديرة' };
  const line = aLine({
    item: hall,
    subItem: null,
    quantity: 1,
    startDate: '2026-11-22',
    endDate: '2026-11-25',
    price: 450,
  });
  return { ...cart, items: [line], total: 450, menu, ...fields };
}

/** A customer's details and submission time. */
export const aCustomer = {
  clientPhone: '0791234567',
  name: 'رنا منصور',
  notes: 'بدون بصل',
  receiveOption: 0,
  address: { text: 'شارع الرينبو 12' },
  submittedAt: '2026-11-21T11:05:00.000Z',
} as const satisfies Partial<Cart>;
