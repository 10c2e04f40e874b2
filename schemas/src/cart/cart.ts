/** A customer's order or reservation, from the first line to the receipt. (docs/spec/domain.md#carts) */
import type { Endpoints } from '../core/endpoint.js';
import { formatCount } from '../core/formatCount.js';
import { FIELD_REQUIRED } from '../core/issueMessage.js';
import { dayField, idField, instantField, mobileField, phoneField, taxRateField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';
import { COUPON_REASONS } from '../discount/reasons.js';
import { ruleSchema } from '../discount/rule.js';
import { MAX_CHOICE_QUANTITY } from '../extra-group/extraUse.js';
import { guestOrderFields, reasonTextField, stateField } from '../guest-order-state/guestOrderFields.js';
import { pickupPlaceSchema } from '../receive-option/pickupPlaces.js';
import { MAX_LINE_QUANTITY } from './lineQuantity.js';
import { menuInCartSchema } from './menuInCart.js';
import { tipField } from './tip.js';

/** Maximum number of lines per cart. (docs/spec/domain.md#carts) */
export const MAX_CART_LINES = 100;

const someId = { type: 'string', minLength: 1, maxLength: 64 } as const;

/** Maximum number of different extras per line. */
export const MAX_LINE_CHOICES = 60;
/** Maximum length of a line's note, in characters. */
export const MAX_LINE_NOTE_LENGTH = 200;

/** A chosen quantity of one extra, which belongs to a group. */
const choiceFields = {
  group: { ...someId, title: 'المجموعة', 'x-en': 'Group' },
  extra: { ...someId, title: 'الإضافة', 'x-en': 'Extra' },
  quantity: { type: 'integer', title: 'الكمية', 'x-en': 'Quantity', minimum: 1, maximum: MAX_CHOICE_QUANTITY },
} as const;

/** The item that a guest picks for one choice of a combo. `choice` is the index of that choice, from 0. */
const pickFields = {
  choice: { type: 'integer', title: 'الاختيار', 'x-en': 'Choice', minimum: 0, maximum: 19 },
  item: { ...someId, title: 'الصنف', 'x-en': 'Item' },
  subItem: { type: ['integer', 'null'], title: 'الخيار', 'x-en': 'Option', minimum: 0, maximum: 49 },
} as const;

const lineFields = {
  item: { ...someId, title: 'الصنف', 'x-en': 'Item' },
  /** Present instead of `item` if the line is a combo. */
  combo: { ...someId, title: 'الوجبة المجمّعة', 'x-en': 'Combo' },
  /** The chosen sub-item's index, from 0. */
  subItem: { type: ['integer', 'null'], title: 'الخيار', 'x-en': 'Option', minimum: 0, maximum: 49 },
  quantity: { type: 'integer', title: 'الكمية', 'x-en': 'Quantity', minimum: 1, maximum: MAX_LINE_QUANTITY },
  startDate: { ...dayField, type: ['string', 'null'], title: 'من', 'x-en': 'From' },
  endDate: { ...dayField, type: ['string', 'null'], title: 'إلى', 'x-en': 'To' },
  /** If absent, the line gets the extras that are preselected; if empty, none. */
  choices: {
    type: 'array',
    title: 'الإضافات',
    'x-en': 'Extras',
    maxItems: MAX_LINE_CHOICES,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['group', 'extra'],
      properties: { ...choiceFields, quantity: { ...choiceFields.quantity, default: 1 } },
    },
  },
  note: { type: 'string', title: 'ملاحظة', 'x-en': 'Note', maxLength: MAX_LINE_NOTE_LENGTH },
  picks: {
    type: 'array',
    title: 'الاختيارات',
    'x-en': 'Picks',
    maxItems: 60,
    items: { type: 'object', additionalProperties: false, required: ['choice', 'item'], properties: pickFields },
  },
} as const;

/** A line to add. It has either an `item` or a `combo`, which `lineSubjectProblem` in `lines.ts` checks. */
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
      title: 'الأصناف',
      'x-en': 'Items',
      minItems: 1,
      maxItems: MAX_CART_LINES,
      items: cartLineCreateSchema,
    },
    menu: { ...someId, title: 'القائمة', 'x-en': 'Menu' },
    /** The token in the table's QR code; ignored if unknown. */
    table: { ...someId, minLength: 0, title: 'الطاولة', 'x-en': 'Table' },
  },
} as const satisfies ObjectSchema;
export type CartCreateInput = TypeOf<typeof cartCreateSchema>;

