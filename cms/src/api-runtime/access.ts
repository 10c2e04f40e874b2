/**
 * Decides who may call an endpoint. (docs/spec/api.md#roles)
 *
 * Access is checked before the input is validated: visitors get 401, accounts without access get 403. An unknown menu
 * is 404 for everyone, since menu ids are public.
 */
import { propertyOf, type Access, type Endpoint } from '@qaima/schemas';
import type { Context } from 'koa';
import { accountOf, type SignedIn } from '../http/sessions/session';
import { HttpError } from '../errors/httpError';

/** The columns of a menu that access checks read. */
export interface MenuRef {
  readonly id: number;
  readonly documentId: string;
  /** When the menu closes to visitors; null while it is active. */
  readonly inactiveFrom: Date | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** The access checks that depend on a menu. `api/menu/admins.ts` implements them. */
export interface MenuAccess {
  /** Finds a menu by the id or name in a path. */
  readonly findMenu: (idOrName: string) => Promise<MenuRef | null>;
  readonly mayManage: (account: SignedIn, menu: MenuRef) => Promise<boolean>;
  /** Whether an account is among the menu's admins. Staff have no implicit access here. */
  readonly isAdmin: (account: SignedIn, menu: MenuRef) => Promise<boolean>;
  readonly managesAny: (account: SignedIn) => Promise<boolean>;
  /** @throws {HttpError} 403 saying why, if the account may not create a menu */
  readonly assertMayCreateMenu: (account: SignedIn) => Promise<void>;
}

let registered: MenuAccess | undefined;

/** Registers the access checks of menus. Called once at start-up. */
export function registerMenuAccess(access: MenuAccess): void {
  registered = access;
}

function menuAccess(): MenuAccess {
  if (!registered) throw new Error('No menu access is registered.');
  return registered;
}

export type AccountFor<A extends Access> = A extends 'visitor' ? SignedIn | null : SignedIn;
export type MenuFor<A extends Access> = A extends 'menu-admin' | 'venue' ? MenuRef : MenuRef | null;

const NO_MENU = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };

interface Authorized {
  readonly account: SignedIn | null;
  readonly menu: MenuRef | null;
}

async function menuFromPath(ctx: Context): Promise<MenuRef> {
  const menuId = propertyOf(ctx['params'], 'menuId');
  const menu = typeof menuId === 'string' ? await menuAccess().findMenu(menuId) : null;
  if (!menu) throw new HttpError(404, NO_MENU);
  return menu;
}

type Guard = (account: SignedIn, ctx: Context) => Promise<MenuRef | null>;

const noMenu: Guard = async () => null;

const requireAnyMenu: Guard = async (account) => {
  if (!(await menuAccess().managesAny(account))) throw new HttpError(403);
  return null;
};

const guards: Readonly<Record<Exclude<Access, 'visitor'>, Guard>> = {
  user: noMenu,
  // The request body names the menu, so the handler checks access to it. This guard only requires that the caller
  // manages any menu.
  'target-admin': requireAnyMenu,
  async 'menu-admin'(account, ctx) {
    const menu = await menuFromPath(ctx);
    if (!(await menuAccess().mayManage(account, menu))) throw new HttpError(403);
    return menu;
  },
  'any-menu-admin': requireAnyMenu,
  async venue(account, ctx) {
    const menu = await menuFromPath(ctx);
    if (!(await menuAccess().isAdmin(account, menu))) throw new HttpError(403);
    return menu;
  },
  async 'self-service'(account) {
    await menuAccess().assertMayCreateMenu(account);
    return null;
  },
  async staff(account) {
    if (!account.staff) throw new HttpError(403);
    return null;
  },
};

/** Authorizes a call. @throws {HttpError} 401, 403 or 404 */
export async function authorize(call: Endpoint, ctx: Context): Promise<Authorized> {
  const account = await accountOf(ctx);
  if (call.access === 'visitor') return { account, menu: null };
  if (!account) throw new HttpError(401);
  return { account, menu: await guards[call.access](account, ctx) };
}
