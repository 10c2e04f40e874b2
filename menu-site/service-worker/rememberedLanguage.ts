/**
 * Remembers the language that a guest chose by the link to the other one, or else that of the first address that names
 * one, and opens scanned menus in it. It stays on the device: the server sends the same pages to everybody.
 * (docs/spec/public-site.md#languages)
 */
import { isMenuPage } from './cachingRules.js';
import { cartIdInPath } from './offlineCartPage.js';

export const SETTINGS_CACHE = 'qaima-settings-1';
const KEY = '/language';

const languageIn = ({ searchParams }: URL) => /^(?:ar|en)$/.exec(searchParams.get('lang') ?? '')?.[0] ?? null;

/** The page of this site that a navigation comes from; null for a scanned code, a typed address or another site. */
function originOf({ origin }: URL, referrer: string): URL | null {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return from?.origin === origin ? from : null;
}

/** The language of a navigation from a page to the same page in another language; null for other navigations. */
export function chosenLanguage(url: URL, referrer: string): string | null {
  const [language, from] = [languageIn(url), originOf(url, referrer)];
  return from?.pathname === url.pathname && languageIn(from) !== language ? language : null;
}

/**
 * The language that the address of a guest's page names, such as a shared link's; null for other addresses. It only
 * counts while no language is remembered, so that a link of somebody else changes no choice.
 */
export const languageOfAddress = (url: URL): string | null =>
  isMenuPage(url.pathname) || cartIdInPath(url.pathname) ? languageIn(url) : null;

/**
 * The URL of a menu in the remembered language. Null for an address that names its language, and for links of this
 * site, which keep the language of their page.
 */
export function inLanguage(url: URL, referrer: string, remembered: string | null): string | null {
  if (remembered === null || url.searchParams.has('lang') || originOf(url, referrer)) return null;
  const other = new URL(url);
  other.searchParams.set('lang', remembered);
  return other.href;
}

export async function storeLanguage(language: string): Promise<void> {
  const settings = await caches.open(SETTINGS_CACHE);
  await settings.put(KEY, new Response(language));
}

/** Remembers the language of an address unless one is remembered already. */
export async function storeLanguageOfAddress(url: URL): Promise<void> {
  const language = languageOfAddress(url);
  if (language && (await readLanguage()) === null) await storeLanguage(language);
}

export async function readLanguage(): Promise<string | null> {
  const stored = await caches.match(KEY, { cacheName: SETTINGS_CACHE });
  return stored ? stored.text() : null;
}
