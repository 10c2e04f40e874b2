import type { AccountPageName, Language } from '@qaima/schemas';
import { ACCOUNT_ROUTES } from './paths.js';

/** A page of accounts in the reader's language, which leads on to `next` when it is done. */
export function linkTo(page: Exclude<AccountPageName, 'init'>, language: Language, next: string | null = null): string {
  const query = queryOf(language, next);
  return `${ACCOUNT_ROUTES[page]}${query && `?${query}`}`;
}

/** The part of an address behind its question mark; Arabic is what one gets without asking. */
export function queryOf(language: Language, next: string | null): string {
  const query = new URLSearchParams();
  if (language === 'en') query.set('lang', 'en');
  if (next !== null) query.set('next', next);
  return query.toString();
}

/** A page that needs no more than the reader's language. */
export function withLanguage(path: string, language: Language): string {
  return language === 'en' ? `${path}?lang=en` : path;
}
