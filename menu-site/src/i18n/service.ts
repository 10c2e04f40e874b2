import type { Language } from '@qaima/schemas';
import { arabic, type ServiceMessages } from './service.ar.js';
import { english } from './service.en.js';

export const serviceMessages: Readonly<Record<Language, ServiceMessages>> = { ar: arabic, en: english };
