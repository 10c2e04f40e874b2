/** Spreadsheets of guest orders and of their statistics, in the user's language. Runs in the worker thread. */
import {
  bookingPeriod,
  comboContents,
  guestCount,
  lineName,
  LIST_SEPARATOR,
  orderPlace,
  reasonField,
  resolveTimeZone,
  serviceField,
  stateLabel,
  fromThousandths,
  toE164,
  toThousandths,
  toWallClock,
  withoutExtra,
  type CartSum,
  type GuestOrder,
  type GuestOrderStats,
  type Language,
} from '@qaima/schemas';
import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { oneLine, Workbook, type RowBatches, type SheetColumn } from '../../spreadsheet/spreadsheet';

/** An order with its menu's time zone, because spreadsheet cells have no time zone. */
export interface SheetOrder {
  readonly order: GuestOrder;
  readonly timeZone: string;
}

const HEADS = {
  ar: {
    title: 'الطلبات',
    number: 'الرقم',
    placedAt: 'وصل',
    state: 'الحالة',
    service: 'الخدمة',
    name: 'الاسم',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    table: 'الطاولة',
    guests: 'عدد الضيوف',
    from: 'الحجز من',
    to: 'الحجز إلى',
    address: 'العنوان',
    items: 'الأصناف',
    notes: 'ملاحظات',
    delivery: 'رسوم التوصيل',
    discounts: 'الخصومات',
    charges: 'الرسوم',
    tip: 'الإكرامية',
    tax: 'الضريبة',
    total: 'المجموع',
    currency: 'العملة',
    promisedAt: 'الموعد',
    reason: 'سبب الرفض',
    days: 'الأيام',
    hours: 'الساعات',
    sold: 'الأصناف',
    day: 'اليوم',
    hour: 'الساعة',
    item: 'الصنف',
    quantity: 'الكمية',
    orders: 'الطلبات',
    sales: 'المبيعات',
  },
  en: {
    title: 'Orders',
    number: 'Number',
    placedAt: 'Placed',
    state: 'State',
    service: 'Service',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    table: 'Table',
    guests: 'Guests',
    from: 'Reserved from',
    to: 'Reserved to',
    address: 'Address',
    items: 'Items',
    notes: 'Notes',
    delivery: 'Delivery fee',
    discounts: 'Discounts',
    charges: 'Charges',
    tip: 'Tip',
    tax: 'Tax',
    total: 'Total',
    currency: 'Currency',
    promisedAt: 'Promised',
    reason: 'Reason',
    days: 'Days',
    hours: 'Hours',
    sold: 'Items',
    day: 'Day',
    hour: 'Hour',
    item: 'Item',
    quantity: 'Quantity',
    orders: 'Orders',
    sales: 'Sales',
  },
} as const satisfies Record<Language, object>;

/** Converts an instant to the local time that a cell shows. */
const local = (instant: string | null | undefined, timeZone: string) =>
  instant ? new Date(toWallClock(Date.parse(instant), resolveTimeZone(timeZone))) : null;

