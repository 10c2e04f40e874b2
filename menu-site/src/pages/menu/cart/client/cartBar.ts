/** Shows the link to the cart, with count and total, while the device has a cart. (docs/spec/public-site.md#cart-bar) */
import { toThousandths } from '@qaima/schemas/money/money';
import { onCardsChange } from '../../client/cardMoveEvents.js';
import { showAmount } from '../../../../client/money.js';
import {
  hasQueuedLines,
  hasUnsentCarts,
  onCartChange,
  storeCart,
  readStoredCart,
} from '../../../../client/cart/cartStore.js';

/** The minimum width for the cart sidebar. Must equal the width in `menu/cart/cartSidebar.css`. */
const wide = matchMedia('(min-width: 67.5em)');

/** Fills the cart sidebar if it is visible: with the lines, or with a message for an empty cart. */
async function drawCard(bar: HTMLElement, { menu = '', currency }: DOMStringMap): Promise<void> {
  const [sentence, list] = [
    bar.parentElement?.querySelector('p'),
    bar.parentElement?.querySelector<HTMLElement>('ul[data-until]'),
  ];
  if (!sentence || !list || !wide.matches) return;
  sentence.hidden = !bar.querySelector<HTMLElement>('.go-to-cart')?.hidden;
  // The code that draws lines is loaded only if the cart has some.
  if (!readStoredCart(menu)?.lines?.length && !hasQueuedLines(menu) && list.hidden)
    (await import('./emptyCart.js')).showFactsInEmptyCart(list);
  else (await import('./cartSidebar.js')).renderCartLines(list, menu, currency);
}

/** Shows the reminder of an order that was submitted but not sent, above the open cart. */
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
  // A cart of which everything has sold out still leads to its page, which offers replacements.
  link.hidden = !cart || (cart.lines?.length ?? cart.count) === 0;
  bar.hidden = link.hidden;
  remind(bar, shop).catch((error: unknown) => console.info(error));
  link.href = `/cart/${cart?.id ?? ''}${link.dataset['query'] ?? ''}`;
  count.textContent = String(cart?.count ?? '');
  showAmount(link.querySelector('[data-total]'), toThousandths(cart?.total), shop['currency']);
  // What waits for the network is added to the bar by a module of its own, which visitors with an empty cart do not load.
  const whole =
    cart || hasQueuedLines(shop['menu'] ?? '')
      ? import('./queuedInCartBar.js').then(({ showQueuedLines }) => showQueuedLines(bar, link, shop))
      : Promise.resolve();
  // If this fails, the bar still links to the cart.
  whole.then(() => drawCard(bar, shop)).catch((error: unknown) => console.info(error));
  if (before === count.textContent) return;
  bar.classList.remove('bump');
  requestAnimationFrame(() => bar.classList.add('bump'));
}

/** Updates the stored cart from the server. Removes it if it was submitted or deleted. */
async function refresh(menuId: string, address: string): Promise<void> {
  const stored = readStoredCart(menuId);
  if (!stored) return;
  try {
    // Few visitors have a cart.
    const { callCartApi, toStoredCart } = await import('../../../../client/cart/cartApi.js');
    const { status, cart, rty } = await callCartApi('GET', `${address}/${stored.id}`);
    if (readStoredCart(menuId)?.id !== stored.id) return;
    if (cart && rty && cart.menu._id === menuId) storeCart(menuId, toStoredCart(cart));
    else if (cart || status === 404) storeCart(menuId, null);
  } catch {
    // The server is unreachable: keeps the last known state.
  }
}

export function initCartBar(bar: HTMLElement, shop: DOMStringMap): void {
  const again = () => draw(bar, shop);
  again();
  onCartChange(again);
  wide.addEventListener('change', again);
  const { menu = '', call = '' } = shop;
  void refresh(menu, call);
  // What is no longer sold out counts again.
  onCardsChange(document, () => void refresh(menu, call));
  // The browser may restore this page from its back/forward cache. Meanwhile, the guest may have changed the cart on
  // the cart page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refresh(menu, call);
  });
}
