/**
 * The board of the inbox under random sequences of events: a server changes orders, and its responses reach the board
 * late, repeated and in any order, as over a bad network.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callsForAttention, canMove, GUEST_ORDER_STATES, type GuestOrder, type GuestOrderMove } from '@qaima/schemas';
import {
  ordersToRead,
  reduceBoard,
  type BoardEvent,
  type LoadedOrders,
} from '../admin-ui/src/features/guest-orders/inbox/boardReducer.js';
import {
  attentionCount,
  EMPTY_BOARD,
  hasLeft,
  isRinging,
  ordersOf,
  shownOrders,
  type BoardState,
} from '../admin-ui/src/features/guest-orders/inbox/boardState.js';
import { aGuestOrder } from '../stories/support/fake-api/guestOrders.js';

const START = Date.now();
const SECOND_MS = 1000;
/** Longer than a card says that another device has changed its order. */
const NOTE_MS = 5 * SECOND_MS;

const copy = (board: BoardState) => structuredClone(board);

/** A server, a board, and the responses between them. */
class Venue {
  board = EMPTY_BOARD;
  private elapsed = 0;
  /** Every version of each order. */
  private readonly history: GuestOrder[][] = [];
  private lists: LoadedOrders[] = [];
  private readonly announced: string[] = [];
  /** The number of events of the newest version that has reached the board, by order. */
  private readonly delivered = new Map<string, number>();

  private time = () => ({ now: START + this.elapsed, elapsed: this.elapsed });

  dispatch(event: BoardEvent): void {
    const before = copy(this.board);
    const seen = this.board;
    this.board = reduceBoard(this.board, event, this.time());
    expect(seen).toEqual(before);
    if ('order' in event) {
      const { _id, events } = event.order;
      this.delivered.set(_id, Math.max(events.length, this.delivered.get(_id) ?? 0));
    }
    for (const id of this.board.opened) expect(this.board.orders.has(id)).toBe(true);
    const { announcement } = this.board;
    if (announcement?.kind === 'new' && announcement !== seen.announcement)
      this.announced.push(...announcement.orders.map(({ _id }) => _id));
    for (const [id, { order }] of this.board.orders) {
      expect(hasLeft(order)).toBe(false);
      // What is shown never goes back to an older version, nor stays at one when the note of a change has ended.
      const isNoted = this.board.progress.get(id)?.kind === 'elsewhere';
      const least = isNoted ? before.orders.get(id)?.order.events.length : this.delivered.get(id);
      expect(order.events.length).toBeGreaterThanOrEqual(least ?? 0);
    }
    expect(new Set(this.announced).size).toBe(this.announced.length);
    this.expectCounts();
  }

  /** Counts anew, from the cards alone. */
  private expectCounts(): void {
    const { now } = this.time();
    const cards = shownOrders(this.board).filter(({ _id }) => this.board.progress.get(_id)?.kind !== 'elsewhere');
    const unopened = shownOrders(this.board).filter(
      (order) => order.state === 'accepted' && callsForAttention(order, now),
    );
    const waiting = cards.filter(({ state }) => state === 'pending');
    const counted = [...waiting, ...unopened].filter(({ isPractice }) => !isPractice);
    expect(attentionCount(this.board, now)).toBe(counted.length);
    const rings = unopened.length > 0 || waiting.some(({ openedAt }) => !openedAt);
    expect(isRinging(this.board, now)).toBe(this.board.isShiftOn && rings);
  }

  /** The latest version of each order. */
  private latest = () => this.history.flatMap((versions) => versions.at(-1) ?? []);
  private open = () => this.latest().filter((order) => !hasLeft(order));
  private versionsOf = (index: number) => this.history[index % Math.max(1, this.history.length)] ?? [];
  private latestOf = (index: number) => this.versionsOf(index).at(-1);

  place(kind: 'waiting' | 'practice' | 'automatic'): void {
    const [number, placed] = [this.history.length + 1, START + this.elapsed];
    const at = new Date(placed).toISOString();
    const order = aGuestOrder(number, {
      placedAt: at,
      isPractice: kind === 'practice',
      events: [{ at, to: 'pending' }],
    });
    const accepted = { at, from: 'pending', to: 'accepted', minutes: 20 } as const;
    const promisedAt = new Date(placed + 20 * 60 * SECOND_MS).toISOString();
    const automatic = { ...order, state: accepted.to, promisedAt, events: [...order.events, accepted] };
    this.history.push([kind === 'automatic' ? automatic : order]);
  }

  /** The server changes an order. @returns the change, if there is one from its state */
  change(index: number, choice: number): GuestOrderMove | null {
    const latest = this.latestOf(index);
    if (!latest) return null;
    const targets = GUEST_ORDER_STATES.filter(
      (to) => canMove(latest.state, to) || (to === 'canceled' && latest.state === 'pending'),
    );
    const to = targets[choice % Math.max(1, targets.length)];
    if (to === undefined) return null;
    const at = new Date(START + this.elapsed).toISOString();
    const changed = { ...latest, state: to, events: [...latest.events, { at, from: latest.state, to, by: 'salma.h' }] };
    this.versionsOf(index).push(changed);
    return { state: to, from: latest.state };
  }

