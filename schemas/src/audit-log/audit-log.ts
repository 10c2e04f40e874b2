/**
 * The audit log: who did what to which order or menu, and when. Entries are written in the action's transaction and
 * never change.
 */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, pagingFields } from '../core/fields.js';
import { mapValues } from '../core/typeGuards.js';
import { MENU_PARTS } from '../menu-parts/menuParts.js';
import { menuPart } from '../menu-parts/parts.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';

/** The changes of a menu's team. */
const TEAM_ACTIONS = [
  'member-invited',
  'invitation-revoked',
  'member-joined',
  'role-changed',
  'member-removed',
  'member-left',
] as const;

/** The changes of a menu's API keys and webhooks. */
const KEY_ACTIONS = [
  'key-made',
  'key-revoked',
  'key-leaked',
  'webhook-made',
  'webhook-changed',
  'webhook-deleted',
  'webhook-secret-made',
  'webhook-switched-off',
] as const;

/** What owners do with the data of a guest. */
const GUEST_DATA_ACTIONS = ['guest-data-read', 'guest-data-exported', 'guest-data-erased'] as const;

/** The changes of a menu's contents. */
export const CONTENT_ACTIONS = ['part-added', 'part-changed', 'part-deleted'] as const;

/** The moves of guests' orders by the team. Only owners see them, in a list of their own. */
export const GUEST_ORDER_ACTIONS = [
  'guest-order-accepted',
  'guest-order-delayed',
  'guest-order-corrected',
  'guest-order-rejected',
  'guest-order-ready',
  'guest-order-left',
  'guest-order-done',
  'guest-order-canceled',
] as const;

