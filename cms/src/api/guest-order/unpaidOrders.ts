/**
 * Orders that must be paid before the venue gets them. Until then they have no number, no tickets and no place in any
 * list or count. (docs/spec/domain.md#payments-of-guests)
 */
import { menuInCartSchema, propertyOf, toThousandths, type GuestOrderState } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import { countCouponAgain } from '../coupon/couponUses';
import { expirePayment, settlePayment } from '../guest-payment/payments';
import { movePortions, portionsIn } from '../portions/portions';
import { eventsOf, orderOf, receiptOf, type OrderEvent } from './findOrder';
import { placeOrder, serviceOfOrder, type NewOrder } from './placeOrder';

type Values = Readonly<Record<string, unknown>>;

/** The columns of an order that waits for its payment. @param payBy its deadline */
export const unpaidColumns = (order: NewOrder, payBy: Date, now: Date) => ({
  state: 'unpaid' satisfies GuestOrderState,
  payBy,
  events: [{ at: now.toISOString(), to: 'unpaid' }] satisfies readonly OrderEvent[],
  service: serviceOfOrder(order),
  orderTotal: toThousandths(order.total),
  isPractice: false,
  isUnsent: false,
});

const specialHoursShape = menuInCartSchema.properties.specialHours;

/**
 * Hands an order to the venue that was paid, or whose guest says so. Runs under the order's lock.
 * @param needsAnswer whether the venue has to answer it even if the menu accepts orders by itself
 */
export async function placePaid(menuId: number, row: Row, needsAnswer: boolean, now: Date): Promise<Values> {
  const { clientPhone = '', name = null, table, items, total } = orderOf(row, now.getTime());
  const { settings = {}, orderReceiveOptions = [], workingDays } = receiptOf(row).menu;
  const specialHours = readStored(specialHoursShape, propertyOf(propertyOf(row['receipt'], 'menu'), 'specialHours'));
  const option = row['receiveOption'];
  const order: NewOrder = {
    cartId: row.documentId,
    menuId,
    menu: {
      settings,
      orderReceiveOptions,
      ...(workingDays ? { workingDays } : {}),
      ...(specialHours ? { specialHours } : {}),
    },
    customer: {
      clientPhone,
      name,
      receiveOption: typeof option === 'number' ? option : null,
      table: table?.label ? { label: table.label } : null,
    },
    lines: items,
    total,
    earlier: eventsOf(row),
    needsAnswer,
  };
  return placeOrder(order, now);
}

/** Ends an order that was not paid: its guest cancelled it, or its time is over. Runs under the order's lock. */
export async function endUnpaid(menuId: number, row: Row, now: Date, isLate: boolean): Promise<Values> {
  const event: OrderEvent = { at: now.toISOString(), from: 'unpaid', to: 'canceled' };
  await movePortions(menuId, { given: portionsIn(row) }, now);
  const payment = isLate ? await expirePayment(row, now) : await settlePayment(row, { to: 'canceled' }, now);
  await countCouponAgain({ cartId: row.documentId, moves: [event], now });
  return {
    state: 'canceled',
    events: [...eventsOf(row), event],
    ...(isLate ? { reason: 'unpaid' } : {}),
    ...payment,
  };
}
