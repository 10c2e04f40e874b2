/** The cart's calls as the page makes them. */
import type { Cart, CartLine, CartLineCreateInput, ErrorEnvelope } from '@qaima/schemas';
import { lineName } from '@qaima/schemas/cart/lineTitle';
import type { StoredCart, StoredLine } from './cartStore.js';

interface Success {
  readonly data: { readonly data: Cart; readonly rty: boolean };
}

/** What a call came to: the cart, or why not. */
export interface CartResponse {
  readonly status: number;
  readonly cart: Cart | null;
  /** Whether the cart is still open. */
  readonly rty: boolean;
  readonly refusal: ErrorEnvelope | null;
}

/** @throws when the server can't be reached, or answers what is none of its answers */
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
  const answer = (await response.json()) as Success & ErrorEnvelope;
  const { status } = response;
  if (!response.ok) return { status, cart: null, rty: false, refusal: answer };
  return { status, cart: answer.data.data, rty: answer.data.rty, refusal: null };
}

/** The line of a cart that is the same choice: item or combo, sub-item and dates; -1 when there is none. */
export function findLineIndex(
  { items }: Cart,
  { item, combo, subItem, startDate, endDate }: CartLineCreateInput,
): number {
  return items.findIndex(
    (line) =>
      line.item?._id === item &&
      line.combo?._id === combo &&
      (line.subItem ?? null) === (subItem ?? null) &&
      (line.startDate ?? null) === (startDate ?? null) &&
      (line.endDate ?? null) === (endDate ?? null),
  );
}

function lineShown(line: CartLine): StoredLine {
  const { quantity, startDate, endDate, price } = line;
  const title = lineName(line);
  if (startDate && endDate) return { title, quantity: 0, dates: [startDate, endDate], price };
  return { title, quantity, price };
}

/** What is kept of a cart on the device: a reservation's lines count as one each. */
export function toStoredCart({ _id, items, total, menu }: Cart): StoredCart {
  const reserve = menu.settings.purchaseMethod === 'reserve';
  const count = items.reduce((sum, { quantity }) => sum + (reserve ? 1 : quantity), 0);
  return { id: _id, total, count, lines: items.map(lineShown) };
}
