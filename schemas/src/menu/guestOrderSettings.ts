/** The settings that determine how a venue receives orders. (docs/spec/domain.md#guest-orders) */

/**
 * `whatsapp`: the guest sends the order as a message, and the inbox only records it. `inbox`: the guest sends no
 * message, and the venue answers in the inbox. `both`: the venue answers in the inbox, and the guest's page offers to
 * send the order as a message too.
 */
export const ORDER_MODES = ['whatsapp', 'inbox', 'both'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];

export const orderModeField = {
  type: 'string',
  title: 'كيف تصل الطلبات',
  'x-en': 'How orders arrive',
  enum: ORDER_MODES,
  'x-options': {
    whatsapp: { ar: 'رسالة واتساب، والوارد سجلّ', en: 'A WhatsApp message; the inbox is a record' },
    inbox: { ar: 'صفحة الطلبات', en: 'The orders page' },
    both: { ar: 'صفحة الطلبات ورسالة واتساب', en: 'The orders page and a WhatsApp message' },
  },
} as const;

/** How long the venue has to answer an order. */
export const answerMinutesField = {
  type: 'integer',
  title: 'مهلة الرد (دقائق)',
  'x-en': 'Minutes to answer',
  minimum: 2,
  maximum: 30,
} as const;

export const autoAcceptField = {
  type: 'boolean',
  title: 'قبول تلقائي',
  'x-en': 'Accept automatically',
  'x-options': { true: { ar: 'نعم', en: 'Yes' }, false: { ar: 'لا', en: 'No' } },
} as const;

/** The default preparation time when the venue accepts an order. */
export const prepMinutesField = {
  type: 'integer',
  title: 'مدة التحضير (دقائق)',
  'x-en': 'Minutes to prepare',
  minimum: 0,
  maximum: 240,
} as const;

interface OrderSettings {
  readonly settings?:
    { readonly orders?: { readonly mode?: string | null | undefined } | null | undefined } | null | undefined;
}

/** Whether the venue answers orders in the inbox. */
export const hasInbox = ({ settings }: OrderSettings): boolean =>
  settings?.orders?.mode === 'inbox' || settings?.orders?.mode === 'both';

/** Whether the venue also takes orders as messages. */
export const usesMessages = ({ settings }: OrderSettings): boolean => settings?.orders?.mode !== 'inbox';
