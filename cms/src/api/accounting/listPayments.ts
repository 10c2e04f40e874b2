import {
  fromThousandths,
  paymentsBehind,
  sumOfPayments,
  type AccountedPaymentRow,
  type PaymentsQuery,
  type PlacedPayment,
} from '@qaima/schemas';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { rows } from '../../database/rows';
import { contactOf } from '../account/contact';
import { ORDERS, paymentsOf } from '../order/findOrder';
import { ordersOfPeriod, periodOf } from './accountedOrders';

type Placed = PlacedPayment<Awaited<ReturnType<typeof ordersOfPeriod>>[number]>;

async function paymentsOfFigure(query: PaymentsQuery): Promise<readonly Placed[]> {
  const period = periodOf(query);
  return paymentsBehind(await ordersOfPeriod(period), query.figure, period);
}

/** Reads the orders and clients of payments, with one query. */
async function withOrders(shown: readonly Placed[]): Promise<AccountedPaymentRow[]> {
  const found = await rows(ORDERS).findMany({
    where: { id: { $in: [...new Set(shown.map(({ order }) => order.id))] } },
    populate: { user: { select: ['username', 'name', 'phone'] } },
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  return shown.flatMap(({ order: { id, number }, index }): readonly AccountedPaymentRow[] => {
    const row = byId.get(id);
    const payment = row && paymentsOf(row)[index];
    if (!row || !payment) return [];
    const { username, name } = contactOf(row.user);
    const value = fromThousandths(payment.value);
    return [{ order: row.documentId, number, client: { username, name }, payment: { ...payment, value } }];
  });
}

/** A page of the payments behind a figure and their sum, with a constant number of queries. */
export async function listPayments(query: PaymentsQuery): Promise<WithMeta<AccountedPaymentRow[]>> {
  const { page, limit } = query;
  const all = await paymentsOfFigure(query);
  const data = await withOrders(all.slice((page - 1) * limit, page * limit));
  return new WithMeta(data, { total: all.length, page, limit, sum: fromThousandths(sumOfPayments(all)) });
}

/** A query may name only so many ids. */
const ORDERS_PER_QUERY = 1000;

/** All payments behind a figure, for the spreadsheet. */
export async function allPayments(query: PaymentsQuery): Promise<AccountedPaymentRow[]> {
  const all = await paymentsOfFigure(query);
  const found: AccountedPaymentRow[] = [];
  for (let from = 0; from < all.length; from += ORDERS_PER_QUERY) {
    found.push(...(await withOrders(all.slice(from, from + ORDERS_PER_QUERY))));
  }
  return found;
}
