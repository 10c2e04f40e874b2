/** The orders of a venue's guests, as the venue sees them. (docs/spec/domain.md#guest-orders) */
import { cartSchema } from '../cart/cart.js';
import type { Endpoints } from '../core/endpoint.js';
import { dayField, idField, instantField, pagingFields } from '../core/fields.js';
import { LIST_SEPARATOR, type Language } from '../core/language.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';
import { currencyField } from '../menu/fields.js';
import {
  driverField,
  guestOrderFields,
  practiceField,
  REJECT_REASONS,
  reasonField,
  reasonTextField,
  stateField,
  type RejectReason,
} from '../guest-order-state/guestOrderFields.js';
import { prepMinutesField } from '../menu/guestOrderSettings.js';
import { serviceField } from '../receive-option/service.js';

/** The reasons that can apply to an order: one at a table or a pickup has no address. */
export const rejectReasonsOf = ({ service }: GuestOrder): readonly RejectReason[] =>
  REJECT_REASONS.filter((reason) => reason !== 'out-of-area' || (service !== 'dine-in' && service !== 'pickup'));

/** `agreed` and `declined` are the guest's answers. (docs/spec/domain.md#corrections) */
export const CORRECTION_EVENTS = ['proposed', 'applied', 'agreed', 'declined', 'withdrawn'] as const;

/** A state change of an order, or a correction. */
export const guestOrderEventSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['at', 'to'],
  properties: {
    at: instantField,
    from: stateField,
    to: stateField,
    /** The username of the admin; absent if the guest or the system made the change. */
    by: { type: 'string' },
    /** The browser and system of the admin's device, such as "Chrome, Android"; absent if they are unknown. */
    device: { type: 'string' },
    minutes: prepMinutesField,
    /** What happened to a correction; the order stays in its state. */
    correction: { type: 'string', enum: CORRECTION_EVENTS },
    /** The ids of the items that a rejection named as sold out. */
    soldOut: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies ObjectSchema;

const {
  clientPhone,
  name,
  email,
  guestsNo,
  notes,
  address,
  table,
  area,
  branch,
  items,
  total,
  totals,
  taxes,
  corrections,
} = cartSchema.properties;

/** An order as the venue reads it: with the venue's own texts, and those that the guest read in `translations`. */
export const guestOrderSchema = translatable({
  $id: 'GuestOrder',
  title: 'الطلب',
  'x-en': 'Order',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'state', 'service', 'placedAt', 'items', 'total', 'totals', 'currency', 'events'],
  properties: {
    _id: idField,
    ...guestOrderFields,
    placedAt: instantField,
    service: serviceField,
    /** The title of the receive option. */
    receiveOption: { type: 'string', title: 'طريقة الاستلام', 'x-en': 'Receive option', 'x-translate': true },
    clientPhone,
    name,
    email,
    guestsNo,
    notes,
    address,
    table,
    area,
    branch,
    items,
    total,
    totals,
    taxes,
    corrections,
    /** Counts the events: a correction names the revision that its device saw. */
    revision: { type: 'integer' },
    currency: currencyField,
    /** The secret in the address of the driver's page, `/d/{driverToken}`; only while the delivery is on its way. */
    driverToken: { type: ['string', 'null'] },
    /** When a device of the venue first showed the order's details. */
    openedAt: { ...instantField, type: ['string', 'null'] },
    /** The username of the admin whose device it was; absent in orders opened before this was recorded. */
    openedBy: { type: 'string' },
    /** The browser and system of that device; absent if they are unknown. */
    openedDevice: { type: 'string' },
    /** When the whole ticket was first printed or fetched. Later tickets are marked as copies. */
    printedAt: { ...instantField, type: ['string', 'null'] },
    isPractice: practiceField,
    events: { type: 'array', items: guestOrderEventSchema },
  },
} as const satisfies ObjectSchema);
export type GuestOrder = TypeOf<typeof guestOrderSchema>;

/** Where an order goes or is collected; empty for orders at a table. */
export const orderPlace = (
  { area, branch, address }: Pick<GuestOrder, 'area' | 'branch' | 'address'>,
  language: Language,
): string => [area?.title, branch?.title, address?.text].filter(Boolean).join(LIST_SEPARATOR[language]);

