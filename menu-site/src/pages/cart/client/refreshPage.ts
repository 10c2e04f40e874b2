/** The page of a cart as the server draws it now, put in place of what is shown. */
import { fetchPage } from '../../../client/fetchPage.js';

/** What depends on the menu and the hour: the lines, whether it is closed, and the button. */
const REFRESHED_SELECTORS = ['#lines', '#closed', '#send'];

/** Shows the lines again, and leaves what is typed below them; all of the page where there are no lines any more. */
export async function refreshLines(): Promise<'lines' | 'page'> {
  const page = await fetchPage(location.href);
  const [main, other] = [document.querySelector('main'), page.querySelector('main')];
  if (document.querySelector('#lines') && page.querySelector('#lines')) {
    for (const part of REFRESHED_SELECTORS)
      document.querySelector(part)?.replaceChildren(...(page.querySelector(part)?.childNodes ?? []));
    const { turns } = other?.dataset ?? {};
    if (main && turns !== undefined) main.dataset['turns'] = turns;
    return 'lines';
  }
  if (main && other) main.replaceWith(document.importNode(other, true));
  return 'page';
}
