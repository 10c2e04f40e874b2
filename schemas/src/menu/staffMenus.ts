/** The list of all menus for staff. (docs/spec/staff-console.md#all-menus) */
import { instantField, pagingFields } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { languageField } from '../core/translations.js';

const stateField = {
  type: 'string',
  title: 'الحالة',
  'x-en': 'State',
  enum: ['active', 'scheduled', 'inactive'],
  'x-options': {
    active: { ar: 'مفعّلة', en: 'Active' },
    scheduled: { ar: 'تتوقف بموعد', en: 'Stops later' },
    inactive: { ar: 'متوقفة', en: 'Inactive' },
  },
} as const;

export const staffMenuSchema = {
  $id: 'StaffMenu',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'institution', 'state', 'visits', 'visitDays', 'orders'],
  properties: {
    _id: { type: 'string', 'x-list': false },
    username: { type: ['string', 'null'], 'x-list': false },
    institution: {
      type: 'object',
      additionalProperties: false,
      'x-list': false,
      properties: {
        name: { type: 'string' },
        contact: { type: 'object', additionalProperties: false, properties: { phone: { type: 'string' } } },
      },
    },
    /** The menu's default language. */
    language: { ...languageField, 'x-list': false },
    /** The first of the menu's admins. */
    owner: {
      type: ['object', 'null'],
      additionalProperties: false,
      'x-list': false,
      properties: { username: { type: 'string' }, name: { type: 'string' }, phone: { type: 'string' } },
    },
    state: stateField,
    inactiveFrom: { ...instantField, type: ['string', 'null'], 'x-list': false },
    plan: { type: ['number', 'null'], title: 'الخطة', 'x-en': 'Plan' },
    lastEditAt: { ...instantField, type: ['string', 'null'], title: 'آخر تعديل', 'x-en': 'Last edit' },
    visits: { type: 'integer', title: 'زيارات 30 يومًا', 'x-en': 'Visits in 30 days', minimum: 0 },
    /** The visits of each of these days, the oldest first. */
    visitDays: { ...arrayOf({ type: 'integer', minimum: 0 }, {}), 'x-list': false },
    /** From guests, without practice orders. */
    orders: { type: 'integer', title: 'طلبات 30 يومًا', 'x-en': 'Orders in 30 days', minimum: 0 },
    /** The number and the end of the menu's newest order. Cancelled orders do not count. */
    orderNumber: { type: ['integer', 'null'], title: 'رقم الطلب', 'x-en': 'Order number', 'x-list': false },
    subEnd: { ...instantField, type: ['string', 'null'], title: 'الانتهاء', 'x-en': 'Ends' },
  },
} as const satisfies ObjectSchema;
export type StaffMenu = TypeOf<typeof staffMenuSchema>;

/** How the list is sorted; `newest` is by creation. */
export const STAFF_MENU_SORTS = [
  'newest',
  'menu',
  'owner',
  'state',
  'plan',
  'lastEdit',
  'visits',
  'orders',
  'subEnd',
] as const;
export type StaffMenuSort = (typeof STAFF_MENU_SORTS)[number];

export const staffMenuQuerySchema = {
  $id: 'StaffMenuQuery',
  type: 'object',
  properties: {
    /** Searches venue, short name, admins, phones and order numbers, with tolerant matching. */
    q: { type: 'string', title: 'بحث', 'x-en': 'Search', maxLength: 100 },
    state: stateField,
    /** Only menus of this client: menus that the client administers or has an order for. */
    username: { type: 'string', title: 'اسم المستخدم', 'x-en': 'Username', maxLength: 60 },
    /** The menus of this plan. */
    plan: { type: 'number', title: 'رقم الخطة', 'x-en': 'Plan number', minimum: 0, maximum: 1_000_000 },
    sort: { type: 'string', title: 'الترتيب', 'x-en': 'Sort', enum: STAFF_MENU_SORTS, default: 'newest' },
    direction: { type: 'string', title: 'الاتجاه', 'x-en': 'Direction', enum: ['asc', 'desc'], default: 'asc' },
    ...pagingFields,
  },
} as const satisfies ObjectSchema;
export type StaffMenuQuery = TypeOf<typeof staffMenuQuerySchema>;
export type StaffMenuState = StaffMenu['state'];