/** `PUT …/guestOrders/{cartId}`: changes the state of an order. */
export const guestOrderMoveSchema = {
  $id: 'GuestOrderMove',
  type: 'object',
  additionalProperties: false,
  required: ['state', 'from'],
  properties: {
    /**
     * `missed` only from `missed`, where it records that the venue has seen it: a pending order becomes missed at its
     * deadline. Only deliveries get `on-the-way`; from itself it changes the driver. `ready` from `ready` records that a
     * delivery has left, for programs that do not know `on-the-way`.
     */
    state: stateField,
    /** The state that the caller displayed; the move fails if it has changed. */
    from: stateField,
    /** The minutes until the order is ready. Default: the menu's preparation time. */
    minutes: prepMinutesField,
    /** Of an order that is on its way. If absent, the driver stays. */
    driver: driverField,
    reason: reasonField,
    reasonText: reasonTextField,
    /** Items to mark as sold out until the next opening. */
    soldOut: {
      type: 'array',
      title: 'ما نفد',
      'x-en': 'Sold out',
      maxItems: 100,
      items: { type: 'string', minLength: 1, maxLength: 64 },
    },
  },
} as const satisfies ObjectSchema;
export type GuestOrderMove = TypeOf<typeof guestOrderMoveSchema>;

const period = {
  from: { ...dayField, title: 'من', 'x-en': 'From' },
  to: { ...dayField, title: 'إلى', 'x-en': 'To' },
} as const;

/**
 * Orders and sales of a period, without practice orders. Sales count accepted orders, and those sent by message.
 */
export const guestOrderStatsSchema = {
  $id: 'GuestOrderStats',
  type: 'object',
  additionalProperties: false,
  required: ['days', 'hours', 'items', 'orders', 'sold', 'sales', 'done', 'missed', 'rejected', 'canceled', 'currency'],
  properties: {
    orders: { type: 'integer', title: 'الطلبات', 'x-en': 'Orders' },
    /** The orders that count as sales. */
    sold: { type: 'integer', title: 'المبيع منها', 'x-en': 'Sold' },
    sales: { type: 'number', 'x-money': true, title: 'المبيعات', 'x-en': 'Sales' },
    done: { type: 'integer', title: 'اكتملت', 'x-en': 'Done' },
    missed: { type: 'integer', title: 'فاتت دون رد', 'x-en': 'Missed' },
    rejected: { type: 'integer', title: 'رُفضت', 'x-en': 'Rejected' },
    canceled: { type: 'integer', title: 'أُلغيت', 'x-en': 'Cancelled' },
    currency: currencyField,
    days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['day', 'orders', 'sales'],
        properties: {
          day: dayField,
          orders: { type: 'integer' },
          sales: { type: 'number', 'x-money': true },
        },
      },
    },
    /** One entry per hour of the day with orders, in the menu's time zone. */
    hours: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['hour', 'orders', 'sales'],
        properties: {
          hour: { type: 'integer', minimum: 0, maximum: 23 },
          orders: { type: 'integer' },
          sales: { type: 'number', 'x-money': true },
        },
      },
    },
    /** One entry per item or combo, best-selling first. */
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'quantity', 'sales'],
        properties: {
          _id: { type: 'string' },
          title: { type: 'string' },
          quantity: { type: 'integer' },
          sales: { type: 'number', 'x-money': true },
        },
      },
    },
  },
} as const satisfies ObjectSchema;
export type GuestOrderStats = TypeOf<typeof guestOrderStatsSchema>;

export const GUEST_ORDERS_PATH = '/quickmenu/:menuId/guestOrders';

/**
 * `1` if the device does not ring, because nobody has started the shift on it. Such a device does not count as
 * connected. If no other device is connected, the server mails the venue about new orders.
 */
const silent = { type: 'string', enum: ['0', '1'], 'x-list': false } as const;

