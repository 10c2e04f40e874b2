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
import { isInactive, NOT_TRASHED } from '../../menu-parts/menuAccess';
import { COUNTED_DAYS, guestOrderCounts, lastEditOf, partEdits, visitDays } from '../menu-content/menuFigures';
import { menusOfClient } from './clientMenus';
import { newestOrders } from '../menu-content/newestOrders';
import { institutionOf, languagesOf, nameOf } from '../../menu-parts/readMenuColumns';
import { sortMenus } from './sortMenus';

const MENUS = 'api::menu.menu';
type MenuRow = RowOf<typeof MENUS>;

const NO_VISITS: readonly number[] = Array.from({ length: COUNTED_DAYS }, () => 0);

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

/** The menus that match a search. */
async function matching(menus: readonly MenuRow[], query: string): Promise<readonly MenuRow[]> {
  const isFound = createOrderMatcher(query);
  const numbers = await orderNumbers();
  return menus.filter((row) => {
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
    return (
      phones.some((phone) => isFound({ ...facts, phone })) ||
      (numbers.get(row.id) ?? []).some((number) => isFound({ ...NO_FACTS, number }))
    );
  });
}

function stateOf(inactiveFrom: Date | null, now: Date): StaffMenuState {
  if (inactiveFrom === null) return 'active';
  return isInactive({ inactiveFrom }, now.getTime()) ? 'inactive' : 'scheduled';
}

async function shown(menus: readonly MenuRow[], now: Date): Promise<StaffMenu[]> {
  const ids = menus.map(({ id }) => id);
  const orders = await newestOrders(ids);
  const edits = await partEdits(ids);
  const visits = await visitDays(ids, now);
  const guestOrders = await guestOrderCounts(ids, now);
  return menus.map((row) => {
    const { name, contact } = institutionOf(row);
    const [owner] = row.admins ?? [];
    const inactiveFrom = instantOf(row['inactiveFrom']);
    const order = orders.get(row.id);
    const days = visits.get(row.id) ?? NO_VISITS;
    const editedAt = lastEditOf(row, edits);
    return {
      _id: row.documentId,
      username: nameOf(row),
      institution: {
        ...(name ? { name } : {}),
        ...(contact?.phone ? { contact: { phone: normalizePhone(contact.phone) } } : {}),
      },
      language: languagesOf(row).default,
      owner: owner ? contactOf(owner) : null,
      state: stateOf(inactiveFrom, now),
      inactiveFrom: inactiveFrom?.toISOString() ?? null,
      plan: readStored(menuSchema.properties.plan, row['plan']) ?? null,
      lastEditAt: editedAt === null ? null : new Date(editedAt).toISOString(),
      visits: days.reduce((sum, count) => sum + count, 0),
      visitDays: [...days],
      orders: guestOrders.get(row.id) ?? 0,
      orderNumber: order?.number ?? null,
      subEnd: order?.end ?? null,
    };
  });
}

/** The columns that a search and a sort order read, of all menus. */
const SORTED_COLUMNS = [
  'id',
  'documentId',
  'username',
  'institution',
  'languages',
  'inactiveFrom',
  'plan',
  'updatedAt',
] as const;

/** One page of the matching menus with the total. Without a search and a sort order, only the page's rows are read. */
export async function listMenus(query: StaffMenuQuery, now: Date): Promise<WithMeta<StaffMenu[]>> {
  const { q = '', sort, page, limit } = query;
  const where = await conditionOf(query, now);
  const offset = (page - 1) * limit;
  if (q.trim() === '' && sort === 'newest' && query.direction === 'asc') {
    const total = await rows(MENUS).count({ where });
    const orderBy = [{ id: 'desc' }] as const;
    const found = await rows(MENUS).findMany({ where, orderBy, limit, offset, populate: ADMINS });
    return new WithMeta(await shown(found, now), { total, page, limit });
  }
  const all = await rows(MENUS).findMany({ where, select: SORTED_COLUMNS, populate: ADMINS });
  const found = await sortMenus(q.trim() === '' ? all : await matching(all, q), query, now);
  return new WithMeta(await shown(found.slice(offset, offset + limit), now), { total: found.length, page, limit });
}
