import { useSite } from '../document/siteContext.js';

const ARABIC = /[\u0600-\u06ff]/;

/**
 * Returns the `lang` attribute for text that the owner has typed. On an English page it marks Arabic text, because
 * screen readers would mispronounce it.
 */
export function useContentLang(): (text: string | null | undefined) => { readonly lang: string | undefined } {
  const { language } = useSite();
  return (text) => ({ lang: language !== 'ar' && text && ARABIC.test(text) ? 'ar' : undefined });
}
