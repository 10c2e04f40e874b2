/** Shows the link to the cart while there is one, with its content. (docs/spec/public-site.md#cart-bar) */
import { toThousandths } from '@qaima/schemas/money/money';
import { callCartApi, toStoredCart } from '../../../../client/cart/cartApi.js';
import { sendCartToServiceWorker } from './offlineCart.js';
import { showAmount } from '../../../../client/money.js';
import { hasUnsentCarts, onCartChange, storeCart, readStoredCart } from '../../../../client/cart/cartStore.js';

/** From where on the card beside the menu has room: as in `menu/cart/cartCard.css`. */
const wide = matchMedia('(min-width: 1080px)');

/** The card that the bar stands in: its lines where there is room, or that there are none. */
async function drawCard(bar: HTMLElement, { menu = '', currency }: DOMStringMap): Promise<void> {
  const [sentence, list] = [bar.parentElement?.querySelector('p'), bar.parentElement?.querySelector('ul')];
  if (!sentence || !list || !wide.matches) return;
  const linesNow = () => readStoredCart(menu)?.lines ?? [];
  sentence.hidden = !bar.querySelector<HTMLElement>('.go-to-cart')?.hidden;
  // Most guests hold a phone, and an empty cart needs nothing.
  if (linesNow().length === 0) list.hidden = true;
  else (await import('./cartCard.js')).renderCartLines(list, linesNow(), currency);
}

/** Orders that were not sent to the business come before a cart that is being filled. */
async function remind(bar: HTMLElement, { menu = '', currency }: DOMStringMap): Promise<void> {
  const panel = bar.querySelector<HTMLElement>('.unsent');
  if (!panel || (panel.hidden && !hasUnsentCarts(menu))) return;
  (await import('./unsentReminder.js')).renderUnsentReminder(panel, menu, currency);
  if (!panel.hidden) bar.hidden = false;
  else bar.hidden = bar.querySelector<HTMLElement>('.go-to-cart')?.hidden ?? true;
}

function draw(bar: HTMLElement, shop: DOMStringMap): void {
  const cart = readStoredCart(shop['menu'] ?? '');
  const link = bar.querySelector<HTMLAnchorElement>('.go-to-cart');
  const count = bar.querySelector('[data-count]');
  if (!link || !count) return;
  const before = count.textContent;
  link.hidden = !cart || cart.count === 0;
  bar.hidden = link.hidden;
  remind(bar, shop).catch((error: unknown) => console.info(error));
  link.href = `/cart/${encodeURIComponent(cart?.id ?? '')}${link.dataset['query'] ?? ''}`;
  count.textContent = String(cart?.count ?? '');
  showAmount(link.querySelector('[data-total]'), toThousandths(cart?.total), shop['currency']);
  // Without its lines the card still leads to the cart.
  drawCard(bar, shop).catch((error: unknown) => console.info(error));
  if (cart) sendCartToServiceWorker(cart, shop);
  if (before === count.textContent) return;
  bar.classList.remove('bump');
  requestAnimationFrame(() => bar.classList.add('bump'));
}

/** Hears what has become of the cart meanwhile; one that was sent, or is gone, is no longer gone to. */
async function refresh(menuId: string, address: string): Promise<void> {
  const stored = readStoredCart(menuId);
  if (!stored) return;
  try {
    const { status, cart, rty } = await callCartApi('GET', `${address}/${stored.id}`);
    if (readStoredCart(menuId)?.id !== stored.id) return;
    if (cart && rty) storeCart(menuId, toStoredCart(cart));
    else if (cart || status === 404) storeCart(menuId, null);
  } catch {
    // What was last heard stays.
  }
}

export function initCartBar(bar: HTMLElement, shop: DOMStringMap): void {
  const again = () => draw(bar, shop);
  again();
  onCartChange(again);
  wide.addEventListener('change', again);
  const { menu = '', call = '' } = shop;
  void refresh(menu, call);
  // A page that comes back as it was left may have been left for the cart.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refresh(menu, call);
  });
}
