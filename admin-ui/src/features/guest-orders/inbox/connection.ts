/**
 * The connection of the inbox uses server-sent events. Every 15 s a small request detects a stream that has stopped
 * without an error. If no stream can be opened, the inbox polls. (docs/spec/owners-area.md#guest-orders)
 */
import { propertyOf } from '@qaima/schemas';
import type { EventStream } from '../../../data/api.js';

/** The connection counts as lost after this time without contact. */
const LOST_AFTER_MS = 20_000;
/** After this time a request without a response counts as missing contact. */
const SLOW_RESPONSE_MS = 5_000;
const CHECK_INTERVAL_MS = 15_000;
const POLL_INTERVAL_MS = 10_000;
/** A request fails after this time without a response. */
export const REQUEST_TIMEOUT_MS = 10_000;
/**
 * Browsers call the timers of hidden pages at least once a minute. After a longer pause the page was suspended, as on a
 * locked iPhone, and its stream may be dead without an error.
 */
const SUSPENDED_MS = 90_000;
const MAX_STREAM_PAUSE_MS = 60_000;
/** The value of `EventSource.CLOSED`: the browser does not reconnect automatically. */
const CLOSED = 2;

export interface ConnectionState {
  readonly kind: 'connecting' | 'live' | 'polling' | 'lost';
  /** When the server was last reached, by the device's clock (epoch ms). */
  readonly lastContactAt: number;
  /** When the next request is due, by the device's clock (epoch ms). */
  readonly nextTryAt: number;
}

interface ConnectionOptions {
  readonly openStream: () => EventStream;
  /** Loads all data. */
  readonly load: (signal: AbortSignal) => Promise<void>;
  /** Compares a count with the server. @returns false if the shown data is outdated */
  readonly check: (signal: AbortSignal) => Promise<boolean>;
  /** Called when an order has changed. */
  readonly onOrder: (id: string, state: string) => void;
  readonly onCall: () => void;
  readonly onChange: () => void;
  /** Called when the connection is back and all data is loaded. */
  readonly onReturn: () => void;
  readonly onError: (error: unknown) => void;
}

export class Connection {
  state: ConnectionState;
  private stream: EventStream | null = null;
  private isStreamOpen = false;
  private hasStreamFailed = false;
  private streamFailures = 0;
  private nextStreamAt = 0;
  private failures = 0;
  private needsLoad = true;
  private request: AbortController | null = null;
  private requestedAt = 0;
  private lastTickAt = 0;

  constructor(private readonly options: ConnectionOptions) {
    this.state = { kind: 'connecting', lastContactAt: Date.now(), nextTryAt: 0 };
  }

  /** Starts the requests that are due. Call it once a second. */
  tick(): void {
    const now = Date.now();
    // The device's clock was set back. What is due would otherwise wait as long as the clock has jumped.
    if (now < this.lastTickAt) this.shift(now - this.lastTickAt);
    const wasSuspended = this.lastTickAt > 0 && now - this.lastTickAt > SUSPENDED_MS;
    this.lastTickAt = now;
    if (wasSuspended) {
      this.reconnect();
      return;
    }
    if (!this.stream && now >= this.nextStreamAt) this.openStream();
    if (!this.request && now >= this.state.nextTryAt) void this.contact();
    // Not judged by the time since the last contact alone: after the device has slept, the first request is under way.
    const isSilent = this.failures > 0 || (this.request !== null && now - this.requestedAt >= SLOW_RESPONSE_MS);
    if (isSilent && now - this.state.lastContactAt >= LOST_AFTER_MS) this.set({ kind: 'lost' });
  }

  /** Connects at once, for instance after a click or when the network or the page is back. */
  readonly tryNow = (): void => {
    this.nextStreamAt = 0;
    this.needsLoad = true;
    this.set({ nextTryAt: 0 });
    this.tick();
  };

