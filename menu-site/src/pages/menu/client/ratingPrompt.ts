/**
 * Asks for a rating some time after load, and never again on a device where it was dismissed.
 * (docs/spec/public-site.md#rating-prompt)
 */
import { hasUnsentCarts, readStoredCart } from '../../../client/cart/cartStore.js';
import { closestElement } from '../../../client/closestElement.js';
import { isStored, writeStorage } from '../../../client/storage.js';

const DELAY_MS = 2300;

const keyOf = (menu: string) => `rateUs:${menu}`;

const endsBelowViewport = (element: Element) => element.getBoundingClientRect().bottom >= innerHeight;

/**
 * Moves the prompt below the visible content: after the first section that ends below the viewport. If the whole page
 * is visible, the prompt stays below the footer, where the server has rendered it.
 */
function show(block: HTMLElement, menu: string): void {
  // A guest who has not finished ordering can't judge yet, and must not be distracted.
  if (readStoredCart(menu) || hasUnsentCarts(menu) || document.querySelector('.again.running')) return;
  const sections = Array.from(block.ownerDocument.querySelectorAll('#main>section:not([hidden],[data-not-served])'));
  sections.find(endsBelowViewport)?.after(block);
  block.hidden = false;
}

export function initRatingPrompt(document: Document): void {
  const block = document.querySelector<HTMLElement>('.rate');
  const menu = document.body.dataset['menu'] ?? '';
  if (!block || window !== window.top || isStored('localStorage', keyOf(menu))) return;
  // Both the link and the button dismiss the prompt.
  block.addEventListener('click', ({ target }) => {
    if (!closestElement(target, 'a,button')) return;
    // Without storage the prompt appears again.
    writeStorage('localStorage', keyOf(menu), 'no');
    block.remove();
  });
  setTimeout(show, DELAY_MS, block, menu);
}
