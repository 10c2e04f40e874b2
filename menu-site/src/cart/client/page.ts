/** The page of a cart as the server draws it now, put in place of what is shown. */
import { drawnNow } from '../../enhance/drawnNow.js';

/** Shows the lines again, and leaves what is typed below them; all of the page where there are no lines any more. */
export async function showLines(): Promise<'lines' | 'page'> {
  const page = await drawnNow(location.href);
  const [shown, drawn] = [document.querySelector('#lines'), page.querySelector('#lines')];
  if (shown && drawn) {
    shown.replaceChildren(...drawn.childNodes);
    return 'lines';
  }
  const [main, other] = [document.querySelector('main'), page.querySelector('main')];
  if (main && other) main.replaceWith(document.importNode(other, true));
  return 'page';
}
