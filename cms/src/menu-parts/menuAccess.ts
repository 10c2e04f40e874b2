/** Looks up menus, and decides what an account may do with them. */
import {
  DEFAULT_COUNTRY,
  includesRole,
  isMenuId,
  knownCurrency,
  normalizeMenuUsername,
  propertyOf,
  type TeamRole,
} from '@qaima/schemas';
import type { MenuRef } from '../api-runtime/access';
import type { SignedIn } from '../http/sessions/store';
import { rows } from '../database/rows';
import { hasRoleAnywhere, roleIn } from './members';
import { instantOf, textOf, type Row } from '../database/columnValues';

export const refOf = (row: Row): MenuRef => ({
  id: row.id,
  documentId: row.documentId,
  inactiveFrom: instantOf(row['inactiveFrom']),
  country: textOf(row['country']) || DEFAULT_COUNTRY,
  currency: knownCurrency(textOf(row['currency'])),
  needsFactor: propertyOf(propertyOf(row['settings'], 'team'), 'secondFactor') === 'required',
});

const REF_COLUMNS = ['id', 'documentId', 'inactiveFrom', 'country', 'currency', 'settings'] as const;

export const NOT_TRASHED = { trashedAt: { $null: true } } as const;

type Where = Readonly<Record<string, unknown>>;

/** Finds a menu by id or short name, by default only outside of the trash. */
export async function findMenu(idOrName: string, among: Where = NOT_TRASHED): Promise<MenuRef | null> {
  if (isMenuId(idOrName)) {
    const row = await rows('api::menu.menu').findOne({
      where: { documentId: idOrName, ...among },
      select: REF_COLUMNS,
    });
    return row && refOf(row);
  }
  const name = normalizeMenuUsername(idOrName);
  if (name === '' || name.length > 60) return null;
  const named = await rows('api::menu-username.menu-username').findOne({
    where: { name },
    populate: { menu: { select: REF_COLUMNS, where: among } },
  });
  return named?.menu ? refOf(named.menu) : null;
}

/** Whether a menu is closed to visitors. Computed on each read, so it does not depend on a scheduled job. */
export const isInactive = (menu: Pick<MenuRef, 'inactiveFrom'>, now: number): boolean =>
  menu.inactiveFrom !== null && menu.inactiveFrom.getTime() <= now;

/** Whether an account has this role in a menu, or one that includes it. Staff have all roles. */
export const mayAct = async ({ id, staff, secured }: SignedIn, menu: MenuRef, needed: TeamRole): Promise<boolean> =>
  staff || ((secured || !menu.needsFactor) && includesRole(await roleIn(id, menu.id), needed));

/** The menu access checks of the API runtime that depend on teams alone. */
export const menuAccess = {
  findMenu,
  roleIn: ({ id }: SignedIn, menu: MenuRef) => roleIn(id, menu.id),
  hasRoleAnywhere: ({ id }: SignedIn, needed: TeamRole) => hasRoleAnywhere(id, needed),
};
