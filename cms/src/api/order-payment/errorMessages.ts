import { isolateLtr, MAX_CART_PAYMENTS, type LocalizedText } from '@qaima/schemas';

export const NOTHING_TO_PAY: LocalizedText = {
  ar: 'لا شيء يُدفع لهذا الطلب.',
  en: 'There is nothing to pay for this order.',
};

export const ORDER_ENDED: LocalizedText = { ar: 'انتهى هذا الطلب.', en: 'This order has ended.' };

export const PAID_ALREADY: LocalizedText = { ar: 'دُفع هذا الطلب.', en: 'This order is paid.' };

export const TOO_MANY: LocalizedText = {
  ar: `لا يمكن بدء أكثر من ${isolateLtr(MAX_CART_PAYMENTS)} دفعات لطلب واحد.`,
  en: `No more than ${isolateLtr(MAX_CART_PAYMENTS)} payments can be begun for one order.`,
};

export const UNKNOWN_STATE: LocalizedText = { ar: 'حالة غير معروفة.', en: 'This state is unknown.' };
