/** Orders as a right-to-left spreadsheet with real dates and numbers. (docs/spec/staff-console.md#spreadsheets) */
import { providerDay, type Order } from '@qaima/schemas';
import Excel, { type Row as SheetRow, type Worksheet } from 'exceljs';
import { once } from 'node:events';
import type { Writable } from 'node:stream';

const FORMATS = { text: '@', money: '#,##0.00#', percent: '0%', day: 'dd/mm/yyyy', count: '0' } as const;

interface Column {
  readonly header: string;
  readonly width: number;
  readonly format: keyof typeof FORMATS;
  readonly value: (order: Order) => string | number | Date | null;
}

/** User input as one line, without tabs or line breaks. The cell type marks it as text. */
const line = (text: string | null | undefined) => (text ?? '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The day of an instant; spreadsheets have no time zones. */
const day = (instant: string | null | undefined) => (instant ? new Date(`${providerDay(instant)}T00:00:00Z`) : null);

const yesNo = (flag: boolean | undefined) => (flag ? 'نعم' : 'لا');
const METHODS = { cliq: 'كليك', cash: 'نقدًا' } as const;

/** Sums in thousandths, to avoid rounding errors. */
const paidOf = ({ payments = [] }: Order) =>
  payments.reduce((sum, { value }) => sum + Math.round(value * 1000), 0) / 1000;

const COLUMNS: readonly Column[] = [
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

const HEAD = { fill: 'FFF8F5F2', line: 'FFE9E3DD' } as const;

function head(sheet: Worksheet): void {
  sheet.columns = COLUMNS.map(({ header, width, format }, index) => ({
    header,
    key: String(index),
    width,
    style: { numFmt: FORMATS[format], alignment: { horizontal: 'right' as const, readingOrder: 'rtl' as const } },
  }));
  const row = sheet.getRow(1);
  row.font = { bold: true };
  row.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: HEAD.fill } };
  row.border = { bottom: { style: 'thin', color: { argb: HEAD.line } } };
  row.commit();
}

const cells = (order: Order) => COLUMNS.map(({ value }) => value(order));

export type OrderBatches = AsyncIterable<readonly Order[]> | Iterable<readonly Order[]>;

/** Writes batch after batch with backpressure: memory does not grow with the number of orders. */
export async function writeSpreadsheet(batches: OrderBatches, out: Writable): Promise<void> {
  const book = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet('الطلبات', { views: [{ rightToLeft: true, state: 'frozen', ySplit: 1 }] });
  head(sheet);
  for await (const batch of batches) {
    const added: SheetRow[] = batch.map((order) => sheet.addRow(cells(order)));
    added.at(-1)?.commit();
    if (out.destroyed) return;
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
  }
  sheet.commit();
  await book.commit();
}
