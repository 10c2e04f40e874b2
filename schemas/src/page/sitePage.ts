/**
 * The interface between the front server and the site's renderer: the data of each public page, and the rendered page.
 * (docs/spec/public-site.md#routes)
 */
import type { Account, Session } from '../account/account.js';
import type { Factors } from '../account/factor.js';
import type { Cart, RepeatPreview } from '../cart/cart.js';
import type { Delivery } from '../delivery/delivery.js';
import type { PublicMenu } from '../public-menu/visibility.js';
import type { Withdrawal } from '../guest-data/guestData.js';
import type { Language } from '../core/language.js';
import type { Menu } from '../menu/menu.js';
import type { SetupStep } from './setupSteps.js';

export interface SiteRequest {
  /** The requested path without query: `/m/innova`. */
  readonly path: string;
  readonly language: Language;
  /** Scheme and host for absolute URLs: `https://menu.example`. */
  readonly origin: string;
  /** Epoch ms. */
  readonly now: number;
}

/** A menu as visitors see it. */
export type SiteMenu = PublicMenu<Menu>;

interface SectionToSetUp {
  readonly _id: string;
  readonly title: string;
  /** Whether it is an example that the owner has neither kept nor filled. */
  readonly isExample: boolean;
}

/** A menu that is being set up. */
export interface MenuToSetUp {
  readonly _id: string;
  readonly step: SetupStep;
  readonly username: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  /** The menu's phone number. If it has none, the number of the owner's account; empty for staff. */
  readonly phone: string;
  readonly whatsapp: string;
  readonly country: string;
  /** The default language of its texts. */
  readonly language: Language;
  readonly logo: string | null;
  readonly sections: readonly SectionToSetUp[];
}

export type AccountPageName =
  'logIn' | 'once' | 'invitation' | 'signUp' | 'verify' | 'forgot' | 'reset' | 'me' | 'init';

export interface AccountData {
  readonly kind: 'account';
  readonly page: AccountPageName;
  /** The signed-in account; null for a visitor. */
  readonly account: Account | null;
  /** The account's sessions; on the page `me` only. */
  readonly sessions: readonly Session[];
  /** What the account is opened with; on the page `me` only. */
  readonly factors: Factors | null;
  /** The path on this site to which the page returns after log-in. */
  readonly next: string | null;
  /** The credentials in a log-in link; null without one. */
  readonly filled: { readonly username: string; readonly password: string } | null;
  /** On the page `init` only. */
  readonly menu: MenuToSetUp | null;
  /** The provider, whom users ask for a menu if they can't create it themselves. */
  readonly provider: Provider;
}

export interface CartData {
  readonly kind: 'cart';
  /** Null if the cart does not exist. */
  readonly cart: Cart | null;
  /** Whether the cart is open; a submitted cart is a receipt. */
  readonly rty: boolean;
  /** For the page without a cart: the path of the menu that the visitor opened last. */
  readonly back: string | null;
  /** The lines of a rejected order that can still be ordered. */
  readonly repeat?: RepeatPreview | null;
}

/** The data of the page that withdraws a guest's consent. */
export interface WithdrawalData {
  readonly kind: 'withdrawal';
  readonly withdrawal: Withdrawal;
}

/** The service provider, as configured on the server. */
export interface Provider {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  /** A chat link: `https://wa.me/…`. */
  readonly whatsapp: string | null;
  /** Complete URLs or usernames; for Snapchat a URL. */
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly x: string | null;
  readonly snapchat: string | null;
  /** Whether visitors create an account and a menu without the provider. (docs/spec/domain.md#menu) */
  readonly selfService: boolean;
}

export type ProviderPageName = 'landing' | 'conditions' | 'guide' | 'staffGuide';

/** The data of the landing page, the terms and the guides. */
export interface ProviderPageData {
  readonly kind: 'service';
  readonly page: ProviderPageName;
  readonly provider: Provider;
  /** The signed-in user's name; null if not signed in. */
  readonly reader: string | null;
}

/** The paths of the provider's pages. */
export const PROVIDER_ROUTES = {
  landing: '/',
  conditions: '/conditions',
  guide: '/guide',
  staffGuide: '/guide/staff',
} as const satisfies Record<ProviderPageName, string>;

/**
 * The data of one page. A delivery is null once it has ended. Three kinds mean that no menu can be shown. `inactive`: its owner or the provider has closed
 * it. `none`: it does not exist. `unavailable`: the server can't tell at the moment. Those who manage a closed menu see it
 * with `isPreview`.
 */
export type SiteData =
  | { readonly kind: 'menu'; readonly menu: SiteMenu; readonly isPreview?: boolean }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'delivery'; readonly delivery: Delivery | null }
  | AccountData
  | CartData
  | WithdrawalData
  | ProviderPageData;

export interface SitePage {
  readonly status: 200 | 404 | 410 | 503;
  /** The whole document. */
  readonly html: string;
  /** The content of the document's only `<style>`. The Content Security Policy contains its hash. */
  readonly style: string;
  /** The epoch ms at which the page becomes outdated without an edit; null if never. */
  readonly validUntil: number | null;
}

/** The renderer, which the site's build exports for the front server. */
export interface SiteRenderer {
  readonly render: (request: SiteRequest, data: SiteData) => SitePage;
  /** The web app manifest of a menu, as JSON. */
  readonly manifest: (request: SiteRequest, menu: SiteMenu) => string;
}
