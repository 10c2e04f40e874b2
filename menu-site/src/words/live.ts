/** What the page says once it is alive. Apart from the other words: these go to the browser. */
import type { Language } from '@qaima/schemas';

const arabic = {
  linkCopied: 'نُسخ رابط القائمة، ألصقه حيث تشاء.',
  // Fixed by the specification: document 2, section 8.
  cannotShare: 'لم نستطع المشاركة',
};

const english: typeof arabic = {
  linkCopied: 'The menu’s link was copied. Paste it wherever you like.',
  cannotShare: 'We could not share this menu',
};

const liveWords: Readonly<Record<Language, typeof arabic>> = { ar: arabic, en: english };

/** In the language that the page is written in. */
export const wordsOf = (page: Document) => liveWords[page.documentElement.lang === 'en' ? 'en' : 'ar'];
