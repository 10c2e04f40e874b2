/**
 * The addresses of a menu, and what may be made of addresses that people type.
 * (Owner's specification, sections 1 and 2; decisions, section 5.)
 */
import { toLatinDigits } from '../text/digits.js';

interface NamedMenu {
  readonly _id?: string | null | undefined;
  readonly username?: string | null | undefined;
}

const at = (origin: string, path: string) => `${origin.replace(/\/+$/, '')}${path}`;
const menuPath = (idOrName: string) => `/m/${encodeURIComponent(idOrName)}`;

/** The page's path that stands for all others: by short name if there is one, else by id. */
export function canonicalPath(menu: NamedMenu): string {
  return menuPath(menu.username || (menu._id ?? ''));
}

/**
 * The page's path as its owner opens it: past the copies of a CDN, which may be older than the last save. The page is the same.
 * @param path with or without a query
 * @param revision absent where there is no CDN: then it is the path that everybody has
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

// Blanks, controls, backslashes and quotes have no place in an address; browsers drop or mend some of them silently.
const WEB_LINK = /^https?:\/\/[^\s\p{C}\\"<>`]+$/iu;

/**
 * An address that someone typed, or null unless it is a whole `https:` or `http:` one. Addresses that carry a name or
 * a password are refused too: `https://bank.example@evil.example` leads elsewhere than it says.
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

/** `tel:` and the number's digits, or null when the text holds anything that can't be dialled. */
export function telLink(phone: string | null | undefined): string | null {
  const dialled = toLatinDigits(phone ?? '').replace(/[\s\p{Cf}().\-/]/gu, '');
  return /^\+?\d{3,20}$/.test(dialled) ? `tel:${dialled}` : null;
}

/**
 * The business's WhatsApp link with a message in it, or null when the link is not safe to show. A text that the link
 * already carries is replaced; the number stays.
 */
export function messagingLink(whatsapp: string | null | undefined, text: string): string | null {
  const safe = safeUrl(whatsapp);
  if (safe === null) return null;
  const url = new URL(safe);
  url.searchParams.delete('text');
  const query = url.search ? `${url.search}&` : '?';
  // A lone surrogate can't be encoded; what is left of a cut emoji becomes the replacement character.
  const message = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `${url.origin}${url.pathname}${query}text=${message}${url.hash}`;
}
