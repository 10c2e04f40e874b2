/**
 * What a one-time link says behind its `#`: it leaves the address bar and the history at once, and is sent by a tap alone.
 * It stays with this entry of the tab's history, so that a reload does not lose it, and goes along to the other language.
 */
import { tokenFromHash } from '@qaima/schemas/log-in-link/urls';

function tokenInHistory(): string | null {
  const state = history.state as { readonly link?: unknown } | null;
  return typeof state?.link === 'string' ? state.link : null;
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
  // Another link, opened where this one stands, changes no more than what is behind the `#`.
  addEventListener('hashchange', () => applyLink(field));
}
