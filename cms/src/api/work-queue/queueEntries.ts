/**
 * Finds the entries of staff's work queues. Takes four queries: the orders that may be in a queue, the menus, and of menus
 * without orders the messages and the first admins.
 */
import {
  createDayFinder,
  DEFAULT_TIME_ZONE,
  instalmentsField,
  instalmentsOf,
  openInstalments,
  overdueOf,
  todayIn,
  lastMessageField,
  isMenuWaiting,
  isOrderIn,
  orderEnd,
  chargedTotal,
  outstanding,
  requiredEditSchema,
  queueBounds,
  institutionSchema,
  settingsSchema,
  type ObjectSchema,
  type Thousandths,
  type QueuedOrder,
  type WorkQueue,
} from '@qaima/schemas';
import type { Knex } from 'knex';
import { readStored } from '../../api-runtime/serialize';
import { instantOf, isoOf, textOf, type Row } from '../../database/columnValues';
import { connection } from '../../database/transaction';
import type { Contact } from '../account/contact';
import { isInactive } from '../../menu-parts/menuAccess';
import { institutionOf } from '../../menu-parts/readMenuColumns';
import { firstAdminsOf } from './firstAdmins';
import { lastMessagesOf, type LastMessage } from './menuMessages';

/** An entry of a work queue: an order or a menu, with the values by which queues are sorted and searched. */
export interface Waiting {
  /** The row ids of the order and the menu. */
  readonly order: number | null;
  readonly menu: number | null;
  /** The running number; 0 without an order. */
  readonly number: number;
  readonly dueAt: string | null;
  readonly total: Thousandths;
  readonly owed: Thousandths;
  /** The part of `owed` that is past its date. */
  readonly overdue: Thousandths;
  readonly venue: string;
  readonly client: string;
  readonly username: string;
  readonly phone: string;
  /** The menu's short name; empty if there is none. */
  readonly shortName: string;
  /** When the oldest open edit was requested; null if there is none. */
  readonly since: string | null;
  readonly lastMessage: LastMessage | null;
}

interface OpenMenu {
  readonly row: Row;
  readonly isOpen: boolean;
}

async function menusById(sql: Knex, now: Date): Promise<ReadonlyMap<number, OpenMenu>> {
  const found: Row[] = await sql('menus').select(
    'id',
    'document_id',
    'username',
    'institution',
    'settings',
    'inactive_from',
    'trashed_at',
  );
  return new Map(
    found.map((row) => {
      const isStopped = isInactive({ inactiveFrom: instantOf(row['inactive_from']) }, now.getTime());
      return [row.id, { row, isOpen: row['trashed_at'] === null && !isStopped }];
    }),
  );
}

const ORDER_COLUMNS = [
  ...['id', 'number', 'menu_id', 'canceled', 'is_demo', 'sub_end', 'demo_end_date'],
  ...['total_amount', 'paid', 'required_edits', 'unready_edits', 'last_message', 'instalments', 'created_at'],
] as const;

/**
 * Reads the orders that may be in a queue: orders that are unpaid, that have open edits, or that are the newest of
 * their menu or without one. Leaves out cancelled orders.
 */
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
    .andWhere(
      (either) =>
        void either
          .where('orders.unready_edits', '>', 0)
          .orWhereRaw('orders.paid < orders.total_amount')
          .orWhereRaw('orders.number = newest.number')
          .orWhereNull('orders.menu_id'),
    )
    .select(ORDER_COLUMNS.map((column) => `orders.${column}`))
    .select('newest.number as newest', 'up_users.name', 'up_users.username', 'up_users.phone');
  return found;
}

const numberOf = (value: unknown): number => Number(value ?? 0);
const editsField = { type: 'array', items: requiredEditSchema } as const;

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

/** The time of the oldest open edit. Edits of earlier versions have no time, so the result may be null. */
function oldestEdit(row: Row): string | null {
  const edits = readStored(editsField, row['required_edits']) ?? [];
  const times = edits.flatMap(({ status, addedAt }) => (status === 'unready' && addedAt ? [addedAt] : []));
  return times.toSorted()[0] ?? null;
}

const dayOf = createDayFinder();

