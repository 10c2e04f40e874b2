/**
 * The product's two languages. Arabic is the default; English is complete. (docs/spec/domain.md#languages-and-digits)
 */
export type Language = 'ar' | 'en';

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

/** A text in both languages. */
export interface LocalizedText {
  readonly ar: string;
  readonly en: string;
}

/** Separates the entries of a list within a sentence. */
export const LIST_SEPARATOR: LocalizedText = { ar: '، ', en: ', ' };

/** The first of our languages in an `Accept-Language` header; null if it names none. */
function firstLanguage(acceptLanguage: string | null | undefined): Language | null {
  const first = /(?:^|[\s,])(ar|en)\b/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase();
  return first === 'ar' || first === 'en' ? first : null;
}

/** The language of an `Accept-Language` header: English only if it comes before Arabic. */
export const languageOf = (acceptLanguage: string | null | undefined): Language =>
  firstLanguage(acceptLanguage) ?? 'ar';

/** The language that a request asks for: `?lang=`, otherwise `Accept-Language`; null if neither names one of ours. */
export const requestedLanguageOf = (lang: unknown, acceptLanguage: string | null | undefined): Language | null =>
  lang === 'ar' || lang === 'en' ? lang : firstLanguage(acceptLanguage);
