/** Adds the lines that wait for the network to an open cart, and shows those that the server refuses. */
import { addQueuedLines } from '../../../client/cart/addQueuedLines.js';
import { onCartChange } from '../../../client/cart/cartStore.js';
import { readWaitingLines } from '../../../client/cart/queuedLines.js';
import { showRefusedLines } from '../../../client/cart/refusedLines.js';

let isShown = false;

function showRefused(menuId: string): void {
  showRefusedLines({
    menuId,
    place(list) {
      const title = document.querySelector('main > .title');
      if (title) title.after(list);
      else document.querySelector('main')?.prepend(list);
    },
    replace(_line, index) {
      const back = document.querySelector<HTMLAnchorElement>('a.back');
      if (back) location.assign(`${back.href.split('#')[0]}#replace=refused-${index}`);
    },
  });
}

/** @param refresh shows the cart with the lines that were added */
export async function addQueuedToCart(
  { menu = '', call = '' }: DOMStringMap,
  refresh: () => Promise<unknown>,
): Promise<void> {
  if (readWaitingLines(menu).length > 0 && navigator.onLine) {
    await addQueuedLines({ menu, call: call.slice(0, call.lastIndexOf('/')) });
    await refresh();
  }
  showRefused(menu);
  if (isShown) return;
  isShown = true;
  onCartChange(() => showRefused(menu));
}
