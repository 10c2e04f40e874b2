/** Guests' payments as a spreadsheet. Runs in the worker thread. */
import {
  guestPaymentSchema,
  methodTitle,
  paymentStateField,
  resolveTimeZone,
  toWallClock,
  type GuestPayment,
  type Language,
} from '@qaima/schemas';
import { singleSheet } from '../../spreadsheet/singleSheet';
import { oneLine, type SheetColumn } from '../../spreadsheet/spreadsheet';

interface SheetInput {
  readonly payments: readonly GuestPayment[];
  readonly language: Language;
  readonly timeZone: string | undefined;
  readonly currency: string;
}

const { properties } = guestPaymentSchema;

export function paymentsWorkbook({ payments, language, timeZone, currency }: SheetInput): Promise<Buffer> {
  const label = ({ title, 'x-en': en }: { readonly title: string; readonly 'x-en': string }) =>
    language === 'ar' ? title : en;
  const zone = resolveTimeZone(timeZone);
  const time = (at: string | null | undefined) => (at ? new Date(toWallClock(Date.parse(at), zone)) : null);
  const columns: readonly SheetColumn<GuestPayment>[] = [
    { header: label(properties.createdAt), width: 17, format: 'time', value: ({ createdAt }) => time(createdAt) },
    { header: label(properties.number), width: 11, format: 'count', value: ({ number }) => number ?? null },
    { header: label(properties.reference), width: 14, format: 'text', value: ({ reference }) => reference },
    {
      header: label(properties.method),
      width: 20,
      format: 'text',
      value: ({ method }) => oneLine(methodTitle(method, language)),
    },
    { header: label(properties.amount), width: 12, format: 'money', value: ({ amount }) => amount },
    { header: label(properties.refunded), width: 12, format: 'money', value: ({ refunded }) => refunded },
    {
      header: label(properties.state),
      width: 20,
      format: 'text',
      value: ({ state }) => paymentStateField['x-options'][state][language],
    },
    { header: label(properties.paidAt), width: 17, format: 'time', value: ({ paidAt }) => time(paidAt) },
    { header: label(properties.by), width: 16, format: 'text', value: ({ by = '' }) => oneLine(by) },
    { header: label(properties.note), width: 18, format: 'text', value: ({ note = '' }) => oneLine(note) },
  ];
  const title = language === 'ar' ? 'دفعات الضيوف' : 'Guest payments';
  return singleSheet({ title, columns, isRtl: language === 'ar', currency }, payments);
}
