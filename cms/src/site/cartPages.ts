/** The page of a cart, and later its receipt: whoever has its address may read it, and nobody keeps it. (Decisions, section 5.) */
import type { CartData } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { carts } from '../api/cart/cart';
import { Refusal } from '../contract/refusals';
import { pathOf, type Space } from '../door/door';
import { renderPage } from './menuPage';
import { accountHeaders } from './policy';
import { pageLanguage } from './space';

const ADDRESS = /^\/cart\/([A-Za-z0-9_-]{1,60})\/?$/;
const MENU = /^\/m\/[A-Za-z0-9_-]{1,60}$/;

/** The menu that the reader comes from; null when they come from elsewhere. */
function menuBefore({ headers: { referer = '', host } }: IncomingMessage): string | null {
  if (!URL.canParse(referer)) return null;
  const before = new URL(referer);
  return before.host === host && MENU.test(before.pathname) ? before.pathname : null;
}

async function dataOf(cartId: string, req: IncomingMessage): Promise<CartData> {
  try {
    const { data, beside } = await carts.read(cartId, new Date());
    return { kind: 'cart', cart: data, rty: beside.rty === true, back: null };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
    return { kind: 'cart', cart: null, rty: false, back: menuBefore(req) };
  }
}

async function answer(req: IncomingMessage, res: ServerResponse, path: string, cartId: string): Promise<true> {
  const data = await dataOf(cartId, req);
  const { html, style, status } = await renderPage(path, pageLanguage(req), Date.now(), data);
  res.writeHead(status, accountHeaders(style));
  res.end(req.method === 'HEAD' ? undefined : html);
  return true;
}

export const cartPages: Space = {
  name: 'carts',
  handle(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const path = pathOf(req);
    const cartId = ADDRESS.exec(path)?.[1];
    return cartId === undefined ? false : answer(req, res, path, cartId);
  },
};
