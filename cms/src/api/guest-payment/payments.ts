/**
 * Stores payments of guests. A cart holds its last payment as well, so that lists of orders read it with the order. All
 * changes run under the lock of the cart's row, and the caller stores the columns that they return in the cart.
 * (docs/spec/domain.md#payments-of-guests)
 */
import {
  canMovePayment,
  cartSchema,
  formatMoney,
  fromThousandths,
  guestPaymentSchema,
  isolateLtr,
  isReturnDue,
  methodTitle,
  paymentOfOrderSchema,
  paymentStateAt,
  propertyOf,
  REFERENCE_CHARACTERS,
  REFERENCE_LENGTH,
  todayIn,
  toThousandths,
  type Currency,
  type GuestOrderState,
  type GuestPayment,
  type GuestPaymentMethod,
  type PaymentOfOrder,
  type PaymentClaim,
  type PaymentSource,
  type PaymentState,
  type Refund,
  type Thousandths,
} from '@qaima/schemas';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import { newId, randomToken } from '../../database/ids';
import { defaultColumns, rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { HttpError, invalidField } from '../../errors/httpError';
import { recordEvent } from '../menu-event/events';
import { GATEWAY_DECIDES, NO_PAYMENT, noPaymentMove, RECEIVED_NEEDED, refundTooLarge } from './errorMessages';

const TABLE = 'api::guest-payment.guest-payment';

type Values = Readonly<Record<string, unknown>>;

/** The time zone that was the menu's when the cart was sent. */
const dayOf = (cart: Row, now: Date): string => {
  const timeZone = propertyOf(propertyOf(propertyOf(cart['receipt'], 'menu'), 'settings'), 'timeZone');
  return todayIn(typeof timeZone === 'string' ? timeZone : undefined, now);
};

const paymentShape = { type: 'object', properties: { payment: cartSchema.properties.payment } } as const;

/** The last payment of a cart, in its state at `now` (epoch ms); null without one. */
export function paymentIn(cart: Row, now: number): PaymentOfOrder | null {
  const { payment } = serialize(paymentShape, cart);
  return payment ? { ...payment, state: paymentStateAt(payment, now) } : null;
}

const paymentOf = (row: Row): GuestPayment => serialize(guestPaymentSchema, row);

/** The column of a cart that holds its last payment. */
function columnsOf(payment: GuestPayment): Values {
  const shown = Object.entries(payment).filter(([name]) => Object.hasOwn(paymentOfOrderSchema.properties, name));
  // The cast is safe: all required fields are among those of the schema.
  return toColumnValues(cartSchema, { payment: Object.fromEntries(shown) as PaymentOfOrder });
}

const tell = (menuId: number, cartId: string, { _id, state }: Pick<PaymentOfOrder, '_id' | 'state'>, now: Date) =>
  recordEvent(menuId, { kind: 'payment', data: { _id: cartId, payment: { _id, state } }, published: [] }, now);

export interface NewPayment {
  readonly menuId: number;
  readonly method: GuestPaymentMethod;
  readonly amount: Thousandths;
  readonly currency: Currency;
  /** Absent if the payment has no deadline. */
  readonly payBy: Date | null;
  readonly source: PaymentSource;
}

/** Begins a payment of a cart. @returns the columns of the cart */
export async function openPayment(cart: Row, payment: NewPayment, now: Date): Promise<Values> {
  const { menuId, method, amount, currency, payBy, source } = payment;
  const { _id, kind, title = '', translations } = method;
  const own = {
    purpose: 'order' as const,
    method: { _id, kind, title, ...(translations ? { translations } : {}) },
    amount: fromThousandths(amount),
    currency,
    state: 'open' as const,
    reference: randomToken(REFERENCE_LENGTH, REFERENCE_CHARACTERS),
    refunded: 0,
    isReturnDue: false,
    payBy: payBy?.toISOString() ?? null,
    events: [{ at: now.toISOString(), to: 'open' as const, source }],
  };
  const row = await rows(TABLE).create({
    data: {
      ...toColumnValues(guestPaymentSchema, own),
      ...defaultColumns(now),
      menuId,
      cartRef: cart.documentId,
      methodRef: _id,
      kind,
      day: dayOf(cart, now),
    },
  });
  return columnsOf(paymentOf(row));
}

export const countPayments = (cartId: string): Promise<number> => rows(TABLE).count({ where: { cartRef: cartId } });

/** @throws {HttpError} 404 if the menu has no such payment */
export async function findPaymentRow(menuId: number, paymentId: string): Promise<Row & { readonly cartRef: string }> {
  const row = await rows(TABLE).findOne({ where: { documentId: paymentId, menuId } });
  if (!row || typeof row['cartRef'] !== 'string') throw new HttpError(404, NO_PAYMENT);
  return { ...row, cartRef: row['cartRef'] };
}

export interface PaymentChange {
  readonly to: PaymentState;
  readonly source: PaymentSource;
  /** The username of who changes it for the venue. */
  readonly by?: string;
  /** The state that the caller saw. */
  readonly from?: PaymentState;
  readonly claim?: PaymentClaim;
  readonly note?: string | undefined;
  readonly refund?: Refund;
}

async function enter(cart: Row, row: Row, payment: GuestPayment, amount: Thousandths, now: Date): Promise<void> {
  const sql = await connection();
  await sql('guest_payment_entries').insert({
    document_id: newId(),
    menu_id: row['menuId'],
    payment_ref: payment._id,
    kind: payment.method.kind,
    method_ref: payment.method._id,
    title: methodTitle(payment.method, 'ar'),
    day: dayOf(cart, now),
    amount,
    at: now.getTime(),
  });
}

/** What is returned of a payment after a refund. @throws {HttpError} 409 if more is returned than is left */
function refundedAfter({ amount, refunded, currency }: GuestPayment, refund: Refund): Thousandths {
  const left = toThousandths(amount) - toThousandths(refunded);
  const more = toThousandths(refund.amount);
  if (more > left) {
    const shown = {
      ar: isolateLtr(formatMoney(left, currency, 'ar')),
      en: isolateLtr(formatMoney(left, currency, 'en')),
    };
    throw invalidField('/amount', refundTooLarge(shown), 409);
  }
  return toThousandths(refunded) + more;
}

/** Whether a payment may be moved. @throws {HttpError} 409 with its state */
function mustMove({ method, state }: GuestPayment, { to, source, from, refund }: PaymentChange): void {
  if (source === 'venue' && method.kind === 'gateway' && !refund) throw new HttpError(409, GATEWAY_DECIDES, { state });
  if ((from !== undefined && from !== state) || !canMovePayment(method.kind, state, to, source))
    throw new HttpError(409, noPaymentMove(state), { state });
}

/**
 * Moves a payment of a cart, whose row the caller has locked.
 * @param order the state of the order after the change
 * @returns the columns of the cart
 * @throws {HttpError} 404, or 409 with the payment's state if it can't be moved so
 */
export async function movePayment(
  cart: Row,
  paymentId: string,
  change: PaymentChange,
  order: GuestOrderState,
  now: Date,
): Promise<Values> {
  const row = await rows(TABLE).findOne({ where: { documentId: paymentId, cartRef: cart.documentId } });
  if (!row) throw new HttpError(404, NO_PAYMENT);
  const stored = paymentOf(row);
  const before = { ...stored, state: paymentStateAt(stored, now.getTime()) };
  mustMove(before, change);
  const { source, by, claim, note, refund } = change;
  const at = now.toISOString();
  const refunded = refund ? refundedAfter(before, refund) : toThousandths(before.refunded);
  const to = refund && refunded === toThousandths(before.amount) ? 'refunded' : change.to;
  const moved: GuestPayment = {
    ...before,
    state: to,
    refunded: fromThousandths(refunded),
    ...(claim ? { claim: { at, ...claim } } : {}),
    ...(by ? { by } : {}),
    ...(note?.trim() ? { note: note.trim() } : {}),
    ...(to === 'paid' && before.state !== 'paid' ? { paidAt: at } : {}),
    events: [...before.events, { at, from: before.state, to, source, ...(by ? { by } : {}), ...refund }],
  };
  const amounts = { state: to, amount: toThousandths(moved.amount), refunded };
  const payment = { ...moved, isReturnDue: isReturnDue(amounts, order) };
  await rows(TABLE).updateMany({ where: { id: row.id }, data: toColumnValues(guestPaymentSchema, payment) });
  if (to === 'paid' && before.state !== 'paid') await enter(cart, row, payment, amounts.amount, now);
  if (refund) await enter(cart, row, payment, -toThousandths(refund.amount), now);
  await tell(Number(row['menuId']), cart.documentId, payment, now);
  return columnsOf(payment);
}

interface OrderMove {
  readonly to: GuestOrderState;
  /** Whether the transfer has arrived, of an order that is accepted. */
  readonly received?: boolean | undefined;
  readonly by?: string;
}

/** Stores what depends on the order's state. */
async function noteInPayment(
  cart: Row,
  { _id }: PaymentOfOrder,
  data: Partial<Pick<GuestPayment, 'isReturnDue' | 'received' | 'amount'>>,
): Promise<Values> {
  const row = await rows(TABLE).findOne({ where: { documentId: _id, cartRef: cart.documentId } });
  if (!row) return {};
  await rows(TABLE).updateMany({ where: { id: row.id }, data: toColumnValues(guestPaymentSchema, data) });
  return columnsOf({ ...paymentOf(row), ...data });
}

/**
 * What the move of an order does to its payment: the venue confirms a transfer, an open payment of a refused order ends,
 * and what was paid has to be returned.
 * @returns the columns of the cart
 * @throws {HttpError} 400 if an order with an announced transfer is accepted without saying whether it has arrived
 */
export async function settlePayment(cart: Row, { to, received, by }: OrderMove, now: Date): Promise<Values> {
  const payment = paymentIn(cart, now.getTime());
  if (!payment) return {};
  const { state, _id } = payment;
  if (to === 'accepted' && state === 'claimed' && cart['state'] !== 'accepted') {
    if (received === undefined) throw invalidField('/received', RECEIVED_NEEDED);
    if (!received) return noteInPayment(cart, payment, { received });
    return movePayment(cart, _id, { to: 'paid', source: 'venue', ...(by ? { by } : {}) }, to, now);
  }
  if ((to === 'rejected' || to === 'canceled') && state === 'open' && payment.method.kind !== 'gateway')
    return movePayment(cart, _id, { to: 'canceled', source: 'sweep' }, to, now);
  const amounts = { state, amount: toThousandths(payment.amount), refunded: toThousandths(payment.refunded) };
  const isDue = isReturnDue(amounts, to);
  return isDue === (payment.isReturnDue ?? false) ? {} : noteInPayment(cart, payment, { isReturnDue: isDue });
}

/** Ends the payment of an order that was not paid in time. @returns the columns of the cart */
export async function expirePayment(cart: Row, now: Date): Promise<Values> {
  const { payment } = serialize(paymentShape, cart);
  if (payment?.state !== 'open') return {};
  const row = await rows(TABLE).findOne({ where: { documentId: payment._id, cartRef: cart.documentId } });
  if (!row) return {};
  const stored = paymentOf(row);
  const event = { at: now.toISOString(), from: stored.state, to: 'expired' as const, source: 'sweep' as const };
  const ended = { ...stored, state: 'expired' as const, events: [...stored.events, event] };
  await rows(TABLE).updateMany({ where: { id: row.id }, data: toColumnValues(guestPaymentSchema, ended) });
  await tell(Number(row['menuId']), cart.documentId, ended, now);
  return columnsOf(ended);
}

/** An open payment follows the total of an order that was corrected. @returns the columns of the cart */
export async function followTotal(cart: Row, total: number, now: Date): Promise<Values> {
  const payment = paymentIn(cart, now.getTime());
  return payment?.state === 'open' && payment.amount !== total ? noteInPayment(cart, payment, { amount: total }) : {};
}
