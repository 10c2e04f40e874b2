import type { Language } from '@qaima/schemas';
import { arabic, type ConditionsMessages } from './messages.ar.js';
import { english } from './messages.en.js';

export const termsMessages: Readonly<Record<Language, ConditionsMessages>> = { ar: arabic, en: english };
