/**
 * The two languages of the area: Arabic first, English complete beside it. Our words and react-admin's own stand in one
 * polyglot table; ours below `q`.
 */
import { useCallback } from 'react';
import { countText, type Language } from '@qaima/schemas';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { useLocale, useTranslate, type I18nProvider, type StringMap, type TranslationMessages } from 'react-admin';
import { ar, en, type WordKey } from './messages/index.js';
import { raWords } from './reactAdminMessages.ar.js';

type Table = { readonly [name: string]: string | Table };

/** `smart_count` has to be a number to choose the plural: what is shown of it is a text beside it. */
const withCountText = (table: Table): StringMap =>
  Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [
      name,
      typeof entry === 'string' ? entry.replaceAll('%{smart_count}', '%{count_text}') : withCountText(entry),
    ]),
  );

const messages: Readonly<Record<Language, TranslationMessages>> = {
  ar: { ...raWords, q: withCountText(ar) },
  en: { ...englishMessages, q: withCountText(en) },
};

const toLanguage = (locale: string): Language => (locale === 'en' ? 'en' : 'ar');

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'en' ? 'ltr' : 'rtl');

/** A provider of its own for each application, because it holds the language. */
export const createI18n = (language: Language = 'ar'): I18nProvider =>
  polyglotI18nProvider((locale) => messages[toLanguage(locale)], language, [
    { locale: 'ar', name: 'العربية' },
    { locale: 'en', name: 'English' },
  ]);

/** The language of a provider, outside of components. */
export const languageOfProvider = (provider: I18nProvider): Language => toLanguage(provider.getLocale());

export function useLanguage(): Language {
  return toLanguage(useLocale());
}

/** Where a left-to-right input begins on a screen of this direction: `start` and `end` are its own. */
export const useLtrAlign = (): 'start' | 'end' => (useLanguage() === 'en' ? 'start' : 'end');

export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

/** Says a sentence of the word table in the language of the screen; `smart_count` chooses the plural. */
export function useSay(): Say {
  const translate = useTranslate();
  return useCallback(
    (key, values) => {
      const count = values?.['smart_count'];
      const shown = typeof count === 'number' ? { count_text: countText(count) } : {};
      return translate(`q.${key}`, { ...values, ...shown });
    },
    [translate],
  );
}
