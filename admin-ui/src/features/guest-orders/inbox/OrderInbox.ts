/**
 * The inbox: keeps the board up to date with the server, rings, and sends the changes of this device.
 * (docs/spec/owners-area.md#guest-orders)
 */
import {
  ApiError,
  GUEST_ORDER_STATES,
  isFinal,
  type GuestOrder,
  type GuestOrderMove,
  type OrderCorrection,
} from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import type { Api } from '../../../data/api.js';
import { isSignedOut } from '../../../data/session.js';
import { Alarm } from './alarm.js';
import { ordersToRead, reduceBoard, type BoardEvent } from './boardReducer.js';
import {
  attentionCount,
  EMPTY_BOARD,
  isRinging,
  ordersToPrint,
  printKey,
  serverCount,
  shownOrders,
  waitingOrders,
  type BoardState,
} from './boardState.js';
import { createClock, type Clock } from './clock.js';
import { Connection, type ConnectionState } from './connection.js';
import { inboxRequests, type InboxRequests } from './inboxRequests.js';
import { watchPresence } from './presence.js';
import type { SoundState } from './ringer.js';
import { WakeLock, type ScreenState } from './wakeLock.js';

/** How often an order whose deadline has passed is fetched again. */
const OVERDUE_CHECK_MS = 3000;
/** How often the calls of tables are fetched if no stream is open. */
const CALLS_POLL_MS = 10_000;

export interface InboxState extends Omit<BoardState, 'orders'> {
  /** The open orders, newest first. */
  readonly orders: readonly GuestOrder[];
  readonly connection: ConnectionState;
  readonly sound: SoundState;
  readonly screen: ScreenState;
}

interface InboxOptions {
  readonly api: Api;
  readonly menuId: string;
  /** The signed-in user. Changes made by this user are not shown as changes from another device. */
  readonly username: string;
  /**
   * Whether the venue accepts and rejects orders here. If it receives its orders as messages, the inbox contains no
   * orders. It then provides the clock and the calls of tables.
   */
  readonly isLive: boolean;
  /**
   * The first day (`yyyy-mm-dd`) of accepted and ready orders. Those that were placed and promised before, and that
   * nobody has finished, are hidden.
   */
  readonly firstDay: () => string;
  /**
   * Called with the number of orders that wait for an answer or, accepted automatically, to be opened; if the venue
   * does not answer orders here, with that of tables' calls; and with null when the inbox stops.
   */
  readonly onPending: (pending: number | null) => void;
  /**
   * Called when a request fails because the session has ended. Called only once if several requests in a row fail so.
   */
  readonly onSignedOut: () => void;
  /** Called once, during a shift, for each order that was accepted automatically, and for each corrected one, that is not printed yet. */
  readonly onAccepted: (order: GuestOrder) => void;
  /** Called when an order has changed, so that queries of it can be invalidated. */
  readonly onOrder: (id: string) => void;
}

export class OrderInbox {
  readonly clock: Clock;
  /** Whether the venue accepts and rejects orders here. */
  readonly isLive: boolean;
  private board: BoardState = EMPTY_BOARD;
  private state: InboxState;
  private readonly listeners = new Set<() => void>();
  private readonly requests: InboxRequests;
  private readonly connection: Connection;
  private readonly alarm = new Alarm(() => this.publish());
  private readonly wakeLock = new WakeLock(() => this.publish());
  /** Ends what {@link start} began; null while the inbox is stopped. */
  private leave: (() => void) | null = null;
  /**
   * The ids of orders that are being fetched. The value is true if the order has changed since: it is then fetched once
   * more.
   */
  private readonly reading = new Map<string, boolean>();
  /** Orders that were passed to `onAccepted`, by `printKey`. */
  private printed: ReadonlySet<string> = new Set();
  /** The number that was last passed to `onPending`. */
  private pending = -1;
  /** The server's number of waiting and unopened orders minus the number on this board, at the last check. */
  private unseen = 0;
  private isSignedOut = false;
  private isPractising = false;
  private readonly lastAt = { tick: 0, overdueCheck: -Infinity, calls: -Infinity };

  constructor(private readonly options: InboxOptions) {
    const { api, menuId, isLive } = options;
    this.isLive = isLive;
    this.clock = createClock(api.serverNow);
    this.requests = inboxRequests(api, menuId, () => this.board.isShiftOn);
    this.connection = new Connection({
      openStream: this.requests.openStream,
      load: (signal) => this.load(signal),
      check: (signal) => this.check(signal),
      onOrder: this.onOrder,
      onCall: () => void this.loadCalls().catch(() => undefined),
      onChange: () => this.onConnection(),
      onReturn: () => this.dispatch({ type: 'connectionReturned' }),
      onError: this.onError,
    });
    this.state = this.shown();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): InboxState => this.state;