  deliver(index: number, version: number): void {
    const versions = this.versionsOf(index);
    const order = versions[version % Math.max(1, versions.length)];
    if (order && this.board.progress.get(order._id)?.kind !== 'sending') this.dispatch({ type: 'received', order });
  }

  /** This device changes an order. The response may be lost, before or after the server has changed the order. */
  move(index: number, choice: number, outcome: 'arrives' | 'response lost' | 'request lost'): void {
    const shown = this.board.orders.get(this.latestOf(index)?._id ?? '')?.order;
    if (!shown || this.board.progress.has(shown._id)) return;
    const { _id: id } = shown;
    const isCurrent = shown.state === this.latestOf(index)?.state;
    const move = outcome === 'request lost' || !isCurrent ? null : this.change(index, choice);
    const sent = move ?? { state: 'accepted', from: shown.state };
    this.dispatch({ type: 'progressed', id, progress: { kind: 'sending', move: sent } });
    const latest = this.latestOf(index)!;
    if (move && outcome === 'arrives') this.dispatch({ type: 'moved', order: latest });
    else if (!isCurrent) this.dispatch({ type: 'movedElsewhere', order: latest });
    else this.dispatch({ type: 'progressed', id, progress: { kind: 'failed', move: sent, message: '' } });
  }

  openHere(index: number): void {
    const id = this.latestOf(index)?._id ?? '';
    if (this.board.orders.has(id)) this.dispatch({ type: 'opened', id });
  }

  /** The server answers a request for all open orders. The response arrives later. */
  list(): LoadedOrders {
    const orders = this.open();
    const unanswered = [...this.board.progress].filter(([, one]) => one.kind === 'failed' && !one.message);
    const loaded = { orders, since: this.board.version, oldest: '', unanswered };
    this.lists.push(loaded);
    return loaded;
  }

  arrive(loaded = this.lists.shift()): void {
    if (!loaded) return;
    const missing = ordersToRead(this.board, loaded);
    this.dispatch({ type: 'loaded', ...loaded });
    for (const { _id } of missing) {
      const order = this.latest().find((one) => one._id === _id)!;
      this.dispatch({ type: 'received', order });
    }
  }

  pass(ms: number): void {
    const before = START + this.elapsed;
    this.elapsed += ms;
    this.dispatch({ type: 'ticked', before });
  }

  /** Whatever has happened: a complete list, and the time that notes are shown, make the board equal to the server. */
  expectTruth(): void {
    this.pass(NOTE_MS);
    this.arrive(this.list());
    this.pass(NOTE_MS);

    const states = (orders: readonly GuestOrder[]) => new Map(orders.map(({ _id, state }) => [_id, state]));
    expect(states(ordersOf(this.board))).toEqual(states(this.open()));
    expect([...this.board.progress.values()].filter(({ kind }) => kind !== 'failed')).toEqual([]);
  }
}

const index = fc.nat(2);
const steps = fc.oneof(
  fc
    .constantFrom('waiting' as const, 'practice' as const, 'automatic' as const)
    .map((kind) => (venue: Venue) => venue.place(kind)),
  fc.tuple(index, fc.nat(9)).map(
    ([order, to]) =>
      (venue: Venue) =>
        void venue.change(order, to),
  ),
  fc.tuple(index, fc.nat(9)).map(
    ([order, version]) =>
      (venue: Venue) =>
        venue.deliver(order, version),
  ),
  fc
    .tuple(index, fc.nat(9), fc.constantFrom('arrives' as const, 'response lost' as const, 'request lost' as const))
    .map(
      ([order, to, outcome]) =>
        (venue: Venue) =>
          venue.move(order, to, outcome),
    ),
  index.map((order) => (venue: Venue) => venue.openHere(order)),
  fc.constant((venue: Venue) => void venue.list()),
  fc.constant((venue: Venue) => venue.arrive()),
  fc.integer({ min: 1, max: 90 }).map((seconds) => (venue: Venue) => venue.pass(seconds * SECOND_MS)),
  fc.boolean().map((isOn) => (venue: Venue) => venue.dispatch({ type: 'shiftChanged', isOn })),
  fc.constant((venue: Venue) => venue.dispatch({ type: 'connectionLost', lastContactAt: START })),
  fc.constant((venue: Venue) => venue.dispatch({ type: 'connectionReturned' })),
);

describe('the board of the inbox', () => {
  it('counts, rings, and shows the truth after any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 10, maxLength: 40 }), (sequence) => {
        const venue = new Venue();
        for (const step of sequence) step(venue);
        venue.expectTruth();
      }),
      { numRuns: 1000 },
    );
  });
});
