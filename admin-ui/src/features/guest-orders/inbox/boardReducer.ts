/** All changes of the board, as pure transitions. */
import { callsForAttention, isOnlyMessage, type GuestOrder, type TableCall } from '@qaima/schemas';
import {
  arrivedSince,
  hasLeft,
  isWaiting,
  waitingOrders,
  type Announcement,
  type BoardState,
  type Progress,
} from './boardState.js';

/** How long a card says that another device has changed its order. Then the card moves. */
const NOTE_MS = 4000;
/** How many of the orders that have left the board are remembered. */
const MAX_LEFT = 100;
/** When a waiting order is announced again: so long before its deadline (ms). */
const WARNINGS_MS = [60_000, 15_000];

/** A whole list of the open orders. */
export interface LoadedOrders {
  readonly orders: readonly GuestOrder[];
  /** The version of the board when the list was requested. */
  readonly since: number;
  /** Orders that do not wait and were placed before this time are not in the list; empty if it is complete. */
  readonly oldest: string;
  /** The changes whose response was lost before the list was requested. The list shows what is true. */
  readonly unanswered: readonly (readonly [id: string, Progress])[];
}

export type BoardEvent =
  | ({ readonly type: 'loaded' } & LoadedOrders)
  /** A response contains the order; it may be older than what the board shows. */
  | { readonly type: 'received'; readonly order: GuestOrder }
  /** This device's change of the order has succeeded. */
  | { readonly type: 'moved'; readonly order: GuestOrder }
  | { readonly type: 'movedElsewhere'; readonly order: GuestOrder }
  | { readonly type: 'progressed'; readonly id: string; readonly progress: Progress }
  | { readonly type: 'opened'; readonly id: string }
  | { readonly type: 'deleted'; readonly id: string }
  | { readonly type: 'callsLoaded'; readonly calls: readonly TableCall[]; readonly isAll: boolean }
  | { readonly type: 'callAnswered'; readonly id: string }
  | { readonly type: 'shiftChanged'; readonly isOn: boolean }
  /** @property lastContactAt the server's time (epoch ms) */
  | { readonly type: 'connectionLost'; readonly lastContactAt: number }
  | { readonly type: 'connectionReturned' }
  /** A second has passed. @property before the server's time one second earlier (epoch ms) */
  | { readonly type: 'ticked'; readonly before: number };

export interface BoardTime {
  /** The server's time (epoch ms). */
  readonly now: number;
  /** `performance.now()`: durations are measured without the device's clock, which may be set while the page is open. */
  readonly elapsed: number;
}

/** A change of some properties, and the orders that are new on the board by it. */
interface Draft {
  readonly board: BoardState;
  readonly arrived: readonly GuestOrder[];
}

/**
 * Whether a received order is older than the shown one. An order never loses events or `openedAt`: if one is missing,
 * the received order is older.
 */
const isOlder = (order: GuestOrder, shown: GuestOrder) =>
  order.events.length < shown.events.length ||
  (order.events.length === shown.events.length && Boolean(shown.openedAt) && !order.openedAt);

function without<T>(map: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  if (!map.has(id)) return map;
  const copy = new Map(map);
  copy.delete(id);
  return copy;
}

const withProgress = (board: BoardState, id: string, progress: Progress): BoardState => ({
  ...board,
  progress: new Map(board.progress).set(id, progress),
});

const moveElsewhere = (board: BoardState, next: GuestOrder, { elapsed }: BoardTime) =>
  withProgress(board, next._id, { kind: 'elsewhere', next, until: elapsed + NOTE_MS });

function close(board: BoardState, id: string): BoardState {
  if (!board.opened.has(id)) return board;
  return { ...board, opened: new Set([...board.opened].filter((one) => one !== id)) };
}

function drop(board: BoardState, id: string): BoardState {
  const progress = without(board.progress, id);
  const orders = without(board.orders, id);
  if (progress === board.progress && orders === board.orders) return close(board, id);
  return { ...close(board, id), progress, orders, ended: board.ended + (orders === board.orders ? 0 : 1) };
}

function remember(left: BoardState['left'], { _id, events }: GuestOrder): BoardState['left'] {
  return new Map([...left, [_id, events.length] as const].slice(-MAX_LEFT));
}

/** Shows an order in its new state, or removes it if it has ended. */
function settle({ board, arrived }: Draft, order: GuestOrder, { now }: BoardTime): Draft {
  const { _id: id } = order;
  const present = board.progress.get(id);
  const isKept = present?.kind === 'failed' && present.move.from === order.state;
  const settled = isKept ? board : { ...board, progress: without(board.progress, id) };
  if (hasLeft(order)) return { board: { ...drop(settled, id), left: remember(settled.left, order) }, arrived };
  const calls = callsForAttention(order, now);
  const version = board.version + 1;
  const orders = new Map(settled.orders).set(id, { order, version });
  const isNew = !board.orders.has(id) && board.isLoaded && calls;
  return {
    board: { ...(calls ? settled : close(settled, id)), orders, version },
    arrived: isNew ? [...arrived, order] : arrived,
  };
}