  start(): void {
    if (this.leave) return;
    const unsubscribe = this.clock.subscribe(() => this.tick());
    const unwatch = watchPresence({
      onVisible: () => {
        this.alarm.revive();
        this.tryNow();
      },
      onRestored: () => this.reconnect(),
      onNetwork: this.tryNow,
    });
    this.leave = () => {
      unsubscribe();
      unwatch();
    };
    this.lastAt.tick = this.clock.now();
    if (this.isLive) this.connection.tick();
  }

  stop(): void {
    this.leave?.();
    this.leave = null;
    this.connection.stop();
    this.endShift();
    this.pending = -1;
    if (!this.isLive) this.options.onPending(0);
    this.options.onPending(null);
  }

  /** Starts the shift. Call it in the handler of a tap, because browsers allow sound only then. */
  readonly startShift = (): void => {
    this.alarm.start();
    this.wakeLock.start();
    this.dispatch({ type: 'shiftChanged', isOn: true });
    if (this.isLive) this.connection.reconnect();
    else void this.loadCalls().catch(() => undefined);
  };

  readonly endShift = (): void => {
    this.alarm.stop();
    this.wakeLock.stop();
    this.dispatch({ type: 'shiftChanged', isOn: false });
    if (this.leave) this.reconnect();
  };

  /** Plays the sound once. Call it in the handler of a tap. */
  readonly tryOutSound = (): void => {
    this.alarm.tryOut();
    this.publish();
  };

  readonly tryNow = (): void => {
    if (this.isLive) this.connection.tryNow();
  };

  /** Records that this device shows an order. The ringing for the order then stops. */
  readonly open = (id: string): void => {
    const order = this.board.orders.get(id)?.order;
    if (!order || order.openedAt || this.board.opened.has(id)) return;
    this.dispatch({ type: 'opened', id });
    void this.sendOpened(id);
  };

  /**
   * Changes the state of an order.
   * @returns the changed order; null on failure, then `progress` contains the reason
   */
  readonly move = async (order: GuestOrder, change: Omit<GuestOrderMove, 'from'>): Promise<GuestOrder | null> => {
    const { _id: id } = order;
    const present = this.board.progress.get(id);
    if (present?.kind === 'sending' || present?.kind === 'elsewhere') return null;
    const move: GuestOrderMove = { ...change, from: order.state };
    this.dispatch({ type: 'progressed', id, progress: { kind: 'sending', move } });
    try {
      const moved = await this.requests.move(id, move);
      this.dispatch({ type: 'moved', order: moved });
      // Without a stream, nothing else tells that the order has changed.
      if (!this.isLive) this.options.onOrder(id);
      return moved;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.statusCode === 409;
      const next = isTaken ? await this.requests.readOne(id).catch(() => null) : null;
      if (next && next.state === move.state && next.events.at(-1)?.by === this.options.username) {
        // The first attempt has succeeded, but its response was lost.
        this.dispatch({ type: 'moved', order: next });
        return next;
      }
      if (next && next.state !== order.state) this.dispatch({ type: 'movedElsewhere', order: next });
      else {
        // Without a response the card says that the change has not arrived, until the next `load` shows what is true.
        const message = error instanceof ApiError && error.statusCode > 0 ? error.message : '';
        this.dispatch({ type: 'progressed', id, progress: { kind: 'failed', move, message } });
      }
      return null;
    }
  };

  /** Corrects an order that this device showed. @throws {ApiError} if the server refuses it or can't be reached */
  readonly correct = async (
    { _id: id, state: from, revision = 0 }: GuestOrder,
    correction: Omit<OrderCorrection, 'from' | 'revision'>,
  ): Promise<void> => {
    this.dispatch({ type: 'moved', order: await this.requests.correct(id, { ...correction, from, revision }) });
    this.options.onOrder(id);
  };

  readonly answerCall = async (id: string): Promise<void> => {
    await this.requests.answerCall(id);
    this.dispatch({ type: 'callAnswered', id });
  };

  /** Adds a practice order to the inbox. Does nothing while an earlier call is pending. */
  readonly practise = async (): Promise<void> => {
    if (this.isPractising) return;
    this.isPractising = true;
    try {
      this.dispatch({ type: 'received', order: await this.requests.practise() });
    } finally {
      this.isPractising = false;
    }
  };

  private reconnect(): void {
    if (this.isLive) this.connection.reconnect();
  }

  private onConnection(): void {
    const { kind, lastContactAt } = this.connection.state;
    if (kind !== 'lost' || this.board.lostAt !== null) this.publish();
    else this.dispatch({ type: 'connectionLost', lastContactAt: this.clock.now() - (Date.now() - lastContactAt) });
  }

  private readonly onError = (error: unknown): void => {
    if (isSignedOut(error) && !this.isSignedOut) this.options.onSignedOut();
    this.isSignedOut = isSignedOut(error);
  };

