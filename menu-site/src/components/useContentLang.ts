import { useSite } from '../document/siteContext.js';
import { contentLang } from '../i18n/contentLang.js';

/** Returns the `lang` attribute for text that the owner has typed. */
export function useContentLang(): (text: string | null | undefined) => { readonly lang: string | undefined } {
  const { language } = useSite();
  return (text) => ({ lang: contentLang(text, language) });
}
