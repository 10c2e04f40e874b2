import type { Language } from '@qaima/schemas';

/** The language of the page, for scripts. */
export const pageLanguage = ({ documentElement }: Document = document): Language =>
  documentElement.lang === 'en' ? 'en' : 'ar';
