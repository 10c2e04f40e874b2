/**
 * The audit log: who did what to which order or menu, and when. Entries are written in the action's transaction and
 * never change.
 */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, pagingFields } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';

export const AUDIT_ACTIONS = [
  'order-created',
  'order-changed',
  'payment-added',
  'edit-added',
  'edit-switched',
  'subscription-changed',
  'menu-assigned',
  'menu-created',
  'menu-activated',
  'menu-deactivated',
  'admin-added',
  'admin-removed',
  'menu-trashed',
  'menu-restored',
  'log-in-link-made',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEntrySchema = {
  $id: 'TrailEntry',
  title: 'السجل',
  'x-en': 'Trail',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'at', 'by', 'deed', 'details'],
  properties: {
    _id: idField,
    at: { ...instantField, title: 'الوقت', 'x-en': 'When', readOnly: true },
    /** Names at the time of the action: entries outlive accounts. */
    by: {
      type: 'object',
      title: 'بواسطة',
      'x-en': 'By',
      additionalProperties: false,
      required: ['username', 'name'],
      properties: { username: { type: 'string' }, name: { type: 'string' } },
    },
    deed: {
      type: 'string',
      title: 'العملية',
      'x-en': 'Deed',
      enum: AUDIT_ACTIONS,
      // Each label continues a sentence that begins with the actor's name.
      'x-options': {
        'order-created': { ar: 'أنشأ الطلب', en: 'created the order' },
        'order-changed': { ar: 'عدّل الطلب', en: 'changed the order' },
        'payment-added': { ar: 'أضاف دفعة', en: 'added a payment' },
        'edit-added': { ar: 'أضاف تعديلًا مطلوبًا', en: 'added a required edit' },
        'edit-switched': { ar: 'غيّر حالة تعديل مطلوب', en: 'switched a required edit' },
        'subscription-changed': { ar: 'غيّر نهاية الاشتراك', en: 'changed the end of the subscription' },
        'menu-assigned': { ar: 'ربط قائمة بالطلب', en: 'assigned a menu to the order' },
        'menu-created': { ar: 'أنشأ القائمة', en: 'created the menu' },
        'menu-activated': { ar: 'فعّل القائمة', en: 'activated the menu' },
        'menu-deactivated': { ar: 'أوقف القائمة', en: 'deactivated the menu' },
        'admin-added': { ar: 'أضاف مديرًا للقائمة', en: 'added an admin to the menu' },
        'admin-removed': { ar: 'أزال مديرًا من القائمة', en: 'removed an admin from the menu' },
        'menu-trashed': { ar: 'نقل القائمة إلى المهملات', en: 'moved the menu to the trash' },
        'menu-restored': { ar: 'استعاد القائمة من المهملات', en: 'restored the menu from the trash' },
        'log-in-link-made': {
          ar: 'أنشأ رابط دخول لمدير في القائمة',
          en: 'made a log-in link for an admin of the menu',
        },
      },
    },
    /** Details of the action by payload field; money as in the API. */
    details: { type: 'object', title: 'التفاصيل', 'x-en': 'Details', additionalProperties: true, properties: {} },
    /** The ids of the affected order and menu. */
    order: { type: ['string', 'null'], 'x-list': false },
    /** The number by which people refer to the order. */
    orderNumber: { type: ['integer', 'null'], 'x-list': false },
    menu: { type: ['string', 'null'], 'x-list': false },
  },
} as const satisfies ObjectSchema;
export type AuditEntry = TypeOf<typeof auditEntrySchema>;

const auditLogQuerySchema = { type: 'object', properties: pagingFields } as const satisfies ObjectSchema;

export const auditLogEndpoints = {
  ofOrder: {
    method: 'GET',
    path: '/orders/:orderId/trail',
    access: 'staff',
    summary: 'What was done to an order, the latest first.',
    query: auditLogQuerySchema,
    response: arrayOf(auditEntrySchema, {}),
  },
  ofMenu: {
    method: 'GET',
    path: '/quickmenu/:menuId/trail',
    access: 'staff',
    summary: 'What staff did to a menu, the latest first.',
    query: auditLogQuerySchema,
    response: arrayOf(auditEntrySchema, {}),
  },
} as const satisfies Endpoints;
