/** Adds to the stored cart, or creates one. (docs/spec/public-site.md#item-panel) */
import type { Cart, CartLineCreateInput } from '@qaima/schemas';
import { callCartApi, findLineIndex, toStoredCart, type CartResponse } from '../../../../client/cart/cartApi.js';
import { readStoredCart, storeCart } from '../../../../client/cart/cartStore.js';

export interface CartTarget {
  readonly menuId: string;
  /** Where carts are opened; each one's own address is below. */
  readonly address: string;
}

/** How an addition ended: well, or with the server's sentence (none when it gave none). */
export type AddResult = { readonly ok: true } | { readonly ok: false; readonly message: string | undefined };

/** An addition whose answer was lost: how many the line must have for it to have arrived. */
interface Lost {
  readonly line: string;
  readonly cartId: string;
  readonly quantity: number;
}
let lost: Lost | null = null;

const quantityOf = (cart: Cart, line: CartLineCreateInput) => cart.items[findLineIndex(cart, line)]?.quantity ?? 0;

async function addTo(cart: Cart, address: string, line: CartLineCreateInput): Promise<CartResponse> {
  const wanted = quantityOf(cart, line) + (line.quantity ?? 1);
  const choice = JSON.stringify(line);
  if (lost?.line === choice && lost.cartId === cart._id && quantityOf(cart, line) >= lost.quantity) {
    lost = null;
    return { status: 200, cart, rty: true, refusal: null };
  }
  lost = { line: choice, cartId: cart._id, quantity: wanted };
  const answer = await callCartApi('PUT', address, line);
  lost = null;
  return answer;
}

/** The open cart that is stored; null when there is none to add to. @throws when that can't be known now */
async function openCart({ menuId, address }: CartTarget): Promise<Cart | null> {
  const stored = readStoredCart(menuId);
  if (!stored) return null;
  const { status, cart, rty, refusal } = await callCartApi('GET', `${address}/${stored.id}`);
  if (cart && rty && cart.menu._id === menuId) return cart;
  if (status !== 404 && !cart) throw new Error(refusal?.message);
  return null;
}

async function add(counter: CartTarget, line: CartLineCreateInput): Promise<AddResult> {
  const { menuId, address } = counter;
  const cart = await openCart(counter);
  let answer = cart && (await addTo(cart, `${address}/${cart._id}`, line));
  // Sent from another tab between the two calls: what is added now begins another cart.
  if (answer?.status === 409 && !(await openCart(counter))) answer = null;
  answer ??= await callCartApi('POST', address, { menu: menuId, items: [line] });
  if (!answer.cart) return { ok: false, message: answer.refusal?.message };
  storeCart(menuId, toStoredCart(answer.cart));
  return { ok: true };
}

/** Additions of all tabs follow one another, so that two of them don't open two carts. */
export async function addToCart(counter: CartTarget, line: CartLineCreateInput): Promise<AddResult> {
  const work = async (): Promise<AddResult> => {
    try {
      return await add(counter, line);
    } catch (error) {
      // The server's own sentence, where it had one; the network's are nobody's to read.
      const said = error instanceof Error && !(error instanceof TypeError) && !(error instanceof SyntaxError);
      return { ok: false, message: said ? error.message || undefined : undefined };
    }
  };
  // Only where the page came over a safe connection.
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? locks.request(`cart ${counter.menuId}`, work) : work();
}
