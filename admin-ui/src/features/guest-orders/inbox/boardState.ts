/**
 * What the board shows: pending, accepted and ready orders, and the calls of tables. It contains only what the server
 * has confirmed; there are no optimistic updates. Orders that have ended are removed, because a long shift would
 * otherwise fill the memory. (docs/spec/owners-area.md#guest-orders)
 */
import {
  appliedChanges,
  callsForAttention,
  isFinal,
  isFreshlyAccepted,
  type GuestOrder,
  type GuestOrderMove,
  type TableCall,
} from '@qaima/schemas';

/** A change of an order that the board does not show yet. */
export type Progress =
  | { readonly kind: 'sending'; readonly move: GuestOrderMove }
  | { readonly kind: 'failed'; readonly move: GuestOrderMove; readonly message: string }
  /**
   * Another device has changed the order to `next`. The card stays where it is until `performance.now()` reaches `until`.
   */
  | { readonly kind: 'elsewhere'; readonly next: GuestOrder; readonly until: number };

/** An announcement for screen readers. */
export type Announcement = { readonly key: number } & (
  | { readonly kind: 'new'; readonly orders: readonly GuestOrder[] }
  | { readonly kind: 'time'; readonly order: GuestOrder }
);

export interface BoardState {
  readonly isLoaded: boolean;
  /** `version`: the value of `version` of the board when the order was last changed here. */
  readonly orders: ReadonlyMap<string, { readonly order: GuestOrder; readonly version: number }>;
  /** A counter of changes. It shows whether an order has changed since a list was requested. */
  readonly version: number;
  readonly progress: ReadonlyMap<string, Progress>;
  /** Orders that were opened on this device; the server may not know this yet. */
  readonly opened: ReadonlySet<string>;
  /** The number of events of the orders that have left the board last, by id: an older response does not bring them back. */
  readonly left: ReadonlyMap<string, number>;
  /** The number of orders that have been removed from the board. */
  readonly ended: number;
  /** The calls of tables, oldest first. */
  readonly calls: readonly TableCall[];
  readonly announcement: Announcement | null;
  /** The server's time of the last contact before the connection was lost (epoch ms). */
  readonly lostAt: number | null;
  /**
   * The number of orders that arrived while the connection was lost. The board shows it until `performance.now()`
   * reaches `until`.
   */
  readonly returned: { readonly orders: number; readonly until: number } | null;
  readonly isShiftOn: boolean;
}

export const EMPTY_BOARD: BoardState = {
  isLoaded: false,
  orders: new Map(),
  version: 0,
  progress: new Map(),
  opened: new Set(),
  left: new Map(),
  ended: 0,
  calls: [],
  announcement: null,
  lostAt: null,
  returned: null,
  isShiftOn: false,
};

/** Practice orders ring, but they count nowhere. */
const isCounted = ({ isPractice }: GuestOrder) => !isPractice;

export const isWaiting = ({ state }: GuestOrder): boolean => state === 'pending';

/** Whether the venue has seen that it missed the order. */
const isSeen = ({ events }: GuestOrder) => events.some(({ from, to }) => from === 'missed' && to === 'missed');

/** Whether an order is not on the board any more. Missed ones stay until the venue has seen them. */
export const hasLeft = (order: GuestOrder): boolean =>
  isFinal(order.state) && (order.state !== 'missed' || isSeen(order) || order.isPractice);

export const ordersOf = ({ orders }: BoardState): readonly GuestOrder[] =>
  [...orders.values()].map(({ order }) => order);

/** The pending orders, except those whose cards still show a change from elsewhere. */
export const waitingOrders = (board: BoardState): readonly GuestOrder[] =>
  ordersOf(board).filter((order) => isWaiting(order) && board.progress.get(order._id)?.kind !== 'elsewhere');

/** The orders that were accepted automatically, and that no device has opened as far as the server knows. */
const unopenedElsewhere = (board: BoardState, now: number) =>
  ordersOf(board).filter((order) => order.state === 'accepted' && callsForAttention(order, now));

/** The orders that were accepted automatically and not opened, neither elsewhere nor on this device. */
const unopenedOrders = (board: BoardState, now: number) =>
  unopenedElsewhere(board, now).filter(({ _id }) => !board.opened.has(_id));

const attentionOrders = (board: BoardState, now: number) => [...waitingOrders(board), ...unopenedOrders(board, now)];

/** The number of orders that call for attention, for the title, the icon and the navigation. @param now epoch ms */
export const attentionCount = (board: BoardState, now: number): number =>
  attentionOrders(board, now).filter(isCounted).length;

/** The number of orders that the server counts too: it does not know what only this device has opened. */
export const serverCount = (board: BoardState, now: number): number =>
  [...waitingOrders(board), ...unopenedElsewhere(board, now)].filter(isCounted).length;

/** The number of orders that call for attention and were placed after a time. @param since epoch ms */
export const arrivedSince = (board: BoardState, since: number, now: number): number =>
  attentionOrders(board, now).filter(({ placedAt }) => Date.parse(placedAt) > since).length;

/** Whether the device rings: during a shift, for each order that calls for attention and that nobody has opened. */
export const isRinging = (board: BoardState, now: number): boolean =>
  board.isShiftOn && attentionOrders(board, now).some(({ _id, openedAt }) => !openedAt && !board.opened.has(_id));

/** Whether an accepted order was corrected, so that the kitchen needs a new ticket. */
const isCorrected = ({ state, events }: GuestOrder) =>
  state === 'accepted' &&
  events.some(({ from, correction }) => from === state && (correction === 'applied' || correction === 'agreed'));

/** The orders that were accepted automatically, or corrected after the acceptance, and not printed yet. */
export const ordersToPrint = (board: BoardState, now: number): readonly GuestOrder[] =>
  ordersOf(board).filter((order) => !order.printedAt && (isFreshlyAccepted(order, now) || isCorrected(order)));

/** Identifies an order with its corrections, each of which is printed. */
export const printKey = (order: GuestOrder): string => `${order._id} ${appliedChanges(order).length}`;

/** The orders as the cards show them, newest first: opened as soon as this device has opened them. */
export const shownOrders = (board: BoardState): readonly GuestOrder[] =>
  ordersOf(board)
    .map((order) => (board.opened.has(order._id) && !order.openedAt ? { ...order, openedAt: order.placedAt } : order))
    .sort((one, other) => other.placedAt.localeCompare(one.placedAt));
