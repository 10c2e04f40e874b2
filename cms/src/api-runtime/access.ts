/**
 * Decides who may call an endpoint. (docs/spec/api.md#roles)
 *
 * Access is checked before the input is validated: visitors get 401, accounts without access get 403. An unknown menu
 * is 404 for every account. This reveals nothing, because menu ids are public. Endpoints for devices are 404 for others.
 */
import {
  includesRole,
  isForPeople,
  propertyOf,
  type Access,
  type Currency,
  type Endpoint,
  type PersonAccess,
  type TeamRole,
} from '@qaima/schemas';
import type { Context } from 'koa';
import type { FoundKey } from './findKey';
import { environment } from '../config/environment';
import type { SignedIn } from '../http/sessions/session';
import { HttpError, invalidField } from '../errors/httpError';
import { currentCall } from './currentCall';
import { principalOf, type Principal } from './principal';

/** The columns of a menu that access checks read. */
export interface MenuRef {
  readonly id: number;
  readonly documentId: string;
  /** When the menu closes to visitors; null while it is active. */
  readonly inactiveFrom: Date | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: Currency;
  /** Whether members without a second factor reach nothing of it. */
  readonly needsFactor: boolean;
}

/** The access checks that depend on a menu. `menu-parts/menuAccess.ts` implements them. */
export interface MenuAccess {
  /** Finds a menu by the id or name in a path. */
  readonly findMenu: (idOrName: string) => Promise<MenuRef | null>;
  /** The account's role in the menu's team; null if the account is not in the team. Being staff gives no role here. */
  readonly roleIn: (account: SignedIn, menu: MenuRef) => Promise<TeamRole | null>;
  /** Whether the account has this role, or one that includes it, in any menu. */
  readonly hasRoleAnywhere: (account: SignedIn, needed: TeamRole) => Promise<boolean>;
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

export type MenuFor<A extends Access> = A extends TeamRole | 'venue' | 'venue-owner' ? MenuRef : MenuRef | null;

const NO_MENU = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };

export interface Authorized {
  /** Null for visitors. */
  readonly principal: Principal | null;
  readonly menu: MenuRef | null;
  /** The only body fields that the caller may send; null if all fields are allowed. */
  readonly onlyFields: readonly string[] | null;
}

async function menuFromPath(ctx: Context): Promise<MenuRef> {
  const menuId = propertyOf(ctx['params'], 'menuId');
  const menu = typeof menuId === 'string' ? await menuAccess().findMenu(menuId) : null;
  if (!menu) throw new HttpError(404, NO_MENU);
  return menu;
}

type Granted = Pick<Authorized, 'menu' | 'onlyFields'>;

type Guard = (account: SignedIn, ctx: Context, call: Endpoint) => Promise<Granted>;

const GRANTED: Granted = { menu: null, onlyFields: null };

const granted: Guard = async () => GRANTED;

const MEMBER_FACTOR_FIRST = {
  ar: 'فعّل التحقق بخطوتين في صفحة حسابك (/me) أولًا، فهذه القائمة تطلبه من كل فريقها.',
  en: 'Turn on two-step verification on your account’s page (/me) first: this menu requires it of its whole team.',
};

/** @throws {HttpError} 403 with `factor` for members without a second factor, if the menu requires one */
function assertMemberSecured({ secured }: SignedIn, { needsFactor }: MenuRef): void {
  if (needsFactor && !secured) throw new HttpError(403, MEMBER_FACTOR_FIRST, { factor: 'needed' });
}

/**
 * Requires the team role `needed` in the menu of the path. Staff always pass. Order takers pass too if the endpoint has
 * `fieldsForOrders`, but they may send only those fields.
 */
const requireRole =
  (needed: TeamRole): Guard =>
  async (account, ctx, { fieldsForOrders = null }) => {
    const menu = await menuFromPath(ctx);
    if (account.staff) return { menu, onlyFields: null };
    const role = await menuAccess().roleIn(account, menu);
    if (role !== null) assertMemberSecured(account, menu);
    if (includesRole(role, needed)) return { menu, onlyFields: null };
    if (fieldsForOrders === null || !includesRole(role, 'orders')) throw new HttpError(403);
    return { menu, onlyFields: fieldsForOrders };
  };

