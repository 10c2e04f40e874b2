import { fromThousandths, paidRatio, type PayableOrder, type PaymentMethod, type Thousandths } from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import type { Change } from './changeOrder';
import { ENTRY_LIMIT, FULL } from './errorMessages';
import { paymentsOf, type OrderRow } from './findOrder';

interface Entry {
  readonly method: PaymentMethod;
  /** Negative for a counter-entry. */
  readonly value: Thousandths;
  readonly reason?: string;
  /** The number of the other order, if the entry moves a credit. */
  readonly transfer?: number;
}

/**
 * The sums of a stored order, in thousandths. What is paid is the sum of its readable payments, which is the one that
 * staff see, and not the column `paid`, which the lists filter by: they differ if a stored payment is damaged.
 */
export const sumsOf = (order: OrderRow): PayableOrder => ({
  paid: paymentsOf(order).reduce((sum, { value }) => sum + value, 0),
  total: Number(order['totalAmount']),
  canceled: order['canceled'] === true,
});

/**
 * The change that adds a payment or a counter-entry, which the caller has checked.
 * @throws {HttpError} 409 if the order has no room for another entry
 */
export function entryChange(order: OrderRow, { method, value, reason = '', transfer }: Entry, by: Actor): Change {
  const said = {
    ...(reason.trim() && { reason: reason.trim() }),
    ...(transfer !== undefined && { transfer }),
  };
  const author = { username: by.username, name: by.name };
  const payments = [...paymentsOf(order), { method, value, ...said, date: new Date().toISOString(), by: author }];
  if (payments.length > ENTRY_LIMIT) throw new HttpError(409, FULL);
  const { paid: before, total } = sumsOf(order);
  const paid = before + value;
  const deed = value < 0 ? 'payment-corrected' : 'payment-added';
  const details = { method, value: fromThousandths(value), ...said };
  return { data: { payments, paid, totalOnPaid: paidRatio(paid, total) }, deed, details };
}
