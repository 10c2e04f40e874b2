/**
 * The state of the inbox: pending, accepted and ready orders, and the calls of tables. It contains only what the server
 * has confirmed; there are no optimistic updates. Orders that have ended are removed, because a long shift would
 * otherwise fill the memory. (docs/spec/owners-area.md#guest-orders)
 */
import {
  ApiError,
  callsForAttention,
  GUEST_ORDER_STATES,
  guestOrderEndpoints,
  isFinal,
  isFreshlyAccepted,
  isOnlyMessage,
  tableEndpoints,
  type GuestOrder,
  type GuestOrderMove,
  type TableCall,
} from '@qaima/schemas';
import { pagingFields } from '@qaima/schemas/core/fields';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import type { Api } from '../../../data/api.js';
import { isSignedOut } from '../../../data/session.js';
import { createClock, type Clock } from './clock.js';
import { Connection, REQUEST_TIMEOUT_MS, type ConnectionState } from './connection.js';
import { Ringer, type SoundState } from './ringer.js';
import { WakeLock, type ScreenState } from './wakeLock.js';

const PAGE_SIZE = pagingFields.limit.maximum;
/**
 * How many pages of accepted and ready orders are loaded, newest first. A venue that never finishes its reservations
 * would otherwise load all that it ever had. Waiting orders are all loaded: they end by themselves.
 */
const MAX_ACCEPTED_PAGES = 5;
/** How long a card says that another device has changed its order. Then the card moves. */
const NOTE_MS = 4000;
/** How often an order whose deadline has passed is fetched again. */
const OVERDUE_CHECK_MS = 3000;
/** How often the calls of tables are fetched if no stream is open. */
const CALLS_POLL_MS = 10_000;

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

export interface InboxState {
  readonly isLoaded: boolean;
  /** The open orders, newest first. */
  readonly orders: readonly GuestOrder[];
  readonly progress: ReadonlyMap<string, Progress>;
  /** The calls of tables, oldest first. */
  readonly calls: readonly TableCall[];
  readonly connection: ConnectionState;
  /**
   * The number of orders that arrived while the connection was lost. The board shows it until `performance.now()`
   * reaches `until`.
   */
  readonly returned: { readonly orders: number; readonly until: number } | null;
  readonly announcement: Announcement | null;
  /** The number of orders that have been removed from the board. */
  readonly ended: number;
  readonly isShiftOn: boolean;
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
  /** Called once, during a shift, for each order that was accepted automatically and not printed yet. */
  readonly onAccepted: (order: GuestOrder) => void;
  /** Called when an order has changed, so that queries of it can be invalidated. */
  readonly onOrder: (id: string) => void;
}

/** How many of the orders that have left the board are remembered, so that an older response does not bring them back. */
const MAX_LEFT = 100;

const isWaiting = ({ state }: GuestOrder) => state === 'pending';

/** Whether the venue has seen that it missed the order. */
const isSeen = ({ events }: GuestOrder) => events.some(({ from, to }) => from === 'missed' && to === 'missed');

/** Whether an order is not on the board any more. Missed ones stay until the venue has seen them. */
const hasLeft = (order: GuestOrder) =>
  isFinal(order.state) && (order.state !== 'missed' || isSeen(order) || order.isPractice);

/** Practice orders ring, but they count nowhere. */
const isCounted = ({ isPractice }: GuestOrder) => !isPractice;

/**
 * Whether a received order is older than the shown one. An order never loses events or `openedAt`: if one is missing,
 * the received order is older.
 */
const isOlder = (order: GuestOrder, shown: GuestOrder) =>
  order.events.length < shown.events.length ||
  (order.events.length === shown.events.length && Boolean(shown.openedAt) && !order.openedAt);

