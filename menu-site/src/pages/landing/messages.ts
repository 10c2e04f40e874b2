import type { Language } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { arabic, type LandingWords } from './messages.ar.js';
import { english } from './messages.en.js';

export const landingWordsIn: Readonly<Record<Language, LandingWords>> = { ar: arabic, en: english };

/** The words of the landing page in the reader's language. */
export function useLandingWords(): LandingWords {
  return landingWordsIn[useSite().language];
}