  /** Replaces the stream: it has missed an event, or the stream's URL must change. */
  reconnect(): void {
    this.stream?.close();
    this.stream = null;
    this.isStreamOpen = false;
    this.tryNow();
  }

  stop(): void {
    this.stream?.close();
    this.stream = null;
    this.isStreamOpen = false;
    this.nextStreamAt = 0;
    this.request?.abort();
    this.request = null;
  }

  /** Moves all times by `ms`. */
  private shift(ms: number) {
    const { lastContactAt, nextTryAt } = this.state;
    this.nextStreamAt += ms;
    this.requestedAt += ms;
    this.set({ lastContactAt: lastContactAt + ms, nextTryAt: nextTryAt + ms });
  }

  private set(change: Partial<ConnectionState>) {
    this.state = { ...this.state, ...change };
    this.options.onChange();
  }

  private openStream() {
    const stream = this.options.openStream();
    this.stream = stream;
    const isCurrent = () => this.stream === stream;
    stream.addEventListener('open', () => {
      if (!isCurrent()) return;
      this.isStreamOpen = true;
      this.streamFailures = 0;
      // Loads all data, because the server replays missed events only for a limited time.
      this.tryNow();
    });
    stream.addEventListener('error', () => {
      if (!isCurrent()) return;
      this.isStreamOpen = false;
      this.hasStreamFailed = true;
      this.streamFailures += 1;
      if (stream.readyState === CLOSED) {
        this.stream = null;
        this.nextStreamAt = Date.now() + Math.min(MAX_STREAM_PAUSE_MS, 2500 * 2 ** this.streamFailures);
      }
      // A request now shows which failed: the network, or only the stream.
      this.needsLoad = true;
      this.set({ nextTryAt: 0 });
      this.tick();
    });
    stream.addEventListener('order', (event) => {
      const order: unknown = JSON.parse(String(propertyOf(event, 'data')));
      const [id, state] = [propertyOf(order, '_id'), propertyOf(order, 'state')];
      if (isCurrent() && typeof id === 'string') this.options.onOrder(id, String(state));
    });
    stream.addEventListener('call', () => {
      if (isCurrent()) this.options.onCall();
    });
  }

  private async contact(): Promise<void> {
    const request = new AbortController();
    this.request = request;
    this.requestedAt = Date.now();
    const timer = setTimeout(() => request.abort(), REQUEST_TIMEOUT_MS);
    const isLoad = this.needsLoad || !this.isStreamOpen || this.failures > 0;
    this.needsLoad = false;
    let works = true;
    let isComplete = true;
    try {
      if (isLoad) await this.options.load(request.signal);
      else isComplete = await this.options.check(request.signal);
    } catch (error) {
      works = false;
      if (this.request === request) this.options.onError(error);
    }
    clearTimeout(timer);
    // The request was aborted or replaced meanwhile.
    if (this.request !== request) return;
    this.request = null;
    if (works) this.succeed();
    else this.fail();
    if (!isComplete) this.reconnect();
  }

  private succeed() {
    const wasLost = this.state.kind === 'lost';
    const now = Date.now();
    this.failures = 0;
    const kind = this.isStreamOpen ? 'live' : this.hasStreamFailed ? 'polling' : 'connecting';
    const pause = this.isStreamOpen ? CHECK_INTERVAL_MS : POLL_INTERVAL_MS;
    this.set({ kind, lastContactAt: now, nextTryAt: this.needsLoad ? 0 : now + pause });
    if (wasLost) this.options.onReturn();
  }

  private fail() {
    this.failures += 1;
    // After a failure the state is `connecting`. It becomes `lost`, with an alert, only after `LOST_AFTER_MS`.
    const kind = this.state.kind === 'lost' ? 'lost' : 'connecting';
    this.set({ kind, nextTryAt: Date.now() + Math.min(POLL_INTERVAL_MS, 1000 * 2 ** this.failures) });
  }
}
