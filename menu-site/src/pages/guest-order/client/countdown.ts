/**
 * Updates two rendered times every second: the time left for the venue to respond, and the minutes until an order is
 * ready.
 */
import { countdown } from '@qaima/schemas/text/countdown';
import { MINUTE_MS } from '@qaima/schemas/time/durations';
import { orderMessages } from '../messages.js';
import { pageLanguage } from '../../../i18n/pageLanguage.js';

/**
 * `TICK_MS` is the interval between updates of the displayed times. When a deadline has passed, the order's state is
 * requested every `ASK_AGAIN_MS`.
 */
const TICK_MS = 1000;
const ASK_AGAIN_MS = 3000;

const messages = orderMessages[pageLanguage()];

/** The server's clock minus this device's, in ms. */
let offset = 0;

/** Computes the offset from a page that the server rendered at `drawn` and that arrived at `arrived`. */
export function setServerTime(drawn: number, arrived: number): void {
  if (Number.isFinite(drawn)) offset = drawn - arrived;
}

export const serverNow = (): number => Date.now() + offset;

const shareOf = (begin: number, end: number, now: number) =>
  end > begin ? Math.min(1, Math.max(0, (now - begin) / (end - begin))) : 1;

function showLeft(progress: HTMLElement, now: number): void {
  const { begin, answerBy } = progress.dataset;
  const shown = progress.querySelector('[data-left]');
  if (shown) shown.textContent = countdown(Number(answerBy) - now);
  const share = 100 * (1 - shareOf(Number(begin), Number(answerBy), now));
  progress.querySelector('[data-ring]')?.setAttribute('stroke-dasharray', `${share} 100`);
}

function showMinutes(progress: HTMLElement, now: number): void {
  const { accepted, promised } = progress.dataset;
  const shown = progress.querySelector('[data-minutes]');
  const minutes = Math.ceil((Number(promised) - now) / MINUTE_MS);
  const text = document.createElement('b');
  if (minutes > 0) text.textContent = messages.minutes(minutes);
  const parts = minutes > 0 ? [`${messages.in} `, text] : [messages.soon];
  const sentence = parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
  if (shown && shown.textContent !== sentence) shown.replaceChildren(...parts);
  const bar = progress.querySelector('[data-bar]');
  bar?.setAttribute('width', String(100 * shareOf(Number(accepted), Number(promised), now)));
}

/**
 * Updates the times every second.
 * @param ask requests the order's state, because only the server decides that the venue has missed an order
 */
export function startCounting(ask: () => Promise<boolean>): void {
  let askedAt = 0;
  const tick = () => {
    const progress = document.querySelector<HTMLElement>('#progress');
    if (!progress) return;
    const now = serverNow();
    const { state, answerBy, promised, turns } = progress.dataset;
    const isWaiting = state === 'pending' && answerBy;
    if (isWaiting) showLeft(progress, now);
    // When the venue opens, or a new day begins, the page has other elements, so the server must render it.
    const isOutdated = (turns && now >= Number(turns)) || (isWaiting && now >= Number(answerBy));
    if (isOutdated && Date.now() - askedAt >= ASK_AGAIN_MS) {
      askedAt = Date.now();
      void ask();
    }
    if (state === 'accepted' && promised) showMinutes(progress, now);
  };
  setInterval(tick, TICK_MS);
  tick();
}
