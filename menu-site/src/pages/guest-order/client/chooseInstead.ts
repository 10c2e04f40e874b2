/**
 * Leads from a rejected order to the menu, where the guest chooses something instead of what has sold out. The rest is in
 * the cart by then, with the same details. (docs/spec/public-site.md#order-page)
 */
import { parseJson } from '@qaima/schemas/core/json';
import { withCart } from '../../../client/cart/cartInAddress.js';
import { callCartApi } from '../../../client/cart/cartApi.js';
import { readStoredCart } from '../../../client/cart/cartStore.js';
import { orderDetails } from '../../../client/cart/orderDetails.js';
import { repeatOrder } from '../../../client/cart/repeatOrder.js';
import { draftDetails } from '../../../client/cart/savedCustomer.js';
import { readStorage, writeStorage } from '../../../client/storage.js';
import { MISSING_HASH, storeReplaced, type MissingDish } from '../../../client/cart/replacedLine.js';
import { showError, unreachable, whileBusy } from '../../../client/busyButton.js';

/** The cart that has the rest of an order, in this tab. A second press must not add the rest again. */
const keyOf = (orderId: string) => `rest:${orderId}`;

async function addRest({ menu = '', call = '', follow: orderId = '' }: DOMStringMap): Promise<void> {
  const open = readStoredCart(menu)?.id;
  if (open !== undefined && readStorage<string>('sessionStorage', keyOf(orderId)) === open) return;
  const { cart: order } = await callCartApi('GET', call);
  const { cart } = await repeatOrder(menu, orderId);
  // Meanwhile nothing may be left. The guest then begins with the replacement.
  if (!cart) return;
  writeStorage('sessionStorage', keyOf(orderId), cart._id);
  if (order && cart._id !== open) draftDetails(cart._id, orderDetails(order), undefined);
}

/** Follows the link to the menu, after the rest of the order was added to the cart. */
export async function chooseInstead(link: HTMLAnchorElement, { dataset }: HTMLElement): Promise<void> {
  showError(link, '');
  await whileBusy(link, async () => {
    try {
      if (link.dataset['rest'] !== undefined) await addRest(dataset);
      storeReplaced(dataset['menu'] ?? '', { missing: parseJson<MissingDish[]>(link.dataset['missing'] ?? '[]') });
      location.assign(link.href + withCart(MISSING_HASH));
    } catch {
      showError(link, unreachable());
    }
  });
}
