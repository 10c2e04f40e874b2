/** Orders the available lines of a rejected order again, with the same customer details. */
import type { CartSubmission } from '@qaima/schemas';
import { fromThousandths } from '@qaima/schemas/money/money';
import { callCartApi, toStoredCart } from '../../../client/cart/cartApi.js';
import { readStoredCart, storeCart } from '../../../client/cart/cartStore.js';
import { orderDetails } from '../../../client/cart/orderDetails.js';
import { rememberOrder } from '../../../client/cart/ownOrders.js';
import { draftDetails } from '../../../client/cart/savedCustomer.js';
import { readTable } from '../../../client/scannedTable.js';
import { showError, unreachable, whileBusy } from '../../../client/busyButton.js';

/**
 * Keeps the details and the reason of the refusal for the page of the new cart, and lets the menu link to this cart
 * unless the guest has another one.
 */
async function continueInCart(
  menu: string,
  address: string,
  details: CartSubmission,
  reason: string | undefined,
): Promise<void> {
  const { cart } = await callCartApi('GET', address);
  if (!cart) return;
  draftDetails(cart._id, details, reason);
  if (!readStoredCart(menu)) storeCart(menu, toStoredCart(cart));
}

/** The id of the new cart. After a failed submission, the next press submits this cart again. */
let made: string | null = null;

async function send(button: HTMLElement, main: HTMLElement): Promise<string | null> {
  const { call = '', menu = '', follow: cartId = '' } = main.dataset;
  const { again = '', pickup, complete, sum = '0' } = button.dataset;
  const table = readTable(menu)?.token;
  const { cart: before, refusal } = await callCartApi('GET', call);
  if (!before) return refusal?.message ?? '';
  if (made === null) {
    const { cart, refusal: refused } = await callCartApi('POST', again, table ? { table } : {});
    if (!cart) return refused?.message ?? '';
    made = cart._id;
  }
  const address = call.replace(cartId, made);
  const details = orderDetails(before, { pickup, table });
  const submission = { ...details, expectedTotal: fromThousandths(Number(sum)) };
  // The guest has to add something, or to choose one of several places at which the order is collected.
  const isIncomplete = complete !== undefined || (pickup !== undefined && (before.menu.pickupPlaces ?? []).length > 1);
  const sent = isIncomplete ? null : await callCartApi('PUT', address, submission, { 'Idempotency-Key': made });
  if (sent?.cart) rememberOrder(menu, made);
  else await continueInCart(menu, address, details, sent?.refusal?.message);
  location.assign(`/cart/${made}${location.search}`);
  return null;
}

export async function orderAgain(button: HTMLElement, main: HTMLElement): Promise<void> {
  showError(button, '');
  await whileBusy(button, async () => {
    try {
      const message = await send(button, main);
      if (message !== null) showError(button, message);
    } catch {
      showError(button, unreachable());
    }
  });
}
