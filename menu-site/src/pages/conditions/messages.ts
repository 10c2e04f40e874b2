import type { Language } from '@qaima/schemas';
import { arabic, type ConditionsWords } from './messages.ar.js';
import { english } from './messages.en.js';

export const conditionsWordsIn: Readonly<Record<Language, ConditionsWords>> = { ar: arabic, en: english };
