/**
 * Inactive menus and the trash of menus. A menu stays in the trash for 30 days: all of its endpoints respond 404, but
 * its data and its short name are kept. (docs/spec/domain.md#trash)
 */
import { normalizePhone, type InactiveMenu } from '@qaima/schemas';
import { instantOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection, inTransaction, lockRow } from '../../database/transaction';
import { invalidateAfterCommit } from '../../cache-invalidation/invalidation';
import { recordAction, recordActionOnMenus } from '../audit-log/auditLog';
import { institutionOf, nameOf } from './readMenuColumns';
import { bumpRevision } from './cacheRevisions';
import type { Actor } from '../../http/sessions/store';

const TABLE = 'api::menu.menu';

export const TRASHED_MENU_TTL_MS = 30 * 24 * 60 * 60 * 1000;

const COLUMNS = ['id', 'documentId', 'username', 'institution', 'trashedAt'];

/** The number of the newest subscription order per menu, by menu row id. */
async function ordersOf(menus: readonly Row[]): Promise<ReadonlyMap<number, number>> {
  const sql = await connection();
  const ids = menus.map(({ id }) => id);
  const newest = await sql('orders')
    .whereIn('menu_id', ids)
    .groupBy('menu_id')
    .select('menu_id')
    .max<{ menu_id: number; number: number | null }[]>('number as number');
  return new Map(newest.flatMap(({ menu_id, number }) => (number === null ? [] : [[menu_id, number]])));
}

async function shown(menus: readonly Row[]): Promise<InactiveMenu[]> {
  if (menus.length === 0) return [];
  const orders = await ordersOf(menus);
  return menus.map((row) => {
    const { name, contact } = institutionOf(row);
    const phone = contact?.phone;
    return {
      _id: row.documentId,
      username: nameOf(row),
      institution: { ...(name ? { name } : {}), ...(phone ? { contact: { phone: normalizePhone(phone) } } : {}) },
      orderNumber: orders.get(row.id) ?? null,
    };
  });
}

const inactiveRows = (now: Date) =>
  rows(TABLE).findMany({
    where: { trashedAt: { $null: true }, inactiveFrom: { $lte: now } },
    select: COLUMNS,
    orderBy: [{ inactiveFrom: 'asc' }, { id: 'asc' }],
  });

/** The menus closed to visitors, longest closed first. */
export const listInactive = async (now: Date): Promise<InactiveMenu[]> => shown(await inactiveRows(now));

/** Moves all inactive menus to the trash and returns them. */
export const trashInactive = (now: Date, by: Actor): Promise<InactiveMenu[]> =>
  inTransaction(async () => {
    const sql = await connection();
    // Locks the rows before reading them, so that a menu that is activated concurrently is not moved to the trash.
    await sql('menus').select('id').whereNull('trashed_at').where('inactive_from', '<=', now).orderBy('id').forUpdate();
    const menus = await inactiveRows(now);
    const ids = menus.map(({ id }) => id);
    await rows(TABLE).updateMany({ where: { id: { $in: ids } }, data: { trashedAt: now } });
    await sql('menus').whereIn('id', ids).increment('revision', 1);
    const trashed = menus.map(({ documentId }) => documentId);
    await recordActionOnMenus({ by, action: 'menu-trashed' }, trashed);
    await invalidateAfterCommit(trashed);
    return shown(menus);
  });

export interface TrashedMenu extends InactiveMenu {
  readonly trashedAt: Date;
}

export async function listTrashed(): Promise<TrashedMenu[]> {
  const found = await rows(TABLE).findMany({
    where: { trashedAt: { $notNull: true } },
    select: COLUMNS,
    orderBy: [{ trashedAt: 'asc' }, { id: 'asc' }],
  });
  const menus = await shown(found);
  return menus.flatMap((menu, index) => {
    const trashedAt = instantOf(found[index]?.trashedAt);
    return trashedAt ? [{ ...menu, trashedAt }] : [];
  });
}

/** Restores a menu from the trash. It stays inactive. @returns whether it was in the trash */
export const restoreMenu = (documentId: string, by: Actor): Promise<boolean> =>
  inTransaction(async () => {
    if (!(await lockRow('menus', documentId))) return false;
    const row = await rows(TABLE).findOne({
      where: { documentId, trashedAt: { $notNull: true } },
      select: ['id', 'documentId'],
    });
    if (!row) return false;
    await rows(TABLE).update({ where: { id: row.id }, data: { trashedAt: null } });
    await recordAction({ by, action: 'menu-restored', menu: documentId });
    await bumpRevision(row);
    return true;
  });
