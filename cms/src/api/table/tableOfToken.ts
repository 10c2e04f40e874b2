/** Finds the table that a code names. */
import type { MenuRef } from '../../api-runtime/access';
import type { Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { isInactive, NOT_TRASHED, refOf } from '../menu/admins';
import { menuOfFormerCode } from './formerCodes';

const TOKEN = /^[a-z0-9]{10}$/;

/** A table that guests can sit at. */
export interface KnownTable {
  readonly _id: string;
  readonly label: string;
  readonly zone?: string;
  readonly menu: MenuRef;
}

/** The active table of a token, in an active menu; null for unknown and rotated tokens. */
export async function tableOfToken(token: string, now: number): Promise<KnownTable | null> {
  if (!TOKEN.test(token)) return null;
  const row = await rows('api::table.table').findOne({
    where: { token, active: true },
    populate: { menu: { select: ['id', 'documentId', 'inactiveFrom'], where: NOT_TRASHED } },
  });
  const menuRow = row?.['menu'] as Row | null | undefined;
  if (!row || !menuRow) return null;
  const menu = refOf(menuRow);
  if (isInactive(menu, now)) return null;
  const zone = (row['zone'] ?? '').trim();
  return { _id: row.documentId, label: row['label'] ?? '', menu, ...(zone === '' ? {} : { zone }) };
}

/** The active menu of a code that names no table: its table is inactive, or has another code, or is gone. */
export async function menuOfUnusedToken(token: string, now: number): Promise<MenuRef | null> {
  if (!TOKEN.test(token)) return null;
  const row = await rows('api::table.table').findOne({ where: { token }, populate: { menu: { select: ['id'] } } });
  const stored = row?.['menu'] as Row | null | undefined;
  const menuId = stored?.id ?? (await menuOfFormerCode(token));
  if (menuId === null) return null;
  const menuRow = await rows('api::menu.menu').findOne({ where: { id: menuId, ...NOT_TRASHED } });
  const menu = menuRow && refOf(menuRow);
  return menu && !isInactive(menu, now) ? menu : null;
}

/** The table of a token in one menu, as a cart shows it; null if the token is not of this menu. */
export async function tableForCart(menuId: number, token: string | undefined, now: Date) {
  const table = token === undefined ? null : await tableOfToken(token.trim(), now.getTime());
  return table?.menu.id === menuId ? { _id: table._id, label: table.label } : null;
}

/** Whether a menu has tables, whose codes name them instead of typed labels. */
export const hasTables = async (menuId: number): Promise<boolean> =>
  (await rows('api::table.table').count({ where: { menu: menuId, active: true } })) > 0;
