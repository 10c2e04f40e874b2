/** What the page shows once a form has done its work. */
import { fetchPage } from '../../../client/fetchPage.js';
import { restoreFields } from './rememberedFields.js';

/** Says instants in the reader's own time zone, which the server does not know. */
function localizeTimes(root: ParentNode): void {
  const locale = document.documentElement.lang === 'en' ? 'en-GB' : 'ar-u-nu-latn';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    time.textContent = format.format(new Date(time.dateTime));
  }
}

/** From now on a tap is heard. */
export function initContent(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false;
  restoreFields(root);
  localizeTimes(root);
}

/** Puts something else into the page's place, and the reader at its beginning. */
export function replaceContent(content: DocumentFragment): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.replaceChildren(document.importNode(content, true));
  initContent(main);
  scrollTo(0, 0);
  main.querySelector('h1')?.focus();
}

/** Shows the page as the server draws it now, for who is signed in by now. */
export async function reloadContent(): Promise<void> {
  const language = document.documentElement.lang === 'en' ? '?lang=en' : '';
  const page = await fetchPage(location.pathname + language);
  const content = document.createDocumentFragment();
  content.append(...(page.querySelector('main')?.childNodes ?? []));
  replaceContent(content);
}
