/** Orders as a right-to-left spreadsheet with real dates and numbers. (docs/spec/staff-console.md#spreadsheets) */
import { providerDay, type Order } from '@qaima/schemas';
import type { Writable } from 'node:stream';
import { oneLine as line, Workbook, type RowBatches, type SheetColumn } from '../../spreadsheet/spreadsheet';

/** The day of an instant in the provider's time zone, as a UTC date, because cells have no time zone. */
const day = (instant: string | null | undefined) => (instant ? new Date(`${providerDay(instant)}T00:00:00Z`) : null);

const yesNo = (flag: boolean | undefined) => (flag ? 'نعم' : 'لا');
const METHODS = { cliq: 'كليك', cash: 'نقدًا' } as const;

/** The paid sum. Adds integers (thousandths) to avoid rounding errors. */
const paidOf = ({ payments = [] }: Order) =>
  payments.reduce((sum, { value }) => sum + Math.round(value * 1000), 0) / 1000;

const COLUMNS: readonly SheetColumn<Order>[] = [
  { header: 'رقم الطلب', width: 10, format: 'count', value: ({ number }) => number },
  { header: 'اسم العميل', width: 24, format: 'text', value: ({ user }) => line(user?.name) },
  { header: 'اسم المستخدم', width: 16, format: 'text', value: ({ user }) => line(user?.username) },
  { header: 'هاتف العميل', width: 18, format: 'text', value: ({ user }) => line(user?.phone) },
  { header: 'المبلغ الكلي', width: 13, format: 'money', value: ({ totalAmount }) => totalAmount },
  { header: 'المدفوع', width: 13, format: 'money', value: paidOf },
  { header: 'نسبة المدفوع', width: 12, format: 'percent', value: ({ totalOnPaid }) => totalOnPaid },
  {
    header: 'طرق الدفع',
    width: 14,
    format: 'text',
    value: ({ payments = [] }) => [...new Set(payments.map(({ method }) => METHODS[method]))].join('، '),
  },
  {
    header: 'تعديلات غير جاهزة',
    width: 16,
    format: 'count',
    value: ({ requiredEdits = [] }) => requiredEdits.filter(({ status }) => status === 'unready').length,
  },
  { header: 'تاريخ الطلب', width: 13, format: 'day', value: ({ createdAt }) => day(createdAt) },
  { header: 'نهاية الاشتراك', width: 14, format: 'day', value: ({ subEnd }) => day(subEnd) },
  { header: 'تجريبي', width: 9, format: 'text', value: ({ isDemo }) => yesNo(isDemo) },
  { header: 'نهاية التجربة', width: 13, format: 'day', value: ({ demoEndDate }) => day(demoEndDate) },
  { header: 'الحالة', width: 11, format: 'text', value: ({ status }) => (status === 'ready' ? 'جاهز' : 'غير جاهز') },
  { header: 'ملغي', width: 9, format: 'text', value: ({ canceled }) => yesNo(canceled) },
  { header: 'القائمة', width: 24, format: 'text', value: ({ menu }) => line(menu?.institution?.name) },
  { header: 'معرّف القائمة', width: 28, format: 'text', value: ({ menu }) => menu?._id ?? '' },
];

export type OrderBatches = RowBatches<Order>;

/** Writes one batch at a time, so memory does not grow with the number of orders. */
export async function writeSpreadsheet(batches: OrderBatches, out: Writable): Promise<void> {
  const book = new Workbook(out);
  await book.addSheet({ title: 'الطلبات', columns: COLUMNS, isRtl: true }, batches);
  await book.end();
}
