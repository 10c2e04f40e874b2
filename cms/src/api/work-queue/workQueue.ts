/**
 * Staff's work queue. The number of queries is constant: four find the entries of all queues, three read the rows of the
 * page and what is paid for their menus, and the rest read the relations of these rows. (docs/spec/staff-console.md#work-queue)
 */
import {
  compareEnds,
  createOrderMatcher,
  fromThousandths,
  hasEnded,
  normalizePhone,
  queueBounds,
  WORK_QUEUES,
  type Thousandths,
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
import { institutionOf, languagesOf, nameOf } from '../../menu-parts/readMenuColumns';
import { ORDER_RELATIONS, ORDERS, serializeOrder } from '../order/findOrder';
import { paidSubscriptions } from '../order/paidSubscriptions';
import { readWaiting, type Waiting } from './queueEntries';

const MENUS = 'api::menu.menu';
const ADMINS = { admins: { select: ['username', 'name', 'phone'] } } as const;

const sumOf = (waiting: readonly Waiting[], amount: 'total' | 'owed' | 'overdue') =>
  fromThousandths(waiting.reduce((sum, one) => sum + one[amount], 0));

const SUMS: Readonly<Partial<Record<WorkQueue, 'total' | 'owed'>>> = { expiring: 'total', unpaid: 'owed' };

function summaryOf(queue: WorkQueue, waiting: readonly Waiting[], now: Date): WorkQueueSummary {
  const amount = SUMS[queue];
  const times = waiting.map(({ dueAt, since }) => (queue === 'edits' ? since : dueAt));
  const [firstAt = null] = times.toSorted(queue === 'edits' ? compareInstants : nextOrder(queue, now));
  const bounds = queueBounds(now);
  const ended = waiting.filter(({ dueAt }) => hasEnded(dueAt, bounds));
  return {
    queue,
    count: waiting.length,
    ended: ended.length,
    sum: amount ? sumOf(waiting, amount) : null,
    ...(queue === 'unpaid' && {
      overdue: waiting.filter(({ overdue }) => overdue > 0).length,
      overdueSum: sumOf(waiting, 'overdue'),
    }),
    endedSum: amount ? sumOf(ended, amount) : null,
    firstAt,
  };
}

/** A missing date counts as this text, so it is sorted last. */
const NEVER = '9999';
const compareInstants = (one: string | null, other: string | null) => {
  const [first, second] = [one ?? NEVER, other ?? NEVER];
  return first < second ? -1 : Number(first > second);
};

type Compare<T> = (one: T, other: T) => number;

/** How a queue is sorted at first: what ends next, then what has ended. For the queue of unpaid orders, by the age of the debt, oldest first. */
function nextOrder(queue: WorkQueue, now: Date): Compare<string | null> {
  if (queue === 'unpaid') return compareInstants;
  const bounds = queueBounds(now);
  return (one, other) => compareEnds(one, other, bounds);
}

const collator = new Intl.Collator(['ar', 'en'], { numeric: true });

const nameOfClient = ({ client, username }: Waiting) => client || username;

const COMPARE: Readonly<Record<Exclude<WorkQueueSort, 'next'>, Compare<Waiting>>> = {
  due: (one, other) => compareInstants(one.dueAt, other.dueAt),
  since: (one, other) => compareInstants(one.since, other.since),
  menu: (one, other) => collator.compare(one.venue, other.venue),
  client: (one, other) => collator.compare(nameOfClient(one), nameOfClient(other)),
  owed: (one, other) => one.owed - other.owed,
  lastMessage: (one, other) => compareInstants(one.lastMessage?.at ?? '', other.lastMessage?.at ?? ''),
};

function compareBy({ sort, queue }: WorkQueueQuery, now: Date): Compare<Waiting> {
  if (sort !== 'next') return COMPARE[sort];
  const compare = nextOrder(queue, now);
  return (one, other) => compare(one.dueAt, other.dueAt);
}

function sorted(waiting: readonly Waiting[], query: WorkQueueQuery, now: Date): readonly Waiting[] {
  const sign = query.direction === 'desc' ? -1 : 1;
  const compare = compareBy(query, now);
  // If two entries compare as equal, their order numbers decide. Otherwise pages could repeat or skip an entry.
  return waiting.toSorted(
    (one, other) => sign * compare(one, other) || one.number - other.number || (one.menu ?? 0) - (other.menu ?? 0),
  );
}

/** What was paid for the running subscriptions of a menu, and until when the last one runs. */
interface PaidFor {
  readonly until: string;
  readonly paid: Thousandths;
}

const orderEntry = (
  row: RowOf<typeof ORDERS>,
  { dueAt, owed, since, lastMessage }: Waiting,
  paidFor: PaidFor | undefined,
): WorkQueueEntry => {
  const order = serializeOrder(row);
  return {
    _id: order._id,
    order,
    client: order.user ?? {},
    menu: order.menu ?? null,
    dueAt,
    owed: fromThousandths(owed),
    since,
    paidFor: paidFor ? { until: paidFor.until, paid: fromThousandths(paidFor.paid) } : null,
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
    menu: {
      _id: row.documentId,
      username: nameOf(row),
      institution,
      orderNumber: null,
      language: languagesOf(row).default,
      active: true,
    },
    dueAt: null,
    owed: 0,
    since: null,
    paidFor: null,
    lastMessage,
  };
}

/** Of each menu of a page, by row id, what was paid for subscriptions that have not ended. */
async function paidForMenus(page: readonly Waiting[], now: Date): Promise<ReadonlyMap<number, PaidFor>> {
  const sums = new Map<number, PaidFor>();
  const menus = new Set(page.flatMap(({ menu }) => menu ?? []));
  for (const { menu, until, paid } of await paidSubscriptions([...menus], now))
    sums.set(menu, { until, paid: paid + (sums.get(menu)?.paid ?? 0) });
  return sums;
}

/** Reads the entries of a page. All queries run even for an empty page, so that the number of queries is constant. */
async function entriesOf(page: readonly Waiting[], now: Date): Promise<WorkQueueEntry[]> {
  const paid = await paidForMenus(page, now);
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
    if (order) return [orderEntry(order, one, paid.get(one.menu ?? 0))];
    const menu = menuRows.get(one.menu ?? 0);
    return menu ? [menuEntry(menu, one)] : [];
  });
}

/** The entries that match the search, in the requested order. */
function found(waiting: readonly Waiting[], query: WorkQueueQuery, now: Date): readonly Waiting[] {
  const isFound = createOrderMatcher(query.q ?? '');
  return sorted(
    waiting.filter(({ client, shortName, ...facts }) =>
      isFound({ ...facts, name: client, venue: `${facts.venue} ${shortName}` }),
    ),
    query,
    now,
  );
}

/** The summaries of all queues, and one page of one queue, with its total. */
export async function readWorkQueue(query: WorkQueueQuery, now: Date): Promise<WithMeta<WorkQueuePage>> {
  const { queue, page, limit } = query;
  const waiting = await readWaiting(now);
  const all = found(waiting[queue], query, now);
  const queues = WORK_QUEUES.map((name) => summaryOf(name, waiting[name], now));
  const entries = await entriesOf(all.slice((page - 1) * limit, page * limit), now);
  return new WithMeta({ queues, entries }, { total: all.length, page, limit });
}

/** All matching entries of a queue, for the spreadsheet. */
export const listWaiting = async (query: WorkQueueQuery, now: Date): Promise<readonly Waiting[]> =>
  found((await readWaiting(now))[query.queue], query, now);
