/** The messages that staff send from a template. */

export const MESSAGE_KINDS = [
  'editReceived',
  'editReady',
  'firstPayment',
  'lastPayment',
  'menuReady',
  'renewalDue',
  'cannotReceive',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const messageKindField = {
  type: 'string',
  title: 'الرسالة',
  'x-en': 'Message',
  enum: MESSAGE_KINDS,
  'x-options': {
    editReceived: { ar: 'استُلم طلب التعديل', en: 'Edit request received' },
    editReady: { ar: 'التعديل جاهز', en: 'Edit ready' },
    firstPayment: { ar: 'طلب الدفعة الأولى', en: 'First payment request' },
    lastPayment: { ar: 'طلب الدفعة الأخيرة', en: 'Last payment request' },
    menuReady: { ar: 'القائمة جاهزة', en: 'Menu ready' },
    renewalDue: { ar: 'موعد التجديد', en: 'Renewal due' },
    cannotReceive: { ar: 'القائمة لا تستقبل الطلبات', en: 'Menu cannot receive orders' },
  },
} as const;