export class OrderInbox {
  readonly clock: Clock;
  private readonly listeners = new Set<() => void>();
  private readonly orders = new Map<string, { readonly order: GuestOrder; readonly putAt: number }>();
  private readonly progress = new Map<string, Progress>();
  /** Orders that were opened on this device; the server may not know this yet. */
  private readonly opened = new Set<string>();
  /**
   * The ids of orders that are being fetched. The value is true if the order has changed since: it is then fetched once
   * more.
   */
  private readonly reading = new Map<string, boolean>();
  private readonly ringer = new Ringer(() => this.publish());
  private readonly wakeLock = new WakeLock(() => this.publish());
  private readonly connection: Connection;
  /** While true, changes are not published one by one; they are published together afterwards. */
  private isHeld = false;
  /** The number of events of the orders that have left the board last, by id. */
  private readonly left = new Map<string, number>();
  /** A counter of changes. It shows whether an order has changed since a list was requested. */
  private changes = 0;
  private ringsSince: number | null = null;
  /** New orders that were not announced yet. */
  private arrived: GuestOrder[] = [];
  /** Orders that were accepted automatically and passed to `onAccepted`. */
  private readonly passedOn = new Set<string>();
  /** The calls of tables that have played the sound in this shift, by id and time. */
  private soundedCalls: ReadonlySet<string> = new Set();
  private pending = -1;
  /** The server's number of waiting and unopened orders minus the number on this board, at the last check. */
  private unseen = 0;
  private isSignedOut = false;
  private lastTickAt = 0;
  private lastOverdueCheckAt = -Infinity;
  private lastCallsAt = -Infinity;
  private leave: (() => void) | null = null;
  private state: InboxState;

  /** Whether the venue accepts and rejects orders here. */
  readonly isLive: boolean;

  constructor(private readonly options: InboxOptions) {
    this.isLive = options.isLive;
    this.clock = createClock(options.api.serverNow);
    this.connection = new Connection({
      openStream: () => options.api.stream(guestOrderEndpoints.stream, { menuId: options.menuId }, this.listening()),
      load: (signal) => this.load(signal),
      check: (signal) => this.check(signal),
      onOrder: this.onOrder,
      onCall: () => void this.loadCalls().catch(() => undefined),
      onChange: () => this.publish(),
      onReturn: () => this.onReturn(),
      onError: this.onError,
    });
    this.state = {
      isLoaded: false,
      orders: [],
      progress: this.progress,
      calls: [],
      connection: this.connection.state,
      returned: null,
      announcement: null,
      ended: 0,
      isShiftOn: false,
      sound: 'off',
      screen: 'off',
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): InboxState => this.state;

  start(): void {
    if (this.leave) return;
    const unsubscribe = this.clock.subscribe(() => this.tick());
    const listeners = new AbortController();
    const { signal } = listeners;
    const onBack = () => {
      if (document.visibilityState !== 'visible') return;
      this.ringer.revive();
      this.tryNow();
    };
    // Safari keeps a page that was left, and shows it again as it was, with a stream that is dead without an error.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && this.isLive) this.connection.reconnect();
    };
    window.addEventListener('pageshow', onShow, { signal });
    document.addEventListener('visibilitychange', onBack, { signal });
    for (const name of ['online', 'offline']) window.addEventListener(name, this.tryNow, { signal });
    this.leave = () => {
      unsubscribe();
      listeners.abort();
    };
    this.lastTickAt = this.clock.now();
    if (this.options.isLive) this.connection.tick();
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
    this.ringer.unlock();
    // The calls that wait already sound too.
    this.soundedCalls = new Set();
    this.wakeLock.start();
    this.publish({ isShiftOn: true });
    if (this.isLive) this.connection.reconnect();
    else void this.loadCalls().catch(() => undefined);
  };

  readonly endShift = (): void => {
    this.ringer.close();
    this.wakeLock.stop();
    this.ringsSince = null;
    this.publish({ isShiftOn: false });
    if (this.leave && this.isLive) this.connection.reconnect();
  };

  /** Plays the sound once. Call it in the handler of a tap. */
  readonly tryOutSound = (): void => {
    this.ringer.unlock();
    this.ringer.playOnce();
    this.publish();
  };

