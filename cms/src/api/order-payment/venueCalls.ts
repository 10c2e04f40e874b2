/** How a venue records the payments of its guests. (docs/spec/domain.md#payments-of-guests) */
import { opensOrder, type GuestPayment, type PaymentMove, type Refund } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { runOnce } from '../../api-runtime/currentCall';
import type { Actor } from '../../http/sessions/store';
import { stateOf } from '../guest-order/findOrder';
import { changed, changeOrder } from '../guest-order/stateTransitions';
import { placePaid } from '../guest-order/unpaidOrders';
import { findPaymentRow, movePayment, type PaymentChange } from '../guest-payment/payments';
import { readPayment } from './list';

/** Moves a payment under the lock of its order, which is placed if it waited for the money. */
async function change(menu: MenuRef, paymentId: string, wanted: PaymentChange, now: Date): Promise<void> {
  const { cartRef } = await findPaymentRow(menu.id, paymentId);
  await changeOrder(menu.id, cartRef, async (row) => {
    const state = stateOf(row, now.getTime()) ?? 'pending';
    const placed = state === 'unpaid' && opensOrder(wanted.to) ? await placePaid(menu.id, row, false, now) : {};
    if (state !== 'unpaid' && row['placedAt']) await changed(menu.id, row, now, {});
    const payment = await movePayment(row, paymentId, wanted, state, now);
    return { ...placed, ...payment };
  });
}

/** Records that a payment arrived, did not, or was cancelled. @throws {HttpError} 409 with its state if it can't be */
export async function movePaymentByVenue(
  menu: MenuRef,
  paymentId: string,
  { state, from, reference }: PaymentMove,
  by: Actor,
  now: Date,
): Promise<GuestPayment> {
  await change(menu, paymentId, { to: state, from, source: 'venue', by: by.username, note: reference }, now);
  return readPayment(menu.id, paymentId, now);
}

/** Records that money was given back. @throws {HttpError} 409 naming what is left, if it is less */
export async function refundPayment(
  menu: MenuRef,
  paymentId: string,
  refund: Refund,
  by: Actor,
  now: Date,
): Promise<GuestPayment> {
  const { cartRef } = await findPaymentRow(menu.id, paymentId);
  await changeOrder(menu.id, cartRef, (row) =>
    runOnce(async () => {
      const state = stateOf(row, now.getTime()) ?? 'pending';
      if (row['placedAt']) await changed(menu.id, row, now, {});
      const wanted: PaymentChange = { to: 'paid', source: 'venue', by: by.username, refund };
      return movePayment(row, paymentId, wanted, state, now);
    }),
  );
  return readPayment(menu.id, paymentId, now);
}
