/** URLs of a menu, and sanitizing of typed URLs. (docs/spec/domain.md#text-and-links) */
import { dialledNumber } from '../phone/dialled.js';

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

/** The `tel:` link of a stored number, or null if the text has characters that can't be dialled. */
export function telLink(phone: string | null | undefined): string | null {
  const number = dialledNumber(phone);
  return number && `tel:${number}`;
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
 * The number of a WhatsApp chat's URL, as typed; null for other URLs. Only a chat with a number takes an order: groups,
 * channels and short links such as `wa.me/message/…` take no text.
 */
export function chatNumber({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'wa.me') return /^\/(\+?\d+)\/?$/.exec(pathname)?.[1] ?? null;
  const isChat = /^(?:(?:api|web|www)\.)?whatsapp\.com$/.test(hostname) && /^\/send\/?$/.test(pathname);
  return (
    (isChat &&
      searchParams
        .get('phone')
        ?.trim()
        .replace(/[^\d+]/g, '')) ||
    null
  );
}

/** Whether a chat's number is written as WhatsApp requires it, with the country code and without zeros before it. */
export const isInternational = (number: string): boolean => /^\+?[1-9]\d{6,14}$/.test(number);

/**
 * The business's WhatsApp link with a message. If the link already contains a message, it is replaced. Null if the link
 * leads to no chat with a number.
 */
export function messagingLink(whatsapp: string | null | undefined, text: string): string | null {
  const safe = safeUrl(whatsapp);
  if (safe === null || !isInternational(chatNumber(new URL(safe)) ?? '')) return null;
  return withMessage(safe, text);
}

/** A chat's URL with a message. */
export function withMessage(chat: string, text: string): string {
  const url = new URL(chat);
  url.searchParams.delete('text');
  const query = url.search ? `${url.search}&` : '?';
  // A lone surrogate can't be encoded and becomes the replacement character.
  const message = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return `${url.origin}${url.pathname}${query}text=${message}${url.hash}`;
}
