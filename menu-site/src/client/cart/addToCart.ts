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
 * device queues the line. `isRefused`: the server will never accept it. `isUnsent`: no request that changes a cart has
 * reached the server, so nothing can be added twice.
 */
export type AddResult =
  | { readonly ok: true; readonly isQueued?: boolean }
  | {
      readonly ok: false;
      readonly message: string | undefined;
      readonly isRefused?: boolean;
      readonly isUnsent?: boolean;
    };

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

/** Nothing has been changed: the server could not be reached. */
class UnreachableError extends Error {}

/** Converts the error of a request that changes nothing if it gets lost. */
function unreachable(error: unknown): never {
  // `fetch` rejects with a `TypeError` if the network fails.
  if (error instanceof TypeError) throw new UnreachableError();
  throw error;
}

/** The stored cart if it is still open; null if there is none. @throws if the server could not be asked */
async function openCart({ menuId, address }: CartTarget): Promise<Cart | null> {
  const stored = readStoredCart(menuId);
  if (!stored) return null;
  const { status, cart, rty, refusal } = await callCartApi('GET', `${address}/${stored.id}`).catch(unreachable);
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
  // If the answer is lost, the new cart is too, because nobody knows its id.
  answer ??= await callCartApi('POST', address, {
    menu: menuId,
    items: [line],
    ...(table ? { table } : {}),
  }).catch(unreachable);
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
      if (error instanceof UnreachableError) return { ok: false, message: undefined, isUnsent: true };
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
  storeQueuedLines(menuId, [...readQueuedLines(menuId), { line, ...as }]);
  return { ok: true, isQueued: true };
}

/** Adds a line, or fails if there is no network. */
export const sendLine = (counter: CartTarget, line: CartLineCreateInput): Promise<AddResult> =>
  navigator.onLine
    ? inTurn(counter.menuId, () => add(counter, line))
    : Promise.resolve({ ok: false, message: undefined, isUnsent: true });

/**
 * Adds a line, or queues it if the server can't be reached. A line whose answer was lost is not queued: it may be in the
 * cart.
 * @param as how the line is shown if it is queued
 */
export async function addToCart(counter: CartTarget, line: CartLineCreateInput, as: QueuedAs): Promise<AddResult> {
  const outcome = await sendLine(counter, line);
  return !outcome.ok && outcome.isUnsent ? queue(counter.menuId, line, as) : outcome;
}

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
