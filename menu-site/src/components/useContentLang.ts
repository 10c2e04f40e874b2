import { useSite } from '../document/siteContext.js';

const ARABIC = /[\u0600-\u06ff]/;

/**
 * What an element says of the owner's words in it: that Arabic ones are Arabic where the page is not, so that they are read
 * aloud right.
 */
export function useContentLang(): (text: string | null | undefined) => { readonly lang: string | undefined } {
  const { language } = useSite();
  return (text) => ({ lang: language !== 'ar' && text && ARABIC.test(text) ? 'ar' : undefined });
}
