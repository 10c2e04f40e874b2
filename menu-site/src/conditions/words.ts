import type { Language } from '@qaima/schemas';
import { arabic, type ConditionsWords } from './words.ar.js';
import { english } from './words.en.js';

export const conditionsWordsIn: Readonly<Record<Language, ConditionsWords>> = { ar: arabic, en: english };
