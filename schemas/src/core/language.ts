/**
 * The product's two languages. Arabic is the default; English is complete. (docs/spec/domain.md#languages-and-digits)
 */
export type Language = 'ar' | 'en';

/** A text in both languages. */
export interface LocalizedText {
  readonly ar: string;
  readonly en: string;
}

/** The language of an `Accept-Language` header: English only if it comes before Arabic. */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  const first = /(?:^|[\s,])(ar|en)\b/i.exec(acceptLanguage ?? '');
  return first?.[1]?.toLowerCase() === 'en' ? 'en' : 'ar';
}
