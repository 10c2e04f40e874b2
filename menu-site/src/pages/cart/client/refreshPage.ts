/** Replaces parts of the cart page by their current version from the server. */
import { fetchPage } from '../../../client/fetchPage.js';

/** The elements that depend on the menu and the time: lines, closed notice, button. */
const REFRESHED_SELECTORS = ['#lines', '#closed', '#send'];

/**
 * Refreshes the lines and keeps typed values. If no lines are left, replaces the whole page. If another tab has sent
 * the cart to a venue with an inbox, reloads: the page of an order has other styles and another script.
 * @param isWanted whether the page may still be replaced when the new one has arrived
 */
export async function refreshLines(isWanted: () => boolean): Promise<'nothing' | 'lines' | 'page' | 'reload'> {
  const page = await fetchPage(location.href);
  if (!isWanted()) return 'nothing';
  const [main, other] = [document.querySelector('main'), page.querySelector('main')];
  if (document.querySelector('#lines') && page.querySelector('#lines')) {
    for (const part of REFRESHED_SELECTORS)
      document.querySelector(part)?.replaceChildren(...(page.querySelector(part)?.childNodes ?? []));
    const { turns } = other?.dataset ?? {};
    if (main && turns !== undefined) main.dataset['turns'] = turns;
    return 'lines';
  }
  if (other?.dataset['follow'] !== undefined) {
    // Scrolls to the top, because a reload keeps the scroll position.
    scrollTo(0, 0);
    location.reload();
    return 'reload';
  }
  if (main && other) main.replaceWith(document.importNode(other, true));
  return 'page';
}
