/** The messages that staff send from a template. */

export const MESSAGE_KINDS = ['editReady', 'firstPayment', 'lastPayment', 'menuReady'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const messageKindField = {
  type: 'string',
  title: 'الرسالة',
  'x-en': 'Message',
  enum: MESSAGE_KINDS,
  'x-options': {
    editReady: { ar: 'التعديل جاهز', en: 'Edit ready' },
    firstPayment: { ar: 'طلب الدفعة الأولى', en: 'First payment request' },
    lastPayment: { ar: 'طلب الدفعة الأخيرة', en: 'Last payment request' },
    menuReady: { ar: 'القائمة جاهزة', en: 'Menu ready' },
  },
} as const;
