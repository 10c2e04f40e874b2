/** Finds the table that a QR code belongs to, by the token in it. */
import { tableSchema, type MenuLanguages, type Table } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { readStored } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { isInactive, NOT_TRASHED, refOf } from '../../menu-parts/menuAccess';
import { languagesOf, nameOf } from '../../menu-parts/readMenuColumns';
import { menuOfFormerCode } from './formerCodes';

const TOKEN = /^[a-z0-9]{10}$/;

/** The menu that a code leads to. */
interface MenuOfToken {
  readonly menu: MenuRef;
  /** The menu's short name. */
  readonly username: string | null;
}

/** An active table of an active menu. */
export interface KnownTable extends MenuOfToken {
  readonly _id: string;
  readonly label: string;
  /** In the venue's own language. */
  readonly zone?: string;
  readonly translations?: Table['translations'] | undefined;
  readonly languages: MenuLanguages;
}

/** Finds the active table with a token, in an active menu; null if there is none. */
export async function tableOfToken(token: string, now: number): Promise<KnownTable | null> {
  if (!TOKEN.test(token)) return null;
  const row = await rows('api::table.table').findOne({
    where: { token, active: true },
    populate: { menu: { select: ['id', 'documentId', 'inactiveFrom', 'username', 'languages'], where: NOT_TRASHED } },
  });
  const menuRow = row?.menu;
  if (!row || !menuRow) return null;
  const menu = refOf(menuRow);
  if (isInactive(menu, now)) return null;
  const zone = (row['zone'] ?? '').trim();
  return {
    _id: row.documentId,
    label: row['label'] ?? '',
    menu,
    username: nameOf(menuRow),
    languages: languagesOf(menuRow),
    translations: readStored(tableSchema.properties.translations, row['translations']),
    ...(zone === '' ? {} : { zone }),
  };
}

/**
 * Finds the menu of a code that leads to no active table. Either the table or its menu is inactive, the table is deleted,
 * or it has a new code.
 */
export async function menuOfUnusedToken(token: string): Promise<MenuOfToken | null> {
  if (!TOKEN.test(token)) return null;
  const row = await rows('api::table.table').findOne({ where: { token }, populate: { menu: { select: ['id'] } } });
  const stored = row?.menu;
  const menuId = stored?.id ?? (await menuOfFormerCode(token));
  if (menuId === null) return null;
  const menuRow = await rows('api::menu.menu').findOne({ where: { id: menuId, ...NOT_TRASHED } });
  return menuRow && { menu: refOf(menuRow), username: nameOf(menuRow) };
}

/** The table of a token in the form that a cart stores; null if the token is not from this menu. */
export async function tableForCart(menuId: number, token: string | undefined, now: Date) {
  const table = token === undefined ? null : await tableOfToken(token.trim(), now.getTime());
  if (table?.menu.id !== menuId) return null;
  const { _id, label, zone, translations } = table;
  return { _id, label, ...(zone ? { zone, ...(translations ? { translations } : {}) } : {}) };
}

/** Whether a menu has active tables. If so, an order names its table by the code; otherwise guests type a label. */
export const hasTables = async (menuId: number): Promise<boolean> =>
  (await rows('api::table.table').count({ where: { menu: menuId, active: true } })) > 0;