/** Requires the team role `needed` in the menu of the path, of staff too. */
const requireMember =
  (needed: TeamRole): Guard =>
  async (account, ctx) => {
    const menu = await menuFromPath(ctx);
    if (!includesRole(await menuAccess().roleIn(account, menu), needed)) throw new HttpError(403);
    assertMemberSecured(account, menu);
    return { menu, onlyFields: null };
  };

const requireAnyEditor: Guard = async (account) => {
  if (!account.staff && !(await menuAccess().hasRoleAnywhere(account, 'editor'))) throw new HttpError(403);
  return GRANTED;
};

const guards: Readonly<Record<Exclude<PersonAccess, 'visitor'>, Guard>> = {
  user: granted,
  owner: requireRole('owner'),
  editor: requireRole('editor'),
  orders: requireRole('orders'),
  // The menu is in the request body, which is not read yet. So this guard only requires an editor of any menu, and the
  // handler checks access to the menu.
  'target-editor': requireAnyEditor,
  'any-editor': requireAnyEditor,
  venue: requireMember('orders'),
  'venue-owner': requireMember('owner'),
  async 'self-service'(account) {
    await menuAccess().assertMayCreateMenu(account);
    return GRANTED;
  },
  async staff(account) {
    if (!account.staff) throw new HttpError(403);
    return GRANTED;
  },
};

const NO_SCOPE = {
  ar: 'لا يُسمح بهذا الطلب لهذا المفتاح.',
  en: 'This API key may not make this call.',
};

/** Requires a key of the menu in the path that has the endpoint's scope. */
async function authorizeKey({ menuId, scopes }: FoundKey, { scope }: Endpoint, ctx: Context): Promise<Granted> {
  if (scope === undefined || !scopes.includes(scope)) throw new HttpError(403, NO_SCOPE);
  const menu = await menuFromPath(ctx);
  if (menu.id !== menuId) throw new HttpError(403, NO_SCOPE);
  return { menu, onlyFields: null };
}

const CONFIRM_FIRST = {
  ar: 'أكّد هويتك أولًا، ثم أعد المحاولة.',
  en: 'Please confirm first that it is you, then try again.',
};

/** @throws {HttpError} 403 with `confirm`, unless the caller has confirmed lately who they are */
export function assertConfirmed(confirmed = currentCall.getStore()?.confirmed): void {
  if (!confirmed) throw new HttpError(403, CONFIRM_FIRST, { confirm: true });
}

const FACTOR_FIRST = {
  ar: 'فعّل التحقق بخطوتين في صفحة حسابك أولًا، فحسابات فريق العمل لا تعمل هنا بدونه.',
  en: 'Turn on two-step verification on your account’s page first: accounts of staff don’t work here without it.',
};

/** @throws {HttpError} 403 with `factor` for staff who must have a second factor and have none */
function assertSecured({ staff, secured }: SignedIn, access: PersonAccess): void {
  if (staff && !secured && access !== 'user' && environment().staffSecondFactor === 'required')
    throw new HttpError(403, FACTOR_FIRST, { factor: 'needed' });
}

/** Authorizes a call. @throws {HttpError} 401, 403 or 404 */
export async function authorize(call: Endpoint, ctx: Context): Promise<Authorized> {
  const { access } = call;
  const principal = await principalOf(access, ctx);
  if (principal?.kind === 'key') return { principal, ...(await authorizeKey(principal.key, call, ctx)) };
  if (access === 'visitor') return { principal, ...GRANTED };
  if (!principal) throw new HttpError(isForPeople(access) ? 401 : 404);
  if (!isForPeople(access) || principal.kind !== 'session') return { principal, ...GRANTED };
  const { account, confirmed } = principal.session;
  assertSecured(account, access);
  const allowed = await guards[access](account, ctx, call);
  if (call.confirmed === 'always') assertConfirmed(confirmed);
  return { principal, ...allowed };
}

const NOT_YOUR_FIELD = {
  ar: 'دورك في هذه القائمة لا يسمح بتعديل هذا الحقل.',
  en: 'Your role in this menu does not allow changing this field.',
};

/** @throws {HttpError} 403 naming the first body field that the caller may not send */
export function assertMaySend(body: unknown, onlyFields: readonly string[] | null): void {
  if (onlyFields === null || body === null || typeof body !== 'object') return;
  const field = Object.keys(body).find((name) => !onlyFields.includes(name));
  if (field !== undefined) throw invalidField(`/${field}`, NOT_YOUR_FIELD, 403);
}