/** A day (`yyyy-mm-dd`) as the cell's value. */
const dayCell = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`));

/** Separates the lines of an order in one cell. */
const LINE_SEPARATOR = { ar: '؛ ', en: '; ' } as const;

/** A line with its quantity, extras and note. */
export const lineText = (line: GuestOrder['items'][number], language: Language) => {
  const extras = (line.choices ?? []).map(({ title, quantity }) => (quantity > 1 ? `${title} ×${quantity}` : title));
  const removed = (line.deselected ?? []).map(({ title }) => withoutExtra(title, language));
  const details = [...comboContents(line), ...extras, ...removed, line.note ?? '']
    .filter(Boolean)
    .join(LIST_SEPARATOR[language]);
  return `${line.quantity} × ${lineName(line)}${details ? ` (${details})` : ''}`;
};

const sumInUnits = (parts: readonly { readonly amount: number }[]): number | null =>
  parts.length === 0 ? null : fromThousandths(parts.reduce((sum, { amount }) => sum + toThousandths(amount), 0));

/** What the parts of some kinds add up to; null without any. */
const partsOf = ({ totals }: GuestOrder, ...kinds: readonly CartSum['kind'][]) =>
  sumInUnits(totals.filter(({ kind }) => kinds.includes(kind)));

function orderColumns(language: Language): readonly SheetColumn<SheetOrder>[] {
  const heads = HEADS[language];
  const column = (
    name: keyof typeof heads,
    width: number,
    format: SheetColumn<SheetOrder>['format'],
    value: (order: GuestOrder, timeZone: string) => string | number | Date | null,
  ): SheetColumn<SheetOrder> => ({
    header: heads[name],
    width,
    format,
    value: ({ order, timeZone }) => value(order, timeZone),
  });
  return [
    column('number', 9, 'count', ({ number }) => number ?? null),
    column('placedAt', 17, 'time', ({ placedAt }, timeZone) => local(placedAt, timeZone)),
    column('state', 14, 'text', (order) => stateLabel(order)[language]),
    column('service', 12, 'text', ({ service }) => serviceField['x-options'][service][language]),
    column('name', 22, 'text', ({ name }) => oneLine(name)),
    column('phone', 18, 'text', ({ clientPhone }) => oneLine(toE164(clientPhone ?? '') ?? clientPhone)),
    column('email', 26, 'text', ({ email }) => oneLine(email)),
    column('table', 10, 'text', ({ table }) => oneLine(table?.label)),
    column('guests', 10, 'count', (order) => guestCount(order)),
    column('from', 14, 'day', (order) => dayCell(bookingPeriod(order)?.from)),
    column('to', 14, 'day', (order) => dayCell(bookingPeriod(order)?.to)),
    column('address', 28, 'text', (order) => oneLine(orderPlace(order, language))),
    column('items', 50, 'text', ({ items }) =>
      oneLine(items.map((line) => lineText(line, language)).join(LINE_SEPARATOR[language])),
    ),
    column('notes', 28, 'text', ({ notes }) => oneLine(notes)),
    column('delivery', 12, 'money', ({ totals }) => totals.find(({ kind }) => kind === 'delivery')?.amount ?? null),
    column('discounts', 12, 'money', (order) => partsOf(order, 'offer', 'coupon')),
    column('charges', 12, 'money', (order) => partsOf(order, 'charge')),
    column('tip', 12, 'money', (order) => partsOf(order, 'tip')),
    column('total', 12, 'money', ({ total }) => total),
    column('tax', 12, 'money', ({ taxes = [] }) => sumInUnits(taxes)),
    column('currency', 9, 'text', ({ currency }) => currency),
    column('promisedAt', 17, 'time', ({ promisedAt }, timeZone) => local(promisedAt, timeZone)),
    column('reason', 18, 'text', ({ reason, reasonText }) => {
      const words = reason ? reasonField['x-options'][reason][language] : '';
      return oneLine([words, reasonText].filter(Boolean).join(LIST_SEPARATOR[language]));
    }),
  ];
}

const writerIn = (language: Language) => async (batches: RowBatches<SheetOrder>, out: Writable) => {
  const book = new Workbook(out);
  await book.addSheet(
    {
      title: HEADS[language].title,
      columns: orderColumns(language),
      isRtl: language === 'ar',
      currency: ({ order }) => order.currency,
    },
    batches,
  );
  await book.end();
};

/** Tasks of the worker thread, one per language. */
export const writeOrdersAr = writerIn('ar');
export const writeOrdersEn = writerIn('en');

interface StatsInput {
  readonly stats: GuestOrderStats;
  readonly language: Language;
}

/** The statistics as three sheets. */
export async function statsWorkbook({ stats, language }: StatsInput): Promise<Uint8Array> {
  const heads = HEADS[language];
  const isRtl = language === 'ar';
  const out = new PassThrough();
  const bytes = buffer(out);
  const book = new Workbook(out);
  const sheet = <R extends { readonly sales: number }>(
    title: string,
    columns: readonly SheetColumn<R>[],
    data: readonly R[],
  ) => {
    const sales: SheetColumn<R> = {
      header: heads.sales,
      width: 14,
      format: 'money',
      value: (row) => row.sales,
    };
    return book.addSheet({ title, columns: [...columns, sales], isRtl, currency: stats.currency }, [data]);
  };
  const orders = {
    header: heads.orders,
    width: 12,
    format: 'count',
    value: (row: { orders: number }) => row.orders,
  } as const;
  await sheet(
    heads.days,
    [{ header: heads.day, width: 14, format: 'day', value: ({ day }) => dayCell(day) }, orders],
    stats.days,
  );
  await sheet(
    heads.hours,
    [{ header: heads.hour, width: 10, format: 'count', value: ({ hour }) => hour }, orders],
    stats.hours,
  );
  await sheet(
    language === 'ar' ? `${heads.sold} المبيعة` : `${heads.sold} sold`,
    [
      { header: heads.item, width: 34, format: 'text', value: ({ title }) => oneLine(title) },
      { header: heads.quantity, width: 12, format: 'count', value: ({ quantity }) => quantity },
    ],
    stats.items,
  );
  await book.end();
  return bytes;
}
