/** Guests' cart requests over HTTP. */
import {
  addDays,
  cartEndpoints,
  itemEndpoints,
  menuEndpoints,
  todayIn,
  endpointUrl,
  type Cart,
  type MenuUpdateInput,
} from '@qaima/schemas';
import type { HttpResponse, Client, ResponseBody, RequestOptions } from './http.js';
import { anItem, newSeededMenu, idOf, type SeededMenu } from './menus.js';
import type { RunningServer } from './server.js';

type CartReply = Omit<ResponseBody, 'data'> & { readonly data?: { readonly data: Cart; readonly rty: boolean } };
export type CartAnswer = HttpResponse<CartReply>;

const at = (cartId: string) => endpointUrl(cartEndpoints.change, { cartId });

export const createCart = (guest: Client, menu: string, items: readonly unknown[]) =>
  guest.request<CartReply>('POST', endpointUrl(cartEndpoints.create, {}), { body: { menu, items } });
export const readCart = (guest: Client, cartId: string) => guest.request<CartReply>('GET', at(cartId));
export const changeCart = (guest: Client, cartId: string, body: unknown, headers: RequestOptions['headers'] = {}) =>
  guest.request<CartReply>('PUT', at(cartId), { body, headers });
/** Puts a line at an index of the cart. */
export const putLine = (guest: Client, cartId: string, place: number, body: unknown) =>
  guest.request<CartReply>('PUT', `${at(cartId)}?at=${place}`, { body });
export const changeLine = (guest: Client, cartId: string, index: number | string, body: unknown) =>
  guest.request<CartReply>('PUT', `${at(cartId)}?index=${index}`, { body });
export const removeLine = (guest: Client, cartId: string, index: number | string) =>
  guest.request<CartReply>('DELETE', `${at(cartId)}?index=${index}`);

/** The cart in a successful response. @throws for other responses */
export function cartOf({ status, body }: CartAnswer): Cart {
  if (status !== 200 || body.data === undefined) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.data;
}

/** Creates a cart. @returns its id */
export const newCart = async (guest: Client, menu: string, items: readonly unknown[]) =>
  cartOf(await createCart(guest, menu, items))._id;

/** The date in Amman that is `days` after today. */
export const inDays = (days: number) => addDays(todayIn('Asia/Amman', new Date()), days);

export const changeMenu = ({ admin, menuId }: SeededMenu, body: MenuUpdateInput) =>
  admin.ask(menuEndpoints.change, { params: { menuId }, body });

/** A seeded menu that takes reservations. */
export async function reserveMenu(server: RunningServer) {
  const menu = await newSeededMenu(server);
  await changeMenu(menu, { purchaseMethod: 'reserve' });
  return menu;
}

/** Adds an item to a menu's section. @returns its id */
export async function addItem({ admin, menuId, sectionId }: SeededMenu, body: object = {}): Promise<string> {
  const { data } = await admin.ask(itemEndpoints.create, {
    params: { menuId, sectionId },
    body: { ...anItem, ...body },
  });
  return idOf(data);
}

export const changeItem = ({ admin, menuId, sectionId }: SeededMenu, itemId: string, body: object) =>
  admin.ask(itemEndpoints.change, { params: { menuId, sectionId, itemId }, body });

export const removeItem = ({ admin, menuId, sectionId }: SeededMenu, itemId: string) =>
  admin.ask(itemEndpoints.remove, { params: { menuId, sectionId, itemId } });
