/** A customer's order or reservation, from the first line to the receipt. (docs/spec/domain.md#carts) */
import type { Endpoints } from '../core/endpoint.js';
import { dayField, idField, instantField, phoneField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { cartMenuSchema } from './cartMenu.js';

/** Maximum number of lines per cart. (docs/spec/domain.md#carts) */
export const MAX_CART_LINES = 100;
/** Maximum quantity of a line. */
export const MAX_LINE_QUANTITY = 999;

const someId = { type: 'string', minLength: 1, maxLength: 64 } as const;

const lineFields = {
  item: { ...someId, title: 'العنصر', 'x-en': 'Item' },
  /** A combo instead of an item. */
  combo: { ...someId, title: 'الوجبة المجمّعة', 'x-en': 'Combo' },
  /** The chosen sub-item's index, from 0. */
  subItem: { type: ['integer', 'null'], title: 'الخيار', 'x-en': 'Option', minimum: 0, maximum: 49 },
  quantity: { type: 'integer', title: 'الكمية', 'x-en': 'Quantity', minimum: 1, maximum: MAX_LINE_QUANTITY },
  startDate: { ...dayField, type: ['string', 'null'], title: 'من', 'x-en': 'From' },
  endDate: { ...dayField, type: ['string', 'null'], title: 'إلى', 'x-en': 'To' },
} as const;

/** A line to add: either an `item` or a `combo` (`lineSubjectProblem` in `lines.ts`). */
export const cartLineCreateSchema = {
  $id: 'CartLineDraft',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: lineFields,
} as const satisfies ObjectSchema;
export type CartLineCreateInput = TypeOf<typeof cartLineCreateSchema>;

export const cartCreateSchema = {
  $id: 'CartDraft',
  type: 'object',
  additionalProperties: false,
  required: ['items', 'menu'],
  properties: {
    items: {
      type: 'array',
      title: 'العناصر',
      'x-en': 'Items',
      minItems: 1,
      maxItems: MAX_CART_LINES,
      items: cartLineCreateSchema,
    },
    menu: { ...someId, title: 'القائمة', 'x-en': 'Menu' },
  },
} as const satisfies ObjectSchema;
export type CartCreateInput = TypeOf<typeof cartCreateSchema>;

const customerFields = {
  phone: { ...phoneField, minLength: 1 },
  notes: { type: 'string', title: 'ملاحظات', 'x-en': 'Notes', maxLength: 1000, 'x-multiline': true },
  receiveOption: {
    type: ['integer', 'null'],
    title: 'طريقة الاستلام',
    'x-en': 'Receive option',
    minimum: 0,
    maximum: 99,
  },
  address: { type: 'string', title: 'العنوان', 'x-en': 'Address', maxLength: 300 },
  /** The table of a dine-in order, as typed by the guest. */
  table: { type: 'string', title: 'رقم الطاولة', 'x-en': 'Table', maxLength: 40 },
  name: { type: 'string', title: 'الاسم', 'x-en': 'Name', maxLength: 120 },
  email: {
    type: 'string',
    title: 'البريد الإلكتروني',
    'x-en': 'E-mail',
    maxLength: 254,
    format: 'email',
    'x-message': { ar: 'البريد الإلكتروني غير صحيح', en: 'Invalid Email' },
  },
  guestsNo: { type: ['integer', 'null'], title: 'عدد الضيوف', 'x-en': 'Guests', minimum: 1, maximum: 1000 },
} as const;

/** The customer's details. Which are required depends on the menu: see `submission.ts`. */
export const cartSubmissionSchema = {
  $id: 'CartSubmission',
  type: 'object',
  additionalProperties: false,
  required: ['phone'],
  properties: customerFields,
} as const satisfies ObjectSchema;
export type CartSubmission = TypeOf<typeof cartSubmissionSchema>;

/** `PUT /cart/{id}`: with `item` or `combo` it adds a line, with `?index=` it changes one, otherwise it submits. */
export const cartUpdateSchema = {
  $id: 'CartChange',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: { ...lineFields, ...customerFields },
} as const satisfies ObjectSchema;
export type CartUpdateInput = TypeOf<typeof cartUpdateSchema>;

const priced = { type: 'number', 'x-money': true } as const;

/** `PUT /cart/{id}?index={n}`: a line's quantity. */
export const cartLineUpdateSchema = {
  $id: 'CartLineChange',
  type: 'object',
  additionalProperties: false,
  required: ['quantity'],
  properties: { quantity: lineFields.quantity },
} as const satisfies ObjectSchema;

/** The part of an item that a cart line shows: its title and price. */
const linedItem = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'title'],
  properties: {
    _id: { type: 'string' },
    title: { type: 'string' },
    price: priced,
    subItems: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: { _id: { type: 'string' }, title: { type: 'string' }, price: priced },
      },
    },
    sale: {
      type: 'object',
      additionalProperties: false,
      properties: { onSale: { type: 'boolean' }, offPrice: { type: 'number' } },
    },
  },
} as const;

