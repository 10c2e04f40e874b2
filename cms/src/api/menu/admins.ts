/** Which menu an address names, and who looks after it. */
import { isMenuId, normaliseUsername } from '@qaima/schemas';
import type { Row } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';

/** As much of a menu as deciding about a call needs. */
export interface MenuRef {
  /** The row's number. */
  readonly id: number;
  /** The public id. */
  readonly documentId: string;
  /** From when it is closed to visitors; null while it is active. */
  readonly inactiveFrom: Date | null;
}

const dateOf = (value: unknown) => (value === null || value === undefined ? null : new Date(value as string | Date));

export const refOf = (row: Row): MenuRef => ({
  id: row.id,
  documentId: row.documentId,
  inactiveFrom: dateOf(row['inactiveFrom']),
});

const FEW = ['id', 'documentId', 'inactiveFrom'] as const;

/** Of menus that are not in the trash. */
export const NOT_TRASHED = { trashedAt: { $null: true } } as const;

type Where = Readonly<Record<string, unknown>>;

/** A menu by its id, or by a short name that leads to it; one in the trash is not there, unless it is asked for. */
export async function findMenu(idOrName: string, among: Where = NOT_TRASHED): Promise<MenuRef | null> {
  if (isMenuId(idOrName)) {
    const row = await rows('api::menu.menu').findOne({ where: { documentId: idOrName, ...among }, select: FEW });
    return row && refOf(row);
  }
  const name = normaliseUsername(idOrName);
  if (name === '' || name.length > 60) return null;
  const named = await rows('api::menu-name.menu-name').findOne({
    where: { name },
    populate: { menu: { select: FEW, where: among } },
  });
  return named?.['menu'] ? refOf(named['menu'] as Row) : null;
}

/** Whether a menu is closed to visitors at a moment: judged when read, so that no schedule can be missed. */
export const isInactive = (menu: Pick<MenuRef, 'inactiveFrom'>, now: number): boolean =>
  menu.inactiveFrom !== null && menu.inactiveFrom.getTime() <= now;

export async function isAdminOf(userId: number, menuId: number): Promise<boolean> {
  return (await rows('api::menu.menu').count({ where: { id: menuId, ...NOT_TRASHED, admins: { id: userId } } })) > 0;
}

/** Whether someone is an admin of any menu. */
export async function looksAfterSome(userId: number): Promise<boolean> {
  return (await rows('api::menu.menu').count({ where: { ...NOT_TRASHED, admins: { id: userId } } })) > 0;
}