const MAX_GUESTS = 1000;
const GUESTS = formatCount(MAX_GUESTS);

const customerFields = {
  phone: { ...mobileField, minLength: 1 },
  notes: { type: 'string', title: 'ملاحظات', 'x-en': 'Notes', maxLength: 1000, 'x-multiline': true },
  receiveOption: {
    type: ['integer', 'null'],
    title: 'طريقة الاستلام',
    'x-en': 'Receive option',
    minimum: 0,
    maximum: 99,
  },
  address: { type: 'string', title: 'العنوان', 'x-en': 'Address', maxLength: 300 },
  /** The token in the table's QR code. If the menu has no tables, the table number that the guest typed. */
  table: { type: 'string', title: 'رقم الطاولة', 'x-en': 'Table', maxLength: 40 },
  /** The id of the delivery area. */
  area: { type: ['string', 'null'], title: 'المنطقة', 'x-en': 'Area', maxLength: 64 },
  /** The id of the place at which a pickup order is collected. */
  branch: { type: ['string', 'null'], title: 'الفرع', 'x-en': 'Branch', maxLength: 64 },
  name: { type: 'string', title: 'الاسم', 'x-en': 'Name', maxLength: 120 },
  email: {
    type: 'string',
    title: 'البريد الإلكتروني',
    'x-en': 'E-mail',
    maxLength: 254,
    format: 'email',
    'x-message': { ar: 'البريد الإلكتروني غير صحيح', en: 'Invalid Email' },
  },
  guestsNo: {
    type: ['integer', 'null'],
    title: 'عدد الضيوف',
    'x-en': 'Guests',
    minimum: 1,
    maximum: MAX_GUESTS,
    'x-required': FIELD_REQUIRED,
    'x-message': { ar: `عدد الضيوف من 1 إلى ${GUESTS}.`, en: `Guests: a number from 1 to ${GUESTS}.` },
  },
} as const;

const priced = { type: 'number', 'x-money': true } as const;

/**
 * The total that the guest was shown. If the order costs another one by now, the submission is refused, so that nobody
 * pays a total that they have not seen. Absent in requests of callers that show no total.
 */
const expectedTotal = { ...priced, title: 'المجموع كما عُرض', 'x-en': 'Total as shown', minimum: 0 } as const;

/**
 * Whether the guest was shown that the venue is open. If it has closed since, the submission is refused, so that the
 * guest can decide to wait for the opening. Absent in requests of callers that show no hours.
 */
const expectedOpen = { type: 'boolean', title: 'مفتوح كما عُرض', 'x-en': 'Open as shown' } as const;

/** Whether the guest has ticked the box for messages with offers. Ignored if the menu does not ask. */
const consent = { type: 'boolean', title: 'رسائل العروض', 'x-en': 'Messages with offers' } as const;

/** The code of a coupon in any case and digits; empty for none. */
const couponCodeField = { type: 'string', title: 'القسيمة', 'x-en': 'Coupon', maxLength: 40 } as const;

/** The customer's details. The menu determines which ones are required: see `submission.ts`. */
export const cartSubmissionSchema = {
  $id: 'CartSubmission',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: { ...customerFields, tip: tipField, coupon: couponCodeField, expectedTotal, expectedOpen, consent },
} as const satisfies ObjectSchema;
export type CartSubmission = TypeOf<typeof cartSubmissionSchema>;

const { format: _checkedAtSubmission, minLength: _optionalAtTables, ...typedPhone } = customerFields.phone;

/**
 * `PUT /cart/{id}`. If the body has `item` or `combo`, adds a line. If the query has `index`, changes that line.
 * If it has nothing but a tip or a coupon, changes that. Otherwise submits the cart.
 */
export const cartUpdateSchema = {
  $id: 'CartChange',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    ...lineFields,
    ...customerFields,
    // The phone number is validated at submission: the menu's country determines how it is read, and a guest at a table
    // may leave it out.
    phone: typedPhone,
    tip: tipField,
    coupon: couponCodeField,
    expectedTotal,
    expectedOpen,
    consent,
  },
} as const satisfies ObjectSchema;
export type CartUpdateInput = TypeOf<typeof cartUpdateSchema>;

