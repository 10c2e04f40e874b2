import type { Language } from '@qaima/schemas';
import { arabic, type SiteMessages } from './messages.ar.js';
import { english } from './messages.en.js';

export type { SiteMessages } from './messages.ar.js';

export const siteMessages: Readonly<Record<Language, SiteMessages>> = { ar: arabic, en: english };

export const directionOf: Readonly<Record<Language, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' };
