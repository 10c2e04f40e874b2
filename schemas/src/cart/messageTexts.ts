/** The fixed texts of messages to the venue, in the language of the venue. (docs/spec/domain.md#message-to-the-venue) */
import type { Language } from '../core/language.js';
import { pluralize } from '../text/pluralize.js';

/** Counts kinds of items in Arabic: all, or those that are left after others. */
const arabicKinds = {
  all: pluralize('ar', { one: 'صنف واحد', two: 'صنفان', few: '# أصناف', many: '# صنفًا', other: '# صنف' }),
  rest: pluralize('ar', {
    one: 'صنف آخر',
    two: 'صنفان آخران',
    few: '# أصناف أخرى',
    many: '# صنفًا آخر',
    other: '# صنف آخر',
  }),
};

const ar = {
  heading: { order: 'طلب جديد', reserve: 'حجز جديد' },
  number: { order: 'رقم الطلب', reserve: 'رقم الحجز' },
  closed: 'أُرسل خارج أوقات العمل',
  name: 'الاسم',
  phone: 'الهاتف',
  email: 'البريد',
  guests: 'عدد الضيوف',
  receiveOption: { order: 'طريقة الاستلام', reserve: 'نوع الحجز' },
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
    return `${and}${arabicKinds[shown > 0 ? 'rest' : 'all'](left)} في الرابط أدناه`;
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
  receiveOption: { order: 'Receive option', reserve: 'Type of reservation' },
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
