/** react-admin's i18n provider in Arabic and English. One polyglot table contains react-admin's messages and ours. */
import { formatCount, type Language } from '@qaima/schemas';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import {
  useLocale,
  useTranslate as useRaTranslate,
  type I18nProvider,
  type StringMap,
  type TranslationMessages,
} from 'react-admin';
import type { MessageKey } from './messages/index.js';

export interface MessageTable {
  readonly [name: string]: string | MessageTable | undefined;
}

/** The messages of a language. Those of the first language must be loaded; others may load when they are chosen. */
export type MessagesOf = (language: Language) => MessageTable | Promise<MessageTable>;

/**
 * Messages show `count_text`, the formatted number. `smart_count` must stay a number, because it selects the plural.
 */
const withCountText = (table: MessageTable): StringMap =>
  Object.fromEntries(
    Object.entries(table).map(([name, entry = '']) => [
      name,
      typeof entry === 'string' ? entry.replaceAll('%{smart_count}', '%{count_text}') : withCountText(entry),
    ]),
  );

const toLanguage = (locale: string): Language => (locale === 'en' ? 'en' : 'ar');

/** The provider contains the current language, so each application needs a separate one. */
export function createI18nProvider(language: Language, messagesOf: MessagesOf): I18nProvider {
  const phrases = (table: MessageTable) => withCountText(table) as TranslationMessages;
  const provider = polyglotI18nProvider(
    (locale) => {
      const table = messagesOf(toLanguage(locale));
      return table instanceof Promise ? table.then(phrases) : phrases(table);
    },
    language,
    [
      { locale: 'ar', name: 'العربية' },
      { locale: 'en', name: 'English' },
    ],
  );
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
