/** Everything that waits in staff's queues. Two queries, for the orders and the menus that can wait. */
import {
  isMenuWaiting,
  isOrderIn,
  orderSchema,
  outstanding,
  providerDay,
  menuSchema,
  type Thousandths,
  type QueuedOrder,
  type WorkQueue,
} from '@qaima/schemas';
import type { Knex } from 'knex';
import { readStored } from '../../api-runtime/serialize';
import { instantOf, textOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';
import { isInactive } from '../menu/admins';
import { institutionOf } from '../menu/readMenuColumns';

/** An order or a menu that waits, with what the queues are sorted by. */
export interface Waiting {
  /** The row ids of the order and the menu. */
  readonly order: number | null;
  readonly menu: number | null;
  /** The running number; 0 without an order. */
  readonly number: number;
  readonly dueAt: string | null;
  readonly total: Thousandths;
  readonly owed: Thousandths;
  readonly venue: string;
  readonly client: string;
  /** When the last message was sent; empty if there is none. */
  readonly lastMessageAt: string;
}

interface OpenMenu {
  readonly row: Row;
  readonly isOpen: boolean;
}

async function menusById(sql: Knex, now: Date): Promise<ReadonlyMap<number, OpenMenu>> {
  const found: Row[] = await sql('menus').select('id', 'institution', 'settings', 'inactive_from', 'trashed_at');
  return new Map(
    found.map((row) => {
      const isStopped = isInactive({ inactiveFrom: instantOf(row['inactive_from']) }, now.getTime());
      return [row.id, { row, isOpen: row['trashed_at'] === null && !isStopped }];
    }),
  );
}

/** Orders that were replaced by a newer one, and owe and await nothing, can't wait and are not read. */
async function candidates(sql: Knex): Promise<readonly Row[]> {
  const newest = sql('orders')
    .where({ canceled: false })
    .whereNotNull('menu_id')
    .groupBy('menu_id')
    .select('menu_id')
    .max('number as number')
    .as('newest');
  const found: Row[] = await sql('orders')
    .leftJoin(newest, 'newest.menu_id', 'orders.menu_id')
    .leftJoin('up_users', 'up_users.id', 'orders.user_id')
    .where('orders.canceled', false)
    .andWhere((either) =>
      either
        .where('orders.unready_edits', '>', 0)
        .orWhereRaw('orders.paid < orders.total_amount')
        .orWhereRaw('orders.number = newest.number')
        .orWhereNull('orders.menu_id'),
    )
    .select('orders.*', 'newest.number as newest', 'up_users.name', 'up_users.username');
  return found;
}

const isoOf = (value: unknown): string | null => instantOf(value)?.toISOString() ?? null;
const numberOf = (value: unknown): number => Number(value ?? 0);
const { lastMessage } = orderSchema.properties;

const factsOf = (row: Row, menu: OpenMenu | undefined): QueuedOrder => ({
  canceled: Boolean(row['canceled']),
  isDemo: Boolean(row['is_demo']),
  subEnd: isoOf(row['sub_end']),
  demoEnd: isoOf(row['demo_end_date']),
  total: numberOf(row['total_amount']),
  paid: numberOf(row['paid']),
  unreadyEdits: numberOf(row['unready_edits']),
  isNewest: menu === undefined || numberOf(row['newest']) === numberOf(row['number']),
  isMenuOpen: menu?.isOpen ?? null,
});

const waitingOrder = (row: Row, facts: QueuedOrder, menu: OpenMenu | undefined): Waiting => ({
  order: row.id,
  menu: menu?.row.id ?? null,
  number: numberOf(row['number']),
  dueAt: facts.isDemo ? (facts.demoEnd ?? facts.subEnd) : facts.subEnd,
  total: facts.total,
  owed: outstanding(facts.paid, facts.total),
  venue: (menu && institutionOf(menu.row).name) ?? '',
  client: textOf(row['name']) || textOf(row['username']),
  lastMessageAt: readStored(lastMessage, row['last_message'])?.at ?? '',
});

const waitingMenu = ({ row }: OpenMenu, newest: Waiting | undefined): Waiting =>
  newest ?? {
    order: null,
    menu: row.id,
    number: 0,
    dueAt: null,
    total: 0,
    owed: 0,
    venue: institutionOf(row).name ?? '',
    client: '',
    lastMessageAt: '',
  };

const settingsOf = (row: Row) => readStored(menuSchema.properties.settings, row['settings']) ?? {};

/** What waits in each queue, unsorted. */
export async function readWaiting(now: Date): Promise<Readonly<Record<WorkQueue, readonly Waiting[]>>> {
  const sql = await connection();
  const menus = await menusById(sql, now);
  const today = providerDay(now.toISOString());
  const newestOf = new Map<number, Waiting>();
  const orders = (await candidates(sql)).map((row) => {
    const menu = menus.get(numberOf(row['menu_id']));
    const facts = factsOf(row, menu);
    const waiting = waitingOrder(row, facts, menu);
    if (menu && facts.isNewest) newestOf.set(menu.row.id, waiting);
    return { facts, waiting };
  });
  const ordersIn = (queue: Exclude<WorkQueue, 'cannotReceive'>) =>
    orders.filter(({ facts }) => isOrderIn(queue, facts, today)).map(({ waiting }) => waiting);
  return {
    expiring: ordersIn('expiring'),
    unpaid: ordersIn('unpaid'),
    edits: ordersIn('edits'),
    demos: ordersIn('demos'),
    cannotReceive: [...menus.values()]
      .filter(({ row, isOpen }) =>
        isMenuWaiting({ settings: settingsOf(row), institution: institutionOf(row) }, isOpen),
      )
      .map((menu) => waitingMenu(menu, newestOf.get(menu.row.id))),
  };
}
