/**
 * Filtered lists of orders. A page takes three queries (six with a search), and further ones for relations,
 * regardless of the number of orders.
 */
import {
  addDays,
  providerDayStart,
  normalizeAccountUsername,
  createPreparedOrderMatcher,
  type Order,
  type OrderQuery,
} from '@qaima/schemas';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { findPage, rows } from '../../database/rows';
import { ORDER_RELATIONS, ORDERS, serializeOrder, orderFilter } from './findOrder';
import { readCandidates } from '../staff-search/searchIndex';

type Condition = Readonly<Record<string, unknown>>;

/** Whether a filter value is a day, in the provider's time zone. Otherwise it is a date-time. */
const isDay = (text: string): boolean => text.length === 10;

const from = (text: string): Condition => ({ $gte: new Date(isDay(text) ? providerDayStart(text) : text) });

/** The upper bound of a range. If the bound is a day, the whole day is included. */
const until = (text: string): Condition =>
  isDay(text) ? { $lt: new Date(providerDayStart(addDays(text, 1))) } : { $lte: new Date(text) };

function range(first: string | undefined, last: string | undefined): Condition | undefined {
  if (first === undefined && last === undefined) return undefined;
  return { ...(first === undefined ? {} : from(first)), ...(last === undefined ? {} : until(last)) };
}

/**
 * A filter by the paid share of the total. `top` is the exact share; `topGt` and `topLt` are exclusive bounds.
 * (docs/spec/api.md#orders-endpoints)
 */
function ratio({ top, topGt, topLt }: OrderQuery): Condition | undefined {
  const asked = Object.entries({ $eq: top, $gt: topGt, $lt: topLt }).filter(([, value]) => value !== undefined);
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}

function edits(hasUnready: boolean | undefined): Condition | undefined {
  if (hasUnready === undefined) return undefined;
  return hasUnready ? { $gt: 0 } : { $eq: 0 };
}

/**
 * The maximum number of search results. It is limited because databases limit the parameters of a query. Keeps the
 * newest.
 */
const MAX_FOUND = 10_000;

/** The ids of the orders that match a search. */
async function idsFound(query: string): Promise<readonly number[]> {
  const isFound = createPreparedOrderMatcher(query);
  const { orders } = await readCandidates();
  const found = orders.filter(({ prepared }) => isFound(prepared)).map(({ id }) => id);
  return found.slice(0, MAX_FOUND);
}

/** Converts filters to query conditions; null if no order can match. */
async function whereOf(filters: OrderQuery): Promise<Condition | null> {
  const { canceled = 'false', username, orderID, menu, q } = filters;
  const which = orderID === undefined ? {} : orderFilter(orderID.trim());
  if (which === null) return null;
  const conditions = {
    canceled: canceled === 'all' ? undefined : canceled === 'true',
    id: q === undefined ? undefined : { $in: await idsFound(q) },
    status: filters.status,
    isDemo: filters.isDemo,
    createdAt: range(filters.createdAtFrom, filters.createdAtTo),
    subEnd: range(filters.subEndFrom, filters.subEndTo),
    totalOnPaid: ratio(filters),
    unreadyEdits: edits(filters.hasUnreadyEdits),
    user: username === undefined ? undefined : { username: normalizeAccountUsername(username) },
    menu: menu === undefined ? undefined : { documentId: menu },
    ...which,
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined));
}

/** One page of matching orders, newest first, with the total. */
export async function listOrders(query: OrderQuery): Promise<WithMeta<Order[]>> {
  const { page, limit } = query;
  const where = await whereOf(query);
  if (where === null) return new WithMeta([], { total: 0, page, limit });
  const orderBy = [{ number: 'desc' }] as const;
  const { found, total } = await findPage(ORDERS, query, { where, orderBy, populate: ORDER_RELATIONS });
  return new WithMeta(found.map(serializeOrder), { total, page, limit });
}

/** Rows per batch, to limit memory. */
const BATCH_ROWS = 200;

/** All matching orders, newest first, in batches read on demand. */
export async function* allOrders(filters: OrderQuery): AsyncGenerator<readonly Order[]> {
  const where = await whereOf(filters);
  if (where === null) return;
  const matching = [where];
  for (;;) {
    const found = await rows(ORDERS).findMany({
      where: { $and: matching },
      orderBy: [{ number: 'desc' }],
      limit: BATCH_ROWS,
      populate: ORDER_RELATIONS,
    });
    if (found.length > 0) yield found.map(serializeOrder);
    if (found.length < BATCH_ROWS) return;
    // Continues after the last order that was read (keyset pagination). So orders that are created meanwhile can't
    // shift the pages.
    matching.splice(1, 1, { number: { $lt: found.at(-1)?.['number'] } });
  }
}
