/** What the pages of accounts are asked to show, and where they stand. (Public specification, section 2.) */
import { ONCE_PATH, type Account } from '@qaima/schemas';

/** The addresses of the pages, as the router reads them. */
export const ACCOUNT_ROUTES = {
  logIn: '/login',
  once: ONCE_PATH,
  signUp: '/signup',
  verify: '/verify/email',
  forgot: '/forgot',
  reset: '/reset',
  me: '/me',
  init: '/m/:id/init',
} as const;

export type AccountPageName = keyof typeof ACCOUNT_ROUTES;

/** What is already known of a menu that its owner introduces. */
export interface MenuToSetUp {
  readonly _id: string;
  readonly username: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly phone: string;
}

export interface AccountData {
  readonly kind: 'account';
  readonly page: AccountPageName;
  /** Who is signed in; null for a visitor. */
  readonly account: Account | null;
  /** Where one was on the way to: a path of this site. */
  readonly next: string | null;
  /** What a log-in link fills in; null without one. */
  readonly filled: { readonly username: string; readonly password: string } | null;
  /** Of the page `init` alone. */
  readonly menu: MenuToSetUp | null;
}
