import { createContext, useContext } from 'react';
import { dinarSignOf, type Currency, type DinarSign, type Language } from '@qaima/schemas';
import type { SiteData, SiteRequest } from './siteTypes.js';
import { siteMessages, type SiteMessages } from '../i18n/messages.js';

/** A section of a menu's page, as it is sent. */
export interface RenderedSection {
  /** The HTML in UTF-8. */
  readonly html: Uint8Array;
  /** The section in the structured data of the page. */
  readonly structured: { readonly hasMenuItem: readonly object[] };
}

/** The data available to every component of a page. */
export interface Site {
  readonly request: SiteRequest;
  readonly data: SiteData;
  readonly language: Language;
  readonly messages: SiteMessages;
  readonly currency: Currency;
  readonly dinarSign: DinarSign;
  /** The menu's sections if they are already rendered. The page then has placeholders in their place. */
  readonly sections: readonly RenderedSection[] | null;
}

export function createSite(request: SiteRequest, data: SiteData, sections: Site['sections'] = null): Site {
  const { language } = request;
  const menu = data.kind === 'menu' ? data.menu : data.kind === 'cart' ? data.cart?.menu : null;
  const currency = (data.kind === 'delivery' ? data.delivery : menu)?.currency ?? 'JOD';
  return {
    request,
    data,
    language,
    messages: siteMessages[language],
    currency,
    dinarSign: dinarSignOf(menu ?? {}),
    sections,
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
