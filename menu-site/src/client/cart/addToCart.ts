/** Adds a line to the stored cart, or creates a cart with it. (docs/spec/public-site.md#item-panel) */
import type { Cart, CartLineCreateInput } from '@qaima/schemas';
import { callCartApi, findLineIndex, toStoredCart, type CartResponse } from './cartApi.js';
import { readQueuedLines, storeQueuedLines, type QueuedAs } from './queuedLines.js';
import { readStoredCart, storeCart } from './cartStore.js';
import { readTable } from '../scannedTable.js';
import { navigatorFeatures } from '../navigatorFeatures.js';

export interface CartTarget {
  readonly menuId: string;
  /** The URL for creating carts. */
  readonly address: string;
}

/**
 * The result of adding a line; a failure has the server's message if it sent one. `isQueued`: there is no network, so the
 * device queues the line. `isRefused`: the server will never accept it.
 */
export type AddResult =
  | { readonly ok: true; readonly isQueued?: boolean }
  | { readonly ok: false; readonly message: string | undefined; readonly isRefused?: boolean };

/**
 * An addition whose response was lost. If the line in the cart later has at least this quantity, the server has
 * received the addition: it must not be repeated.
 */
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

/** The stored cart if it is still open; null if there is none. @throws if the server could not be asked */
async function openCart({ menuId, address }: CartTarget): Promise<Cart | null> {
  const stored = readStoredCart(menuId);
  if (!stored) return null;
  const { status, cart, rty, refusal } = await callCartApi('GET', `${address}/${stored.id}`);
  if (cart && rty && cart.menu._id === menuId) return cart;
  if (status !== 404 && !cart) throw new Error(refusal?.message);
  return null;
}

/** These statuses do not change by trying again. */
const FINAL_STATUSES: readonly number[] = [400, 404, 409];

const refusalOf = ({ status, refusal }: CartResponse): AddResult => ({
  ok: false,
  message: refusal?.message,
  isRefused: FINAL_STATUSES.includes(status),
});

async function add(counter: CartTarget, line: CartLineCreateInput): Promise<AddResult> {
  const { menuId, address } = counter;
  const cart = await openCart(counter);
  let answer = cart && (await addTo(cart, `${address}/${cart._id}`, line));
  // Another tab has submitted the cart. The line goes into a new cart.
  if (answer?.status === 409 && !(await openCart(counter))) answer = null;
  const table = readTable(menuId)?.token;
  answer ??= await callCartApi('POST', address, { menu: menuId, items: [line], ...(table ? { table } : {}) });
  if (!answer.cart) return refusalOf(answer);
  storeCart(menuId, toStoredCart(answer.cart));
  return { ok: true };
}

/** Runs the changes of all tabs one after another. At the same time, two tabs could create two carts. */
async function inTurn(menuId: string, change: () => Promise<AddResult>): Promise<AddResult> {
  const work = async (): Promise<AddResult> => {
    try {
      return await change();
    } catch (error) {
      // The server's message if it sent one; messages of network errors are not written for guests.
      const said = error instanceof Error && !(error instanceof TypeError) && !(error instanceof SyntaxError);
      return { ok: false, message: said ? error.message || undefined : undefined };
    }
  };
  // The Web Locks API is available only in secure contexts.
  const { locks } = navigatorFeatures();
  return locks ? locks.request(`cart ${menuId}`, work) : work();
}

function queue(menuId: string, line: CartLineCreateInput, as: QueuedAs): AddResult {
  const isQueued = storeQueuedLines(menuId, [...readQueuedLines(menuId), { line, ...as }]);
  return isQueued ? { ok: true, isQueued } : { ok: false, message: undefined };
}

/**
 * Only a device that knows that it has no network queues a line. If a request fails otherwise, it may have reached the
 * server.
 * @param as how the line is shown if it is queued
 */
export const addToCart = (counter: CartTarget, line: CartLineCreateInput, as: QueuedAs): Promise<AddResult> =>
  navigator.onLine
    ? inTurn(counter.menuId, () => add(counter, line))
    : Promise.resolve(queue(counter.menuId, line, as));

/**
 * Changes a line of the stored cart.
 * @param next the new quantity (0 removes the line), or the line that replaces this one
 */
export const changeLine = (
  counter: CartTarget,
  line: CartLineCreateInput,
  next: number | CartLineCreateInput,
): Promise<AddResult> =>
  inTurn(counter.menuId, async () => {
    const cart = await openCart(counter);
    const index = cart ? findLineIndex(cart, line) : -1;
    if (!cart || index < 0) return { ok: false, message: undefined };
    const address = `${counter.address}/${cart._id}?index=${index}`;
    const body = typeof next === 'number' ? { quantity: next } : next;
    const answer = await (next === 0 ? callCartApi('DELETE', address) : callCartApi('PUT', address, body));
    if (!answer.cart) return { ok: false, message: answer.refusal?.message };
    storeCart(counter.menuId, toStoredCart(answer.cart));
    return { ok: true };
  });
