import type { Language } from '@qaima/schemas';

/** The quotation marks around a text that somebody typed, before and after it. */
export const QUOTATION_MARKS: Readonly<Record<Language, readonly [string, string]>> = {
  ar: ['«', '»'],
  en: ['“', '”'],
};

/** A text in the quotation marks of a language. */
export function quotation(text: string, language: Language): string {
  const [before, after] = QUOTATION_MARKS[language];
  return `${before}${text}${after}`;
}