/** A combo as a line shows it. `items` is empty once the combo is deleted. */
const linedCombo = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'title', 'items'],
  properties: {
    _id: { type: 'string' },
    title: { type: 'string' },
    price: priced,
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['_id', 'title'],
        properties: { _id: { type: 'string' }, title: { type: 'string' } },
      },
    },
  },
} as const;

export const cartLineSchema = {
  $id: 'CartLine',
  type: 'object',
  additionalProperties: false,
  required: ['quantity', 'price'],
  properties: {
    /** Present unless the line has a combo. */
    item: linedItem,
    combo: linedCombo,
    subItem: { type: ['integer', 'null'] },
    quantity: { type: 'integer' },
    startDate: { type: ['string', 'null'] },
    endDate: { type: ['string', 'null'] },
    /** The line's total. */
    price: priced,
    /** Why the line prevents submission; absent if it does not. */
    problem: {
      type: 'string',
      enum: ['gone', 'sold-out', 'dates'],
      'x-options': {
        gone: { ar: 'لم يعد متوفرًا', en: 'No longer available' },
        'sold-out': { ar: 'نفد', en: 'Sold out' },
        dates: { ar: 'يلزم اختيار موعد آخر', en: 'Other dates are needed' },
      },
    },
  },
} as const satisfies ObjectSchema;
export type CartLine = TypeOf<typeof cartLineSchema>;

export const cartSchema = {
  $id: 'Cart',
  title: 'السلة',
  'x-en': 'Cart',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'items', 'total', 'menu'],
  properties: {
    _id: idField,
    items: { type: 'array', items: cartLineSchema },
    total: { ...priced, 'x-fallback': 0 },
    clientPhone: phoneField,
    notes: customerFields.notes,
    receiveOption: customerFields.receiveOption,
    address: { type: 'object', additionalProperties: false, properties: { text: customerFields.address } },
    table: { type: 'object', additionalProperties: false, properties: { label: customerFields.table } },
    name: customerFields.name,
    email: customerFields.email,
    guestsNo: customerFields.guestsNo,
    submittedAt: { ...instantField, type: ['string', 'null'] },
    menu: cartMenuSchema,
  },
} as const satisfies ObjectSchema;
export type Cart = TypeOf<typeof cartSchema>;

/** A line's index in the cart, from 0. */
const lineIndex = { type: 'integer', title: 'السطر', 'x-en': 'Line', minimum: 0 } as const;

export const cartEndpoints = {
  create: {
    method: 'POST',
    path: '/cart',
    access: 'visitor',
    summary: 'Opens a cart with its first lines.',
    body: cartCreateSchema,
    rateLimit: 'cart',
    response: cartSchema,
  },
  read: {
    method: 'GET',
    path: '/cart/:cartId',
    access: 'visitor',
    summary: 'The cart, or its receipt.',
    response: cartSchema,
  },
  change: {
    method: 'PUT',
    path: '/cart/:cartId',
    access: 'visitor',
    summary:
      'Adds a line (with `item` or `combo`, at the end or before the line `?at=`), changes the quantity of one (with `?index=`), or submits the cart with the customer’s details.',
    query: {
      type: 'object',
      properties: {
        index: lineIndex,
        /** The index from 0 at which a removed line is restored. */
        at: { ...lineIndex, title: 'الموضع', 'x-en': 'Place' },
      },
    },
    body: cartUpdateSchema,
    rateLimit: 'guest',
    response: cartSchema,
  },
  removeLine: {
    method: 'DELETE',
    path: '/cart/:cartId',
    access: 'visitor',
    summary: 'Takes a line out, by its index from 0.',
    query: {
      type: 'object',
      required: ['index'],
      properties: { index: lineIndex },
    },
    response: cartSchema,
  },
} as const satisfies Endpoints;
