/** A row in the list of inactive menus. (docs/spec/staff-console.md#tabs) */
import { dayField, instantField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { staffMenuSchema } from './staffMenus.js';

export const inactiveMenuSchema = {
  $id: 'InactiveMenu',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'institution'],
  properties: {
    _id: { type: 'string', 'x-list': false },
    username: { type: ['string', 'null'], 'x-list': false },
    institution: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: { type: 'string', title: 'اسم الشركة', 'x-en': 'Company name' },
        contact: {
          type: 'object',
          additionalProperties: false,
          properties: { phone: { type: 'string', title: 'رقم الهاتف', 'x-en': 'Phone' } },
        },
      },
    },
    orderNumber: { type: ['integer', 'null'], title: 'رقم الطلب', 'x-en': 'Order number' },
    /** `owner`, `subscription` and `inactiveFrom` are present only in the list of inactive menus. */
    owner: staffMenuSchema.properties.owner,
    /** The running subscription that something was paid for, and that ends last; null if there is none. */
    subscription: {
      type: ['object', 'null'],
      additionalProperties: false,
      'x-list': false,
      required: ['number', 'until'],
      properties: { number: { type: 'integer' }, until: dayField },
    },
    inactiveFrom: { ...instantField, title: 'متوقفة منذ', 'x-en': 'Inactive since' },
  },
} as const satisfies ObjectSchema;
export type InactiveMenu = TypeOf<typeof inactiveMenuSchema>;

/** Maximum number of menus that one call closes. */
export const MAX_MENUS_TO_STOP = 200;
/** Maximum number of menus that one call moves to the trash. */
const MAX_MENUS_TO_TRASH = 2000;

const menusField = {
  type: 'array',
  title: 'القوائم',
  'x-en': 'Menus',
  items: { type: 'string', pattern: '^[a-z0-9]{24}$', title: 'معرّف القائمة', 'x-en': 'Menu id' },
  minItems: 1,
  uniqueItems: true,
} as const;

export const menusToStopSchema = {
  $id: 'MenusToStop',
  title: 'إيقاف قوائم',
  'x-en': 'Deactivate menus',
  type: 'object',
  additionalProperties: false,
  required: ['menus'],
  properties: { menus: { ...menusField, maxItems: MAX_MENUS_TO_STOP } },
} as const satisfies ObjectSchema;

export const menusToTrashSchema = {
  $id: 'MenusToTrash',
  title: 'حذف قوائم متوقفة',
  'x-en': 'Delete inactive menus',
  type: 'object',
  additionalProperties: false,
  required: ['menus'],
  properties: { menus: { ...menusField, maxItems: MAX_MENUS_TO_TRASH } },
} as const satisfies ObjectSchema;
