/** Orders and sales of a period by day, hour and item, without practice orders. (docs/spec/domain.md#guest-orders) */
import { fromThousandths, type GuestOrderStats } from '@qaima/schemas';
import type { Knex } from 'knex';
import type { MenuRef } from '../../api-runtime/access';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { ownPart } from '../../menu-parts/ownPart';
import { whereDays, whereSent, whereState, whereUnopened } from './list';
import { periodOf, type Period } from './datePeriod';

/** The maximum number of items in the statistics. */
const MAX_ITEMS = 500;

/**
 * Orders that count as sales: accepted orders, and orders without a deadline. The guest has sent the latter by message,
 * so the venue does not accept them here.
 */
const SOLD = "(state IN ('accepted', 'ready', 'on-the-way', 'done') OR (state = 'pending' AND answer_by IS NULL))";

type Figure = number | string | null;

interface Counted {
  readonly orders: Figure;
  readonly sales: Figure;
}

interface SoldItem {
  readonly item_ref: string | null;
  readonly title: string | null;
  readonly quantity: Figure;
  readonly sales: Figure;
}

interface CountedUnit extends Counted {
  readonly unit: string | number;
}

/** SQL that expands the lines of a stored receipt to rows and reads their fields. Prices are in thousandths. */
function lineRows() {
  if (strapi.db.dialect.client === 'postgres') {
    const items = "receipt->'priced'->'items'";
    return {
      source: `jsonb_array_elements(CASE jsonb_typeof(${items}) WHEN 'array' THEN ${items} ELSE '[]'::jsonb END) AS line(value)`,
      text: (path: string) => `line.value#>>'{${path.replace('.', ',')}}'`,
      number: (path: string) => `(line.value->>'${path}')::bigint`,
    };
  }
  return {
    source: "json_each(CASE WHEN json_valid(receipt) THEN receipt ELSE '{}' END, '$.priced.items') AS line",
    text: (path: string) => `json_extract(line.value, '$.${path}')`,
    number: (path: string) => `json_extract(line.value, '$.${path}')`,
  };
}

const countOf = (figure: Figure | undefined) => Number(figure ?? 0);
const moneyOf = (figure: Figure | undefined) => fromThousandths(Number(figure ?? 0));

/** The menu's orders in a period, without practice orders and without messages that were not sent. */
function countedOrders(sql: Knex, menuId: number, period: Partial<Period>): Knex.QueryBuilder {
  const query = sql('carts').where({ menu_id: menuId, is_practice: false }).whereNotNull('placed_at');
  whereSent(query);
  whereDays(query, period);
  return query;
}

async function soldItems(sql: Knex, menuId: number, period: Period): Promise<GuestOrderStats['items']> {
  const { source, text, number } = lineRows();
  const id = `coalesce(${text('item._id')}, ${text('combo._id')})`;
  const title = `max(coalesce(${text('item.title')}, ${text('combo.title')}))`;
  const items = await countedOrders(sql, menuId, period)
    .joinRaw(`CROSS JOIN ${source}`)
    .whereRaw(SOLD)
    .select<readonly SoldItem[]>(
      sql.raw(`${id} AS item_ref`),
      sql.raw(`${title} AS title`),
      sql.raw(`sum(${number('quantity')}) AS quantity`),
      sql.raw(`sum(${number('price')}) AS sales`),
    )
    .groupByRaw(id)
    .orderByRaw('quantity DESC, title')
    .limit(MAX_ITEMS);
  return items.map(({ item_ref, title: name, quantity, sales }) => ({
    ...(item_ref === null ? {} : { _id: item_ref }),
    title: name ?? '',
    quantity: countOf(quantity),
    sales: moneyOf(sales),
  }));
}

/** The statistics of a menu. The number of queries does not depend on the number of orders. */
export async function readStats(menu: MenuRef, asked: Partial<Period>, now: Date): Promise<GuestOrderStats> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const { settings, currency } = row ? ownPart(row) : {};
  const period = periodOf(asked, settings?.timeZone, now);
  const sql = await connection();
  const sums = [sql.raw('count(*) AS orders'), sql.raw(`sum(CASE WHEN ${SOLD} THEN order_total ELSE 0 END) AS sales`)];
  const by = async (column: 'order_day' | 'order_hour') =>
    countedOrders(sql, menu.id, period)
      .select<readonly CountedUnit[]>(sql.raw('?? AS unit', [column]), ...sums)
      .groupBy(column)
      .orderBy(column);
  const days = await by('order_day');
  const hours = await by('order_hour');
  const count = async (query: Knex.QueryBuilder) => {
    const [counted] = await query.count<{ count: Figure }[]>({ count: '*' });
    return countOf(counted?.count);
  };
  const countIn = async (state: 'done' | 'missed' | 'rejected' | 'canceled') => {
    const query = countedOrders(sql, menu.id, period);
    whereState(query, [state], now);
    return count(query);
  };
  const figures = ({ orders, sales }: Counted) => ({ orders: countOf(orders), sales: moneyOf(sales) });
  return {
    orders: days.reduce((sum, { orders }) => sum + countOf(orders), 0),
    sold: await count(countedOrders(sql, menu.id, period).whereRaw(SOLD)),
    sales: fromThousandths(days.reduce((sum, { sales }) => sum + Number(sales ?? 0), 0)),
    done: await countIn('done'),
    missed: await countIn('missed'),
    rejected: await countIn('rejected'),
    canceled: await countIn('canceled'),
    currency: currency ?? 'JOD',
    days: days.map(({ unit, ...counted }) => ({ day: String(unit), ...figures(counted) })),
    hours: hours.map(({ unit, ...counted }) => ({ hour: Number(unit), ...figures(counted) })),
    items: await soldItems(sql, menu.id, period),
  };
}

/** The number of orders in a period, and of orders that are pending now. */
export async function countOrders(menu: MenuRef, period: Partial<Period>, now: Date) {
  const sql = await connection();
  const count = async (query: Knex.QueryBuilder) => {
    const [counted] = await query.count<{ count: Figure }[]>({ count: '*' });
    return countOf(counted?.count);
  };
  const waiting = countedOrders(sql, menu.id, {});
  whereState(waiting, ['pending'], now);
  // Leaves out orders without a deadline. The guest sends them by message, so the venue does not accept them here.
  void waiting.whereNotNull('answer_by');
  const unopened = countedOrders(sql, menu.id, {});
  whereUnopened(unopened, now);
  return {
    orders: await count(countedOrders(sql, menu.id, period)),
    pending: await count(waiting),
    unopened: await count(unopened),
  };
}
