/**
 * Follows an order by server-sent events; the server replays events after an interruption. Without an open stream, the
 * page polls. The server renders all content.
 */
import type { GuestOrderState } from '@qaima/schemas';
import { clock } from '../../../client/clock.js';
import { navigatorFeatures } from '../../../client/navigatorFeatures.js';
import { fetchPage } from '../../../client/fetchPage.js';
import { serverNow, setServerTime } from './countdown.js';

/** The polling interval without a stream. Also the pause before a new stream after the server refused one. */
const POLL_MS = 10_000;
/**
 * The polling interval of a pending order while a stream is open. If no device of the venue is connected, the server
 * sends no event: the page must poll to show that.
 */
const WAITING_POLL_MS = 30_000;

/** The polling interval after a failure. When the network returns, the first requests often fail, so it is short. */
const LOST_POLL_MS = 5_000;

/**
 * The progress of each state. An order never goes back: a page with less progress was rendered earlier, and is ignored.
 * A missed order may still be accepted.
 */
const PROGRESS: Readonly<Record<string, number>> = {
  pending: 0,
  missed: 1,
  accepted: 2,
  ready: 3,
  'on-the-way': 4,
  done: 5,
  rejected: 6,
  canceled: 6,
} satisfies Readonly<Record<GuestOrderState, number>>;
const FINAL_PROGRESS = 5;

const progressIn = (page: Document) => page.querySelector<HTMLElement>('#progress');
const rankOf = (progress: HTMLElement | null) => PROGRESS[progress?.dataset['state'] ?? ''] ?? 0;

/** The elements that depend on the state and on the venue's corrections. */
const REPLACED = ['#progress', '#correction', '#next', '#ordered', '#place', '#acts', '#own-data'] as const;

/** Replaces the elements of `REPLACED` by the elements of a newer page, and restores the focus. */
function replaceParts(page: Document): void {
  const focused = document.activeElement;
  for (const selector of REPLACED) {
    const [old, other] = [document.querySelector(selector), page.querySelector(selector)];
    if (!old || !other) continue;
    const hadFocus = old.contains(focused);
    const fresh = document.importNode(other, true);
    // The lines stay expanded or collapsed.
    if (old instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement) fresh.open = old.open;
    old.replaceWith(fresh);
    if (hadFocus) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
  document.title = page.title;
}

/** Fades to a newer page, announces the new state, and vibrates once. */
function showChange(page: Document): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isCalm && 'startViewTransition' in document) document.startViewTransition(() => replaceParts(page));
  else replaceParts(page);
  const told = document.querySelector('#told');
  if (told) told.textContent = progressIn(page)?.dataset['say'] ?? '';
  document.querySelector<HTMLDialogElement>('#cancel[open]')?.close();
  // Browsers vibrate only if the guest has touched the page before; otherwise they log a warning.
  if (navigatorFeatures().userActivation?.hasBeenActive) navigatorFeatures().vibrate?.(200);
}

/**
 * Follows the order of the page.
 * @returns a function that requests the current state and resolves to whether the server responded
 */
export function follow(main: HTMLElement): () => Promise<boolean> {
  const { call = '', zone } = main.dataset;
  const [news, strip] = [document.querySelector<HTMLElement>('#news'), document.querySelector<HTMLElement>('#offline')];
  let stream: EventSource | null = null;
  let asked: Promise<boolean> | null = null;
  let askedAt = Date.now();
  let refusedAt = 0;
  let isFirst = true;
  let isLost = false;

  const isOver = () => {
    const { state, turns } = progressIn(document)?.dataset ?? {};
    return rankOf(progressIn(document)) >= FINAL_PROGRESS || (state === 'missed' && !turns);
  };

  /** Shows whether the page receives updates. */
  function showConnection(isHere: boolean): void {
    if (strip) strip.hidden = isHere || isOver();
    if (!news) return;
    news.hidden = isOver();
    news.classList.toggle('lost', !isHere);
    const [following, last] = [
      news.querySelector<HTMLElement>('[data-following]'),
      news.querySelector<HTMLElement>('[data-last]'),
    ];
    if (following) following.hidden = !isHere;
    if (last) last.hidden = isHere;
  }

  function noteNews(): void {
    const time = news?.querySelector('bdi');
    if (time) time.textContent = clock(serverNow(), zone);
    showConnection(true);
  }

  async function ask(): Promise<boolean> {
    askedAt = Date.now();
    isLost = false;
    try {
      const page = await fetchPage(location.href);
      const [shown, newer] = [progressIn(document), progressIn(page)];
      if (!newer || !shown) throw new Error('This is not the page of the order.');
      setServerTime(Number(newer.dataset['now']), Date.now());
      const isLater = rankOf(newer) > rankOf(shown);
      const isSame = rankOf(newer) === rankOf(shown);
      const isOther = (name: string) => shown.dataset[name] !== newer.dataset[name];
      const isNews = ['promised', 'left', 'driver', 'unattended', 'corrections'].some(isOther);
      if (isLater || (isSame && isNews)) showChange(page);
      // The venue has opened, or a new day has begun: no news of the order, but the page tells its times otherwise.
      else if (isSame && isOther('turns')) replaceParts(page);
      noteNews();
      if (isOver()) stop();
      return true;
    } catch {
      isLost = true;
      showConnection(false);
      return false;
    }
  }

  /** Parallel calls share one request. */
  const refresh = (): Promise<boolean> => (asked ??= ask().finally(() => (asked = null)));

  function stop(): void {
    stream?.close();
    stream = null;
    showConnection(true);
  }

  function connect(): void {
    if (isOver() || !('EventSource' in window)) return;
    stream = new EventSource(`${call}/stream`);
    stream.addEventListener('open', () => showConnection(true));
    stream.addEventListener('error', () => {
      // After an interruption, the browser reconnects automatically. If the server has refused the stream, this script
      // opens a new one later.
      if (stream?.readyState !== EventSource.CLOSED) return;
      stream = null;
      refusedAt = Date.now();
    });
    stream.addEventListener('order', ({ data }: MessageEvent<string>) => {
      const isNew = !data.includes(`"${progressIn(document)?.dataset['state'] ?? ''}"`);
      // The first event repeats the state that the page already shows.
      if (isNew || !isFirst) void refresh();
      isFirst = false;
    });
  }

  function tend(): void {
    if (isOver() || document.hidden) return;
    const isOpen = stream?.readyState === EventSource.OPEN;
    const isWaiting = progressIn(document)?.dataset['state'] === 'pending';
    const pause = !isOpen ? POLL_MS : isWaiting ? WAITING_POLL_MS : Infinity;
    if (Date.now() - askedAt >= (isLost ? LOST_POLL_MS : pause)) void refresh();
    if (!stream && Date.now() - refusedAt >= POLL_MS) connect();
  }

  const [navigation] = performance.getEntriesByType('navigation');
  const arrived =
    navigation instanceof PerformanceNavigationTiming ? performance.timeOrigin + navigation.responseStart : Date.now();
  const isKept = 'kept' in main.dataset;
  // A page from this device's cache does not show the server's current time.
  if (!isKept) setServerTime(Number(progressIn(document)?.dataset['now']), arrived);
  if (isKept) {
    showConnection(false);
    void refresh();
  } else showConnection(navigator.onLine);
  connect();
  setInterval(tend, 1000);
  addEventListener('online', () => void refresh());
  addEventListener('offline', () => showConnection(false));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isOver()) void refresh();
  });
  return refresh;
}
