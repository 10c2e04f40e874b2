import { createContext, useContext } from 'react';
import { dinarSignOf, type Currency, type DinarSign, type Language } from '@qaima/schemas';
import type { SiteData, SiteRequest } from './siteTypes.js';
import { siteMessages, type SiteMessages } from '../i18n/messages.js';

/** The data available to every component of a page. */
export interface Site {
  readonly request: SiteRequest;
  readonly data: SiteData;
  readonly language: Language;
  readonly messages: SiteMessages;
  readonly currency: Currency;
  readonly dinarSign: DinarSign;
  /**
   * Whether the page has placeholders instead of sections. `pages/menu/renderSectionsInSteps.tsx` then renders the
   * sections one by one.
   */
  readonly isInSteps: boolean;
}

export function createSite(request: SiteRequest, data: SiteData, isInSteps = false): Site {
  const { language } = request;
  const menu = data.kind === 'menu' ? data.menu : data.kind === 'cart' ? data.cart?.menu : null;
  const currency = menu?.currency ?? 'JOD';
  return {
    request,
    data,
    language,
    messages: siteMessages[language],
    currency,
    dinarSign: dinarSignOf(menu ?? {}),
    isInSteps,
  };
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A part of the site was rendered outside of SiteContext.');
  return site;
}

/** The messages of a page in the language of the request. */
export const useMessages = <Messages>(messages: Readonly<Record<Language, Messages>>): Messages =>
  messages[useSite().language];
