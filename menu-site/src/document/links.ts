import { canonicalPath, type AccountPageName, type Language, type SiteMenu } from '@qaima/schemas';
import { ACCOUNT_PATHS } from './accountPaths.js';

/** The path of the staff console. */
export const CONSOLE_PATH = '/ordering-manager';

/** The URL of an account page in the reader's language. After its form succeeds, the page leads to `next`. */
export function accountLink(
  page: Exclude<AccountPageName, 'init'>,
  language: Language,
  next: string | null = null,
): string {
  const query = linkQuery(language, next);
  return `${ACCOUNT_PATHS[page]}${query && `?${query}`}`;
}

/** The query string of a URL; Arabic is the default language and needs no parameter. */
export function linkQuery(language: Language, next: string | null): string {
  const query = new URLSearchParams();
  if (language === 'en') query.set('lang', 'en');
  if (next !== null) query.set('next', next);
  return query.toString();
}

/**
 * The path of a page in a menu's owner's area, in the reader's language.
 * @param screen with its query, if it has one; empty for the first screen
 */
export function adminPath(menuId: string, language: Language, screen = ''): string {
  const path = `/m/${menuId}/admin${screen && `/${screen}`}`;
  const query = linkQuery(language, null);
  return path + (query && `${path.includes('?') ? '&' : '?'}${query}`);
}

/** A menu's canonical path in a language. The menu's default language needs no parameter. */
export const menuPath = (
  menu: Pick<SiteMenu, '_id' | 'username' | 'languages'>,
  language: Language,
  path: string = canonicalPath(menu),
): string => (language === menu.languages.default ? path : `${path}?lang=${language}`);

/** The page about the data of a menu's guests. */
export const privacyLink = (menu: Pick<SiteMenu, '_id' | 'username'>, language: Language): string =>
  `${canonicalPath(menu)}/privacy${language === 'en' ? '?lang=en' : ''}`;

/**
 * A link to a menu that keeps the reader's language. It names also the default one if the menu offers another, because a
 * page without a parameter is in the browser's language.
 */
export const menuLink = (menu: Pick<SiteMenu, '_id' | 'username' | 'languages'>, language: Language): string =>
  menu.languages.offered.length > 1 ? `${canonicalPath(menu)}?lang=${language}` : menuPath(menu, language);
