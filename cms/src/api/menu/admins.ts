/** Looks up menus and their admins. */
import { DEFAULT_COUNTRY, isMenuId, normalizeMenuUsername } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import type { SignedIn } from '../../http/sessions/store';
import { rows } from '../../database/rows';
import { instantOf, textOf, type Row } from '../../database/columnValues';

export const refOf = (row: Row): MenuRef => ({
  id: row.id,
  documentId: row.documentId,
  inactiveFrom: instantOf(row['inactiveFrom']),
  country: textOf(row['country']) || DEFAULT_COUNTRY,
});

const REF_COLUMNS = ['id', 'documentId', 'inactiveFrom', 'country'] as const;

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

const administers = async (userId: number, menu: Where = {}) =>
  (await rows('api::menu.menu').count({ where: { ...menu, ...NOT_TRASHED, admins: { id: userId } } })) > 0;

/** Whether an account may change a menu: its admins and staff may. */
export const mayManage = async ({ id, staff }: SignedIn, menu: MenuRef): Promise<boolean> =>
  staff || administers(id, { id: menu.id });

/** Whether an account is among the menu's admins. */
const isAdmin = ({ id }: SignedIn, menu: MenuRef): Promise<boolean> => administers(id, { id: menu.id });

/** Maps menus to the ids of their admins. A deleted menu is missing. */
export async function adminsOfMenus(menuIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const found = await rows('api::menu.menu').findMany({
    where: { id: { $in: [...new Set(menuIds)] }, ...NOT_TRASHED },
    select: ['id'],
    populate: { admins: { select: ['id'] } },
  });
  return new Map(found.map((row) => [row.id, new Set((row.admins ?? []).map(({ id }) => id))]));
}

export const managesAny = async ({ id, staff }: SignedIn): Promise<boolean> => staff || administers(id);

/** The menu access checks of the API runtime that depend on admins alone. */
export const menuAccess = { findMenu, mayManage, isAdmin, managesAny };
