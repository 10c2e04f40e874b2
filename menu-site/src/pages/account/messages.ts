import type { Language } from '@qaima/schemas';
import { arabic, type AccountMessages } from './messages.ar.js';
import { english } from './messages.en.js';

export const accountMessages: Readonly<Record<Language, AccountMessages>> = { ar: arabic, en: english };
