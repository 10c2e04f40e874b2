/**
 * Staff's work queue. The number of queries is constant: three find the entries of all queues, two read the rows of the
 * page, and further ones their relations. (docs/spec/staff-console.md#work-queue)
 */
import {
  createOrderMatcher,
  fromThousandths,
  normalizePhone,
  WORK_QUEUES,
  type WorkQueue,
  type WorkQueueEntry,
  type WorkQueuePage,
  type WorkQueueQuery,
  type WorkQueueSort,
  type WorkQueueSummary,
} from '@qaima/schemas';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { rows } from '../../database/rows';
import type { RowOf } from '../../database/tables';
import { contactOf } from '../account/contact';
import { institutionOf, nameOf } from '../menu/readMenuColumns';
import { ORDER_RELATIONS, ORDERS, serializeOrder } from '../order/findOrder';
import { readWaiting, type Waiting } from './queueEntries';

const MENUS = 'api::menu.menu';
const ADMINS = { admins: { select: ['username', 'name', 'phone'] } } as const;

const sumOf = (waiting: readonly Waiting[], amount: 'total' | 'owed') =>
  fromThousandths(waiting.reduce((sum, one) => sum + one[amount], 0));

const SUMS: Readonly<Partial<Record<WorkQueue, 'total' | 'owed'>>> = { expiring: 'total', unpaid: 'owed' };

function summaryOf(queue: WorkQueue, waiting: readonly Waiting[]): WorkQueueSummary {
  const amount = SUMS[queue];
  const times = waiting.flatMap(({ dueAt, since }) => (queue === 'edits' ? since : dueAt) ?? []);
  const [firstAt = null] = times.toSorted();
  return { queue, count: waiting.length, sum: amount ? sumOf(waiting, amount) : null, firstAt };
}

const collator = new Intl.Collator(['ar', 'en'], { numeric: true });
const compareInstants = (one: string, other: string) => (one < other ? -1 : Number(one > other));
/** Sorts entries without a date last. */
const NEVER = '9999';

const nameOfClient = ({ client, username }: Waiting) => client || username;

const COMPARE: Readonly<Record<WorkQueueSort, (one: Waiting, other: Waiting) => number>> = {
  due: (one, other) => compareInstants(one.dueAt ?? NEVER, other.dueAt ?? NEVER),
  since: (one, other) => compareInstants(one.since ?? NEVER, other.since ?? NEVER),
  menu: (one, other) => collator.compare(one.venue, other.venue),
  client: (one, other) => collator.compare(nameOfClient(one), nameOfClient(other)),
  owed: (one, other) => one.owed - other.owed,
  lastMessage: (one, other) => compareInstants(one.lastMessage?.at ?? '', other.lastMessage?.at ?? ''),
};

function sorted(waiting: readonly Waiting[], { sort, direction }: WorkQueueQuery): readonly Waiting[] {
  const sign = direction === 'desc' ? -1 : 1;
  // Equal entries are sorted by number, so that pages neither repeat nor skip a row.
  return waiting.toSorted(
    (one, other) =>
      sign * COMPARE[sort](one, other) || one.number - other.number || (one.menu ?? 0) - (other.menu ?? 0),
  );
}

const orderEntry = (row: RowOf<typeof ORDERS>, { dueAt, owed, since, lastMessage }: Waiting): WorkQueueEntry => {
  const order = serializeOrder(row);
  return {
    _id: order._id,
    order,
    client: order.user ?? {},
    menu: order.menu ?? null,
    dueAt,
    owed: fromThousandths(owed),
    since,
    lastMessage,
  };
};

function menuEntry(row: RowOf<typeof MENUS>, { lastMessage }: Waiting): WorkQueueEntry {
  const [admin] = row.admins ?? [];
  const { name = '', contact = {} } = institutionOf(row);
  const institution = { name, contact: { phone: normalizePhone(contact.phone ?? '') } };
  return {
    _id: row.documentId,
    client: contactOf(admin),
    menu: { _id: row.documentId, username: nameOf(row), institution, orderNumber: null, active: true },
    dueAt: null,
    owed: 0,
    since: null,
    lastMessage,
  };
}

/** The entries of a page. Both queries always run, so that the number of queries is constant. */
async function entriesOf(page: readonly Waiting[]): Promise<WorkQueueEntry[]> {
  const orders = await rows(ORDERS).findMany({
    where: { id: { $in: page.flatMap(({ order }) => order ?? []) } },
    populate: ORDER_RELATIONS,
  });
  const menus = await rows(MENUS).findMany({
    where: { id: { $in: page.flatMap(({ order, menu }) => (order === null ? (menu ?? []) : [])) } },
    populate: ADMINS,
  });
  const orderRows = new Map(orders.map((row) => [row.id, row]));
  const menuRows = new Map(menus.map((row) => [row.id, row]));
  return page.flatMap((one) => {
    const order = orderRows.get(one.order ?? 0);
    if (order) return [orderEntry(order, one)];
    const menu = menuRows.get(one.menu ?? 0);
    return menu ? [menuEntry(menu, one)] : [];
  });
}

/** The entries that match the search, in the requested order. */
function found(waiting: readonly Waiting[], query: WorkQueueQuery): readonly Waiting[] {
  const isFound = createOrderMatcher(query.q ?? '');
  return sorted(
    waiting.filter(({ client, ...facts }) => isFound({ ...facts, name: client })),
    query,
  );
}

/** The summaries of all queues, and one page of one queue, with its total. */
export async function readWorkQueue(query: WorkQueueQuery, now: Date): Promise<WithMeta<WorkQueuePage>> {
  const { queue, page, limit } = query;
  const waiting = await readWaiting(now);
  const all = found(waiting[queue], query);
  const queues = WORK_QUEUES.map((name) => summaryOf(name, waiting[name]));
  const entries = await entriesOf(all.slice((page - 1) * limit, page * limit));
  return new WithMeta({ queues, entries }, { total: all.length, page, limit });
}

/** All matching entries of a queue, for the spreadsheet. */
export const listWaiting = async (query: WorkQueueQuery, now: Date): Promise<readonly Waiting[]> =>
  found((await readWaiting(now))[query.queue], query);
