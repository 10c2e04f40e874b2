import type { Language } from '@qaima/schemas';
import { arabic, type LandingMessages } from './messages.ar.js';
import { english } from './messages.en.js';

export const landingMessages: Readonly<Record<Language, LandingMessages>> = { ar: arabic, en: english };
