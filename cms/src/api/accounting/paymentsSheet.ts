/** The spreadsheet of the payments behind a figure, with their sum in the last row. Runs in the worker thread. */
import {
  fromThousandths,
  monthSchema,
  orderSchema,
  paymentDay,
  paymentReason,
  paymentSchema,
  schemaLabel,
  toThousandths,
  type AccountedPaymentRow,
  type Language,
  type PaymentFigure,
} from '@qaima/schemas';
import { singleSheet } from '../../spreadsheet/singleSheet';
import { oneLine, type SheetColumn } from '../../spreadsheet/spreadsheet';
import { PAYMENTS_SHEET, SUM_LABEL } from './accountingTexts';

/** A row with a payment, or the row with the sum, which has only that. */
type SheetRow = Pick<AccountedPaymentRow, 'payment'> & Partial<AccountedPaymentRow>;

const { method, value, reason, date, reference, takenBy } = paymentSchema.properties;

const columns = (language: Language, sum: SheetRow): readonly SheetColumn<SheetRow>[] => {
  const { client, username, by } = PAYMENTS_SHEET[language];
  return [
    {
      header: schemaLabel(date, language),
      width: 13,
      format: 'day',
      // Cells have no time zone, so days are dates of UTC.
      value: ({ payment }) => (paymentDay(payment) ? new Date(paymentDay(payment)) : null),
    },
    {
      header: client,
      width: 28,
      format: 'text',
      value: (row) => (row === sum ? SUM_LABEL[language] : oneLine(row.client?.name)),
    },
    { header: username, width: 20, format: 'text', value: (row) => row.client?.username ?? null },
    {
      header: schemaLabel(orderSchema.properties.number, language),
      width: 12,
      format: 'count',
      value: (row) => row.number ?? null,
    },
    { header: schemaLabel(value, language), width: 16, format: 'money', value: ({ payment }) => payment.value },
    {
      header: schemaLabel(method, language),
      width: 14,
      format: 'text',
      value: (row) => (row === sum ? null : method['x-options'][row.payment.method][language]),
    },
    {
      header: by,
      width: 24,
      format: 'text',
      value: ({ payment }) => oneLine(payment.by?.name || payment.by?.username),
    },
    {
      header: schemaLabel(reason, language),
      width: 36,
      format: 'text',
      value: ({ payment }) => oneLine(paymentReason(payment, language)),
    },
    {
      header: schemaLabel(takenBy, language),
      width: 24,
      format: 'text',
      value: ({ payment }) => oneLine(payment.takenBy?.name || payment.takenBy?.username),
    },
    {
      header: schemaLabel(reference, language),
      width: 24,
      format: 'text',
      value: ({ payment }) => oneLine(payment.reference),
    },
  ];
};

interface PaymentsSheetInput {
  readonly figure: PaymentFigure;
  readonly payments: readonly AccountedPaymentRow[];
  readonly language: Language;
}

export function paymentsSheet({ figure, payments, language }: PaymentsSheetInput): Promise<Buffer> {
  const total = payments.reduce((sum, { payment }) => sum + toThousandths(payment.value), 0);
  const sum: SheetRow = { payment: { method: 'cash', value: fromThousandths(total) } };
  const title = schemaLabel(monthSchema.properties[figure], language);
  return singleSheet({ title, columns: columns(language, sum), isRtl: language === 'ar' }, [...payments, sum]);
}
