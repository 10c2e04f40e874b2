import type { Language } from '@qaima/schemas';
import { arabic, type SiteWords } from './messages.ar.js';
import { english } from './messages.en.js';

export type { SiteWords } from './messages.ar.js';

export const wordsIn: Readonly<Record<Language, SiteWords>> = { ar: arabic, en: english };

export const directionOf: Readonly<Record<Language, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' };
