/**
 * Takes back an order whose message was not sent: the guest cancels it, or changes it as an open cart.
 * (docs/spec/public-site.md#after-submission)
 */
import { showError, unreachable, whileBusy } from '../busyButton.js';
import { callCartApi } from './cartApi.js';
import { orderDetails } from './orderDetails.js';
import { repeatOrder } from './repeatOrder.js';
import { draftDetails } from './savedCustomer.js';
import { removeUnsentCart } from './unsentCarts.js';

/** The path of the cart that has the order's lines and details; null if none of the lines can be ordered any more. */
async function reopened(menuId: string, orderId: string): Promise<string | null> {
  const { cart: order } = await callCartApi('GET', `/api/v1/cart/${orderId}`);
  const { cart } = await repeatOrder(menuId, orderId);
  if (!cart) return null;
  if (order) draftDetails(cart._id, orderDetails(order), undefined);
  return `/cart/${cart._id}${location.search}`;
}

/** Cancels the order of a pressed button. If the button's `data-take-back` is `edit`, opens it as a cart. */
export async function takeBackOrder(
  button: HTMLElement,
  { menu = '', cart: orderId = '' }: DOMStringMap,
): Promise<void> {
  showError(button, '');
  await whileBusy(button, async () => {
    try {
      const { cart, status, refusal } = await callCartApi('POST', button.dataset['call'] ?? '');
      // 409 means that the venue has responded. The page then shows its response.
      if (!cart && status !== 409) {
        showError(button, refusal?.message);
        return;
      }
      removeUnsentCart(menu, orderId);
      const path = cart && button.dataset['takeBack'] === 'edit' ? await reopened(menu, orderId) : null;
      if (path === null) location.reload();
      else location.assign(path);
    } catch {
      showError(button, unreachable());
    }
  });
}
