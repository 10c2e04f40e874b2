/**
 * The statement of a client: orders and payments by day, with the balance after each. (docs/spec/domain.md#accounting)
 */
import type { Thousandths } from '../money/money.js';
import type { PaymentMethod } from '../payment/payment.js';
import { chargedTotal } from '../payment/paymentStatus.js';
import { isInPeriod, type AccountingPeriod } from './accountingPeriod.js';
import { paidOf, type AccountedOrder, type AccountedPayment } from './monthlyAmounts.js';

export interface StatementPayment extends AccountedPayment {
  readonly reason?: string | undefined;
}

export interface StatementOrder extends AccountedOrder {
  readonly number: number;
  readonly payments: readonly StatementPayment[];
}

export interface StatementLine {
  readonly day: string;
  readonly number: number;
  readonly kind: 'order' | 'demo-order' | 'canceled-order' | 'payment' | 'counter-entry';
  readonly method: PaymentMethod | null;
  readonly reason: string;
  /** The number of the other order, if the entry moves a credit. */
  readonly transfer?: number | undefined;
  /** `due`: the amount that this line charges. `paid`: the amount that the client paid. One of the two is 0. */
  readonly due: Thousandths;
  readonly paid: Thousandths;
  /** What the client owes after this line; negative if the provider owes the client. */
  readonly balance: Thousandths;
}

type Entry = Omit<StatementLine, 'balance'>;

/**
 * Cancelled orders are listed, but charge nothing, so payments for them are credited to the client. Demos charge what
 * was paid of their total.
 */
const entriesOf = ({ number, day, payments, ...order }: StatementOrder): readonly Entry[] => [
  {
    day,
    number,
    kind: order.canceled ? 'canceled-order' : order.isDemo ? 'demo-order' : 'order',
    method: null,
    reason: '',
    due: chargedTotal({ ...order, paid: paidOf(payments) }),
    paid: 0,
  },
  ...payments.map(({ day: paidOn, method, value, reason = '', transfer }): Entry => {
    const kind = value < 0 ? 'counter-entry' : 'payment';
    return { day: paidOn, number, kind, method, reason, transfer, due: 0, paid: value };
  }),
];

/** All lines, sorted by day. Lines of the same day are sorted by order, with each order before its payments. */
function allLines(orders: readonly StatementOrder[]): readonly StatementLine[] {
  const entries = orders
    .toSorted((a, b) => a.number - b.number)
    .flatMap(entriesOf)
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  let balance = 0;
  return entries.map((entry) => {
    balance += entry.due - entry.paid;
    return { ...entry, balance };
  });
}

export interface Statement {
  readonly period: AccountingPeriod;
  /** What the client owed before the period; 0 if the period has no first day. */
  readonly opening: Thousandths;
  readonly lines: readonly StatementLine[];
}

/** The lines of a period, with balances that include everything before it. */
export function statementOf(orders: readonly StatementOrder[], period: AccountingPeriod = {}): Statement {
  const lines = allLines(orders);
  const { from = '' } = period;
  return {
    period,
    opening: lines.findLast(({ day }) => day < from)?.balance ?? 0,
    lines: lines.filter(({ day }) => isInPeriod(day, period)),
  };
}

/** What was paid for cancelled orders in the period: it charges nothing, so it is the client's credit. */
export function paidForCanceled({ lines }: Statement): Thousandths {
  const canceled = new Set(lines.filter(({ kind }) => kind === 'canceled-order').map(({ number }) => number));
  return lines.reduce((sum, { number, paid }) => sum + (canceled.has(number) ? paid : 0), 0);
}

/** What was due and paid in the period, and what the client owes at its end. */
export function statementSums({
  opening,
  lines,
}: Statement): Readonly<Record<'due' | 'paid' | 'balance', Thousandths>> {
  const sumOf = (name: 'due' | 'paid') => lines.reduce((sum, line) => sum + line[name], 0);
  return { due: sumOf('due'), paid: sumOf('paid'), balance: lines.at(-1)?.balance ?? opening };
}
