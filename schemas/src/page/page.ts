/**
 * What the public site's pages are drawn from and what comes of it: all that the server and the site know of each other.
 * (Document 2, section 2.)
 */
import type { Account, Session } from '../account/account.js';
import type { Cart } from '../cart/cart.js';
import type { PublicMenu } from '../item/visibility.js';
import type { Language } from '../core/language.js';
import type { Menu } from '../menu/menu.js';

export interface SiteRequest {
  /** As it was asked for, without its query: `/m/innova`. */
  readonly path: string;
  readonly language: Language;
  /** Scheme and host of absolute addresses: `https://menu.example`. */
  readonly origin: string;
  /** Epoch ms. */
  readonly now: number;
}

/** A menu as its visitors see it. */
export type SiteMenu = PublicMenu<Menu>;

/** What is already known of a menu that its owner introduces. */
export interface MenuToSetUp {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly phone: string;
}

export type AccountPageName = 'logIn' | 'once' | 'signUp' | 'verify' | 'forgot' | 'reset' | 'me' | 'init';

/** What a page of accounts is drawn from. */
export interface AccountData {
  readonly kind: 'account';
  readonly page: AccountPageName;
  /** Who is signed in; null for a visitor. */
  readonly account: Account | null;
  /** Where they are signed in; of the page `me` alone. */
  readonly sessions: readonly Session[];
  /** Where one was on the way to: a path of this site. */
  readonly next: string | null;
  /** What a log-in link fills in; null without one. */
  readonly filled: { readonly username: string; readonly password: string } | null;
  /** Of the page `init` alone. */
  readonly menu: MenuToSetUp | null;
}

/** What the page of a cart is drawn from. */
export interface CartData {
  readonly kind: 'cart';
  /** Null when there is no such cart. */
  readonly cart: Cart | null;
  /** Whether it is still open; what was sent is a receipt. */
  readonly rty: boolean;
  /** The path of the menu that the reader comes from, as far as that is known without a cart. */
  readonly back: string | null;
}

/** Who offers the service, as far as the server's configuration says. */
export interface Provider {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** The address of a chat: `https://wa.me/…`. */
  readonly whatsapp: string | null;
  /** Whole addresses, or a name alone; of Snapchat an address. */
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly x: string | null;
  readonly snapchat: string | null;
}

export type ServicePageName = 'landing' | 'conditions';

/** What the pages of the service itself are drawn from: the landing page and the terms. */
export interface ServiceData {
  readonly kind: 'service';
  readonly page: ServicePageName;
  readonly provider: Provider;
  /** The name of who is signed in; null for a visitor. */
  readonly reader: string | null;
}

/** Where the pages of the service itself stand. */
export const SERVICE_ROUTES = { landing: '/', conditions: '/conditions' } as const satisfies Record<
  ServicePageName,
  string
>;

/**
 * `inactive`: the menu exists, but its owner or the provider has closed it. `none`: there is nothing at this address.
 * `unavailable`: what is at this address can't be known at the moment.
 */
export type SiteData =
  | { readonly kind: 'menu'; readonly menu: SiteMenu }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' }
  | AccountData
  | CartData
  | ServiceData;

export interface SitePage {
  readonly status: 200 | 404 | 503;
  /** The whole document. */
  readonly html: string;
  /** The text of the document's only `<style>`, for its hash in the content security policy. */
  readonly style: string;
  /** Epoch ms from which time alone makes the page old; null when it never does. */
  readonly validUntil: number | null;
}

/** What the site's build offers to the server that answers with its pages. */
export interface SiteRenderer {
  readonly render: (request: SiteRequest, data: SiteData) => SitePage;
  /** The manifest of a menu's page, as JSON. */
  readonly manifest: (request: SiteRequest, menu: SiteMenu) => string;
}
