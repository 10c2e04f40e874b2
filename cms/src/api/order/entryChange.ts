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
  /** When it was paid, `yyyy-mm-dd`; by default the day on which it is recorded. */
  readonly paidOn?: string | undefined;
  readonly reference?: string | undefined;
  /** Who took the money; by default who records the entry. */
  readonly takenBy?: Pick<Actor, 'username' | 'name'>;
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
export function entryChange(order: OrderRow, entry: Entry, by: Actor): Change {
  const { method, value, reason = '', paidOn, reference = '', takenBy = by, transfer } = entry;
  const said = {
    ...(reason.trim() && { reason: reason.trim() }),
    ...(paidOn && { paidOn }),
    ...(reference.trim() && { reference: reference.trim() }),
    ...(transfer !== undefined && { transfer }),
  };
  const names = ({ username, name }: Pick<Actor, 'username' | 'name'>) => ({ username, name });
  const authors = { by: names(by), ...(transfer === undefined && { takenBy: names(takenBy) }) };
  const payments = [...paymentsOf(order), { method, value, ...said, date: new Date().toISOString(), ...authors }];
  if (payments.length > ENTRY_LIMIT) throw new HttpError(409, FULL);
  const { paid: before, total } = sumsOf(order);
  const paid = before + value;
  const deed = value < 0 ? 'payment-corrected' : 'payment-added';
  const taker = takenBy.username === by.username ? {} : { taker: takenBy.username };
  const details = { method, value: fromThousandths(value), ...said, ...taker };
  return { data: { payments, paid, totalOnPaid: paidRatio(paid, total) }, deed, details };
}
