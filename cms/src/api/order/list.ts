/** The orders that filters leave, page by page: three queries (a search is one more) and what stands beside the rows, whatever their number. */
import {
  addDays,
  providerDayStart,
  normalizeAccountUsername,
  createOrderMatcher,
  type Order,
  type OrderQuery,
} from '@qaima/schemas';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { rows } from '../../database/rows';
import { ORDER_RELATIONS, orderFacts, ORDERS, serializeOrder, orderFilter } from './find';

type Condition = Readonly<Record<string, unknown>>;

/** Days are the provider's, as the desk shows them; a date-time is meant to the moment. */
const isDay = (text: string): boolean => text.length === 10;

const from = (text: string): Condition => ({ $gte: new Date(isDay(text) ? providerDayStart(text) : text) });

/** A day is meant to its end. */
const until = (text: string): Condition =>
  isDay(text) ? { $lt: new Date(providerDayStart(addDays(text, 1))) } : { $lte: new Date(text) };

/** The parts of a condition that are there. */
function range(first: string | undefined, last: string | undefined): Condition | undefined {
  if (first === undefined && last === undefined) return undefined;
  return { ...(first === undefined ? {} : from(first)), ...(last === undefined ? {} : until(last)) };
}

/** `top` is exact; `topGt` and `topLt` are strict. (docs/spec/api.md#orders-endpoints) */
function ratio({ top, topGt, topLt }: OrderQuery): Condition | undefined {
  const asked = Object.entries({ $eq: top, $gt: topGt, $lt: topLt }).filter(([, value]) => value !== undefined);
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}

function edits(hasUnready: boolean | undefined): Condition | undefined {
  if (hasUnready === undefined) return undefined;
  return hasUnready ? { $gt: 0 } : { $eq: 0 };
}

/** The most orders that a search leaves, the newest: what is looked for is among the first. A database bounds a query's parts. */
const MAX_FOUND = 10_000;

/** The rows that a search finds, among all orders: one query, whatever their number. */
async function idsFound(query: string): Promise<readonly number[]> {
  const isFound = createOrderMatcher(query);
  const found = (await orderFacts()).filter(isFound).map(({ id }) => id);
  return found.slice(0, MAX_FOUND);
}

/** What is asked for as conditions on rows; null when nothing can match. */
async function whereOf(filters: OrderQuery): Promise<Condition | null> {
  const { canceled = 'false', username, orderID, q } = filters;
  const which = orderID === undefined ? {} : orderFilter(orderID.trim());
  if (which === null) return null;
  const conditions = {
    canceled: canceled === 'all' ? undefined : canceled === 'true',
    id: q === undefined ? undefined : { $in: await idsFound(q) },
    status: filters.status,
    createdAt: range(filters.createdAtFrom, filters.createdAtTo),
    subEnd: range(filters.subEndFrom, filters.subEndTo),
    totalOnPaid: ratio(filters),
    unreadyEdits: edits(filters.hasUnreadyEdits),
    user: username === undefined ? undefined : { username: normalizeAccountUsername(username) },
    ...which,
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== undefined));
}

/** One page of the orders that match, the newest first, and how many there are in all. */
export async function listOrders(query: OrderQuery): Promise<WithMeta<Order[]>> {
  const { page, limit } = query;
  const where = await whereOf(query);
  if (where === null) return new WithMeta([], { total: 0, page, limit });
  const total = await rows(ORDERS).count({ where });
  const found = await rows(ORDERS).findMany({
    where,
    orderBy: [{ number: 'desc' }],
    limit,
    offset: (page - 1) * limit,
    populate: ORDER_RELATIONS,
  });
  return new WithMeta(found.map(serializeOrder), { total, page, limit });
}

/** How many rows are held at a time while all that match are gone through. */
const BATCH = 200;

/** All orders that match, the newest first, a batch at a time: the next is read when the one before is done with. */
export async function* allOrders(filters: OrderQuery): AsyncGenerator<readonly Order[]> {
  const where = await whereOf(filters);
  if (where === null) return;
  const matching = [where];
  for (;;) {
    const found = await rows(ORDERS).findMany({
      where: { $and: matching },
      orderBy: [{ number: 'desc' }],
      limit: BATCH,
      populate: ORDER_RELATIONS,
    });
    if (found.length > 0) yield found.map(serializeOrder);
    if (found.length < BATCH) return;
    // By the last one's number, not by an offset: orders that are made meanwhile shift nothing.
    matching.splice(1, 1, { number: { $lt: found.at(-1)?.['number'] } });
  }
}
