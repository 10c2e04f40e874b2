const ARABIC = /[\u0600-\u06ff]/;

/**
 * The `lang` of a text that the owner has typed; undefined if the page's own applies. Arabic text on an English page needs
 * it, because screen readers would mispronounce it.
 */
export const contentLang = (text: string | null | undefined, pageLanguage: string): 'ar' | undefined =>
  pageLanguage !== 'ar' && text && ARABIC.test(text) ? 'ar' : undefined;
