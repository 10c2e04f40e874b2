import { fromThousandths, paymentsBehind, type AccountedPaymentRow, type PaymentsQuery } from '@qaima/schemas';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { rows } from '../../database/rows';
import { contactOf } from '../account/contact';
import { ORDERS, paymentsOf } from '../order/findOrder';
import { ordersOfPeriod, periodOf } from './accountedOrders';

/** A page of the payments behind a figure, with a constant number of queries. */
export async function listPayments({
  figure,
  page,
  limit,
  ...days
}: PaymentsQuery): Promise<WithMeta<AccountedPaymentRow[]>> {
  const period = periodOf(days);
  const all = paymentsBehind(await ordersOfPeriod(period), figure, period);
  const shown = all.slice((page - 1) * limit, page * limit);
  const found = await rows(ORDERS).findMany({
    where: { id: { $in: [...new Set(shown.map(({ order }) => order.id))] } },
    populate: { user: { select: ['username', 'name', 'phone'] } },
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  const data = shown.flatMap(({ order: { id, number }, index }): readonly AccountedPaymentRow[] => {
    const row = byId.get(id);
    const payment = row && paymentsOf(row)[index];
    if (!row || !payment) return [];
    const { username, name } = contactOf(row.user);
    const value = fromThousandths(payment.value);
    return [{ order: row.documentId, number, client: { username, name }, payment: { ...payment, value } }];
  });
  return new WithMeta(data, { total: all.length, page, limit });
}
