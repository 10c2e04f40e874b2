/** Replaces the page's content after a successful form. */
import { formatDateTimeInZone } from '@qaima/schemas/time/dateTime';
import { fetchPage } from '../../../client/fetchPage.js';
import { restoreDrafts } from './drafts.js';
import { restoreFields } from './rememberedFields.js';

/** Shows instants in the reader's time zone, which the server does not know. */
function localizeTimes(root: ParentNode): void {
  const zone = new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    time.textContent = formatDateTimeInZone(zone, time.dateTime);
  }
}

/** Enables the buttons, restores typed values, and shows local times. */
export function initContent(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false;
  restoreFields(root);
  restoreDrafts(root);
  localizeTimes(root);
}

/** Replaces the page's content and moves focus to its beginning. */
export function replaceContent(content: DocumentFragment): void {
  const main = document.querySelector('main');
  if (!main) return;
  main.replaceChildren(document.importNode(content, true));
  initContent(main);
  scrollTo(0, 0);
  main.querySelector('h1')?.focus();
}

/** Reloads the page's content for the current session. */
export async function reloadContent(): Promise<void> {
  const page = await fetchPage(location.pathname + location.search);
  const content = document.createDocumentFragment();
  content.append(...(page.querySelector('main')?.childNodes ?? []));
  replaceContent(content);
}
