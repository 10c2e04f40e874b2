/** What was paid for menus that staff may stop. (docs/spec/staff-console.md#work-queue) */
import { queueBounds, type Thousandths } from '@qaima/schemas';
import { isoOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';

/** What was paid for the running subscriptions of a menu, and until when the last one runs. */
export interface PaidFor {
  readonly until: string;
  readonly paid: Thousandths;
}

/** Of each menu's row id, what was paid for subscriptions that have not ended. Takes one query. */
export async function paidSubscriptions(now: Date): Promise<ReadonlyMap<number, PaidFor>> {
  const sql = await connection();
  const found: Row[] = await sql('orders')
    .where({ canceled: false, is_demo: false })
    .where('paid', '>', 0)
    .where('sub_end', '>=', new Date(queueBounds(now).todayStart))
    .whereNotNull('menu_id')
    .groupBy('menu_id')
    .select('menu_id as id')
    .max('sub_end as until')
    .sum('paid as paid');
  return new Map(found.map((row) => [row.id, { until: isoOf(row['until']) ?? '', paid: Number(row['paid']) }]));
}
