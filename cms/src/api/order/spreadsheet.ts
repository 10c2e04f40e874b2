/**
 * Orders as a spreadsheet in the reader's language, with real dates and numbers.
 * (docs/spec/staff-console.md#spreadsheets)
 */
import {
  fromThousandths,
  LIST_SEPARATOR,
  orderSchema,
  paymentSchema,
  providerDay,
  toThousandths,
  type Language,
  type Order,
} from '@qaima/schemas';
import type { Writable } from 'node:stream';
import { oneLine as line, Workbook, type RowBatches, type SheetColumn } from '../../spreadsheet/spreadsheet';

/** The day of an instant in the provider's time zone, as a UTC date, because cells have no time zone. */
const day = (instant: string | null | undefined) => (instant ? new Date(`${providerDay(instant)}T00:00:00Z`) : null);

const TITLE = { ar: 'الطلبات', en: 'Orders' } as const;
const YES = { ar: 'نعم', en: 'Yes' } as const;
const NO = { ar: 'لا', en: 'No' } as const;
const METHODS = paymentSchema.properties.method['x-options'];
const STATES = orderSchema.properties.status['x-options'];

/** The paid sum, without the rounding errors of decimal numbers. */
const paidOf = ({ payments = [] }: Order) =>
  fromThousandths(payments.reduce((sum, { value }) => sum + toThousandths(value), 0));

const HEADERS = {
  number: { ar: 'رقم الطلب', en: 'Order number' },
  name: { ar: 'اسم العميل', en: 'Client' },
  username: { ar: 'اسم المستخدم', en: 'Username' },
  phone: { ar: 'هاتف العميل', en: 'Phone' },
  total: { ar: 'المبلغ الكلي', en: 'Total' },
  paid: { ar: 'المدفوع', en: 'Paid' },
  ratio: { ar: 'نسبة المدفوع', en: 'Paid share' },
  methods: { ar: 'طرق الدفع', en: 'Methods' },
  edits: { ar: 'تعديلات غير جاهزة', en: 'Unready edits' },
  date: { ar: 'تاريخ الطلب', en: 'Date' },
  subEnd: { ar: 'نهاية الاشتراك', en: 'Subscription end' },
  demo: { ar: 'تجريبي', en: 'Demo' },
  demoEnd: { ar: 'نهاية التجربة', en: 'Demo end' },
  status: { ar: 'الحالة', en: 'Status' },
  canceled: { ar: 'ملغى', en: 'Cancelled' },
  menu: { ar: 'القائمة', en: 'Menu' },
  menuId: { ar: 'معرّف القائمة', en: 'Menu id' },
} as const;

function columns(language: Language): readonly SheetColumn<Order>[] {
  const yesNo = (flag: boolean | undefined) => (flag ? YES : NO)[language];
  const column = (
    name: keyof typeof HEADERS,
    width: number,
    format: SheetColumn<Order>['format'],
    value: SheetColumn<Order>['value'],
  ): SheetColumn<Order> => ({ header: HEADERS[name][language], width, format, value });
  return [
    column('number', 13, 'count', ({ number }) => number),
    column('name', 24, 'text', ({ user }) => line(user?.name)),
    column('username', 16, 'text', ({ user }) => line(user?.username)),
    column('phone', 18, 'text', ({ user }) => line(user?.phone)),
    column('total', 13, 'money', ({ totalAmount }) => totalAmount),
    column('paid', 13, 'money', paidOf),
    column('ratio', 12, 'percent', ({ totalOnPaid }) => totalOnPaid),
    column('methods', 14, 'text', ({ payments = [] }) =>
      [...new Set(payments.map(({ method }) => METHODS[method][language]))].join(LIST_SEPARATOR[language]),
    ),
    column(
      'edits',
      16,
      'count',
      ({ requiredEdits = [] }) => requiredEdits.filter(({ status }) => status === 'unready').length,
    ),
    column('date', 13, 'day', ({ createdAt }) => day(createdAt)),
    column('subEnd', 16, 'day', ({ subEnd }) => day(subEnd)),
    column('demo', 9, 'text', ({ isDemo }) => yesNo(isDemo)),
    column('demoEnd', 13, 'day', ({ demoEndDate }) => day(demoEndDate)),
    column('status', 11, 'text', ({ status }) => STATES[status][language]),
    column('canceled', 10, 'text', ({ canceled }) => yesNo(canceled)),
    column('menu', 24, 'text', ({ menu }) => line(menu?.institution?.name)),
    column('menuId', 28, 'text', ({ menu }) => menu?._id ?? ''),
  ];
}

export type OrderBatches = RowBatches<Order>;

/** Writes one batch at a time, so memory does not grow with the number of orders. */
const writerIn = (language: Language) => async (batches: OrderBatches, out: Writable) => {
  const book = new Workbook(out);
  await book.addSheet({ title: TITLE[language], columns: columns(language), isRtl: language === 'ar' }, batches);
  await book.end();
};

/** Tasks of the worker thread, one per language. */
export const writeOrdersAr = writerIn('ar');
export const writeOrdersEn = writerIn('en');
