/**
 * Staff forms: create a menu, activate or deactivate it, add admins. (docs/spec/staff-console.md#menu-activation)
 */
import { instantField } from '../core/fields.js';
import type { LocalizedText } from '../core/language.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { menuAdminCreateSchema, menuCreateSchema } from './menuCreation.js';

/** Names a menu: an id, username or URL, or text that is searched for. */
const menuIdField = {
  type: 'string',
  title: 'القائمة',
  'x-en': 'Menu',
  minLength: 1,
  maxLength: 300,
  pattern: '\\S',
} as const;

/** The form that creates a menu with its first admin. */
export const menuCreateFormSchema = {
  $id: 'MenuCreation',
  title: 'إنشاء قائمة',
  'x-en': 'Create Menu',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'plan'],
  properties: { username: menuAdminCreateSchema.properties.admin, plan: menuCreateSchema.properties.plan },
} as const satisfies ObjectSchema;
export type MenuCreateFormValues = TypeOf<typeof menuCreateFormSchema>;

/** The form that activates or deactivates a menu; `schedule` applies to deactivation only. */
export const menuActivationFormSchema = {
  $id: 'MenuActivation',
  title: 'تفعيل القوائم',
  'x-en': 'Menu Activation',
  type: 'object',
  additionalProperties: false,
  required: ['menuId', 'action'],
  properties: {
    menuId: menuIdField,
    action: {
      type: 'string',
      title: 'الإجراء',
      'x-en': 'Action',
      enum: ['a', 'd'],
      'x-options': { a: { ar: 'تفعيل', en: 'Activate' }, d: { ar: 'إيقاف', en: 'Deactivate' } },
    },
    schedule: {
      ...instantField,
      title: 'موعد الإيقاف (اختياري)',
      'x-en': 'Deactivate at (optional)',
      'x-message': {
        ar: 'اكتب التاريخ والوقت معًا، مثل 05/05/2030 14:30',
        en: 'Enter both a date and a time, such as 05/05/2030 14:30',
      },
    },
  },
} as const satisfies ObjectSchema;
export type MenuActivationFormValues = TypeOf<typeof menuActivationFormSchema>;

/** Whether a scheduled stop (an instant) is still to come. A menu is stopped at once without a schedule. */
export const isLaterStop = (schedule: string, now: Date): boolean => Date.parse(schedule) > now.getTime();

export const PAST_STOP: LocalizedText = {
  ar: 'هذا الموعد مضى. اختر موعدًا لاحقًا، أو اترك الموعد فارغًا للإيقاف الآن.',
  en: 'This time has passed. Choose a later one, or leave it empty to stop the menu now.',
};

/** The form that adds an admin to a menu. */
export const menuAdminFormSchema = {
  $id: 'MenuAdminForm',
  title: 'إضافة مدير للقائمة',
  'x-en': 'Add Menu Admin',
  type: 'object',
  additionalProperties: false,
  required: ['menuId', 'admin'],
  properties: { menuId: menuIdField, admin: menuAdminCreateSchema.properties.admin },
} as const satisfies ObjectSchema;
export type MenuAdminFormValues = TypeOf<typeof menuAdminFormSchema>;

/** Extracts a menu's id or username from a typed text, which may also be the URL of one of its pages. */
export function parseMenuReference(text: string): string {
  const typed = text.trim();
  return /\/m\/([A-Za-z0-9_-]{1,60})(?:[/?#]|$)/.exec(typed)?.[1] ?? typed;
}
