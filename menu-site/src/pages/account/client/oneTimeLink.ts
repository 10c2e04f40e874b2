/**
 * Moves the token of a one-time link from the URL's fragment to the history state, which survives a reload and a
 * change of the language. The token is sent only when the user confirms.
 */
import { tokenFromHash } from '@qaima/schemas/log-in-link/urls';
import { propertyOf } from '@qaima/schemas/core/typedObjects';

function tokenInHistory(): string | null {
  const link = propertyOf(history.state, 'link');
  return typeof link === 'string' ? link : null;
}

function applyLink(field: HTMLInputElement): void {
  const token = tokenFromHash(location.hash) ?? tokenInHistory() ?? '';
  history.replaceState({ link: token }, '', location.pathname + location.search);
  field.value = token;
  for (const part of document.querySelectorAll<HTMLElement>('[data-link]')) {
    part.hidden = (part.dataset['link'] === 'whole') === (token === '');
  }
  const otherLanguage = document.querySelector<HTMLAnchorElement>('a[hreflang]');
  if (otherLanguage && token !== '') otherLanguage.hash = token;
}

const field = document.querySelector<HTMLInputElement>('input[data-link-token]');
if (field) {
  applyLink(field);
  // If another link is opened on this page, only the fragment changes and the page does not reload.
  addEventListener('hashchange', () => applyLink(field));
}
