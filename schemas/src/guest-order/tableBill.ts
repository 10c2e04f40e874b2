/** What a table has ordered today, for the bill that it asks for. (docs/spec/owners-area.md#guest-orders) */
import { isOnlyMessage } from '../guest-order-state/stateMachine.js';
import { toThousandths, type Thousandths } from '../money/money.js';
import type { GuestOrder } from './guest-order.js';

export interface TableBill {
  /** The number of orders. */
  readonly orders: number;
  readonly total: Thousandths;
}

const ON_THE_BILL: readonly GuestOrder['state'][] = ['accepted', 'ready', 'done'];

/**
 * The bill of a table: its orders that the venue has accepted or got as a message, without practice orders.
 * @param tableId the table's public id
 */
export function tableBill(orders: readonly GuestOrder[], tableId: string): TableBill {
  const own = orders.filter(
    (order) =>
      order.table?._id === tableId &&
      order.isPractice !== true &&
      (ON_THE_BILL.includes(order.state) || isOnlyMessage(order)),
  );
  return { orders: own.length, total: own.reduce((sum, { total }) => sum + toThousandths(total), 0) };
}
