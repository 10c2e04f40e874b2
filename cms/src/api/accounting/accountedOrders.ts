/** Reads the orders for the provider's accounts, in one query. (docs/spec/domain.md#accounting) */
import {
  addDays,
  createDayFinder,
  dateRangeProblem,
  monthlyAmounts,
  providerDayStart,
  toMonth,
  type AccountingPeriod,
  type AccountingQuery,
  MAX_BACKDATED_DAYS,
  type Month,
  type StatementOrder,
} from '@qaima/schemas';
import type { Knex } from 'knex';
import { instantOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';
import { invalidField } from '../../errors/httpError';
import { paymentsOf } from '../order/findOrder';
import { summedPayments } from './summedPayments';

/** The period of a request. An empty day means no limit. @throws {HttpError} 400 if `from` is after `to` */
export function periodOf({ from, to }: Pick<AccountingQuery, 'from' | 'to'>): AccountingPeriod {
  const period = { from: from || undefined, to: to || undefined };
  const problem = dateRangeProblem(period);
  if (problem) throw invalidField(problem.path, problem.message);
  return period;
}

/**
 * Limits a query to orders that may have payments in the period. It excludes orders that were created after the period
 * or last changed before it, where a payment can be older than its order.
 */
function whereTouched(query: Knex.QueryBuilder, { from, to }: AccountingPeriod): void {
  if (from !== undefined) void query.where('updated_at', '>=', new Date(providerDayStart(from)));
  if (to !== undefined)
    void query.where('created_at', '<', new Date(providerDayStart(addDays(to, 1 + MAX_BACKDATED_DAYS))));
}

/** Orders with amounts in thousandths, as they are stored, and days in the provider's time zone. */
function accountedOrders<Payment extends { readonly date?: string | undefined; readonly paidOn?: string | undefined }>(
  found: readonly Row[],
  read: (row: Row) => readonly Payment[],
) {
  const dayOf = createDayFinder();
  return found.map((row) => {
    const createdAt = instantOf(row['created_at'])?.getTime() ?? 0;
    return {
      id: row.id,
      number: Number(row['number']),
      total: Number(row['total_amount']),
      canceled: Boolean(row['canceled']),
      isDemo: Boolean(row['is_demo']),
      day: dayOf(createdAt),
      payments: read(row).map((payment) => {
        const paidAt = Date.parse(payment.date ?? '');
        return { ...payment, day: payment.paidOn || dayOf(Number.isNaN(paidAt) ? createdAt : paidAt) };
      }),
    };
  });
}

const COLUMNS = ['id', 'number', 'total_amount', 'canceled', 'is_demo', 'created_at', 'payments'] as const;

/** All orders of a client. */
export async function ordersOfClient(userId: number): Promise<readonly StatementOrder[]> {
  const sql = await connection();
  const found: Row[] = await sql('orders')
    .select(...COLUMNS)
    .where({ user_id: userId });
  return accountedOrders(found, paymentsOf);
}

/** The orders with entries in a period, with their row ids. */
export async function ordersOfPeriod(period: AccountingPeriod) {
  const sql = await connection();
  const query = sql('orders').select(...COLUMNS);
  whereTouched(query, period);
  const found: Row[] = await query;
  return accountedOrders(found, summedPayments);
}

export const months = async (period: AccountingPeriod): Promise<Month[]> =>
  monthlyAmounts(await ordersOfPeriod(period), period).map(toMonth);
