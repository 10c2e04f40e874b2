/** Carts for tests and stories, with the items of `menuFixtures.ts`. */
import type { Cart, CartLine, GuestOrderState } from '@qaima/schemas';
import { aMenu, aPicture } from './menuFixtures.js';

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

const anExtra = (title: string, price: number, fields: { quantity?: number; freeUnits?: number } = {}) => {
  const { quantity = 1, freeUnits = 0 } = fields;
  const units = { quantity, freeUnits, unitPrice: price, price: price * (quantity - freeUnits) };
  return { group: 'g', groupTitle: 'إضافات', extra: title, title, ...units };
};

/** A line with a picture, extras and a note. */
export const aLineWithExtras = (fields: Partial<CartLine> = {}): CartLine =>
  aLine({
    item: { ...aLine().item, _id: 'shawarma0000000000000000', title: 'شاورما دجاج عربي', image: aPicture('wrap') },
    choices: [
      anExtra('صاج طازج', 0.25),
      anExtra('ثومية', 0.25, { freeUnits: 1 }),
      anExtra('جبنة شيدر', 0.5, { quantity: 2 }),
    ],
    note: 'واحدة بلا بصل لو سمحتم',
    price: 10.5,
    ...fields,
  });

/** Options for delivery (with areas), pickup and dine-in. */
export const someReceiveOptions: Cart['menu']['orderReceiveOptions'] = [
  {
    _id: 'delivery0000000000000000',
    title: 'توصيل',
    ionIcon: 'bicycle-outline',
    kind: 'delivery',
    areas: [
      { _id: 'khalda000000000000000000', title: 'خلدا', fee: 1.5, minOrder: 5, minutes: 35 },
      { _id: 'abdoun000000000000000000', title: 'عبدون', fee: 0, minOrder: 25, minutes: 45 },
    ],
  },
  { _id: 'pickup000000000000000000', title: 'استلام', ionIcon: 'bag-handle-outline', kind: 'pickup' },
  { _id: 'table0000000000000000000', title: 'هنا', ionIcon: 'restaurant-outline', kind: 'dine-in' },
];

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
    country,
    username,
    languages,
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
      country,
      languages,
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

type InState = { readonly state: GuestOrderState };

/** A sent order of a venue with an inbox; an accepted one is ready in 18 minutes. Times are relative to `now`. */
export function anOrder(now: number, fields: Partial<Cart> & InState): Cart & InState {
  const cart = aCart({ ...aCustomer, number: 27 });
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const steps = (['pending', 'accepted', 'ready'] as const).slice(0, STEPS_UNTIL[fields.state] ?? 1);
  const minutes = { pending: fields.state === 'pending' ? -1 : -6, accepted: -2, ready: -1 } as const;
  return {
    ...cart,
    menu: { ...cart.menu, settings: { ...cart.menu.settings, orders: { mode: 'inbox' } } },
    placedAt: at(minutes.pending),
    answerBy: at(minutes.pending + 5),
    promisedAt: steps.length > 1 ? at(18) : null,
    steps: steps.map((state) => ({ state, at: at(minutes[state]) })),
    ...fields,
  };
}

/** The number of steps (of three) that an order in this state has taken. */
const STEPS_UNTIL: Readonly<Partial<Record<GuestOrderState, number>>> = {
  accepted: 2,
  ready: 3,
  'on-the-way': 3,
  done: 3,
};
