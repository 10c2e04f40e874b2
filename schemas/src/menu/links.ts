/** URLs of a menu, and sanitizing of typed URLs. (docs/spec/domain.md#text-and-links) */
import { toLatinDigits } from '../text/digits.js';

interface NamedMenu {
  readonly _id?: string | null | undefined;
  readonly username?: string | null | undefined;
}

const at = (origin: string, path: string) => `${origin.replace(/\/+$/, '')}${path}`;
const menuPath = (idOrName: string) => `/m/${encodeURIComponent(idOrName)}`;

/** The menu's canonical path: with its username if it has one, otherwise with its id. */
export function canonicalPath(menu: NamedMenu): string {
  return menuPath(menu.username || (menu._id ?? ''));
}

/**
 * The path by which an owner opens the public page. It bypasses the CDN, because the CDN's copy may be older than the
 * last save.
 * @param path with or without a query
 * @param revision undefined if there is no CDN; the path is then returned unchanged
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

/** The URL of a cart's page, which becomes the receipt after submission. */
export function cartLink(origin: string, cartId: string): string {
  return at(origin, `/cart/${encodeURIComponent(cartId)}`);
}

// Excludes spaces, control characters, backslashes and quotes, because browsers silently remove or convert some of
// them.
const WEB_LINK = /^https?:\/\/[^\s\p{C}\\"<>`]+$/iu;

/**
 * The typed URL, or null unless it is a complete `https:` or `http:` URL. URLs with a username or password are
 * rejected, because `https://bank.example@evil.example` does not lead to the bank.
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

const WITHOUT_SCHEME = /^[\w.-]+\.\w+\//;

/** A typed URL with `https://` if it begins with a domain and a slash, such as `maps.app.goo.gl/…`. */
export const withScheme = (typed: string): string => (WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed);

/** A typed link, completed by its scheme; null if it is not a safe URL. */
export function webLink(text: string): string | null {
  const completed = withScheme(text.trim());
  return safeUrl(completed) === null ? null : completed;
}

/** `tel:` and the number's digits, or null if the text has characters that can't be dialled. */
export function telLink(phone: string | null | undefined): string | null {
  const dialled = toLatinDigits(phone ?? '').replace(/[\s\p{Cf}().\-/]/gu, '');
  return /^\+?\d{3,20}$/.test(dialled) ? `tel:${dialled}` : null;
}

/** The `mailto:` link, or null if the address is invalid. */
export function mailLink(email: string | null | undefined): string | null {
  const text = email?.trim() ?? '';
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text) ? `mailto:${text}` : null;
}

/** A `mailto:` link with a subject and a text. */
export const letterLink = (mail: string, subject: string, text: string): string =>
  `${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/**
 * The business's WhatsApp link with a message. If the link already contains a message, it is replaced. Null if the link
 * is not safe.
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
