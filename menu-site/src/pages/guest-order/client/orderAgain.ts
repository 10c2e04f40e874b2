/** Orders the available lines of a rejected order again, with the same customer details. */
import type { Cart, CartSubmission } from '@qaima/schemas';
import { callCartApi } from '../../../client/cart/cartApi.js';
import { rememberOrder } from '../../../client/cart/ownOrders.js';
import { readTable } from '../../../client/scannedTable.js';
import { showError, unreachable, whileBusy } from './busyButton.js';

/**
 * The customer details of a sent order.
 * @param pickup the receive option that replaces a delivery
 */
function detailsOf(cart: Cart, pickup: string | undefined, table: string | undefined): CartSubmission {
  const { clientPhone = '', name, email, guestsNo, notes, receiveOption, address, area, branch } = cart;
  const text = pickup === undefined ? address?.text : undefined;
  const option = pickup === undefined ? receiveOption : Number(pickup);
  return {
    phone: clientPhone,
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(guestsNo ? { guestsNo } : {}),
    ...(notes ? { notes } : {}),
    ...(option == null ? {} : { receiveOption: option }),
    ...(text ? { address: text } : {}),
    ...(pickup === undefined && area?._id ? { area: area._id } : {}),
    ...(pickup === undefined && branch ? { branch: branch._id } : {}),
    ...(table ? { table } : cart.table?.label && !cart.menu.hasTables ? { table: cart.table.label } : {}),
  };
}

/** The id of the new cart. After a failed submission, the next press submits this cart again. */
let made: string | null = null;

async function send(button: HTMLElement, main: HTMLElement): Promise<string | null> {
  const { call = '', menu = '', follow: cartId = '' } = main.dataset;
  const { again = '', pickup } = button.dataset;
  const table = readTable(menu)?.token;
  const { cart: before, refusal } = await callCartApi('GET', call);
  if (!before) return refusal?.message ?? '';
  if (made === null) {
    const { cart, refusal: refused } = await callCartApi('POST', again, table ? { table } : {});
    if (!cart) return refused?.message ?? '';
    made = cart._id;
  }
  const address = call.replace(cartId, made);
  // There are several places to collect the order. The guest chooses one on the cart page.
  if (pickup !== undefined && (before.menu.pickupPlaces ?? []).length > 1) {
    location.assign(`/cart/${made}${location.search}`);
    return null;
  }
  const sent = await callCartApi('PUT', address, detailsOf(before, pickup, table), { 'Idempotency-Key': made });
  if (sent.cart) rememberOrder(menu, made);
  // If the cart could not be submitted, its page shows why.
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
