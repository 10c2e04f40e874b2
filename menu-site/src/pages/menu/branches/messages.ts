import type { Language } from '@qaima/schemas';
import { useSite } from '../../../document/siteContext.js';
import { arabic, type BranchWords } from './messages.ar.js';
import { english } from './messages.en.js';

const branchWordsIn: Readonly<Record<Language, BranchWords>> = { ar: arabic, en: english };

/** The words of the branches in the reader's language. */
export function useBranchWords(): BranchWords {
  return branchWordsIn[useSite().language];
}