/** `PUT /cart/{id}?index={n}`. If the body has `item` or `combo`, replaces the line. Otherwise changes its quantity. */
export const cartLineUpdateSchema = {
  $id: 'CartLineChange',
  type: 'object',
  additionalProperties: false,
  required: ['quantity'],
  properties: { quantity: lineFields.quantity },
} as const satisfies ObjectSchema;
export type CartLineUpdateInput = TypeOf<typeof cartLineUpdateSchema>;

/** A text in the guest's language; `translations` contains the text in the venue's language. */
const translatedText = { type: 'string', 'x-translate': true } as const;

/** The part of an item that a cart line shows: its title and price. */
const linedItem = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'title'],
  properties: {
    _id: { type: 'string' },
    title: translatedText,
    /** The picture's stored file name. */
    image: { type: ['string', 'null'] },
    price: priced,
    subItems: {
      type: 'array',
      items: translatable({
        type: 'object',
        additionalProperties: false,
        required: ['title'],
        properties: { _id: { type: 'string' }, title: translatedText, price: priced },
      } as const),
    },
    sale: {
      type: 'object',
      additionalProperties: false,
      properties: { onSale: { type: 'boolean' }, offPrice: { type: 'number' } },
    },
  },
} as const);

/** A line's combo. `items` is empty if the combo was deleted. */
const linedCombo = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'title', 'items'],
  properties: {
    _id: { type: 'string' },
    title: translatedText,
    price: priced,
    items: {
      type: 'array',
      items: translatable({
        type: 'object',
        additionalProperties: false,
        required: ['_id', 'title'],
        properties: {
          _id: { type: 'string' },
          title: translatedText,
          /** Above 1 only. */
          quantity: { type: 'integer' },
          /** The title of the size that the combo contains. */
          option: translatedText,
        },
      } as const),
    },
  },
} as const);

/** A chosen extra. Prices are per unit of the line. */
const linedChoice = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['group', 'extra', 'quantity', 'title', 'groupTitle', 'unitPrice', 'freeUnits', 'price'],
  properties: {
    ...choiceFields,
    title: translatedText,
    groupTitle: translatedText,
    /** The title on kitchen tickets, if it differs from `title`. */
    kitchenTitle: { type: 'string' },
    unitPrice: priced,
    freeUnits: { type: 'integer' },
    /** `unitPrice × (quantity − freeUnits)`. */
    price: priced,
  },
} as const);

/** A preselected extra that the guest took out. */
const linedDeselected = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['group', 'extra', 'title', 'groupTitle'],
  properties: {
    group: choiceFields.group,
    extra: choiceFields.extra,
    title: translatedText,
    groupTitle: translatedText,
    /** The title on kitchen tickets, if it differs from `title`. */
    kitchenTitle: { type: 'string' },
  },
} as const);

/** A picked item of a combo, with the amount that it adds to the combo's price. */
const linedPick = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['choice', 'item', 'title', 'choiceTitle', 'price'],
  properties: {
    ...pickFields,
    title: translatedText,
    option: translatedText,
    choiceTitle: translatedText,
    price: priced,
  },
} as const);