  private readonly onOrder = (id: string, state: string): void => {
    this.options.onOrder(id);
    // An order that has ended and is not on the board needs no update.
    const hasEnded = isOneOf(GUEST_ORDER_STATES, state) && isFinal(state);
    if (this.board.orders.has(id) || !hasEnded) void this.refresh(id);
  };

  /** Whether a change of the order is being sent. Its response will contain the order. */
  private readonly isSending = (id: string) => this.board.progress.get(id)?.kind === 'sending';

  private async refresh(id: string): Promise<void> {
    if (this.isSending(id)) return;
    if (this.reading.has(id)) {
      this.reading.set(id, true);
      return;
    }
    this.reading.set(id, false);
    try {
      const order = await this.requests.readOne(id);
      if (!this.isSending(id)) this.dispatch({ type: 'received', order });
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 404) this.dispatch({ type: 'deleted', id });
      else this.connection.tryNow();
    }
    const isStale = this.reading.get(id) === true;
    this.reading.delete(id);
    if (isStale && this.leave) await this.refresh(id);
  }

  private async load(signal: AbortSignal): Promise<void> {
    const since = this.board.version;
    const unanswered = [...this.board.progress].filter(([, one]) => one.kind === 'failed' && !one.message);
    const list = await this.requests.openOrders(this.options.firstDay(), signal);
    await this.loadCalls(signal);
    const loaded = { ...list, since, unanswered };
    const missing = ordersToRead(this.board, loaded);
    this.dispatch({ type: 'loaded', ...loaded });
    for (const { _id } of missing) void this.refresh(_id);
    for (const id of this.board.opened) void this.sendOpened(id);
    this.isSignedOut = false;
  }

  private async loadCalls(signal?: AbortSignal): Promise<void> {
    const calls = await this.requests.calls(signal);
    if (this.board.isShiftOn) this.alarm.soundCalls(calls);
    // Without orders to answer, nothing else is loaded here, and the calls are what is counted.
    this.dispatch({ type: 'callsLoaded', calls, isAll: !this.isLive });
  }

  private async check(signal: AbortSignal): Promise<boolean> {
    const unseen = (await this.requests.count(signal)) - serverCount(this.board, this.clock.now());
    // If the counts differ, the board is outdated and loads again. A difference that loading does not end, such as that
    // of orders beyond the newest ones, must not make it load every time.
    const isSame = unseen === 0 || unseen === this.unseen;
    this.unseen = unseen;
    return isSame;
  }

  private async sendOpened(id: string): Promise<void> {
    // The next `load` retries a failed request.
    const order = await this.requests.open(id).catch(() => null);
    if (order) this.dispatch({ type: 'received', order });
  }

  private tick(): void {
    const now = this.clock.now();
    const elapsed = performance.now();
    if (this.isLive) {
      this.connection.tick();
      if (elapsed - this.lastAt.overdueCheck >= OVERDUE_CHECK_MS) {
        this.lastAt.overdueCheck = elapsed;
        // The server decides whether the venue has missed the order, so the order is fetched again.
        for (const { _id, answerBy } of waitingOrders(this.board))
          if (answerBy && Date.parse(answerBy) <= now) void this.refresh(_id);
      }
    } else if (elapsed - this.lastAt.calls >= CALLS_POLL_MS) {
      this.lastAt.calls = elapsed;
      void this.loadCalls().catch(() => undefined);
    }
    this.dispatch({ type: 'ticked', before: this.lastAt.tick });
    this.lastAt.tick = now;
  }

  private dispatch(event: BoardEvent): void {
    const before = this.board;
    this.board = reduceBoard(before, event, { now: this.clock.now(), elapsed: performance.now() });
    // An automatically accepted order stops calling once it is late, without an event.
    if (this.board !== before || this.attention() !== this.pending) this.publish();
  }

  private attention(): number {
    return this.isLive ? attentionCount(this.board, this.clock.now()) : this.board.calls.length;
  }

  private shown(): InboxState {
    return {
      ...this.board,
      orders: shownOrders(this.board),
      connection: this.connection.state,
      sound: this.alarm.state(),
      screen: this.wakeLock.state(),
    };
  }

  /** Makes sound, title, printing and screens follow the board. */
  private publish(): void {
    const now = this.clock.now();
    this.alarm.ring(isRinging(this.board, now));
    const attention = this.attention();
    if (attention !== this.pending && this.board.isLoaded) {
      this.pending = attention;
      this.options.onPending(attention);
    }
    if (this.board.isShiftOn) this.print(ordersToPrint(this.board, now));
    this.state = this.shown();
    for (const listener of [...this.listeners]) listener();
  }

  private print(orders: readonly GuestOrder[]): void {
    const next = orders.filter((order) => !this.printed.has(printKey(order)));
    const known = [...this.printed].filter((key) => this.board.orders.has(key.split(' ')[0] ?? ''));
    this.printed = new Set([...known, ...next.map(printKey)]);
    for (const order of next) this.options.onAccepted(order);
  }
}
