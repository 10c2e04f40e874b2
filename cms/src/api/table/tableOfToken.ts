/** Finds the table that a QR code belongs to, by the token in it. */
import { tableSchema, type MenuLanguages, type Table } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { readStored } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import type { RowOf } from '../../database/tables';
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

const labelled = (row: RowOf<'api::table.table'>) => {
  const zone = (row['zone'] ?? '').trim();
  return {
    _id: row.documentId,
    label: row['label'] ?? '',
    translations: readStored(tableSchema.properties.translations, row['translations']),
    ...(zone === '' ? {} : { zone }),
  };
};

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
  return { ...labelled(row), menu, username: nameOf(menuRow), languages: languagesOf(menuRow) };
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

/** A table in the form that a cart stores. */
export interface CartTable extends Pick<KnownTable, '_id' | 'label' | 'zone'> {
  readonly translations?: NonNullable<Table['translations']>;
}

/** The active tables of a menu by their tokens. */
export async function activeTables(menuId: number): Promise<readonly (readonly [token: string, table: CartTable])[]> {
  const found = await rows('api::table.table').findMany({ where: { menu: menuId, active: true } });
  return found.map((row) => {
    const { zone, translations, ...table } = labelled(row);
    return [row['token'] ?? '', { ...table, ...(zone ? { zone, ...(translations ? { translations } : {}) } : {}) }];
  });
}
