/** The newest subscription order of each menu. */
import { fromThousandths, orderEnd } from '@qaima/schemas';
import { isoOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';

export interface NewestOrder {
  readonly number: number;
  readonly isDemo: boolean;
  /** In JD. */
  readonly totalAmount: number;
  /** The end of the demo for a demo order, otherwise the end of the subscription. */
  readonly end: string | null;
}

/** Finds the newest order of each menu, ignoring cancelled orders. Takes one query. @param ids null for all menus */
export async function newestOrders(ids: readonly number[] | null): Promise<ReadonlyMap<number, NewestOrder>> {
  const sql = await connection();
  const query = sql('orders');
  if (ids === null) void query.whereNotNull('menu_id');
  else void query.whereIn('menu_id', ids);
  const found = await query
    .where({ canceled: false })
    .orderBy('number')
    .select<Row[]>('menu_id', 'number', 'sub_end', 'is_demo', 'demo_end_date', 'total_amount');
  return new Map(
    found.map((row) => {
      const totalAmount = fromThousandths(Number(row['total_amount']));
      const isDemo = Boolean(row['is_demo']);
      const end = orderEnd({ subEnd: isoOf(row['sub_end']), isDemo, demoEndDate: isoOf(row['demo_end_date']) });
      return [Number(row['menu_id']), { number: Number(row['number']), isDemo, totalAmount, end }];
    }),
  );
}
