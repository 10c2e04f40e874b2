import type { Language } from '@qaima/schemas';
import { useSite } from '../../../document/siteContext.js';
import { arabic, type BranchMessages } from './messages.ar.js';
import { english } from './messages.en.js';

const branchMessages: Readonly<Record<Language, BranchMessages>> = { ar: arabic, en: english };

/** The words of the branches in the reader's language. */
export function useBranchMessages(): BranchMessages {
  return branchMessages[useSite().language];
}
