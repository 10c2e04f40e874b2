/**
 * The cart page and its receipt. Anybody who has the URL may read them; they are never cached.
 * (docs/spec/domain.md#receipt)
 */
import type { CartData } from '@qaima/schemas';
import { menuOfWaitingCart, OPEN_CART_HASH } from '@qaima/schemas/cart/waitingCart';
import { pageLanguage, type RequestContext } from '../http/requestContext.js';
import { sendResponse } from '../http/responses.js';
import { pathPattern, type Route } from '../http/router.js';
import { sendUncached, type VisitorData } from './uncachedVisitorData.js';
import { accountHeaders } from './securityHeaders.js';
import type { SiteRenderer } from './renderer.js';

const MENU_PATH = /^\/m\/[A-Za-z0-9_-]{1,60}$/;

/** The menu page's path from the `Referer` header; null if the referrer is not a menu page. */
function menuBefore({ req: { headers } }: RequestContext): string | null {
  const { referer = '', host } = headers;
  if (!URL.canParse(referer)) return null;
  const before = new URL(referer);
  return before.host === host && MENU_PATH.test(before.pathname) ? before.pathname : null;
}

/** Leads to the menu of a cart that only waits on the guest's device. The script of that page sends its lines. */
function redirectToMenu(context: RequestContext, menuId: string): void {
  const query = pageLanguage(context) === 'en' ? '?lang=en' : '';
  const headers = {
    Location: `/m/${menuId}${query}${OPEN_CART_HASH}`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  sendResponse(context.res, 303, headers, '');
}

export function cartRoute(site: SiteRenderer, reader: VisitorData): Route {
  return {
    name: 'carts',
    match: pathPattern('/cart/', /^\/cart\/([A-Za-z0-9_-]{1,60})\/?$/),
    async handle(context, cartId) {
      const waitsFor = menuOfWaitingCart(cartId);
      if (waitsFor !== null) {
        redirectToMenu(context, waitsFor);
        return true;
      }
      const found = await reader.cart(context, cartId);
      // The page of a rejected order offers to order the lines that are still available.
      const isRejected = found?.cart.state === 'rejected';
      const data: CartData = found
        ? { kind: 'cart', ...found, back: null, repeat: isRejected ? await reader.repeat(context, cartId) : null }
        : { kind: 'cart', cart: null, rty: false, back: menuBefore(context) };
      const { html, style, status } = site.renderPage(context.path, pageLanguage(context), data);
      sendUncached(context.res, status, accountHeaders(style), html);
      return true;
    },
  };
}
