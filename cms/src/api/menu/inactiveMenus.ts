/** Inactive menus, which staff list and move to the trash. (docs/spec/staff-console.md#inactive-menus) */
import { normalizePhone, providerDay, type InactiveMenu, type LocalizedText } from '@qaima/schemas';
import { isoOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import { invalidField } from '../../errors/httpError';
import { invalidateAfterCommit } from '../../cache-invalidation/invalidation';
import { contactOf } from '../account/contact';
import { paidSubscriptions } from '../order/paidSubscriptions';
import { recordActionOnMenus } from '../../audit/auditLog';
import { institutionOf, nameOf } from '../../menu-parts/readMenuColumns';
import type { Actor } from '../../http/sessions/store';

const TABLE = 'api::menu.menu';

/** The columns that `shownMenus` reads. */
export const SHOWN_COLUMNS = ['id', 'documentId', 'username', 'institution'] as const;

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

/** Menus as staff see them, in the order of the rows. */
export async function shownMenus(menus: readonly Row[]): Promise<InactiveMenu[]> {
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

type Subscription = NonNullable<InactiveMenu['subscription']>;

/** The running subscription of each menu that something was paid for, by menu row id; the one that ends last. */
async function subscriptionsOf(menus: readonly Row[], now: Date): Promise<ReadonlyMap<number, Subscription>> {
  const ids = menus.map(({ id }) => id);
  const found = await paidSubscriptions(ids, now);
  return new Map(found.map(({ menu, number, until }) => [menu, { number, until: providerDay(until) }]));
}

const inactiveRows = (now: Date) =>
  rows(TABLE).findMany({
    where: { trashedAt: { $null: true }, inactiveFrom: { $lte: now } },
    select: [...SHOWN_COLUMNS, 'inactiveFrom'],
    orderBy: [{ inactiveFrom: 'asc' }, { id: 'asc' }],
    populate: { admins: { select: ['username', 'name', 'phone'] } },
  });

/**
 * The menus that are closed to visitors, longest closed first. Each has its first admin, its paid subscription and the
 * time of closing.
 */
export async function listInactive(now: Date): Promise<InactiveMenu[]> {
  const found = await inactiveRows(now);
  const menus = await shownMenus(found);
  const subscriptions = await subscriptionsOf(found, now);
  return menus.map((menu, index) => {
    const row = found[index];
    const [owner] = row?.admins ?? [];
    const inactiveFrom = isoOf(row?.['inactiveFrom']);
    const subscription = (row && subscriptions.get(row.id)) ?? null;
    return { ...menu, owner: owner ? contactOf(owner) : null, subscription, ...(inactiveFrom && { inactiveFrom }) };
  });
}

/** Moves inactive menus to the trash. @param chosen selects the menus to move; it may throw */
const moveToTrash = (now: Date, by: Actor, chosen: (inactive: readonly Row[]) => readonly Row[]) =>
  inTransaction(async () => {
    const sql = await connection();
    // Locks the rows before reading them. So a menu that staff activate at the same time is not moved to the trash.
    await sql('menus').select('id').whereNull('trashed_at').where('inactive_from', '<=', now).orderBy('id').forUpdate();
    const menus = chosen(await inactiveRows(now));
    const ids = menus.map(({ id }) => id);
    await rows(TABLE).updateMany({ where: { id: { $in: ids } }, data: { trashedAt: now } });
    await sql('menus').whereIn('id', ids).increment('revision', 1);
    const trashed = menus.map(({ documentId }) => documentId);
    await recordActionOnMenus({ by, action: 'menu-trashed' }, trashed);
    await invalidateAfterCommit(trashed);
    return shownMenus(menus);
  });

/** Moves all inactive menus to the trash and returns them. */
export const trashInactive = (now: Date, by: Actor): Promise<InactiveMenu[]> =>
  moveToTrash(now, by, (inactive) => inactive);

const notInactive = (count: number): LocalizedText => ({
  ar: `تغيّرت القوائم المتوقفة في هذه الأثناء: ${count} مما اخترته لم يعد متوقفًا. لم يُحذف شيء.`,
  en: `The inactive menus have changed in the meantime: ${count} of the chosen ones are not inactive any more. Nothing was deleted.`,
});

/** Moves the menus with these ids to the trash, all or none. @throws {HttpError} 409 if one is not inactive */
export const trashMenus = (ids: readonly string[], now: Date, by: Actor): Promise<InactiveMenu[]> =>
  moveToTrash(now, by, (inactive) => {
    const wanted = new Set(ids);
    const menus = inactive.filter(({ documentId }) => wanted.has(documentId));
    if (menus.length < wanted.size) throw invalidField('/menus', notInactive(wanted.size - menus.length), 409);
    return menus;
  });
