/** The request bodies for creating a menu and for adding an admin to it. (docs/spec/staff-console.md#tabs) */
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { languagesField } from './fields.js';

const accountName = { type: 'string', title: 'المستخدم', 'x-en': 'User', minLength: 1, maxLength: 60 } as const;

export const menuCreateSchema = {
  $id: 'MenuDraft',
  title: 'إنشاء قائمة',
  'x-en': 'Create Menu',
  type: 'object',
  additionalProperties: false,
  required: ['admins'],
  properties: {
    admins: { type: 'array', title: 'المدراء', 'x-en': 'Admins', minItems: 1, maxItems: 20, items: accountName },
    /** Of a menu that staff create; absent, and for a menu that a user creates for themselves: `SELF_SERVICE_PLAN`. */
    plan: { type: 'number', title: 'رقم الخطة', 'x-en': 'Plan number', minimum: 0, maximum: 1_000_000 },
    /** The menu's default language. */
    language: languagesField.properties.default,
  },
} as const satisfies ObjectSchema;
export type MenuCreateInput = TypeOf<typeof menuCreateSchema>;

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
