/**
 * Asks for a rating some time after load, and never again on a device that dismissed it.
 * (docs/spec/public-site.md#rating-prompt)
 */
import { closestElement } from '../../../client/closestElement.js';

const DELAY_MS = 2300;

const keyOf = (menu: string) => `rateUs:${menu}`;

function wasDismissed(menu: string): boolean {
  try {
    return localStorage.getItem(keyOf(menu)) !== null;
  } catch {
    return false;
  }
}

function saveDismissal(menu: string): void {
  try {
    localStorage.setItem(keyOf(menu), 'no');
  } catch {
    // Without storage the question appears again.
  }
}

const endsBelowViewport = (element: Element) => element.getBoundingClientRect().bottom >= innerHeight;

/**
 * Inserts the prompt into the page's flow after the first section that ends below the viewport, or after the last, so
 * that nothing visible shifts. A page that fits the screen shows it below the footer, where the server put it.
 */
function show(block: HTMLElement): void {
  const sections = Array.from(block.ownerDocument.querySelectorAll('#main>section:not([hidden])'));
  [sections[0], sections.at(-1)].find((section) => section && endsBelowViewport(section))?.after(block);
  block.hidden = false;
}

export function initRatingPrompt(document: Document): void {
  const block = document.querySelector<HTMLElement>('.rate');
  const menu = document.body.dataset['menu'] ?? '';
  if (!block || window !== window.top || wasDismissed(menu)) return;
  // Both answers dismiss it.
  block.addEventListener('click', ({ target }) => {
    if (!closestElement(target, 'a,button')) return;
    saveDismissal(menu);
    block.remove();
  });
  setTimeout(show, DELAY_MS, block);
}
