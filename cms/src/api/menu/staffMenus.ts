/**
 * The list of all menus for staff. The number of queries does not depend on the number of menus.
 * (docs/spec/staff-console.md#all-menus)
 */
import {
  createOrderMatcher,
  menuSchema,
  normalizePhone,
  type StaffMenu,
  type StaffMenuQuery,
  type StaffMenuState,
} from '@qaima/schemas';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { readStored } from '../../api-runtime/serialize';
import { instantOf, textOf } from '../../database/columnValues';
import { rows } from '../../database/rows';
import type { RowOf } from '../../database/tables';
import { connection } from '../../database/transaction';
import { contactOf } from '../account/contact';
import { findByName } from '../account/users';
import { isInactive, NOT_TRASHED } from './menuAccess';
import { menusOfClient } from './clientMenus';
import { newestOrders } from './newestOrders';
import { institutionOf, nameOf } from './readMenuColumns';

const MENUS = 'api::menu.menu';
type MenuRow = RowOf<typeof MENUS>;

const DAY_MS = 24 * 60 * 60 * 1000;
const VISIT_DAYS = 30;

const ADMINS = { admins: { select: ['username', 'name', 'phone'] } } as const;

type Condition = Readonly<Record<string, unknown>>;

const STATE_CONDITIONS: Readonly<Record<StaffMenuState, (now: Date) => Condition>> = {
  active: () => ({ $null: true }),
  scheduled: (now) => ({ $gt: now }),
  inactive: (now) => ({ $lte: now }),
};

/** A filter for the menus of a client. The filter for an unknown client matches no menu. */
async function ofClient(username: string): Promise<Condition> {
  const client = await findByName(username);
  const menus = client ? await menusOfClient(client.id) : [];
  return { id: { $in: menus.map(({ id }) => id) } };
}

const conditionOf = async ({ state, username, plan }: StaffMenuQuery, now: Date): Promise<Condition> => ({
  ...NOT_TRASHED,
  ...(state !== undefined && { inactiveFrom: STATE_CONDITIONS[state](now) }),
  ...(plan !== undefined && { plan }),
  ...(username !== undefined && (await ofClient(username))),
});

/** The numbers of all orders, by menu row id. */
async function orderNumbers(): Promise<ReadonlyMap<number, readonly number[]>> {
  const sql = await connection();
  const found = await sql('orders')
    .whereNotNull('menu_id')
    .select<{ menu_id: number; number: number | null }[]>('menu_id', 'number');
  const numbers = new Map<number, number[]>();
  for (const { menu_id, number } of found) {
    if (number !== null) numbers.set(menu_id, [...(numbers.get(menu_id) ?? []), number]);
  }
  return numbers;
}

/** A number that no order has. */
const NO_NUMBER = -1;
const NO_FACTS = { name: '', username: '', phone: '', venue: '' };

/** The ids of the menus that match a search, newest first. Reads all menus with their admins. */
async function idsFound(query: string, where: Condition): Promise<readonly number[]> {
  const isFound = createOrderMatcher(query);
  const numbers = await orderNumbers();
  const menus = await rows(MENUS).findMany({
    where,
    select: ['id', 'documentId', 'username', 'institution'],
    orderBy: [{ id: 'desc' }],
    populate: ADMINS,
  });
  return menus.flatMap((row) => {
    const { name: venue = '', contact } = institutionOf(row);
    const admins = row.admins ?? [];
    const text = (column: string) => admins.map((admin) => textOf(admin[column])).join(' ');
    const facts = {
      number: NO_NUMBER,
      name: text('name'),
      username: `${text('username')} ${nameOf(row) ?? ''}`,
      venue,
    };
    const phones = [contact?.phone ?? '', ...admins.map((admin) => textOf(admin['phone']))];
    const matches =
      phones.some((phone) => isFound({ ...facts, phone })) ||
      (numbers.get(row.id) ?? []).some((number) => isFound({ ...NO_FACTS, number }));
    return matches ? [row.id] : [];
  });
}

/** When the newest item or section of each menu was changed. */
async function partEdits(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const sql = await connection();
  const last = (table: string) =>
    sql(table)
      .whereIn('menu_id', ids)
      .groupBy('menu_id')
      .select('menu_id')
      .max<{ menu_id: number; at: unknown }[]>('updated_at as at');
  const edits = new Map<number, number>();
  for (const table of ['items', 'sections']) {
    for (const { menu_id, at } of await last(table)) {
      edits.set(menu_id, Math.max(edits.get(menu_id) ?? 0, instantOf(at)?.getTime() ?? 0));
    }
  }
  return edits;
}

async function recentVisits(ids: readonly number[], now: Date): Promise<ReadonlyMap<number, number>> {
  const sql = await connection();
  const from = new Date(now.getTime() - VISIT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const found = await sql('visits')
    .whereIn('menu_id', ids)
    .where('day', '>', from)
    .groupBy('menu_id')
    .select('menu_id')
    .count<{ menu_id: number; count: number | string }[]>('* as count');
  return new Map(found.map(({ menu_id, count }) => [menu_id, Number(count)]));
}

function stateOf(inactiveFrom: Date | null, now: Date): StaffMenuState {
  if (inactiveFrom === null) return 'active';
  return isInactive({ inactiveFrom }, now.getTime()) ? 'inactive' : 'scheduled';
}

async function shown(menus: readonly MenuRow[], now: Date): Promise<StaffMenu[]> {
  const ids = menus.map(({ id }) => id);
  const orders = await newestOrders(ids);
  const edits = await partEdits(ids);
  const visits = await recentVisits(ids, now);
  return menus.map((row) => {
    const { name, contact } = institutionOf(row);
    const [owner] = row.admins ?? [];
    const inactiveFrom = instantOf(row['inactiveFrom']);
    const order = orders.get(row.id);
    const editedAt = Math.max(edits.get(row.id) ?? 0, instantOf(row['updatedAt'])?.getTime() ?? 0);
    return {
      _id: row.documentId,
      username: nameOf(row),
      institution: {
        ...(name ? { name } : {}),
        ...(contact?.phone ? { contact: { phone: normalizePhone(contact.phone) } } : {}),
      },
      owner: owner ? contactOf(owner) : null,
      state: stateOf(inactiveFrom, now),
      inactiveFrom: inactiveFrom?.toISOString() ?? null,
      plan: readStored(menuSchema.properties.plan, row['plan']) ?? null,
      lastEditAt: editedAt > 0 ? new Date(editedAt).toISOString() : null,
      visits: visits.get(row.id) ?? 0,
      orderNumber: order?.number ?? null,
      subEnd: order?.end ?? null,
    };
  });
}

/** One page of the matching menus, newest first, with the total. */
export async function listMenus(query: StaffMenuQuery, now: Date): Promise<WithMeta<StaffMenu[]>> {
  const { q, page, limit } = query;
  const where = await conditionOf(query, now);
  const offset = (page - 1) * limit;
  const pageOf = (condition: Condition, from: number) =>
    rows(MENUS).findMany({ where: condition, orderBy: [{ id: 'desc' }], limit, offset: from, populate: ADMINS });
  if (q === undefined || q.trim() === '') {
    const total = await rows(MENUS).count({ where });
    return new WithMeta(await shown(await pageOf(where, offset), now), { total, page, limit });
  }
  const ids = await idsFound(q, where);
  const found = await pageOf({ id: { $in: ids.slice(offset, offset + limit) } }, 0);
  return new WithMeta(await shown(found, now), { total: ids.length, page, limit });
}
