/** Subscriptions that were paid for and have not ended. (docs/spec/staff-console.md#work-queue) */
import { queueBounds, type Thousandths } from '@qaima/schemas';
import { isoOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';

interface PaidSubscription {
  /** The row id of its menu. */
  readonly menu: number;
  readonly number: number;
  /** When it ends, ISO 8601. */
  readonly until: string;
  readonly paid: Thousandths;
}

/** Those of these menus, by row id; the one that ends last comes last. Takes one query. */
export async function paidSubscriptions(menus: readonly number[], now: Date): Promise<readonly PaidSubscription[]> {
  const sql = await connection();
  const found: Row[] = await sql('orders')
    .whereIn('menu_id', menus)
    .where({ canceled: false, is_demo: false })
    .where('paid', '>', 0)
    .where('sub_end', '>=', new Date(queueBounds(now).todayStart))
    .orderBy('sub_end')
    .select('menu_id', 'number', 'sub_end', 'paid');
  return found.flatMap((row) => {
    const until = isoOf(row['sub_end']);
    if (!until) return [];
    return [{ menu: Number(row['menu_id']), number: Number(row['number']), until, paid: Number(row['paid']) }];
  });
}
