/**
 * Asks for a rating some time after load, and never again on a device that dismissed it.
 * (docs/spec/public-site.md#rating-prompt)
 */

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
    // A browser that keeps nothing is asked again.
  }
}

const endsBelowViewport = (element: Element) => element.getBoundingClientRect().bottom >= innerHeight;

/**
 * Shows the block in the flow of the page: after the first section, else after the last, whichever ends below the screen, so
 * that nothing in sight moves. A page that ends on the screen has it below its footer, where the server has put it.
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
  // Both of its answers end the question.
  block.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a,button')) return;
    saveDismissal(menu);
    block.remove();
  });
  setTimeout(show, DELAY_MS, block);
}
