/** The orders that a table's bill adds up. (docs/spec/domain.md#tables) */
import { HOUR_MS } from '../time/durations.js';
import { fromThousandths, toThousandths } from '../money/money.js';
import type { GuestOrder } from './guest-order.js';

/**
 * The bill contains orders that were placed up to this long before the call for it. The period is fixed, because nobody
 * records that a table has paid. A calendar day would split the bill of guests who stay past midnight.
 */
export const BILL_PERIOD_MS = 12 * HOUR_MS;

/** The states of orders that guests pay. Pending orders count, because orders sent by message stay pending. */
export const BILLED_STATES = [
  'pending',
  'accepted',
  'ready',
  'on-the-way',
  'done',
] as const satisfies readonly GuestOrder['state'][];

export interface TableBill {
  /** In the order in which they were placed. */
  readonly orders: readonly GuestOrder[];
  /** Null if there are no orders, or if they are in different currencies. */
  readonly total: number | null;
}

/**
 * The bill of a table, without practice orders and without messages that were not sent.
 * @param orders any orders of the venue
 * @param calledAt when the guest asked for the bill, in epoch ms; orders of the table after that count too
 */
export function tableBill(orders: readonly GuestOrder[], tableId: string, calledAt: number): TableBill {
  const states: readonly string[] = BILLED_STATES;
  const billed = orders
    .filter(({ table, isPractice, isUnsent, state, placedAt }) => {
      const isRecent = Date.parse(placedAt) >= calledAt - BILL_PERIOD_MS;
      return table?._id === tableId && !isPractice && !isUnsent && states.includes(state) && isRecent;
    })
    .sort((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt));
  const isOneCurrency = new Set(billed.map(({ currency }) => currency)).size === 1;
  const sum = billed.reduce((amount, { total }) => amount + toThousandths(total), 0);
  return { orders: billed, total: isOneCurrency ? fromThousandths(sum) : null };
}