export const AUDIT_ACTIONS = [
  'order-created',
  'order-changed',
  'order-renewed',
  'payment-added',
  'payment-corrected',
  'total-corrected',
  'cash-counted',
  'due-dates-changed',
  'plan-added',
  'plan-changed',
  'edit-added',
  'edit-switched',
  'subscription-changed',
  'menu-assigned',
  'message-sent',
  'message-not-sent',
  'menu-created',
  'menu-activated',
  'menu-deactivated',
  'admin-added',
  'admin-removed',
  'menu-trashed',
  'menu-restored',
  'log-in-link-made',
  ...TEAM_ACTIONS,
  ...KEY_ACTIONS,
  ...GUEST_DATA_ACTIONS,
  ...CONTENT_ACTIONS,
  ...GUEST_ORDER_ACTIONS,
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The actions that a menu's owners see in its log without its orders. All other actions are internal work of the provider. */
export const ACTIONS_FOR_OWNERS = [
  'menu-created',
  'menu-activated',
  'menu-deactivated',
  'admin-added',
  'admin-removed',
  ...TEAM_ACTIONS,
  ...KEY_ACTIONS,
  ...GUEST_DATA_ACTIONS,
  ...CONTENT_ACTIONS,
] as const satisfies readonly AuditAction[];

/** The kind of content that was changed: the feature name of the endpoint that changed it. */
export const auditedPartField = {
  type: 'string',
  title: 'الجزء',
  'x-en': 'Part',
  'x-options': {
    ...mapValues(MENU_PARTS, (kind) => menuPart(kind).label),
    menu: { ar: 'الإعدادات', en: 'Settings' },
    itemBulk: { ar: 'أصناف', en: 'Items' },
    priceChange: { ar: 'الأسعار', en: 'Prices' },
    menuCopy: { ar: 'نسخ من قائمة', en: 'Copy of a menu' },
    itemImport: { ar: 'استيراد من جدول', en: 'Import' },
    // Occurs only in entries that earlier versions wrote.
    menuImport: { ar: 'استيراد من جدول', en: 'Import' },
    guestOrder: { ar: 'نفاد عند رفض طلب', en: 'Sold out with a rejected order' },
    trash: { ar: 'استعادة محذوف', en: 'Restored deletion' },
    undo: { ar: 'تراجع عن تغيير', en: 'Undone change' },
    upload: { ar: 'صورة', en: 'Picture' },
  },
} as const;

export const auditEntrySchema = {
  $id: 'AuditEntry',
  title: 'السجل',
  'x-en': 'Audit log',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'at', 'by', 'deed', 'details'],
  properties: {
    _id: idField,
    at: { ...instantField, title: 'الوقت', 'x-en': 'When', readOnly: true },
    /** The names at the time of the action, because entries outlive accounts. */
    by: {
      type: 'object',
      title: 'المستخدم',
      'x-en': 'By',
      additionalProperties: false,
      required: ['username', 'name'],
      properties: { username: { type: 'string' }, name: { type: 'string' } },
    },
    deed: {
      type: 'string',
      title: 'العملية',
      'x-en': 'Action',
      enum: AUDIT_ACTIONS,
      // Arabic labels come before the actor's name. They contain no verb, because the form of an Arabic verb depends on
      // the actor's gender. English labels come after the name.
      'x-options': {
        'order-created': { ar: 'إنشاء الطلب', en: 'created the order' },
        'order-changed': { ar: 'تعديل الطلب', en: 'changed the order' },
        'order-renewed': { ar: 'تجديد الاشتراك', en: 'renewed the subscription' },
        'payment-added': { ar: 'إضافة دفعة', en: 'added a payment' },
        'payment-corrected': { ar: 'تصحيح دفعة بقيد عكسي', en: 'corrected a payment by a counter-entry' },
        'total-corrected': { ar: 'تصحيح إجمالي الطلب', en: 'corrected the total of the order' },
        'cash-counted': { ar: 'عدّ النقد', en: 'counted the cash' },
        'due-dates-changed': { ar: 'تعديل مواعيد الاستحقاق', en: 'changed the due dates' },
        'plan-added': { ar: 'إضافة خطة', en: 'added a plan' },
        'plan-changed': { ar: 'تعديل خطة', en: 'changed a plan' },
        'edit-added': { ar: 'إضافة تعديل مطلوب', en: 'added a required edit' },
        'edit-switched': { ar: 'تغيير حالة تعديل مطلوب', en: 'switched a required edit' },
        'subscription-changed': { ar: 'تغيير نهاية الاشتراك', en: 'changed the end of the subscription' },
        'menu-assigned': { ar: 'ربط قائمة بالطلب', en: 'assigned a menu to the order' },
        'message-sent': { ar: 'إرسال رسالة إلى العميل', en: 'sent the client a message' },
        'message-not-sent': { ar: 'سحب رسالة لم تُرسل', en: 'took back a message that was not sent' },
        'menu-created': { ar: 'إنشاء القائمة', en: 'created the menu' },
        'menu-activated': { ar: 'تفعيل القائمة', en: 'activated the menu' },
        'menu-deactivated': { ar: 'إيقاف القائمة', en: 'deactivated the menu' },
        'admin-added': { ar: 'إضافة مدير للقائمة', en: 'added an admin to the menu' },
        'admin-removed': { ar: 'إزالة مدير من القائمة', en: 'removed an admin from the menu' },
        'menu-trashed': { ar: 'نقل القائمة إلى المحذوفات', en: 'moved the menu to the trash' },
        'menu-restored': { ar: 'استعادة القائمة من المحذوفات', en: 'restored the menu from the trash' },
        'log-in-link-made': {
          ar: 'إنشاء رابط دخول لمدير في القائمة',
          en: 'made a log-in link for an admin of the menu',
        },
        'member-invited': { ar: 'دعوة عضو إلى الفريق', en: 'invited a member to the team' },
        'invitation-revoked': { ar: 'إلغاء دعوة إلى الفريق', en: 'revoked an invitation to the team' },
        'member-joined': { ar: 'الانضمام إلى الفريق', en: 'joined the team' },
        'role-changed': { ar: 'تغيير دور عضو في الفريق', en: 'changed the role of a team member' },
        'member-removed': { ar: 'إزالة عضو من الفريق', en: 'removed a member from the team' },
        'member-left': { ar: 'مغادرة الفريق', en: 'left the team' },
        'key-made': { ar: 'إنشاء مفتاح برمجي', en: 'made an API key' },
        'key-revoked': { ar: 'إلغاء مفتاح برمجي', en: 'revoked an API key' },
        'key-leaked': { ar: 'إلغاء مفتاح برمجي ظهر في عنوان', en: 'was revoked, because it was part of an address' },
        'webhook-made': { ar: 'إضافة عنوان إشعارات', en: 'made a webhook' },
        'webhook-changed': { ar: 'تعديل عنوان إشعارات', en: 'changed a webhook' },
        'webhook-deleted': { ar: 'حذف عنوان إشعارات', en: 'deleted a webhook' },
        'webhook-secret-made': { ar: 'تجديد سرّ عنوان إشعارات', en: 'renewed the secret of a webhook' },
        'webhook-switched-off': {
          ar: 'إيقاف عنوان إشعارات لا يستقبل',
          en: 'switched a webhook off that receives nothing',
        },
        'guest-data-read': { ar: 'الاطلاع على بيانات ضيف', en: 'looked up a guest’s data' },
        'guest-data-exported': { ar: 'تصدير بيانات ضيوف', en: 'exported guests’ data' },
        'guest-data-erased': { ar: 'محو بيانات ضيف', en: 'erased a guest’s data' },
        'part-added': { ar: 'إضافة إلى المحتوى', en: 'added content' },
        'part-changed': { ar: 'تعديل المحتوى', en: 'changed content' },
        'part-deleted': { ar: 'حذف من المحتوى', en: 'deleted content' },
        'guest-order-accepted': { ar: 'قبول طلب', en: 'accepted an order' },
        'guest-order-delayed': { ar: 'تأخير موعد طلب', en: 'put off the time of an order' },
        'guest-order-corrected': { ar: 'تعديل طلب', en: 'corrected an order' },
        'guest-order-rejected': { ar: 'رفض طلب', en: 'rejected an order' },
        'guest-order-ready': { ar: 'تجهيز طلب', en: 'made an order ready' },
        'guest-order-left': { ar: 'خروج طلب للتوصيل', en: 'sent a delivery on its way' },
        'guest-order-done': { ar: 'تسليم طلب', en: 'handed over an order' },
        'guest-order-canceled': { ar: 'إلغاء طلب', en: 'cancelled an order' },
      },
    },
    /** Details of the action, keyed by payload field; amounts have the format of the API. */
    details: { type: 'object', title: 'التفاصيل', 'x-en': 'Details', additionalProperties: true, properties: {} },
    /** The ids of the affected order and menu. */
    order: { type: ['string', 'null'], 'x-list': false },
    /** The number by which people refer to the order. */
    orderNumber: { type: ['integer', 'null'], 'x-list': false },
    menu: { type: ['string', 'null'], 'x-list': false },
  },
} as const satisfies ObjectSchema;
export type AuditEntry = TypeOf<typeof auditEntrySchema>;

/** What the log of a menu is about: the menu and its team, or the moves of guests' orders, which would hide the rest. */
const aboutField = { type: 'string', enum: ['menu', 'guestOrders'], default: 'menu', 'x-list': false } as const;

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
    access: 'owner',
    summary:
      'What staff and the team did to a menu or, with `about=guestOrders`, to its guests’ orders, the latest first; owners don’t see the provider’s own work, and staff no orders.',
    query: { type: 'object', properties: { about: aboutField, ...pagingFields } },
    response: arrayOf(auditEntrySchema, {}),
  },
  ofClient: {
    method: 'GET',
    path: '/clients/:username/trail',
    access: 'staff',
    summary: 'What was done to a client’s orders and menus, the latest first.',
    query: auditLogQuerySchema,
    response: arrayOf(auditEntrySchema, {}),
  },
} as const satisfies Endpoints;