export const guestOrderEndpoints = {
  list: {
    method: 'GET',
    path: GUEST_ORDERS_PATH,
    access: 'venue',
    scope: 'orders:read',
    summary: 'Orders of guests, newest first; with `excel=1` all matches as a spreadsheet.',
    query: {
      type: 'object',
      properties: {
        /** States, separated by commas. */
        state: { type: 'string', title: 'الحالة', 'x-en': 'State', maxLength: 100 },
        ...period,
        /** Searches number, name, phone, table and items, with tolerant matching. */
        q: { type: 'string', title: 'بحث', 'x-en': 'Search', maxLength: 100 },
        excel: { type: 'string', enum: ['0', '1'], 'x-list': false },
        /**
         * `1`: the orders that the inbox shows. Those that were only messages are left out, because nobody answers them
         * there, and `from` leaves out only what was also promised before it.
         */
        inbox: { type: 'string', enum: ['0', '1'], 'x-list': false },
        silent,
        ...pagingFields,
      },
    },
    files: ['xlsx'],
    response: { type: 'array', items: guestOrderSchema },
  },
  stats: {
    method: 'GET',
    path: `${GUEST_ORDERS_PATH}/stats`,
    access: 'venue',
    scope: 'stats:read',
    summary: 'Orders and sales by day, hour and item; with `excel=1` as a spreadsheet.',
    query: { type: 'object', properties: { ...period, excel: { type: 'string', enum: ['0', '1'] } } },
    files: ['xlsx'],
    response: guestOrderStatsSchema,
  },
  count: {
    method: 'GET',
    path: `${GUEST_ORDERS_PATH}/count`,
    access: 'orders',
    scope: 'orders:read',
    summary: 'The number of orders in a period, without their contents.',
    query: { type: 'object', properties: period },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['orders', 'pending', 'unopened'],
      properties: {
        orders: { type: 'integer' },
        pending: { type: 'integer' },
        /** Orders that were accepted automatically, whose promised time has not passed, and that no device has opened. */
        unopened: { type: 'integer' },
      },
    },
  },
  stream: {
    method: 'GET',
    path: `${GUEST_ORDERS_PATH}/stream`,
    access: 'venue',
    summary:
      'Server-sent events: `order` (`{ _id, number, state }`) and `call` (`{ _id, kind, table }`). `Last-Event-ID` replays what was missed.',
    query: { type: 'object', properties: { silent } },
    produces: 'event-stream',
  },
  practice: {
    method: 'POST',
    path: `${GUEST_ORDERS_PATH}/test`,
    access: 'venue',
    summary: 'Puts a practice order in the inbox. It takes no number and counts nowhere.',
    response: guestOrderSchema,
  },
  read: {
    method: 'GET',
    path: `${GUEST_ORDERS_PATH}/:cartId`,
    access: 'venue',
    scope: 'orders:read',
    summary: 'One order.',
    response: guestOrderSchema,
  },
  open: {
    method: 'POST',
    path: `${GUEST_ORDERS_PATH}/:cartId/open`,
    access: 'venue',
    summary: 'Records that a device of the venue showed the order, which ends its ringing everywhere.',
    response: guestOrderSchema,
  },
  move: {
    method: 'PUT',
    path: `${GUEST_ORDERS_PATH}/:cartId`,
    access: 'venue',
    scope: 'orders:write',
    summary:
      'Moves an order from the state that the caller saw. 409 with the present state in `err.state` if another device was first.',
    example: { from: 'pending', state: 'accepted', minutes: 20 },
    body: guestOrderMoveSchema,
    response: guestOrderSchema,
  },
  ticket: {
    method: 'GET',
    path: `${GUEST_ORDERS_PATH}/:cartId/ticket`,
    access: 'venue',
    scope: 'orders:read',
    summary: 'The kitchen’s ticket as a black and white picture, or with `format=pdf` as an 80 mm page.',
    query: {
      type: 'object',
      properties: {
        width: {
          type: 'integer',
          title: 'العرض (نقاط)',
          'x-en': 'Width in dots',
          minimum: 384,
          maximum: 832,
          default: 576,
        },
        format: { type: 'string', title: 'الصيغة', 'x-en': 'Format', enum: ['png', 'pdf'], default: 'png' },
        /** `1` marks the ticket as a copy, as each ticket after the first is anyway. */
        reprint: { type: 'string', title: 'نسخة', 'x-en': 'Copy', enum: ['0', '1'] },
        /** `1` gets only the first ticket; 409 once it was printed. So one of several devices prints by itself. */
        once: { type: 'string', enum: ['0', '1'], 'x-list': false },
      },
    },
    files: ['png', 'pdf'],
  },
} as const satisfies Endpoints;
