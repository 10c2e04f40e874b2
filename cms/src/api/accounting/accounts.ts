/** Reads the orders for the provider's accounts, in one query. (docs/spec/domain.md#accounting) */
import { monthlyAmounts, providerDay, toMonth, type Month, type StatementOrder } from '@qaima/schemas';
import { instantOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';
import { paymentsOf } from '../order/findOrder';

const HOUR_MS = 3_600_000;

/**
 * Creates a function that returns the provider's day of an instant. Finding a day takes long, so it is done once per
 * hour: the provider's days begin at a full hour.
 */
function createDayFinder(): (instant: Date) => string {
  const days = new Map<number, string>();
  return (instant) => {
    const hour = Math.floor(instant.getTime() / HOUR_MS);
    const known = days.get(hour);
    if (known !== undefined) return known;
    const day = providerDay(instant.toISOString());
    days.set(hour, day);
    return day;
  };
}

/** The order with amounts in thousandths, as they are stored, and days in the provider's time zone. */
function accountedOrder(row: Row, dayOf: (instant: Date) => string): StatementOrder {
  const createdAt = instantOf(row['created_at']) ?? new Date(0);
  return {
    number: Number(row['number']),
    total: Number(row['total_amount']),
    canceled: Boolean(row['canceled']),
    day: dayOf(createdAt),
    payments: paymentsOf(row).map(({ method, value, date, reason }) => ({
      method,
      value,
      day: dayOf(instantOf(date) ?? createdAt),
      reason,
    })),
  };
}

/** The orders of a client, or of all clients. */
export async function accountedOrders(userId?: number): Promise<readonly StatementOrder[]> {
  const sql = await connection();
  const found: Row[] = await sql('orders')
    .select('id', 'number', 'total_amount', 'canceled', 'created_at', 'payments')
    .where(userId === undefined ? {} : { user_id: userId });
  const dayOf = createDayFinder();
  return found.map((row) => accountedOrder(row, dayOf));
}

export const months = async (): Promise<Month[]> => monthlyAmounts(await accountedOrders()).map(toMonth);
