/** The cart's API requests. */
import type { Cart, CartLine, CartLineCreateInput, ErrorEnvelope } from '@qaima/schemas';
import { choicesText } from '@qaima/schemas/cart/choicesText';
import { lineName } from '@qaima/schemas/cart/lineTitle';
import { isPlainLine, lineDraft, lineDraftKey } from '@qaima/schemas/cart/lineDraft';
import { openSums } from '@qaima/schemas/cart/cartSums';
import { isUnavailable } from '@qaima/schemas/cart/orderableLines';
import type { StoredCart, StoredLine } from './cartStore.js';
import { readJson } from '@qaima/schemas/core/json';
import { pageLanguage } from '../../i18n/pageLanguage.js';

interface Success {
  readonly data: { readonly data: Cart; readonly rty: boolean };
}

/** The response to a request: the cart or the error. */
export interface CartResponse {
  readonly status: number;
  readonly cart: Cart | null;
  /** Whether the cart is open. */
  readonly rty: boolean;
  readonly refusal: ErrorEnvelope<Cart> | null;
}

/** Sends a request to the cart API. @throws if the server is unreachable or sends an invalid response */
export async function callCartApi(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  address: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<CartResponse> {
  const response = await fetch(address, {
    method,
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await readJson<Success & ErrorEnvelope<Cart>>(response);
  const { status } = response;
  if (!response.ok) return { status, cart: null, rty: false, refusal: answer };
  return { status, cart: answer.data.data, rty: answer.data.rty, refusal: null };
}

/** The index of the cart's line that equals this line except for the quantity; -1 if there is none. */
export function findLineIndex({ items }: Cart, line: CartLineCreateInput): number {
  const key = lineDraftKey(line);
  return items.findIndex((other) => lineDraftKey(lineDraft(other)) === key);
}

function lineShown(line: CartLine): StoredLine {
  const { item, combo, quantity, startDate, endDate, price } = line;
  const of = combo?._id ?? item?._id;
  const title = lineName(line);
  const missing = isUnavailable(line) ? { isUnavailable: true } : {};
  if (startDate && endDate) return { title, quantity: 0, dates: [startDate, endDate], price, ...missing };
  const draft = lineDraft(line);
  const choices = choicesText(line, pageLanguage());
  return {
    title,
    quantity,
    price,
    draft,
    ...missing,
    ...(of ? { of } : {}),
    ...(choices ? { choices } : {}),
    ...(isPlainLine(draft, choices) ? { isPlain: true } : {}),
  };
}

/**
 * The part of a cart that the device stores. A line of a reservation counts as one unit. Count and total leave out what
 * has sold out since, as the cart page does.
 */
export function toStoredCart(cart: Cart): StoredCart {
  const { _id, items, menu } = cart;
  const { sums, ...input } = openSums(cart);
  const reserve = menu.settings.purchaseMethod === 'reserve';
  const orderable = items.filter((line) => !isUnavailable(line));
  const count = orderable.reduce((sum, { quantity }) => sum + (reserve ? 1 : quantity), 0);
  return {
    id: _id,
    total: sums.total / 1000,
    count,
    lines: items.map(lineShown),
    sums: input,
    hasTables: menu.hasTables,
  };
}
