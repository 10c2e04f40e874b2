import type { AccountPageName, Language } from '@qaima/schemas';
import { ACCOUNT_PATHS } from './accountPaths.js';

/** A page of accounts in the reader's language, which leads on to `next` when it is done. */
export function accountLink(
  page: Exclude<AccountPageName, 'init'>,
  language: Language,
  next: string | null = null,
): string {
  const query = linkQuery(language, next);
  return `${ACCOUNT_PATHS[page]}${query && `?${query}`}`;
}

/** The part of an address behind its question mark; Arabic is what one gets without asking. */
export function linkQuery(language: Language, next: string | null): string {
  const query = new URLSearchParams();
  if (language === 'en') query.set('lang', 'en');
  if (next !== null) query.set('next', next);
  return query.toString();
}

/** A page that needs no more than the reader's language. */
export function withLanguage(path: string, language: Language): string {
  return language === 'en' ? `${path}?lang=en` : path;
}
