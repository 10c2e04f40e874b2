/** The texts of receipts, in the reader's language. */
import type { Language } from '@qaima/schemas';

const ar = {
  title: 'سند قبض',
  number: (number: string) => `رقم ${number}`,
  date: (day: string) => `بتاريخ ${day}`,
  from: 'استلمنا من',
  for: 'وذلك عن',
  order: (number: string) => `الطلب رقم ${number}: اشتراك قائمة رقمية`,
  method: (method: string) => `طريقة الدفع: ${method}`,
  reference: (reference: string) => `رقم الحوالة: ${reference}`,
  amount: 'المبلغ المقبوض',
  paid: 'مجموع المقبوض للطلب حتى هذا السند',
  takenBy: 'المستلم',
  signature: 'التوقيع',
};

const en: typeof ar = {
  title: 'Receipt',
  number: (number) => `No. ${number}`,
  date: (day) => `Date ${day}`,
  from: 'Received from',
  for: 'For',
  order: (number) => `Order ${number}: digital menu subscription`,
  method: (method) => `Method: ${method}`,
  reference: (reference) => `Reference: ${reference}`,
  amount: 'Amount received',
  paid: 'Received for the order with this receipt',
  takenBy: 'Received by',
  signature: 'Signature',
};

export const receiptTexts = (language: Language): typeof ar => ({ ar, en })[language];

/** The number of a receipt. Entries of an order are never removed, so it belongs to one payment for ever. */
export const receiptNumber = (order: number, index: number): string => `${order}-${index + 1}`;

export const receiptTitle = (order: number, index: number, language: Language): string =>
  `${receiptTexts(language).title} ${receiptNumber(order, index)}`;