  readonly tryNow = (): void => {
    if (this.isLive) this.connection.tryNow();
  };

  /** Records that this device shows an order. The ringing for the order then stops. */
  readonly open = (id: string): void => {
    const order = this.orders.get(id)?.order;
    if (!order || order.openedAt || this.opened.has(id)) return;
    this.opened.add(id);
    this.publish();
    void this.sendOpened(id);
  };

  /**
   * Changes the state of an order.
   * @returns the changed order; null on failure, then `progress` contains the reason
   */
  readonly move = async (order: GuestOrder, change: Omit<GuestOrderMove, 'from'>): Promise<GuestOrder | null> => {
    const { _id: id } = order;
    const present = this.progress.get(id);
    if (present?.kind === 'sending' || present?.kind === 'elsewhere') return null;
    const move: GuestOrderMove = { ...change, from: order.state };
    this.setProgress(id, { kind: 'sending', move });
    try {
      const { data } = await this.options.api.send(guestOrderEndpoints.move, {
        params: { menuId: this.options.menuId, cartId: id },
        body: move,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      this.settle(data);
      // Without a stream, nothing else tells that the order has changed.
      if (!this.isLive) this.options.onOrder(id);
      return data;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.statusCode === 409;
      const next = isTaken ? await this.readOne(id).catch(() => null) : null;
      if (next && next.state === move.state && next.events.at(-1)?.by === this.options.username) {
        // The first attempt has succeeded, but its response was lost.
        this.settle(next);
        return next;
      }
      if (next && next.state !== order.state) this.showElsewhere(id, next);
      else {
        // Without a response the card says that the change has not arrived, until the next `load` shows what is true.
        const message = error instanceof ApiError && error.statusCode > 0 ? error.message : '';
        this.setProgress(id, { kind: 'failed', move, message });
      }
      return null;
    }
  };

  readonly answerCall = async (id: string): Promise<void> => {
    const { api, menuId } = this.options;
    await api.send(tableEndpoints.answerCall, { params: { menuId, callId: id } });
    this.publish({ calls: this.state.calls.filter((call) => call._id !== id) });
  };

  private isPractising = false;

  /** Adds a practice order to the inbox. Does nothing while an earlier call is pending. */
  readonly practise = async (): Promise<void> => {
    if (this.isPractising) return;
    this.isPractising = true;
    const { api, menuId } = this.options;
    try {
      this.put((await api.send(guestOrderEndpoints.practice, { params: { menuId } })).data);
    } finally {
      this.isPractising = false;
    }
  };

  private readonly onError = (error: unknown): void => {
    if (isSignedOut(error) && !this.isSignedOut) this.options.onSignedOut();
    this.isSignedOut = isSignedOut(error);
  };

  private readonly onOrder = (id: string, state: string): void => {
    this.options.onOrder(id);
    // An order that has ended and is not on the board needs no update.
    const hasEnded = isOneOf(GUEST_ORDER_STATES, state) && isFinal(state);
    if (this.orders.has(id) || !hasEnded) void this.refresh(id);
  };

  private async readOne(id: string): Promise<GuestOrder> {
    const { api, menuId } = this.options;
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return (await api.send(guestOrderEndpoints.read, { params: { menuId, cartId: id }, signal })).data;
  }

  private async refresh(id: string): Promise<void> {
    // A change of this order is being sent; its response will contain the order.
    if (this.progress.get(id)?.kind === 'sending') return;
    if (this.reading.has(id)) {
      this.reading.set(id, true);
      return;
    }
    this.reading.set(id, false);
    try {
      const order = await this.readOne(id);
      if (this.progress.get(id)?.kind !== 'sending') this.put(order);
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 404) this.drop(id);
      else this.connection.tryNow();
    }
    const isStale = this.reading.get(id) === true;
    this.reading.delete(id);
    if (isStale && this.leave) await this.refresh(id);
  }

  /** The orders in these states, newest first. Waiting ones are of any day: a closed venue answers days later. */
  private async loadOrders(
    states: { readonly state: string; readonly from?: string; readonly inbox?: '1' },
    maxPages: number,
    signal: AbortSignal,
  ): Promise<GuestOrder[]> {
    const { api, menuId } = this.options;
    const found: GuestOrder[] = [];
    for (let page = 1, total = 1; found.length < total && page <= Math.min(total, maxPages); page += 1) {
      const query = { ...states, page, limit: PAGE_SIZE, ...this.listening() } as const;
      const answer = await api.send(guestOrderEndpoints.list, { params: { menuId }, query, signal });
      if (answer.data.length === 0) break;
      found.push(...answer.data);
      total = answer.total ?? found.length;
    }
    return found;
  }

  private async load(signal: AbortSignal): Promise<void> {
    const startedAt = this.changes;
    const unanswered = [...this.progress].filter(([, progress]) => progress.kind === 'failed' && !progress.message);
    // Waiting orders come first, so that one that is accepted meanwhile is in the second list.
    const waiting = await this.loadOrders({ state: 'pending', inbox: '1' }, Infinity, signal);
    const from = this.options.firstDay();
    const accepted = await this.loadOrders({ state: 'accepted,ready', from, inbox: '1' }, MAX_ACCEPTED_PAGES, signal);
    const missed = await this.loadOrders({ state: 'missed', from }, 1, signal);
    const found = [...waiting, ...accepted, ...missed];
    await this.loadCalls(signal);
    const ids = new Set(found.map(({ _id }) => _id));
    const oldest = accepted.length < MAX_ACCEPTED_PAGES * PAGE_SIZE ? '' : (accepted.at(-1)?.placedAt ?? '');
    for (const [id, { order, putAt }] of [...this.orders]) {
      if (ids.has(id) || putAt > startedAt) continue;
      if (!isWaiting(order) && order.placedAt < oldest) this.drop(id);
      // The order was on the board before the request, but the list lacks it: it has ended or was deleted.
      else void this.refresh(id);
    }
    this.isHeld = true;
    for (const [id, progress] of unanswered) if (this.progress.get(id) === progress) this.progress.delete(id);
    for (const order of found) if (this.progress.get(order._id)?.kind !== 'sending') this.put(order);
    this.isHeld = false;
    for (const id of this.opened) void this.sendOpened(id);
    this.isSignedOut = false;
    this.publish({ isLoaded: true });
  }

  /** Outside a shift, `silent` tells the server that this device does not ring for new orders. */
  private listening(): { readonly silent?: '1' } {
    return this.state.isShiftOn ? {} : { silent: '1' };
  }

  private async loadCalls(signal?: AbortSignal): Promise<void> {
    const { api, menuId } = this.options;
    const query = this.state.isShiftOn ? ({ rings: '1' } as const) : {};
    const request = { params: { menuId }, query, ...(signal && { signal }) };
    const { data: calls } = await api.send(tableEndpoints.listCalls, request);
    if (this.state.isShiftOn) {
      // A call that a table repeats keeps its id, and has a new time.
      const keys = calls.map(({ _id, at }) => `${_id} ${at}`);
      if (keys.some((key) => !this.soundedCalls.has(key))) this.ringer.playOnce();
      this.soundedCalls = new Set(keys);
    }
    // Without orders to answer, nothing else is loaded here, and the calls are what is counted.
    if (this.isLive) this.publish({ calls });
    else this.publish({ calls, isLoaded: true });
  }

  private async check(signal: AbortSignal): Promise<boolean> {
    const { api, menuId } = this.options;
    const { pending, unopened } = (await api.send(guestOrderEndpoints.count, { params: { menuId }, signal })).data;
    const shown = [...this.waiting(), ...this.orderList().filter((order) => this.isUnopened(order))];
    const unseen = pending + unopened - shown.filter(isCounted).length;
    // If the counts differ, the board is outdated and loads again. A difference that loading does not end, such as that
    // of orders beyond the newest ones, must not make it load every time.
    const isSame = unseen === 0 || unseen === this.unseen;
    this.unseen = unseen;
    return isSame;
  }

  /** The pending orders, except those whose cards still show a change from elsewhere. */
  private waiting(): readonly GuestOrder[] {
    return this.orderList().filter((order) => isWaiting(order) && this.progress.get(order._id)?.kind !== 'elsewhere');
  }

  private orderList(): readonly GuestOrder[] {
    return [...this.orders.values()].map(({ order }) => order);
  }

  /** Whether an order was accepted automatically, and the server knows of no device that has opened it. */
  private isUnopened(order: GuestOrder): boolean {
    return order.state === 'accepted' && callsForAttention(order, this.clock.now());
  }

  /** The orders that were accepted automatically and not opened, neither elsewhere nor on this device. */
  private unopened(): readonly GuestOrder[] {
    return this.orderList().filter((order) => this.isUnopened(order) && !this.opened.has(order._id));
  }

  /** The number of orders that call for attention, for the title, the icon and the navigation. */
  private counted(): number {
    return [...this.waiting(), ...this.unopened()].filter(isCounted).length;
  }

  private async sendOpened(id: string): Promise<void> {
    const { api, menuId } = this.options;
    try {
      this.put((await api.send(guestOrderEndpoints.open, { params: { menuId, cartId: id } })).data);
    } catch {
      // The next `load` retries this.
    }
  }

  /** Applies an order received from the server. */
  private put(order: GuestOrder): void {
    const { _id: id } = order;
    // This order was sent as a message, before the venue used the inbox, so nobody waits for a response here.
    if (isOnlyMessage(order)) return;
    const known = this.orders.get(id)?.order;
    const progress = this.progress.get(id);
    // The response may have been sent before a later change of the order.
    if (known ? isOlder(order, known) : order.events.length <= (this.left.get(id) ?? 0)) return;
    if (progress?.kind === 'elsewhere') {
      this.progress.set(id, { ...progress, next: order });
      return;
    }
    // The guest has cancelled the order. Its card says so before it disappears.
    if (known && isWaiting(known) && order.state === 'canceled') this.showElsewhere(id, order);
    else this.settle(order);
  }

  /** Shows an order in its new state, or removes it if it has ended. */
  private settle(order: GuestOrder): void {
    const { _id: id } = order;
    const progress = this.progress.get(id);
    if (progress?.kind !== 'failed' || progress.move.from !== order.state) this.progress.delete(id);
    if (hasLeft(order)) {
      this.drop(id);
      this.left.set(id, order.events.length);
      for (const first of this.left.keys()) if (this.left.size > MAX_LEFT) this.left.delete(first);
      return;
    }
    if (order.openedAt || !callsForAttention(order, this.clock.now())) this.opened.delete(id);
    const isNew = !this.orders.has(id);
    this.changes += 1;
    this.orders.set(id, { order, putAt: this.changes });
    if (isNew && this.state.isLoaded && callsForAttention(order, this.clock.now())) this.arrived.push(order);
    this.publish();
  }

  private drop(id: string): void {
    this.opened.delete(id);
    this.passedOn.delete(id);
    this.progress.delete(id);
    if (this.orders.delete(id)) this.publish({ ended: this.state.ended + 1 });
  }

  private setProgress(id: string, progress: Progress | null): void {
    if (progress) this.progress.set(id, progress);
    else this.progress.delete(id);
    this.publish();
  }

  private showElsewhere(id: string, next: GuestOrder): void {
    this.setProgress(id, { kind: 'elsewhere', next, until: performance.now() + NOTE_MS });
  }

  private nextKey = () => (this.state.announcement?.key ?? 0) + 1;

  /** Passes on automatically accepted orders, to be printed. */
  private passOn(): void {
    for (const order of this.orderList()) {
      const { _id: id, printedAt } = order;
      if (printedAt || this.passedOn.has(id) || !isFreshlyAccepted(order, this.clock.now())) continue;
      this.passedOn.add(id);
      this.options.onAccepted(order);
    }
  }

  private onReturn(): void {
    const { lastContactAt } = this.connection.state;
    const lostAt = this.lostAt ?? lastContactAt;
    const arrived = [...this.waiting(), ...this.unopened()].filter(
      ({ placedAt }) => Date.parse(placedAt) > lostAt,
    ).length;
    this.lostAt = null;
    this.publish({ returned: { orders: arrived, until: performance.now() + NOTE_MS } });
  }

  /** The server's time of the last contact before the connection was lost. */
  private lostAt: number | null = null;

  private tick(): void {
    const now = this.clock.now();
    // Durations are measured without the device's clock, which may be set while the page is open.
    const elapsed = performance.now();
    for (const progress of this.progress.values()) {
      if (progress.kind !== 'elsewhere' || progress.until > elapsed) continue;
      this.settle(progress.next);
    }
    if (!this.isLive) {
      if (elapsed - this.lastCallsAt < CALLS_POLL_MS) return;
      this.lastCallsAt = elapsed;
      void this.loadCalls().catch(() => undefined);
      return;
    }
    this.connection.tick();
    if (this.connection.state.kind === 'lost') this.lostAt ??= now - (Date.now() - this.connection.state.lastContactAt);
    const isCheckDue = elapsed - this.lastOverdueCheckAt >= OVERDUE_CHECK_MS;
    for (const order of this.waiting()) {
      const deadline = order.answerBy ? Date.parse(order.answerBy) : Infinity;
      // The server decides whether the venue has missed the order, so the order is fetched again.
      if (deadline <= now && isCheckDue) void this.refresh(order._id);
      const crosses = (leftMs: number) => deadline - this.lastTickAt > leftMs && deadline - now <= leftMs;
      if (crosses(60_000) || crosses(15_000))
        this.publish({ announcement: { key: this.nextKey(), kind: 'time', order } });
    }
    if (isCheckDue) this.lastOverdueCheckAt = elapsed;
    // An automatically accepted order stops calling once it is late.
    if (this.counted() !== this.pending) this.publish();
    this.lastTickAt = now;
    if (this.state.returned && this.state.returned.until <= elapsed) this.publish({ returned: null });
  }

  private publish(change: Partial<InboxState> = {}): void {
    if (this.isHeld) {
      this.state = { ...this.state, ...change };
      return;
    }
    const waiting = this.waiting();
    const unopened = this.unopened();
    const isRinging = unopened.length > 0 || waiting.some(({ _id, openedAt }) => !openedAt && !this.opened.has(_id));
    const isShiftOn = change.isShiftOn ?? this.state.isShiftOn;
    this.ringsSince = isRinging && isShiftOn ? (this.ringsSince ?? Date.now()) : null;
    this.ringer.ring(this.ringsSince);
    const calls = change.calls ?? this.state.calls;
    const calling = this.isLive ? this.counted() : calls.length;
    if (calling !== this.pending && (this.state.isLoaded || change.isLoaded)) {
      this.pending = calling;
      this.options.onPending(this.pending);
    }
    const orders = this.orderList().map((order) =>
      this.opened.has(order._id) && !order.openedAt ? { ...order, openedAt: order.placedAt } : order,
    );
    const [first] = this.arrived;
    const announcement: Announcement | null =
      change.announcement ?? (first ? { key: this.nextKey(), kind: 'new', orders: this.arrived } : null);
    if (announcement?.kind === 'new') this.arrived = [];
    if (isShiftOn) this.passOn();
    this.state = {
      ...this.state,
      ...change,
      ...(announcement && { announcement }),
      orders: orders.sort((one, other) => other.placedAt.localeCompare(one.placedAt)),
      progress: new Map(this.progress),
      connection: this.connection.state,
      sound: this.ringer.state(),
      screen: this.wakeLock.state(),
    };
    for (const listener of [...this.listeners]) listener();
  }
}
