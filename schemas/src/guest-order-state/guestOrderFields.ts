/**
 * The properties that a cart gets at submission, when it becomes an order. A separate module, because the cart's
 * schema includes them.
 */
import { instantField, phoneField } from '../core/fields.js';

/**
 * The states of an order: the usual steps in chronological order, then the other final states.
 * (docs/spec/domain.md#guest-orders)
 */
export const GUEST_ORDER_STATES = [
  'pending',
  'accepted',
  'ready',
  'on-the-way',
  'done',
  'rejected',
  'missed',
  'canceled',
] as const;
export type GuestOrderState = (typeof GUEST_ORDER_STATES)[number];

export const stateField = {
  type: 'string',
  title: 'الحالة',
  'x-en': 'State',
  enum: GUEST_ORDER_STATES,
  'x-options': {
    pending: { ar: 'بانتظار الرد', en: 'Waiting' },
    accepted: { ar: 'مقبول', en: 'Accepted' },
    ready: { ar: 'جاهز', en: 'Ready' },
    'on-the-way': { ar: 'في الطريق', en: 'On the way' },
    done: { ar: 'انتهى', en: 'Done' },
    rejected: { ar: 'مرفوض', en: 'Rejected' },
    missed: { ar: 'فات دون رد', en: 'Missed' },
    canceled: { ar: 'ملغى', en: 'Cancelled' },
  },
} as const;

/**
 * The label of a practice order if the venue gets its orders as messages. Such an order stays in the inbox's history.
 */
export const PRACTICE = { ar: 'تدريبي، لم يُرسَل شيء', en: 'Practice, nothing was sent' } as const;

/** The label of an order that is only a message. The server can't know whether the guest sent the message. */
export const OPENED_AS_MESSAGE = { ar: 'فُتح في واتساب', en: 'Opened in WhatsApp' } as const;

/** The label of an order that is only a message, whose chat the guest has not opened. */
export const UNSENT = { ar: 'لم يُرسَل بعد', en: 'Not sent yet' } as const;

/** Why a venue rejects an order. */
export const REJECT_REASONS = ['sold-out', 'closed', 'too-busy', 'out-of-area', 'other'] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

export const reasonField = {
  type: 'string',
  title: 'السبب',
  'x-en': 'Reason',
  enum: REJECT_REASONS,
  'x-options': {
    'sold-out': { ar: 'نفد صنف من الطلب', en: 'Something has sold out' },
    closed: { ar: 'المحل مغلق الآن', en: 'The venue is closed' },
    'too-busy': { ar: 'الضغط كبير الآن', en: 'Too busy at the moment' },
    'out-of-area': { ar: 'العنوان خارج منطقة التوصيل', en: 'The address is out of the delivery area' },
    other: { ar: 'سبب آخر', en: 'Another reason' },
  },
} as const;

export const reasonTextField = {
  type: 'string',
  title: 'توضيح للزبون',
  'x-en': 'Words to the guest',
  maxLength: 200,
} as const;

const optionalInstant = { ...instantField, type: ['string', 'null'] } as const;

/** Who brings a delivery. The guest reads both. */
export const driverField = {
  type: ['object', 'null'],
  title: 'السائق',
  'x-en': 'Driver',
  additionalProperties: false,
  properties: {
    name: { type: 'string', title: 'الاسم', 'x-en': 'Name', maxLength: 60 },
    phone: phoneField,
  },
} as const;

/** A practice order, which no statistics include. */
export const practiceField = { type: 'boolean', default: false } as const;

export const guestOrderFields = {
  /** Starts at 1 for each menu and day; absent for practice orders. */
  number: { type: ['integer', 'null'], title: 'الرقم', 'x-en': 'Number' },
  state: stateField,
  placedAt: optionalInstant,
  /** When the time to answer begins: at the submission, or at the next opening if the venue is closed. */
  answerFrom: optionalInstant,
  /** The deadline after which a pending order counts as missed; absent if the venue does not have to answer. */
  answerBy: optionalInstant,
  /** When the order will be ready, as promised by the venue. */
  promisedAt: optionalInstant,
  /** When a ready delivery left the venue. */
  leftAt: optionalInstant,
  driver: driverField,
  /**
   * Whether the order is only a message, and the guest has not opened the chat with it. Such an order counts in no sum.
   * Absent in orders of earlier versions, which count.
   */
  isUnsent: { type: 'boolean' },
  reason: reasonField,
  reasonText: reasonTextField,
  /** When what identified the guest was erased. (docs/privacy.md) */
  anonymisedAt: optionalInstant,
} as const;