export const cartLineSchema = {
  $id: 'CartLine',
  type: 'object',
  additionalProperties: false,
  required: ['quantity', 'price'],
  properties: {
    /** Present for items; lines with a combo have `combo` instead. */
    item: linedItem,
    combo: linedCombo,
    subItem: { type: ['integer', 'null'] },
    quantity: { type: 'integer' },
    startDate: { type: ['string', 'null'] },
    endDate: { type: ['string', 'null'] },
    /** The line's total. */
    price: priced,
    choices: { type: 'array', items: linedChoice },
    /** The preselected extras that the line is to be made without. */
    deselected: { type: 'array', items: linedDeselected },
    note: { type: 'string' },
    picks: { type: 'array', items: linedPick },
    /** The item's section; kitchen printers select lines by it. */
    section: translatable({
      type: 'object',
      additionalProperties: false,
      required: ['_id', 'title'],
      properties: { _id: { type: 'string' }, title: translatedText },
    } as const),
    /** In percent; absent if it is that of the menu. */
    taxRate: taxRateField,
    /** The line's total when the guest added it, if the total has changed since. */
    previousPrice: priced,
    /** If `problem` is `choices`: which choice is invalid, and why. */
    choiceProblem: translatable({
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'group', 'groupTitle'],
      properties: {
        kind: { type: 'string', enum: ['too-few', 'too-many', 'not-offered', 'sold-out'] },
        group: { type: 'string' },
        groupTitle: translatedText,
        extra: { type: 'string' },
        extraTitle: translatedText,
        limit: { type: 'integer' },
      },
    } as const),
    /** If `problem` is `not-now`: the next daypart in which the line's item is offered. */
    offer: translatable({
      type: 'object',
      additionalProperties: false,
      required: ['title', 'returnsAt'],
      properties: { title: translatedText, returnsAt: { type: ['string', 'null'], format: 'iso-instant' } },
    } as const),
    /**
     * Why this line can't be ordered. While a line has a problem, the cart can't be submitted. Absent if there is none.
     */
    problem: {
      type: 'string',
      enum: ['gone', 'ask-price', 'sold-out', 'not-now', 'dates', 'choices'],
      'x-options': {
        gone: { ar: 'لم يعد متوفرًا', en: 'No longer available' },
        'ask-price': { ar: 'سعره حسب السوق', en: 'At market price' },
        'sold-out': { ar: 'نفد', en: 'Sold out' },
        'not-now': { ar: 'لا يُقدَّم الآن', en: 'Not served now' },
        dates: { ar: 'يلزم اختيار موعد آخر', en: 'Other dates are needed' },
        choices: { ar: 'تغيّرت الإضافات', en: 'The extras have changed' },
      },
    },
  },
} as const satisfies ObjectSchema;
export type CartLine = TypeOf<typeof cartLineSchema>;

/** A part of the total, such as the delivery fee. */
export const cartSumSchema = translatable({
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'amount'],
  properties: {
    kind: {
      type: 'string',
      enum: ['items', 'sale', 'offer', 'coupon', 'delivery', 'charge', 'tip', 'tax', 'rounding'],
      'x-options': {
        items: { ar: 'الأصناف', en: 'Items' },
        sale: { ar: 'خصم العروض', en: 'Deals' },
        offer: { ar: 'عرض', en: 'Offer' },
        coupon: { ar: 'قسيمة', en: 'Coupon' },
        delivery: { ar: 'التوصيل', en: 'Delivery' },
        charge: { ar: 'رسوم', en: 'Charge' },
        tip: { ar: 'إكرامية', en: 'Tip' },
        tax: { ar: 'ضريبة', en: 'Tax' },
        rounding: { ar: 'تقريب', en: 'Rounding' },
      },
    },
    /** The title of the area, offer, coupon, charge or tax. */
    title: translatedText,
    amount: priced,
  },
} as const satisfies ObjectSchema);
export type CartSum = TypeOf<typeof cartSumSchema>;

/** A tax that the total includes, or that is a part of it. */
export const taxPartSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'rate', 'base', 'amount'],
  properties: {
    title: { type: 'string' },
    /** In percent. */
    rate: { type: 'number' },
    /** Without the tax. */
    base: priced,
    amount: priced,
  },
} as const satisfies ObjectSchema;
export type TaxPart = TypeOf<typeof taxPartSchema>;

