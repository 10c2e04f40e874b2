import type { Language } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { arabic, type LandingMessages } from './messages.ar.js';
import { english } from './messages.en.js';

export const landingMessages: Readonly<Record<Language, LandingMessages>> = { ar: arabic, en: english };

/** The words of the landing page in the reader's language. */
export function useLandingMessages(): LandingMessages {
  return landingMessages[useSite().language];
}
