/** Filtered lists of a menu's orders. */
import {
  GUEST_ORDER_STATES,
  isFinal,
  isOneOf,
  MIN_CALLING_MS,
  type GuestOrder,
  type GuestOrderState,
} from '@qaima/schemas';
import type { Knex } from 'knex';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { invalidField } from '../../errors/httpError';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { UNKNOWN_STATE } from './errorMessages';
import { CARTS, orderOf } from './findOrder';
import { whereFound } from './search';

interface OrderFilters {
  readonly state?: string | undefined;
  /** Days in the menu's time zone, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q?: string | undefined;
  /** `1`: the orders that the inbox shows. */
  readonly inbox?: string | undefined;
}

interface OrderQuery extends OrderFilters {
  readonly page: number;
  readonly limit: number;
}

const OPEN_STATES = GUEST_ORDER_STATES.filter((state) => !isFinal(state));

const isState = (text: string): text is GuestOrderState => isOneOf(GUEST_ORDER_STATES, text);

/** Parses a comma-separated list of states. @throws {HttpError} 400 for an unknown state */
function statesOf(text: string): readonly GuestOrderState[] {
  const states = text.split(',').map((state) => state.trim());
  if (!states.every(isState)) throw invalidField('/state', UNKNOWN_STATE);
  return states;
}

/**
 * Filters orders by their state at `now`. A pending order past its deadline counts as missed, even if `missed` is not
 * stored yet.
 */
export function whereState(query: Knex.QueryBuilder, states: readonly GuestOrderState[], now: Date): void {
  const stored = states.filter((state) => state !== 'pending');
  void query.where((any) => {
    if (stored.length > 0) void any.whereIn('state', stored);
    if (states.includes('missed'))
      void any.orWhere((late) => void late.where('state', 'pending').where('answer_by', '<=', now));
    if (states.includes('pending'))
      void any.orWhere((waiting) => {
        void waiting
          .where('state', 'pending')
          .where((inTime) => void inTime.whereNull('answer_by').orWhere('answer_by', '>', now));
      });
  });
}

/**
 * Filters orders that were accepted automatically, have not been opened, and are not late. They have no deadline,
 * because nobody had to answer them. (`callsForAttention` of the domain package)
 */
export function whereUnopened(query: Knex.QueryBuilder, now: Date): void {
  const placedAfter = new Date(now.getTime() - MIN_CALLING_MS);
  void query
    .where('state', 'accepted')
    .whereNull('answer_by')
    .whereNull('opened_at')
    .where((fresh) => {
      void fresh.where('promised_at', '>', now).orWhereNull('promised_at').orWhere('placed_at', '>', placedAfter);
    });
}

/** Leaves out orders that are only messages, whose chat the guest has not opened. */
export function whereSent(query: Knex.QueryBuilder): void {
  void query.whereRaw('is_unsent IS NOT TRUE');
}

/** Filters orders by a period of days. */
export function whereDays(query: Knex.QueryBuilder, { from, to }: Pick<OrderFilters, 'from' | 'to'>): void {
  if (from !== undefined) void query.where('order_day', '>=', from);
  if (to !== undefined) void query.where('order_day', '<=', to);
}

/**
 * Filters the orders that the inbox shows: none that was only a message, and none that was placed and promised before
 * the first day. A reservation has no promised time; it stays until it is finished.
 */
function whereInInbox(query: Knex.QueryBuilder, { from, to }: Pick<OrderFilters, 'from' | 'to'>): void {
  void query.whereNot((message) => void message.where('state', 'pending').whereNull('answer_by'));
  whereDays(query, { to });
  if (from === undefined) return;
  void query.where((any) => {
    whereDays(any, { from });
    void any.orWhereNull('promised_at').orWhere('promised_at', '>=', new Date(from));
  });
}

/** The matching orders of a menu. */
async function matching(menuId: number, { state, q, inbox, ...days }: OrderFilters, now: Date) {
  const sql = await connection();
  const query = sql('carts').where({ menu_id: menuId }).whereNotNull('placed_at');
  if (state !== undefined) whereState(query, statesOf(state), now);
  (inbox === '1' ? whereInInbox : whereDays)(query, days);
  if (q !== undefined && q.trim() !== '') whereFound(query, q);
  // Leaves out practice orders that have ended, and all of them in the history of a period, which counts its orders.
  const isHistory = inbox !== '1' && (days.from ?? days.to) !== undefined;
  void query.where((any) => {
    void any.where('is_practice', false);
    if (!isHistory) void any.orWhere((open) => whereState(open, OPEN_STATES, now));
  });
  // The query is wrapped in an object, because `await` would execute a bare Knex query.
  return { query };
}

/** Reads orders by row id, in the order of the ids. */
async function ordersOf(ids: readonly number[], now: Date): Promise<GuestOrder[]> {
  const found = await rows(CARTS).findMany({ where: { id: { $in: ids } } });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [orderOf(row, now.getTime())] : [];
  });
}

/** A page of matching orders, newest first, with the total. Takes three queries. */
export async function listOrders(menuId: number, query: OrderQuery, now: Date): Promise<WithMeta<GuestOrder[]>> {
  const { page, limit } = query;
  const { query: found } = await matching(menuId, query, now);
  const [counted] = await found.clone().count<{ total: number | string }[]>({ total: '*' });
  const ids: { id: number }[] = await found
    .clone()
    .select('id')
    .orderBy([
      { column: 'placed_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset((page - 1) * limit);
  const orders = await ordersOf(
    ids.map(({ id }) => id),
    now,
  );
  return new WithMeta(orders, { total: Number(counted?.total ?? 0), page, limit });
}

/** Rows per batch, to limit memory. */
const BATCH_ROWS = 200;

/** All matching orders without practice orders, newest first, in batches read on demand. */
export async function* allOrders(
  menuId: number,
  filters: OrderFilters,
  now: Date,
): AsyncGenerator<readonly GuestOrder[]> {
  for (let last: number | undefined; ;) {
    const { query: found } = await matching(menuId, filters, now);
    void found.where({ is_practice: false });
    if (last !== undefined) void found.where('id', '<', last);
    const ids: { id: number }[] = await found.select('id').orderBy('id', 'desc').limit(BATCH_ROWS);
    if (ids.length > 0)
      yield await ordersOf(
        ids.map(({ id }) => id),
        now,
      );
    if (ids.length < BATCH_ROWS) return;
    last = ids.at(-1)?.id;
  }
}
