/**
 * Seeds many venues with their orders in bulk, because one order at a time would take minutes. The audit log contains
 * no entries about them.
 */
import { DAY_MS, MENU_DEFAULTS, normalizePhone, paidRatio, toThousandths } from '@qaima/schemas';
import { venueClients, venueOrders, venues, type VenueOrder } from '../../demo-data/venues';
import { withOrderNumberLock, nextNumber } from '../api/order/orderNumber';
import { newId } from '../database/ids';
import { defaultColumns, rows } from '../database/rows';
import type { Table } from '../database/tables';
import { connection, inTransaction } from '../database/transaction';

/** Rows per statement, because databases limit parameters. */
const BATCH_ROWS = 200;

type Values = Readonly<Record<string, unknown>>;

/** Inserts rows. @returns their ids, in the same order */
async function insertRows(table: Table, values: readonly Values[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let from = 0; from < values.length; from += BATCH_ROWS) {
    const data = values.slice(from, from + BATCH_ROWS).map((row) => ({ ...defaultColumns(), ...row }));
    const added = await rows(table).createMany({ data });
    ids.push(...added.ids);
  }
  return ids;
}

/** Inserts rows of a many-to-many relation, which `createMany` leaves out. */
async function insertLinks(table: string, links: readonly Values[]): Promise<void> {
  const sql = await connection();
  await sql.batchInsert(table, [...links], BATCH_ROWS);
}

/** The accounts have neither a password nor an e-mail address, so nobody can log in to them. */
async function insertClients(): Promise<readonly number[]> {
  const clients = venueClients().map(({ phone, ...client }) => ({ ...client, phone: normalizePhone(phone) }));
  const account = { email: null, password: null, provider: 'local', confirmed: true, blocked: false };
  const ids = await insertRows(
    'plugin::users-permissions.user',
    clients.map((client) => ({ ...account, ...client })),
  );
  const role = await rows('plugin::users-permissions.role').findOne({ where: { type: 'authenticated' } });
  if (role)
    await insertLinks(
      'up_users_role_lnk',
      ids.map((id) => ({ user_id: id, role_id: role.id })),
    );
  return ids;
}

async function insertVenues(clients: readonly number[], now: Date): Promise<readonly number[]> {
  const all = venues();
  const ids = await insertRows(
    'api::menu.menu',
    all.map(({ username, name, phone, receives, stopped, visits }) => ({
      ...MENU_DEFAULTS,
      username,
      plan: 1,
      institution: {
        name,
        contact: { phone: normalizePhone(phone) },
        ...(receives && { whatsapp: `https://wa.me/${normalizePhone(phone).replace('+', '')}` }),
      },
      colors: {},
      workingDays: [],
      inactiveFrom: stopped ? now : null,
      totalVisitors: visits,
      newVisitors: visits,
      revision: 1,
    })),
  );
  await insertRows(
    'api::menu-username.menu-username',
    all.map(({ username }, index) => ({ name: username, menu: ids[index] })),
  );
  const admins = all.map(({ client }, index) => ({ menu_id: ids[index], user_id: clients[client] }));
  await insertLinks('menus_admins_lnk', admins);
  return ids;
}

/** The columns of an order, apart from its number, client and menu. */
function orderColumns(order: VenueOrder, phone: string, now: Date): Values {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const total = toThousandths(order.totalAmount);
  const paid = Math.round(total * order.paid);
  const createdAt = inDays(order.createdIn);
  const edits = Array.from({ length: order.waitingEdits }, (_, at) => ({
    _id: newId(),
    phoneNo: phone,
    status: 'unready',
    addedAt: inDays(-2 * (at + 1)).toISOString(),
  }));
  return {
    createdAt,
    updatedAt: createdAt,
    subEnd: inDays(order.endsIn),
    isDemo: order.demoEndsIn !== null,
    demoEndDate: order.demoEndsIn === null ? null : inDays(order.demoEndsIn),
    totalAmount: total,
    paid,
    totalOnPaid: paidRatio(paid, total),
    payments: paid > 0 ? [{ method: 'cliq', value: paid, date: createdAt.toISOString() }] : [],
    requiredEdits: edits,
    unreadyEdits: edits.length,
    canceled: order.canceled,
    status: 'ready',
  };
}

/**
 * Adds the venues with their clients and orders in one transaction, unless they already exist.
 * @returns how many venues and orders it added
 */
export async function seedVenues(now = new Date()): Promise<{ readonly venues: number; readonly orders: number }> {
  const all = venues();
  const [first] = all;
  const known = await rows('api::menu.menu').findOne({ where: { username: first?.username }, select: ['id'] });
  if (known) return { venues: 0, orders: 0 };
  return withOrderNumberLock(() =>
    inTransaction(async () => {
      const clients = await insertClients();
      const menus = await insertVenues(clients, now);
      const start = await nextNumber();
      const orders = venueOrders().map((order, index) => {
        const venue = all[order.venue];
        return {
          ...orderColumns(order, normalizePhone(venue?.phone ?? ''), now),
          number: start + index,
          user: clients[venue?.client ?? 0],
          menu: menus[order.venue],
        };
      });
      await insertRows('api::order.order', orders);
      return { venues: menus.length, orders: orders.length };
    }),
  );
}
