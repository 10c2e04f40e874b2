import type { Language } from '../core/language.js';

/** The path of a page in a language. Arabic is the default and needs no parameter. */
export const withLanguage = (path: string, language: Language): string =>
  language === 'en' ? `${path}?lang=en` : path;
