/** Lists of guests' payments. (docs/spec/domain.md#payments-of-guests) */
import {
  guestPaymentSchema,
  isOneOf,
  PAYMENT_STATES,
  paymentStateAt,
  toLatinDigits,
  type GuestPayment,
  type PaymentState,
} from '@qaima/schemas';
import type { Knex } from 'knex';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { serialize } from '../../api-runtime/serialize';
import { textOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { invalidField } from '../../errors/httpError';
import { findPaymentRow } from '../guest-payment/payments';
import { UNKNOWN_STATE } from './errorMessages';

const TABLE = 'api::guest-payment.guest-payment';

export interface PaymentFilters {
  readonly state?: string | undefined;
  readonly due?: string | undefined;
  readonly method?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly q?: string | undefined;
}

const isState = (text: string): text is PaymentState => isOneOf(PAYMENT_STATES, text);

/** @throws {HttpError} 400 for an unknown state */
function statesOf(text: string): readonly PaymentState[] {
  const states = text.split(',').map((state) => state.trim());
  if (!states.every(isState)) throw invalidField('/state', UNKNOWN_STATE);
  return states;
}

/** Filters payments by their state at `now`: an open one past its deadline counts as expired. */
function whereState(query: Knex.QueryBuilder, states: readonly PaymentState[], now: Date): void {
  const stored = states.filter((state) => state !== 'open');
  void query.where((any) => {
    if (stored.length > 0) void any.whereIn('guest_payments.state', stored);
    if (states.includes('open'))
      void any.orWhere((open) => {
        void open
          .where('guest_payments.state', 'open')
          .where((inTime) => void inTime.whereNull('guest_payments.pay_by').orWhere('guest_payments.pay_by', '>', now));
      });
    if (states.includes('expired'))
      void any.orWhere((late) => {
        void late.where('guest_payments.state', 'open').where('guest_payments.pay_by', '<=', now);
      });
  });
}

/** Filters by a reference, also the beginning of one, or by the number of an order. */
function whereFound(query: Knex.QueryBuilder, search: string): void {
  const text = toLatinDigits(search).trim().toUpperCase().replace(/^#/, '');
  const isNumber = /^\d{1,9}$/.test(text);
  const pattern = `${text.replace(/[\\%_]/g, '\\$&')}%`;
  void query.where((found) => {
    void found.whereRaw("?? LIKE ? ESCAPE '\\'", ['guest_payments.reference', pattern]);
    if (isNumber) void found.orWhere('carts.number', Number(text));
  });
}

async function matching(menuId: number, filters: PaymentFilters, now: Date) {
  const { state, due, method, from, to, q } = filters;
  const sql = await connection();
  const query = sql('guest_payments')
    .leftJoin('carts', 'carts.document_id', 'guest_payments.cart_ref')
    .where('guest_payments.menu_id', menuId);
  if (state !== undefined) whereState(query, statesOf(state), now);
  if (due === '1') void query.where('guest_payments.is_return_due', true);
  if (method !== undefined)
    void query.where((any) => void any.where('method_ref', method).orWhere('guest_payments.kind', method));
  if (from !== undefined) void query.where('guest_payments.day', '>=', from);
  if (to !== undefined) void query.where('guest_payments.day', '<=', to);
  if (q?.trim()) whereFound(query, q);
  // The query is wrapped in an object, because `await` would execute a bare Knex query.
  return { query };
}

interface Ordered {
  readonly documentId: string;
  readonly [column: string]: unknown;
}

function shown(row: Row, order: Ordered | undefined, now: number): GuestPayment {
  const payment = serialize(guestPaymentSchema, row, ['cart', 'number', 'name']);
  const number = order?.['number'];
  return {
    ...payment,
    state: paymentStateAt(payment, now),
    cart: textOf(row['cartRef']),
    number: typeof number === 'number' ? number : null,
    name: textOf(order?.['name']),
  };
}

/** Payments by row id, with their orders, in the order of the ids. Takes two queries. */
async function paymentsOf(ids: readonly number[], now: Date): Promise<GuestPayment[]> {
  if (ids.length === 0) return [];
  const found = await rows(TABLE).findMany({ where: { id: { $in: ids } } });
  const carts = [...new Set(found.map((row) => textOf(row['cartRef'])))];
  const orders = await rows('api::cart.cart').findMany({
    where: { documentId: { $in: carts } },
    select: ['documentId', 'number', 'name'],
  });
  const orderById = new Map<string, Ordered>(orders.map((order) => [order.documentId, order]));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [shown(row, orderById.get(textOf(row['cartRef'])), now.getTime())] : [];
  });
}

/** A payment of a menu. @throws {HttpError} 404 */
export async function readPayment(menuId: number, paymentId: string, now: Date): Promise<GuestPayment> {
  const row = await findPaymentRow(menuId, paymentId);
  const order = await rows('api::cart.cart').findOne({
    where: { documentId: row.cartRef },
    select: ['documentId', 'number', 'name'],
  });
  return shown(row, order ?? undefined, now.getTime());
}

/** A page of matching payments, newest first, with the total. */
export async function listPayments(
  menuId: number,
  query: PaymentFilters & { readonly page: number; readonly limit: number },
  now: Date,
): Promise<WithMeta<GuestPayment[]>> {
  const { page, limit } = query;
  const { query: found } = await matching(menuId, query, now);
  const [counted] = await found.clone().count<{ total: number | string }[]>({ total: '*' });
  const ids: { id: number }[] = await found
    .clone()
    .select('guest_payments.id as id')
    .orderBy('guest_payments.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const payments = await paymentsOf(
    ids.map(({ id }) => id),
    now,
  );
  return new WithMeta(payments, { total: Number(counted?.total ?? 0), page, limit });
}

/** The payments that a spreadsheet contains at most, the newest. */
const MAX_SHEET_ROWS = 20_000;

/** Payments per query. */
const BATCH_ROWS = 500;

/** All matching payments, newest first. */
export async function allPayments(menuId: number, filters: PaymentFilters, now: Date): Promise<GuestPayment[]> {
  const { query } = await matching(menuId, filters, now);
  const found: { id: number }[] = await query
    .select('guest_payments.id as id')
    .orderBy('guest_payments.id', 'desc')
    .limit(MAX_SHEET_ROWS);
  const ids = found.map(({ id }) => id);
  const payments: GuestPayment[] = [];
  for (let at = 0; at < ids.length; at += BATCH_ROWS)
    payments.push(...(await paymentsOf(ids.slice(at, at + BATCH_ROWS), now)));
  return payments;
}
