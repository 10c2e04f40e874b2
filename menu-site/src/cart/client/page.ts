/** The page of a cart as the server draws it now, put in place of what is shown. */

async function drawnNow(): Promise<Document> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A page that is only read runs no scripts, and so has in it what is meant for those without.
  for (const aside of page.querySelectorAll('noscript')) aside.remove();
  return page;
}

/** Shows the lines again, and leaves what is typed below them; all of the page where there are no lines any more. */
export async function showLines(): Promise<'lines' | 'page'> {
  const page = await drawnNow();
  const [shown, drawn] = [document.querySelector('#lines'), page.querySelector('#lines')];
  if (shown && drawn) {
    shown.replaceChildren(...drawn.childNodes);
    return 'lines';
  }
  const [main, other] = [document.querySelector('main'), page.querySelector('main')];
  if (main && other) main.replaceWith(document.importNode(other, true));
  return 'page';
}
