/** The fixed texts of messages to the venue, in the language of the venue. (docs/spec/domain.md#message-to-the-venue) */
import type { Language } from '../core/language.js';

/** Counts kinds of items in Arabic, which has separate forms for one, two, 3 to 10, and more. */
function arabicKinds(count: number, isRest: boolean): string {
  const other = (word: string) => (isRest ? ` ${word}` : '');
  if (count === 1) return `صنف${isRest ? '' : ' واحد'}${other('آخر')}`;
  if (count === 2) return `صنفان${other('آخران')}`;
  const lastTwo = count % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return `${count} أصناف${other('أخرى')}`;
  return `${count} ${lastTwo > 10 ? 'صنفًا' : 'صنف'}${other('آخر')}`;
}

const ar = {
  heading: { order: 'طلب جديد', reserve: 'حجز جديد' },
  number: { order: 'رقم الطلب', reserve: 'رقم الحجز' },
  closed: 'أُرسل خارج أوقات العمل',
  name: 'الاسم',
  phone: 'الهاتف',
  email: 'البريد',
  guests: 'عدد الضيوف',
  receiveOption: 'طريقة الاستلام',
  branch: 'الفرع',
  table: 'الطاولة',
  area: 'المنطقة',
  address: 'العنوان',
  notes: 'ملاحظات',
  lineNote: 'ملاحظة',
  delivery: 'التوصيل',
  total: 'المجموع',
  dates: (from: string, to: string) => `من ${from} إلى ${to}`,
  /** How many lines are omitted. `shown` is the number of lines before it. */
  omitted: (left: number, shown: number) => {
    // The Arabic word for "and" is attached to a following word, but separated from a following number.
    const and = shown === 0 ? '' : left > 2 ? 'و ' : 'و';
    return `${and}${arabicKinds(left, shown > 0)} في الرابط أدناه`;
  },
  question: {
    order: (number: string) => `بخصوص الطلب رقم ${number}`,
    reserve: (number: string) => `بخصوص الحجز رقم ${number}`,
  },
};

const en: typeof ar = {
  heading: { order: 'New order', reserve: 'New reservation' },
  number: { order: 'Order number', reserve: 'Reservation number' },
  closed: 'Sent outside opening hours',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  guests: 'Guests',
  receiveOption: 'Receive option',
  branch: 'Branch',
  table: 'Table',
  area: 'Area',
  address: 'Address',
  notes: 'Notes',
  lineNote: 'Note',
  delivery: 'Delivery',
  total: 'Total',
  dates: (from, to) => `from ${from} to ${to}`,
  omitted: (left, shown) =>
    `${shown > 0 ? 'and ' : ''}${left} ${shown > 0 ? 'other ' : ''}${left === 1 ? 'item' : 'items'} in the link below`,
  question: {
    order: (number) => `About order no. ${number}`,
    reserve: (number) => `About reservation no. ${number}`,
  },
};

export const MESSAGE_TEXTS: Readonly<Record<Language, typeof ar>> = { ar, en };
