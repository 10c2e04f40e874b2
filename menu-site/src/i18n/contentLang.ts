const ARABIC = /[\u0600-\u06ff]/;
const LATIN = /[a-z]/i;

/**
 * The `lang` of a text that the owner has typed; undefined if the page's own applies. Arabic text on an English page and
 * English text on an Arabic page need it, because screen readers would mispronounce them. Text in both scripts is Arabic:
 * Arabic menus name brands and sizes in Latin letters.
 */
export function contentLang(text: string | null | undefined, pageLanguage: string): 'ar' | 'en' | undefined {
  const language = text && (ARABIC.test(text) ? 'ar' : LATIN.test(text) ? 'en' : undefined);
  return language && language !== pageLanguage ? language : undefined;
}
