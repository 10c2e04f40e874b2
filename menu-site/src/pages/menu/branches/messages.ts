import type { Language } from '@qaima/schemas';
import { arabic, type BranchMessages } from './messages.ar.js';
import { english } from './messages.en.js';

export const branchMessages: Readonly<Record<Language, BranchMessages>> = { ar: arabic, en: english };
