/** URLs of a menu, and sanitizing of typed URLs. (docs/spec/domain.md#text-and-links) */
import { toLatinDigits } from '../text/digits.js';

interface NamedMenu {
  readonly _id?: string | null | undefined;
  readonly username?: string | null | undefined;
}

const at = (origin: string, path: string) => `${origin.replace(/\/+$/, '')}${path}`;
const menuPath = (idOrName: string) => `/m/${encodeURIComponent(idOrName)}`;

/** The page's canonical path: by username if there is one, otherwise by id. */
export function canonicalPath(menu: NamedMenu): string {
  return menuPath(menu.username || (menu._id ?? ''));
}

/**
 * The page's path for its owner, which bypasses CDN copies that may be older than the last save.
 * @param path with or without a query
 * @param revision absent without a CDN: returns the ordinary path
 */
export function uncachedPath(path: string, revision: number | undefined): string {
  return revision === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}rev=${revision}`;
}

export function menuLinkById(origin: string, menuId: string): string {
  return at(origin, menuPath(menuId));
}

export function menuLinkByUsername(origin: string, username: string): string {
  return at(origin, menuPath(username));
}

export function adminLink(origin: string, menuId: string): string {
  return at(origin, `${menuPath(menuId)}/admin`);
}

/** The page of a cart, and later its receipt. */
export function cartLink(origin: string, cartId: string): string {
  return at(origin, `/cart/${encodeURIComponent(cartId)}`);
}

// Spaces, control characters, backslashes and quotes are not allowed in a URL; browsers silently drop or correct some
// of them.
const WEB_LINK = /^https?:\/\/[^\s\p{C}\\"<>`]+$/iu;

/**
 * A typed URL, or null unless it is a complete `https:` or `http:` one. URLs with a username or password are
 * rejected: `https://bank.example@evil.example` leads elsewhere than it appears to.
 */
export function safeUrl(text: string | null | undefined): string | null {
  const typed = text?.trim() ?? '';
  if (!WEB_LINK.test(typed)) return null;
  try {
    const url = new URL(typed);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && url.password === '' ? url.href : null;
  } catch {
    return null;
  }
}

/** `tel:` and the number's digits, or null if the text has characters that can't be dialled. */
export function telLink(phone: string | null | undefined): string | null {
  const dialled = toLatinDigits(phone ?? '').replace(/[\s\p{Cf}().\-/]/gu, '');
  return /^\+?\d{3,20}$/.test(dialled) ? `tel:${dialled}` : null;
}

/**
 * The business's WhatsApp link with a message, or null if the link is not safe. Replaces a text that the link already
 * has.
 */
export function messagingLink(whatsapp: string | null | undefined, text: string): string | null {
  const safe = safeUrl(whatsapp);
  if (safe === null) return null;
  const url = new URL(safe);
  url.searchParams.delete('text');
  const query = url.search ? `${url.search}&` : '?';
  // A lone surrogate can't be encoded and becomes the replacement character.
  const message = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `${url.origin}${url.pathname}${query}text=${message}${url.hash}`;
}
