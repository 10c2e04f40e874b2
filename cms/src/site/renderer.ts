/** The public site's renderer, as its own build leaves it. This file and `files.ts` are all that knows of that build. */
import type { Account, Cart, Language, Menu, PublicMenu } from '@qaima/schemas';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from '../environment';

/** What is already known of a menu that its owner introduces. */
export interface MenuToSetUp {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly phone: string;
}

/** What a page of accounts is drawn from. */
export interface AccountData {
  readonly kind: 'account';
  readonly page: 'logIn' | 'once' | 'signUp' | 'verify' | 'forgot' | 'reset' | 'me' | 'init';
  /** Who is signed in; null for a visitor. */
  readonly account: Account | null;
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

/** Who offers the service, as its own pages say it. */
export interface ServiceProvider {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly whatsapp: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly x: string | null;
  readonly snapchat: string | null;
}

/** What the pages of the service itself are drawn from. */
export interface ServiceData {
  readonly kind: 'service';
  readonly page: 'landing' | 'conditions';
  readonly provider: ServiceProvider;
  /** The name of who is signed in; null for a visitor. */
  readonly reader: string | null;
}

export type SiteData =
  | { readonly kind: 'menu'; readonly menu: PublicMenu<Menu> }
  | { readonly kind: 'inactive' }
  | { readonly kind: 'none' }
  | AccountData
  | CartData
  | ServiceData;

export interface SitePage {
  readonly status: number;
  /** The whole document. */
  readonly html: string;
  /** The text of the document's only `<style>`. */
  readonly style: string;
  /** Epoch ms from which time alone makes the page old; null when it never does. */
  readonly validUntil: number | null;
}

interface Renderer {
  readonly render: (
    request: { readonly path: string; readonly language: Language; readonly origin: string; readonly now: number },
    data: SiteData,
  ) => SitePage;
  /** The manifest of a menu's page, as JSON. */
  readonly manifest: (
    request: { readonly path: string; readonly language: Language; readonly origin: string; readonly now: number },
    menu: PublicMenu<Menu>,
  ) => string;
}

export const SITE_FILES = join(PROJECT, 'menu-site/dist/client');

let loading: Promise<Renderer> | undefined;

/** The renderer, loaded once. */
export function renderer(): Promise<Renderer> {
  loading ??= import(pathToFileURL(join(PROJECT, 'menu-site/dist/server/entry-server.js')).href) as Promise<Renderer>;
  return loading;
}