function overdue(row: Row, facts: QueuedOrder, today: string): Thousandths {
  const total = chargedTotal(facts);
  if (outstanding(facts.paid, total) === 0) return 0;
  const agreed = readStored(instalmentsField, row['instalments']) ?? [];
  const instalments = instalmentsOf(agreed, total, dayOf(instantOf(row['created_at'])?.getTime() ?? 0));
  return overdueOf(openInstalments(instalments, facts.paid), today);
}

const waitingOrder = (row: Row, facts: QueuedOrder, menu: OpenMenu | undefined, today: string): Waiting => ({
  order: row.id,
  menu: menu?.row.id ?? null,
  number: numberOf(row['number']),
  dueAt: orderEnd({ ...facts, demoEndDate: facts.demoEnd }),
  total: facts.total,
  owed: outstanding(facts.paid, chargedTotal(facts)),
  overdue: overdue(row, facts, today),
  venue: (menu && institutionOf(menu.row).name) ?? '',
  client: textOf(row['name']),
  username: textOf(row['username']),
  phone: textOf(row['phone']),
  shortName: textOf(menu?.row['username']),
  since: numberOf(row['unready_edits']) > 0 ? oldestEdit(row) : null,
  lastMessage: readStored(lastMessageField, row['last_message']) ?? null,
});

const waitingMenu = ({ row }: OpenMenu, admin: Contact | undefined, lastMessage: LastMessage | undefined): Waiting => ({
  order: null,
  menu: row.id,
  number: 0,
  dueAt: null,
  total: 0,
  owed: 0,
  overdue: 0,
  venue: institutionOf(row).name ?? '',
  client: admin?.name ?? '',
  username: admin?.username ?? '',
  phone: admin?.phone || (institutionOf(row).contact?.phone ?? ''),
  shortName: textOf(row['username']),
  since: null,
  lastMessage: lastMessage ?? null,
});

const { doMenuPurchase, orders: ordersField } = settingsSchema.properties;

/** The columns that `isMenuWaiting` needs. Reading whole menus would be slow. */
const purchaseColumns = {
  settings: { type: 'object', properties: { doMenuPurchase, orders: ordersField } },
  institution: { type: 'object', properties: { whatsapp: institutionSchema.properties.whatsapp } },
} as const satisfies Record<string, ObjectSchema>;

const cannotReceive = ({ row, isOpen }: OpenMenu): boolean =>
  isMenuWaiting(
    {
      settings: readStored(purchaseColumns.settings, row['settings']),
      institution: readStored(purchaseColumns.institution, row['institution']),
    },
    isOpen,
  );

/** The entries of each queue, unsorted. */
export async function readWaiting(now: Date): Promise<Readonly<Record<WorkQueue, readonly Waiting[]>>> {
  const sql = await connection();
  const menus = await menusById(sql, now);
  const bounds = queueBounds(now);
  const orders = (await candidates(sql)).map((row) => {
    const menu = menus.get(numberOf(row['menu_id']));
    return { row, menu, facts: factsOf(row, menu) };
  });
  const newestOf = new Map(
    orders.flatMap((order) => (order.menu && order.facts.isNewest ? [[order.menu, order]] : [])),
  );
  const today = todayIn(DEFAULT_TIME_ZONE, now);
  const waiting = ({ row, menu, facts }: (typeof orders)[number]) => waitingOrder(row, facts, menu, today);
  const ordersIn = (queue: Exclude<WorkQueue, 'cannotReceive'>) =>
    orders.filter(({ facts }) => isOrderIn(queue, facts, bounds)).map(waiting);
  const silent = [...menus.values()].filter(cannotReceive);
  const unsold = silent.filter((menu) => !newestOf.has(menu)).map(({ row }) => row);
  const messages = await lastMessagesOf(
    sql,
    unsold.map((row) => textOf(row['document_id'])),
  );
  const admins = await firstAdminsOf(
    sql,
    unsold.map(({ id }) => id),
  );
  return {
    expiring: ordersIn('expiring'),
    unpaid: ordersIn('unpaid'),
    edits: ordersIn('edits'),
    demos: ordersIn('demos'),
    cannotReceive: silent.map((menu) => {
      const newest = newestOf.get(menu);
      if (newest) return waiting(newest);
      const { id, document_id: menuId } = menu.row;
      return waitingMenu(menu, admins.get(id), messages.get(textOf(menuId)));
    }),
  };
}