/** Applies an order received from the server. */
function receive(draft: Draft, order: GuestOrder, time: BoardTime): Draft {
  const { board } = draft;
  const { _id: id } = order;
  // This order was sent as a message, before the venue used the inbox, so nobody waits for a response here.
  if (isOnlyMessage(order)) return draft;
  const known = board.orders.get(id)?.order;
  const progress = board.progress.get(id);
  const newest = progress?.kind === 'elsewhere' ? progress.next : known;
  // The response may have been sent before a later change of the order.
  if (newest ? isOlder(order, newest) : order.events.length <= (board.left.get(id) ?? 0)) return draft;
  if (progress?.kind === 'elsewhere') return { ...draft, board: withProgress(board, id, { ...progress, next: order }) };
  // The guest has cancelled the order. Its card says so before it disappears.
  if (known && isWaiting(known) && order.state === 'canceled')
    return { ...draft, board: moveElsewhere(board, order, time) };
  return settle(draft, order, time);
}

const announce = (board: BoardState, make: (key: number) => Announcement): BoardState => ({
  ...board,
  announcement: make((board.announcement?.key ?? 0) + 1),
});

const finish = ({ board, arrived }: Draft): BoardState =>
  arrived.length === 0 ? board : announce(board, (key) => ({ key, kind: 'new', orders: arrived }));

/** The orders that the board shows but a list lacks, which was requested when they were on the board already. */
const missingOrders = (board: BoardState, { orders, since }: LoadedOrders): readonly GuestOrder[] => {
  const ids = new Set(orders.map(({ _id }) => _id));
  return [...board.orders.values()]
    .filter(({ order, version }) => !ids.has(order._id) && version <= since)
    .map(({ order }) => order);
};

const isBeyond = (order: GuestOrder, { oldest }: LoadedOrders) => !isWaiting(order) && order.placedAt < oldest;

/** The orders that a list lacks although it should contain them: they have ended, or were deleted. Read them. */
export const ordersToRead = (board: BoardState, loaded: LoadedOrders): readonly GuestOrder[] =>
  missingOrders(board, loaded).filter((order) => !isBeyond(order, loaded));

function load(board: BoardState, loaded: LoadedOrders, time: BoardTime): BoardState {
  const outdated = missingOrders(board, loaded).filter((order) => isBeyond(order, loaded));
  const kept = outdated.reduce((rest, { _id }) => drop(rest, _id), board);
  const open = loaded.unanswered.filter(([id, progress]) => kept.progress.get(id) === progress);
  const progress = open.reduce<BoardState['progress']>((rest, [id]) => without(rest, id), kept.progress);
  // The response of a change that is being sent will contain its order.
  const orders = loaded.orders.filter(({ _id }) => progress.get(_id)?.kind !== 'sending');
  const start: Draft = { board: { ...kept, progress }, arrived: [] };
  const draft = orders.reduce((rest, order) => receive(rest, order, time), start);
  return { ...finish(draft), isLoaded: true };
}

/** The deadlines that come nearer, and the ends of what is shown for a while. */
function tick(board: BoardState, before: number, time: BoardTime): BoardState {
  const { now, elapsed } = time;
  const ended = [...board.progress.values()].flatMap((progress) =>
    progress.kind === 'elsewhere' && progress.until <= elapsed ? [progress.next] : [],
  );
  const draft = ended.reduce<Draft>((rest, order) => settle(rest, order, time), { board, arrived: [] });
  let next = finish(draft);
  for (const order of waitingOrders(next)) {
    const deadline = order.answerBy ? Date.parse(order.answerBy) : Infinity;
    const isDue = WARNINGS_MS.some((leftMs) => deadline - before > leftMs && deadline - now <= leftMs);
    if (isDue) next = announce(next, (key) => ({ key, kind: 'time', order }));
  }
  return next.returned && next.returned.until <= elapsed ? { ...next, returned: null } : next;
}

/** @returns the changed board; the same object if nothing has changed */
export function reduceBoard(board: BoardState, event: BoardEvent, time: BoardTime): BoardState {
  const draft: Draft = { board, arrived: [] };
  switch (event.type) {
    case 'loaded':
      return load(board, event, time);
    case 'received':
      return finish(receive(draft, event.order, time));
    case 'moved':
      return finish(settle(draft, event.order, time));
    case 'movedElsewhere':
      return moveElsewhere(board, event.order, time);
    case 'progressed':
      return withProgress(board, event.id, event.progress);
    case 'opened':
      return { ...board, opened: new Set(board.opened).add(event.id) };
    case 'deleted':
      return drop(board, event.id);
    case 'callsLoaded':
      return { ...board, calls: event.calls, isLoaded: board.isLoaded || event.isAll };
    case 'callAnswered':
      return { ...board, calls: board.calls.filter(({ _id }) => _id !== event.id) };
    case 'shiftChanged':
      return { ...board, isShiftOn: event.isOn };
    case 'connectionLost':
      return board.lostAt === null ? { ...board, lostAt: event.lastContactAt } : board;
    case 'connectionReturned': {
      const orders = arrivedSince(board, board.lostAt ?? time.now, time.now);
      return { ...board, lostAt: null, returned: { orders, until: time.elapsed + NOTE_MS } };
    }
    case 'ticked':
      return tick(board, event.before, time);
  }
}
