/** How guests pay for a sent order. (docs/spec/domain.md#payments-of-guests) */
import {
  isCovered,
  isFinal,
  isMenuId,
  MAX_CART_PAYMENTS,
  toLatinDigits,
  type GuestPaymentMethod,
  type PaymentClaim,
  type PaymentStart,
  type PaymentStep,
} from '@qaima/schemas';
import { instantOf, type Row } from '../../database/columnValues';
import { findWithMenuId } from '../../database/rows';
import { HttpError, invalidField } from '../../errors/httpError';
import type { CartMenu } from '../cart/cartMenu';
import { NO_CART, NOT_SUBMITTED } from '../cart/errorMessages';
import { shopOf } from '../cart/menuOfCart';
import { beginPayment, chosenMethod } from '../cart/payment';
import { changed, changeOrder, type Values } from '../guest-order/stateTransitions';
import { orderOf, stateOf } from '../guest-order/findOrder';
import { placePaid } from '../guest-order/unpaidOrders';
import { countPayments, movePayment, paymentIn } from '../guest-payment/payments';
import { nextStep } from '../guest-payment/nextStep';
import { NOTHING_TO_PAY, ORDER_ENDED, PAID_ALREADY, TOO_MANY } from './errorMessages';

async function menuOfCart(cartId: string): Promise<number> {
  const found = isMenuId(cartId) ? await findWithMenuId('api::cart.cart', cartId) : null;
  if (found?.menuId == null) throw new HttpError(404, NO_CART);
  if (!found.row['state']) throw new HttpError(409, NOT_SUBMITTED);
  return found.menuId;
}

async function stepOf(row: Row, shop: CartMenu): Promise<PaymentStep> {
  const payment = paymentIn(row, shop.now.getTime());
  if (!payment) throw new HttpError(409, NOTHING_TO_PAY);
  return { payment, next: await nextStep(payment, shop.paymentMethods) };
}

/** Replaces the payment of an order by one of another way to pay, or by another try. */
async function restart(row: Row, method: GuestPaymentMethod, shop: CartMenu): Promise<Values> {
  const { now } = shop;
  if ((await countPayments(row.documentId)) >= MAX_CART_PAYMENTS) throw new HttpError(429, TOO_MANY);
  const state = stateOf(row, now.getTime()) ?? 'pending';
  const former = paymentIn(row, now.getTime());
  const { total } = orderOf(row, now.getTime());
  const isWaiting = state === 'unpaid';
  const placed = isWaiting && method.when !== 'before' ? await placePaid(shop.id, row, false, now) : {};
  if (former?.state === 'open') await movePayment(row, former._id, { to: 'canceled', source: 'guest' }, state, now);
  // The deadline of the order stays: it holds portions that others want. Once it is placed, there is none.
  const payBy = isWaiting && method.when === 'before' ? instantOf(row['payBy']) : null;
  const begun = await beginPayment(row, method, total, payBy, shop);
  if (!isWaiting) await changed(shop.id, row, now, {});
  return { ...placed, ...begun };
}

/** Begins the payment of a sent order, or repeats what to do for the open one. */
export async function beginOrderPayment(cartId: string, { method }: PaymentStart, now: Date): Promise<PaymentStep> {
  const menuId = await menuOfCart(cartId);
  const shop = await shopOf(menuId, now);
  const row = await changeOrder(menuId, cartId, async (stored) => {
    const current = paymentIn(stored, now.getTime());
    const order = orderOf(stored, now.getTime());
    const { state, service, total } = order;
    if (current && isCovered(current.state)) throw new HttpError(409, PAID_ALREADY, { state: current.state, current });
    if (isFinal(state)) throw new HttpError(409, ORDER_ENDED, { state, current });
    const isSame = method === undefined || method === current?.method._id;
    if (current && isSame && (current.state === 'open' || current.state === 'claimed')) return {};
    if (current?.state === 'claimed') throw new HttpError(409, PAID_ALREADY, { state: current.state, current });
    const wanted = chosenMethod({ payment: method ?? current?.method._id }, shop, service, total);
    if (!wanted) throw new HttpError(409, NOTHING_TO_PAY);
    return restart(stored, wanted, shop);
  });
  return stepOf(row, shop);
}

const LAST4 = /^\d{4}$/;
const FOUR_DIGITS = { ar: 'اكتب أربعة أرقام.', en: 'Please enter four digits.' };

/** Records that the guest has transferred the amount. An order that waits for it reaches the venue, which judges. */
export async function claimPayment(
  cartId: string,
  paymentId: string,
  { sender = '', last4 = '' }: PaymentClaim,
  now: Date,
): Promise<PaymentStep> {
  const digits = toLatinDigits(last4);
  if (digits !== '' && !LAST4.test(digits)) throw invalidField('/last4', FOUR_DIGITS);
  const menuId = await menuOfCart(cartId);
  const shop = await shopOf(menuId, now);
  const claim = { ...(sender.trim() ? { sender: sender.trim() } : {}), ...(digits ? { last4: digits } : {}) };
  const row = await changeOrder(menuId, cartId, async (stored) => {
    const state = stateOf(stored, now.getTime()) ?? 'pending';
    // The venue answers it whatever its settings, because it alone knows whether the money came. Before the payment's
    // event, because placing locks the counters in another order.
    const placed = state === 'unpaid' ? await placePaid(menuId, stored, true, now) : {};
    if (state !== 'unpaid') await changed(menuId, stored, now, {});
    const payment = await movePayment(stored, paymentId, { to: 'claimed', source: 'guest', claim }, state, now);
    return { ...placed, ...payment };
  });
  return stepOf(row, shop);
}
