/** The payments and counter-entries that a figure of the accounts adds up. (docs/spec/domain.md#accounting) */
import { idField, pagingFields } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { keysOf } from '../core/typeGuards.js';
import type { Thousandths } from '../money/money.js';
import { paymentSchema, type PaymentMethod } from '../payment/payment.js';
import { accountingPeriodFields, isInPeriod, type AccountingPeriod } from './accountingPeriod.js';
import { isReceived, type AccountedPayment } from './monthlyAmounts.js';

interface Figure {
  readonly method?: PaymentMethod;
  readonly sign?: 1 | -1;
  /** Only entries of cancelled orders, also those that move a credit. */
  readonly canceled?: true;
}

/** The figures that add up payments, and which payments those are. */
export const PAYMENT_FIGURES = {
  cliq: { method: 'cliq', sign: 1 },
  cash: { method: 'cash', sign: 1 },
  corrections: { sign: -1 },
  netCliq: { method: 'cliq' },
  netCash: { method: 'cash' },
  net: {},
  // With what was moved to other orders, so that the list adds up to what is left of it.
  canceled: { canceled: true },
} as const satisfies Record<string, Figure>;
export type PaymentFigure = keyof typeof PAYMENT_FIGURES;

export const PAYMENT_FIGURE_NAMES = keysOf(PAYMENT_FIGURES);

export const paymentsQuerySchema = {
  $id: 'PaymentsQuery',
  type: 'object',
  required: [],
  properties: {
    ...accountingPeriodFields,
    figure: { type: 'string', title: 'المبلغ', 'x-en': 'Figure', enum: PAYMENT_FIGURE_NAMES, default: 'net' },
    /** `1` returns a spreadsheet of all the payments, with their sum. */
    excel: { type: 'string', title: 'إكسل', 'x-en': 'Excel', enum: ['0', '1'], 'x-list': false },
    ...pagingFields,
  },
} as const satisfies ObjectSchema;
export type PaymentsQuery = TypeOf<typeof paymentsQuerySchema>;

export const accountedPaymentSchema = {
  $id: 'AccountedPayment',
  type: 'object',
  additionalProperties: false,
  required: ['order', 'number', 'client', 'payment'],
  properties: {
    /** The id and the number of the order. */
    order: idField,
    number: { type: 'integer' },
    client: {
      type: 'object',
      additionalProperties: false,
      required: ['username', 'name'],
      properties: { username: { type: 'string' }, name: { type: 'string' } },
    },
    payment: paymentSchema,
  },
} as const satisfies ObjectSchema;
export type AccountedPaymentRow = TypeOf<typeof accountedPaymentSchema>;

interface OrderWithPayments {
  readonly number: number;
  readonly canceled: boolean;
  readonly payments: readonly AccountedPayment[];
}

/** A payment by its place in its order. */
export interface PlacedPayment<Order> {
  readonly order: Order;
  readonly index: number;
}

/** The payments that a figure adds up, the latest first. */
export function paymentsBehind<Order extends OrderWithPayments>(
  orders: readonly Order[],
  name: PaymentFigure,
  period: AccountingPeriod = {},
): readonly PlacedPayment<Order>[] {
  const figure: Figure = PAYMENT_FIGURES[name];
  const counts = (payment: AccountedPayment, { canceled }: Order) =>
    (figure.canceled ? canceled : isReceived(payment)) &&
    (figure.method === undefined || payment.method === figure.method) &&
    (figure.sign === undefined || figure.sign < 0 === payment.value < 0) &&
    isInPeriod(payment.day, period);
  const found = orders.flatMap((order) =>
    order.payments.flatMap((payment, index) => (counts(payment, order) ? [{ order, index, day: payment.day }] : [])),
  );
  return found.sort((a, b) => b.day.localeCompare(a.day) || b.order.number - a.order.number || b.index - a.index);
}

/** What payments add up to, in thousandths. */
export const sumOfPayments = (placed: readonly PlacedPayment<OrderWithPayments>[]): Thousandths =>
  placed.reduce((sum, { order, index }) => sum + (order.payments[index]?.value ?? 0), 0);
