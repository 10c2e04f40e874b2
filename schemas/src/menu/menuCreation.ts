/** The request bodies for creating a menu and for adding an admin to it. (docs/spec/staff-console.md#tabs) */
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { languagesField } from './fields.js';

const accountName = { type: 'string', title: 'المستخدم', 'x-en': 'User', minLength: 1, maxLength: 60 } as const;

const menuCreateShape = {
  title: 'إنشاء قائمة',
  'x-en': 'Create Menu',
  type: 'object',
  additionalProperties: false,
  properties: {
    admins: { type: 'array', title: 'المدراء', 'x-en': 'Admins', minItems: 1, maxItems: 20, items: accountName },
    /** Required from staff. A menu that a user creates for themselves gets `SELF_SERVICE_PLAN`. */
    plan: { type: 'number', title: 'رقم الخطة', 'x-en': 'Plan number', minimum: 0, maximum: 1_000_000 },
  },
} as const satisfies ObjectSchema;

export const menuCreateSchema = {
  $id: 'MenuDraft',
  ...menuCreateShape,
  required: ['admins'],
  properties: {
    ...menuCreateShape.properties,
    /** The default language of a menu that a user creates for themselves. */
    language: languagesField.properties.default,
  },
} as const satisfies ObjectSchema;
export type MenuCreateInput = TypeOf<typeof menuCreateSchema>;

/** The body that staff must send. */
export const staffMenuCreateSchema = {
  ...menuCreateShape,
  required: ['admins', 'plan'],
} as const satisfies ObjectSchema;
export type StaffMenuCreateInput = TypeOf<typeof staffMenuCreateSchema>;

export const menuAdminCreateSchema = {
  $id: 'MenuAdminDraft',
  title: 'إضافة مدير للقائمة',
  'x-en': 'Add Menu Admin',
  type: 'object',
  additionalProperties: false,
  required: ['admin'],
  properties: { admin: accountName },
} as const satisfies ObjectSchema;
export type MenuAdminCreateInput = TypeOf<typeof menuAdminCreateSchema>;
