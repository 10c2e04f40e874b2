import type { AccountPageName, Language } from '@qaima/schemas';
import { ACCOUNT_PATHS } from './accountPaths.js';

/** An account page's URL in the reader's language, returning to `next` afterwards. */
export function accountLink(
  page: Exclude<AccountPageName, 'init'>,
  language: Language,
  next: string | null = null,
): string {
  const query = linkQuery(language, next);
  return `${ACCOUNT_PATHS[page]}${query && `?${query}`}`;
}

/** A URL's query string; Arabic is the default language. */
export function linkQuery(language: Language, next: string | null): string {
  const query = new URLSearchParams();
  if (language === 'en') query.set('lang', 'en');
  if (next !== null) query.set('next', next);
  return query.toString();
}

/** A page's URL in the reader's language. */
export function withLanguage(path: string, language: Language): string {
  return language === 'en' ? `${path}?lang=en` : path;
}
