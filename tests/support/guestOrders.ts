/** Guests' orders over HTTP. */
import {
  endpointUrl,
  guestOrderEndpoints,
  menuEndpoints,
  type Cart,
  type GuestOrder,
  type MenuUpdateInput,
} from '@qaima/schemas';
import { cartOf, changeCart, newCart } from './carts.js';
import type { Client, HttpResponse } from './http.js';
import { newSeededMenu, type SeededMenu } from './menus.js';
import type { RunningServer } from './server.js';
import { sql } from './sql.js';

export const GUEST = { phone: '0791234567', receiveOption: 0 };

/** A seeded menu whose venue has an inbox. */
export async function inboxMenu(server: RunningServer, orders: MenuUpdateInput['orders'] = {}) {
  const menu = await newSeededMenu(server);
  const body = { orders: { mode: 'inbox', ...orders } } as const;
  await menu.admin.ask(menuEndpoints.change, { params: menu, body });
  return menu;
}

/** Creates a cart with one line and submits it. */
export async function placeOrder(guest: Client, { menuId, itemId }: SeededMenu, body: object = {}): Promise<Cart> {
  const cartId = await newCart(guest, menuId, [{ item: itemId, quantity: 2 }]);
  return cartOf(await changeCart(guest, cartId, { ...GUEST, ...body }));
}

export interface OrderReply {
  readonly data?: { readonly data: GuestOrder };
  readonly message?: string;
  readonly err?: { readonly statusCode: number; readonly state?: string };
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** Changes the state of an order, as a device of the venue does. */
export const move = (
  { admin, menuId }: SeededMenu,
  cartId: string,
  body: object,
  client: Client = admin,
): Promise<HttpResponse<OrderReply>> =>
  client.request<OrderReply>('PUT', endpointUrl(guestOrderEndpoints.move, { menuId, cartId }), { body });

/** The order in a successful response. @throws for other responses */
export function orderOf({ status, body }: HttpResponse<OrderReply>): GuestOrder {
  if (status !== 200 || body.data === undefined) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.data;
}

/** Moves stored times of an order into the past. */
export async function makeOlder({ data }: RunningServer, cartId: string, columns: readonly string[], ms: number) {
  const older = (column: string) =>
    data.databaseUrl === undefined ? `${column} = ${column} - ${ms}` : `${column} = ${column} - interval '${ms} ms'`;
  await sql(data, `UPDATE carts SET ${columns.map(older).join(', ')} WHERE document_id = ?`, cartId);
}
