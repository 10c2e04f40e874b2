import { useSite } from '../document/siteContext.js';

const ARABIC = /[\u0600-\u06ff]/;

/**
 * The `lang` attribute for owner-typed text: marks Arabic text on an English page, so that screen readers pronounce
 * it.
 */
export function useContentLang(): (text: string | null | undefined) => { readonly lang: string | undefined } {
  const { language } = useSite();
  return (text) => ({ lang: language !== 'ar' && text && ARABIC.test(text) ? 'ar' : undefined });
}
