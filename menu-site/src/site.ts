/** What the site is asked, what it is told, and what it answers. The server that renders it knows it by these alone. */
import type { Language, Menu, PublicMenu } from '@qaima/schemas';
import type { AccountData } from './account/accountData.js';
import type { CartData } from './cart/cartData.js';
import type { ServiceData } from './landing/landingData.js';

/** A menu as its visitors see it. */
export type SiteMenu = PublicMenu<Menu>;
export type SiteSection = SiteMenu['sections'][number];
export type SiteItem = SiteSection['items'][number];
export type SiteGallery = SiteSection['galleries'][number];
export type SiteCombo = SiteMenu['combos'][number];

export interface SiteRequest {
  /** As it was asked for, without its query: `/m/innova`. */
  readonly path: string;
  readonly language: Language;
  /** Scheme and host of absolute addresses: `https://menu.example`. */
  readonly origin: string;
  /** Epoch ms. */
  readonly now: number;
}

/** `inactive`: the menu exists, but its owner or the provider has closed it. `none`: there is nothing at this address. */
export type SiteData =
  | { readonly kind: 'menu'; readonly menu: SiteMenu }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'none' }
  | AccountData
  | CartData
  | ServiceData;

export interface SitePage {
  readonly status: 200 | 404;
  /** The whole document. */
  readonly html: string;
  /** The text of the document's only `<style>`, for its hash in the content security policy. */
  readonly style: string;
  /** Epoch ms from which time alone makes the page old; null when it never does. */
  readonly validUntil: number | null;
}
