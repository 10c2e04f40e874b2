/** The way to pay of a cart. (docs/spec/domain.md#payments-of-guests) */
import {
  isMethodFor,
  offeredMethodSchema,
  toThousandths,
  type Cart,
  type GuestPaymentMethod,
  type Service,
} from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';
import type { Row } from '../../database/columnValues';
import { nextStep } from '../guest-payment/nextStep';
import { openPayment, paymentIn } from '../guest-payment/payments';
import type { CartMenu } from './cartMenu';
import { CHOOSE_PAYMENT, NO_PAYMENT_METHOD } from './errorMessages';
import { named } from './menuOfCart';

/** What guests read of the ways to pay. They are for a service and a total, which may not be chosen yet. */
export const offeredMethods = ({ paymentMethods }: CartMenu): NonNullable<Cart['paymentMethods']> =>
  paymentMethods.map((method) => named(offeredMethodSchema, { title: '', ...method }));

/**
 * The way to pay that a submission names; null if the menu offers none for the order.
 * @param total in units
 * @throws {HttpError} 400 if it is missing, unknown, or not for this order
 */
export function chosenMethod(
  { payment }: { readonly payment?: string | undefined },
  { paymentMethods }: CartMenu,
  service: Service,
  total: number,
): GuestPaymentMethod | null {
  const offered = paymentMethods.filter((method) => isMethodFor(method, service, total));
  if (payment === undefined) {
    if (offered.length > 0 && total > 0) throw invalidField('/payment', CHOOSE_PAYMENT);
    return null;
  }
  const chosen = offered.find(({ _id }) => _id === payment);
  if (!chosen) throw invalidField('/payment', NO_PAYMENT_METHOD);
  return total > 0 ? chosen : null;
}

/**
 * Begins the payment of a sent cart.
 * @param total in units
 * @param payBy null if the payment has no deadline
 * @returns the columns of the cart */
export const beginPayment = (
  cart: Row,
  method: GuestPaymentMethod,
  total: number,
  payBy: Date | null,
  { id, menu, now }: CartMenu,
) =>
  openPayment(
    cart,
    {
      menuId: id,
      method,
      amount: toThousandths(total),
      currency: menu.currency,
      payBy,
      source: 'guest',
    },
    now,
  );

/** What an answer says about the payment of a submitted cart. */
export async function paymentOfCart(row: Row, shop: CartMenu): Promise<Pick<Cart, 'payment' | 'paymentMethods'>> {
  const payment = paymentIn(row, shop.now.getTime());
  return {
    payment: payment && { ...payment, next: await nextStep(payment, shop.paymentMethods) },
    paymentMethods: offeredMethods(shop),
  };
}
