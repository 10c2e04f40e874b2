/**
 * Counts the lines that wait for the network in the cart bar, and has them added as soon as possible.
 * (docs/spec/public-site.md#offline)
 */
import { OPEN_CART_HASH, waitingCartId } from '@qaima/schemas/cart/waitingCart';
import { toThousandths } from '@qaima/schemas/money/money';
import { hasQueuedLines, readStoredCart } from '../../../../client/cart/cartStore.js';
import { queuedCartLines } from '../../../../client/cart/queuedLines.js';
import { showAmount } from '../../../../client/money.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { sendCartToServiceWorker } from './sendCartToServiceWorker.js';

let isWatching = false;

/** Adds the queued lines now, and when the network may have returned. Without a network this does nothing. */
function addNow(shop: DOMStringMap): void {
  const add = () =>
    void import('../../../../client/cart/addQueuedLines.js')
      .then(({ addQueuedLines }) => addQueuedLines(shop))
      .catch((error: unknown) => console.info(error));
  add();
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', add);
  document.addEventListener('visibilitychange', add);
}

/** Shows what the server refused next to the menu: in the cart's sidebar if it is visible, or else above the menu. */
async function showRefused(bar: HTMLElement, menuId: string): Promise<void> {
  const { showRefusedLines } = await import('../../../../client/cart/refusedLines.js');
  showRefusedLines({
    menuId,
    place(list) {
      const title = bar.parentElement?.querySelector('h2');
      if (title?.offsetParent) title.after(list);
      else document.getElementById('main')?.prepend(list);
    },
    replace: (line) =>
      void import('./replaceLine.js')
        .then(({ replaceRefusedLine }) => replaceRefusedLine(menuId, line))
        .catch((error: unknown) => console.info(error)),
  });
}

/**
 * Opens the cart if the guest came from the page that the service worker shows of it without a network. The cart takes
 * the place of that page in the history, so that the back button leads to the menu where the guest has added the lines.
 */
function openCart(link: HTMLAnchorElement): void {
  if (location.hash !== OPEN_CART_HASH) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (readStoredCart(document.querySelector<HTMLElement>('#shop')?.dataset['menu'] ?? '')) location.replace(link.href);
}

/**
 * Adds the lines that wait for the network to the count and the total of the bar, and says how many they are. Sends all
 * lines to the service worker, which shows them as the cart while there is no network.
 */
export function showQueuedLines(bar: HTMLElement, link: HTMLAnchorElement, shop: DOMStringMap): void {
  const { menu = '', currency } = shop;
  const cart = readStoredCart(menu);
  const queued = queuedCartLines(menu);
  const total = queued.reduce((sum, line) => sum + toThousandths(line.price), toThousandths(cart?.total));
  if (cart || queued.length > 0) sendCartToServiceWorker(cart, queued, total, shop);
  link.querySelector('.waits')?.remove();
  if (hasQueuedLines(menu) || document.querySelector('.refused'))
    showRefused(bar, menu).catch((error: unknown) => console.info(error));
  if (queued.length === 0) return openCart(link);
  addNow(shop);
  // A reservation counts as one.
  const units = queued.reduce((sum, { quantity }) => sum + (quantity || 1), 0);
  if (!cart) link.href = `/cart/${waitingCartId(menu)}${link.dataset['query'] ?? ''}`;
  link.hidden = false;
  bar.hidden = false;
  const count = link.querySelector('[data-count]');
  if (count) count.textContent = String((cart?.count ?? 0) + units);
  showAmount(link.querySelector('[data-total]'), total, currency);
  const waits = document.createElement('small');
  waits.className = 'waits';
  waits.textContent = itemPanelMessages().someWait(units);
  link.querySelector('b')?.append(waits);
}
