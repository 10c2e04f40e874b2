/** react-admin's i18n provider in Arabic and English. One polyglot table contains react-admin's messages and ours. */
import { formatCount, type Language } from '@qaima/schemas';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglishMessages from 'ra-language-english';
import {
  useLocale,
  useTranslate as useRaTranslate,
  type I18nProvider,
  type StringMap,
  type TranslationMessages,
} from 'react-admin';
import { arabicMessages, englishMessages, type MessageKey } from './messages/index.js';
import { reactAdminArabicMessages } from './reactAdminMessages.ar.js';

type Table = { readonly [name: string]: string | Table };

/**
 * Messages show `count_text`, the formatted number. `smart_count` must stay a number, because it selects the plural.
 */
const withCountText = (table: Table): StringMap =>
  Object.fromEntries(
    Object.entries(table).map(([name, entry]) => [
      name,
      typeof entry === 'string' ? entry.replaceAll('%{smart_count}', '%{count_text}') : withCountText(entry),
    ]),
  );

const messages: Readonly<Record<Language, TranslationMessages>> = {
  ar: { ...reactAdminArabicMessages, ...withCountText(arabicMessages) },
  en: { ...raEnglishMessages, ...withCountText(englishMessages) },
};

const toLanguage = (locale: string): Language => (locale === 'en' ? 'en' : 'ar');

/** The provider contains the current language, so each application needs a separate one. */
export function createI18nProvider(language: Language = 'ar'): I18nProvider {
  const provider = polyglotI18nProvider((locale) => messages[toLanguage(locale)], language, [
    { locale: 'ar', name: 'العربية' },
    { locale: 'en', name: 'English' },
  ]);
  return {
    ...provider,
    translate: (key, options?: Readonly<Record<string, unknown>>) => {
      const count = options?.['smart_count'];
      return provider.translate(
        key,
        typeof count === 'number' ? { ...options, count_text: formatCount(count) } : options,
      );
    },
  };
}

/** The provider's current language, for code outside React components. */
export const providerLanguage = (provider: I18nProvider): Language => toLanguage(provider.getLocale());

export function useLanguage(): Language {
  return toLanguage(useLocale());
}

/**
 * The `text-align` for a left-to-right input. Its text is then on the left in English and on the right in Arabic, like
 * other text.
 */
export const useLtrAlign = (): 'start' | 'end' => (useLanguage() === 'en' ? 'start' : 'end');

export type Translate = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** react-admin's `useTranslate`, typed by our message keys. `smart_count` selects the plural. */
export const useTranslate = useRaTranslate as () => Translate;
