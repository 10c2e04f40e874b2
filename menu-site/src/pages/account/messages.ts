import type { Language } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { arabic, type AccountMessages } from './messages.ar.js';
import { english } from './messages.en.js';

export const accountMessages: Readonly<Record<Language, AccountMessages>> = { ar: arabic, en: english };

/** The words of the account pages in the reader's language. */
export function useAccountMessages(): AccountMessages {
  return accountMessages[useSite().language];
}
