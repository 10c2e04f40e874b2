/** The due dates of an order as the API shows it. (docs/spec/domain.md#due-dates) */
import { toThousandths, type Thousandths } from '../money/money.js';
import { chargedTotal } from '../payment/paymentStatus.js';
import { instalmentsOf, openInstalments, overdueOf, type Instalment } from './instalments.js';
import type { Order } from './order.js';
import { providerDay } from '../time/providerDay.js';

export interface OrderDueDates {
  readonly instalments: readonly Instalment[];
  /** What is left to pay of each. */
  readonly open: readonly Instalment[];
  readonly overdue: Thousandths;
}

/** @param today the provider's day, `yyyy-mm-dd` */
export function orderDueDates(
  order: Pick<Order, 'totalAmount' | 'canceled' | 'isDemo' | 'payments' | 'instalments' | 'createdAt'>,
  today: string,
): OrderDueDates {
  const { canceled, isDemo, payments = [], instalments: agreed = [], createdAt = '' } = order;
  const paid = payments.reduce((sum, { value }) => sum + toThousandths(value), 0);
  const total = chargedTotal({ total: toThousandths(order.totalAmount), canceled, isDemo, paid });
  const stored = agreed.map(({ dueOn, amount }) => ({ dueOn, amount: toThousandths(amount) }));
  const instalments = instalmentsOf(stored, total, providerDay(createdAt) || today);
  const open = openInstalments(instalments, paid);
  return { instalments, open, overdue: overdueOf(open, today) };
}