/** A change of a submitted order by the venue. (docs/spec/domain.md#corrections) */
export const correctionSchema = {
  $id: 'Correction',
  type: 'object',
  additionalProperties: false,
  required: ['at', 'state', 'changes', 'before', 'after'],
  properties: {
    at: instantField,
    /** Proposed: the total grows, and the guest has not answered. */
    state: { type: 'string', enum: ['proposed', 'applied', 'declined', 'withdrawn'] },
    reasonText: reasonTextField,
    /** The lines that change; one without `now` is removed. */
    changes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['was'],
        properties: { was: cartLineSchema, now: cartLineSchema },
      },
    },
    /** The totals before and after it. */
    before: priced,
    after: priced,
  },
} as const satisfies ObjectSchema;
export type Correction = TypeOf<typeof correctionSchema>;

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
    totals: { type: 'array', items: cartSumSchema },
    taxes: { type: 'array', items: taxPartSchema },
    tip: tipField,
    /** The coupon that the guest has entered. */
    coupon: {
      type: 'object',
      additionalProperties: false,
      required: ['code', 'title'],
      properties: {
        code: { type: 'string' },
        title: { type: 'string' },
        /** Why it does not apply; absent if it does, or if an offer is better. */
        problem: { type: 'string', enum: COUPON_REASONS },
      },
    },
    /** What an open cart's offer and coupon may take off. */
    discounts: {
      type: 'object',
      additionalProperties: false,
      required: ['offers'],
      properties: { offers: { type: 'array', items: ruleSchema }, coupon: ruleSchema },
    },
    clientPhone: phoneField,
    notes: customerFields.notes,
    receiveOption: customerFields.receiveOption,
    address: { type: 'object', additionalProperties: false, properties: { text: customerFields.address } },
    table: translatable({
      type: 'object',
      additionalProperties: false,
      /** The zone as it was when the code was scanned; absent in orders of earlier versions. */
      properties: { _id: { type: 'string' }, label: customerFields.table, zone: translatedText },
    } as const),
    /** The chosen delivery area, with the fee at the time of submission. */
    area: translatable({
      type: 'object',
      additionalProperties: false,
      properties: { _id: { type: 'string' }, title: translatedText, fee: priced },
    } as const),
    /** The place at which a pickup order is collected, as it was at submission. */
    branch: pickupPlaceSchema,
    name: customerFields.name,
    email: customerFields.email,
    guestsNo: customerFields.guestsNo,
    submittedAt: { ...instantField, type: ['string', 'null'] },
    ...guestOrderFields,
    corrections: { type: 'array', items: correctionSchema },
    /** When the order entered each state, in chronological order. */
    steps: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['state', 'at'],
        properties: { state: stateField, at: instantField },
      },
    },
    /**
     * True while the order is pending and no device of the venue is connected. The page then advises the guest to call.
     */
    isUnattended: { type: 'boolean' },
    /** The ids of the items that the venue named as sold out when it rejected the order, also once they are back. */
    soldOut: { type: 'array', items: { type: 'string' } },
    menu: menuInCartSchema,
  },
} as const satisfies ObjectSchema;
export type Cart = TypeOf<typeof cartSchema>;

/** `GET /cart/{id}/repeat`: the lines at current prices, and the titles of lines that are no longer available. */
export const repeatPreviewSchema = {
  $id: 'RepeatPreview',
  type: 'object',
  additionalProperties: false,
  required: ['items', 'total', 'missing'],
  properties: {
    items: { type: 'array', items: cartLineSchema },
    total: priced,
    missing: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies ObjectSchema;
export type RepeatPreview = TypeOf<typeof repeatPreviewSchema>;

export const repeatSchema = {
  $id: 'Repeat',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    /** The open cart to which the lines are added; if absent, a new cart is created. */
    cart: { ...someId, title: 'السلة', 'x-en': 'Cart' },
    table: cartCreateSchema.properties.table,
  },
} as const satisfies ObjectSchema;
export type RepeatInput = TypeOf<typeof repeatSchema>;

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
      'Adds a line (with `item` or `combo`, at the end or before the line `?at=`), changes the quantity of one or replaces it (with `?index=`), changes the tip or the coupon, or submits the cart with the customer’s details.',
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
  stream: {
    method: 'GET',
    path: '/cart/:cartId/stream',
    access: 'visitor',
    summary: 'Server-sent events `order` of a submitted cart: `{ _id, number, state }`.',
    produces: 'event-stream',
  },
  cancel: {
    method: 'POST',
    path: '/cart/:cartId/cancel',
    access: 'visitor',
    summary: 'Cancels an order that the venue has not answered.',
    rateLimit: 'guest',
    response: cartSchema,
  },
  sent: {
    method: 'POST',
    path: '/cart/:cartId/sent',
    access: 'visitor',
    summary: 'Records that the guest has opened the chat with the order’s message, so that the order counts.',
    rateLimit: 'guest',
    response: cartSchema,
  },
  previewRepeat: {
    method: 'GET',
    path: '/cart/:cartId/repeat',
    access: 'visitor',
    summary: 'What can still be ordered of a submitted cart, at current prices.',
    response: repeatPreviewSchema,
  },
  repeat: {
    method: 'POST',
    path: '/cart/:cartId/repeat',
    access: 'visitor',
    summary: 'Adds what can still be ordered of a submitted cart to an open cart, or to a new one.',
    body: repeatSchema,
    rateLimit: 'cart',
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
