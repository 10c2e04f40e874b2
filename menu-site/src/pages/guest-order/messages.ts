import type { Language } from '@qaima/schemas';
import { arabic, type OrderMessages } from './messages.ar.js';
import { english } from './messages.en.js';

export const orderMessages: Readonly<Record<Language, OrderMessages>> = { ar: arabic, en: english };
