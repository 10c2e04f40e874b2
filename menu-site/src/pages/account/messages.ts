import type { Language } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import { arabic, type AccountWords } from './messages.ar.js';
import { english } from './messages.en.js';

export const accountWordsIn: Readonly<Record<Language, AccountWords>> = { ar: arabic, en: english };

/** The words of the account pages in the reader's language. */
export function useAccountWords(): AccountWords {
  return accountWordsIn[useSite().language];
}
