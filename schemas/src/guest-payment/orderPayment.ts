/** What the venue reads about the payment of an order. (docs/spec/domain.md#payments-of-guests) */
import type { Language, LocalizedText } from '../core/language.js';
import type { GuestOrderState } from '../guest-order-state/guestOrderFields.js';
import type { PaymentOfOrder } from './guestPayment.js';
import { methodTitle } from './paymentMethod.js';

interface PaidOrder {
  readonly state?: GuestOrderState | undefined;
  readonly payment?: PaymentOfOrder | null | undefined;
}

export type PaymentMark = 'paid' | 'held' | 'claimed' | 'collect' | 'waiting' | 'return' | 'returned';

/** What of an order's payment is to be done; null for an order without one. */
export function paymentMark({ state, payment }: PaidOrder): PaymentMark | null {
  if (!payment) return null;
  if (payment.isReturnDue) return 'return';
  if (payment.state === 'refunded') return 'returned';
  if (payment.state === 'paid') return 'paid';
  if (payment.state === 'authorised') return 'held';
  if (payment.state === 'claimed') return payment.received === false ? 'collect' : 'claimed';
  return state === 'unpaid' ? 'waiting' : 'collect';
}

const MARKS: Readonly<Record<PaymentMark, LocalizedText>> = {
  paid: { ar: 'مدفوع', en: 'Paid' },
  held: { ar: 'محجوز على البطاقة', en: 'Held on the card' },
  claimed: { ar: 'كليك بانتظار التأكيد', en: 'CliQ, waiting for your confirmation' },
  collect: { ar: 'الدفع عند الاستلام', en: 'To collect' },
  waiting: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  return: { ar: 'المبلغ يُعاد للضيف', en: 'To be returned to the guest' },
  returned: { ar: 'أُعيد المبلغ', en: 'Returned' },
};

/** The words of a mark; of what is to be collected also by which way. */
export function paymentMarkText(order: PaidOrder, language: Language): string | null {
  const mark = paymentMark(order);
  if (mark === null || !order.payment) return null;
  const words = MARKS[mark][language];
  const { method, received } = order.payment;
  if (mark !== 'collect' && mark !== 'paid') return words;
  if (received === false && mark === 'collect') return `${words} · ${NOT_ARRIVED[language]}`;
  return `${words} · ${methodTitle(method, language)}`;
}

const NOT_ARRIVED: LocalizedText = { ar: 'كليك لم يصل', en: 'CliQ has not arrived' };
