/**
 * The two languages of the product. Arabic is the default everywhere; English stands complete beside it.
 * (Decisions, section 7.)
 */
export type Language = 'ar' | 'en';

/** One sentence or label in both languages. */
export interface LocalizedText {
  readonly ar: string;
  readonly en: string;
}

/** The language of an `Accept-Language` header: English only when it is asked for before Arabic. */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  const first = /(?:^|[\s,])(ar|en)\b/i.exec(acceptLanguage ?? '');
  return first?.[1]?.toLowerCase() === 'en' ? 'en' : 'ar';
}
