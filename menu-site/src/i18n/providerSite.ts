import type { Language } from '@qaima/schemas';
import { arabic, type ProviderSiteMessages } from './providerSite.ar.js';
import { english } from './providerSite.en.js';

export const providerSiteMessages: Readonly<Record<Language, ProviderSiteMessages>> = { ar: arabic, en: english };
