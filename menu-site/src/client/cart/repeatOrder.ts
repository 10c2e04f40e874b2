/** Repeats an earlier order of this device. (docs/spec/public-site.md#repeat) */
import type { Cart, Envelope, ErrorEnvelope, RepeatPreview } from '@qaima/schemas';
import { readJson } from '@qaima/schemas/core/json';
import { readTable } from '../scannedTable.js';
import { callCartApi, toStoredCart, type CartResponse } from './cartApi.js';
import { readStoredCart, storeCart } from './cartStore.js';
import { readUnsentCarts } from './unsentCarts.js';

/** Whether to offer an order again. False if the order was canceled, or if its message was never sent. */
export const isRepeatable = (menuId: string, { _id, state }: Cart): boolean =>
  state !== 'canceled' && !readUnsentCarts(menuId).some(({ id }) => id === _id);

/** The path of the cart API. */
const CARTS = '/api/v1/cart';

/**
 * The lines of an order that are still available today; null if the order no longer exists. @throws if the server is
 * unreachable
 */
export async function previewRepeat(orderId: string): Promise<RepeatPreview | null> {
  const response = await fetch(`${CARTS}/${encodeURIComponent(orderId)}/repeat`, {
    headers: { 'Accept-Language': document.documentElement.lang },
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error((await readJson<ErrorEnvelope>(response)).message);
  return (await readJson<Envelope<RepeatPreview>>(response)).data.data;
}

/** The statuses for a cart that was sent or deleted meanwhile. */
const CART_IS_OVER: readonly number[] = [404, 409];

/** Adds the available lines to the menu's open cart, or to a new one. @throws if the server is unreachable */
export async function repeatOrder(menuId: string, orderId: string): Promise<CartResponse> {
  const address = `${CARTS}/${encodeURIComponent(orderId)}/repeat`;
  const token = readTable(menuId)?.token;
  const table = token ? { table: token } : {};
  const open = readStoredCart(menuId)?.id;
  let answer = await callCartApi('POST', address, { ...table, ...(open ? { cart: open } : {}) });
  if (open && CART_IS_OVER.includes(answer.status)) answer = await callCartApi('POST', address, table);
  if (answer.cart) storeCart(menuId, toStoredCart(answer.cart));
  return answer;
}
