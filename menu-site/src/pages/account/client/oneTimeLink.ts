/**
 * Moves the token of a one-time link or an invitation from the URL's fragment to the history state. There it survives a
 * reload and a change of the language. The token is used only when the user confirms. The tab also stores an
 * invitation's token, because the user may have to log in first.
 */
import { tokenFromHash } from '@qaima/schemas/log-in-link/urls';
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { readStorage, writeStorage } from '../../../client/storage.js';

function tokenInHistory(): string | null {
  const link = propertyOf(history.state, 'link');
  return typeof link === 'string' ? link : null;
}

/**
 * With a token: stores it for this tab, under the field's key. Without a token: returns the stored one.
 * @returns an empty text if a token was stored, the field has no key, or storage is not available
 */
function keptToken({ dataset: { linkKept: key } }: HTMLInputElement, token: string): string {
  if (key === undefined) return '';
  if (token === '') return readStorage<string>('sessionStorage', key) ?? '';
  writeStorage('sessionStorage', key, token);
  return '';
}

function applyLink(field: HTMLInputElement): void {
  const found = tokenFromHash(location.hash) ?? tokenInHistory() ?? '';
  const token = found || keptToken(field, '');
  keptToken(field, token);
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
  // If the user opens another link on this page, only the URL's fragment changes. The browser does not reload the page
  // then.
  addEventListener('hashchange', () => applyLink(field));
}
