import type { Language } from '@qaima/schemas';
import { arabic, type SiteWords } from './words.ar.js';
import { english } from './words.en.js';

export type { SiteWords } from './words.ar.js';

export const wordsIn: Readonly<Record<Language, SiteWords>> = { ar: arabic, en: english };

export const directionOf: Readonly<Record<Language, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' };
