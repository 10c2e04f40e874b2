/** The notice at the top of the cart page that the server refused the order. (docs/spec/public-site.md#cart-page) */
import { UNAVAILABLE_ROWS } from './cartLines.js';

const noticeOf = () => document.querySelector<HTMLElement>('#not-sent');

/** Matches what keeps the notice: lines that prevent the order, and a total that has changed while sending. */
const REASONS = '.in-the-way,[data-former]:not([hidden])';

function showAdvice(): void {
  const advice = document.querySelector<HTMLElement>('#not-sent [data-advice]');
  if (advice) advice.hidden = document.querySelector(UNAVAILABLE_ROWS) === null;
}

/**
 * Shows that nothing was sent, and why, until the lines change.
 * @param reason the server's message
 */
export function showNotSent(reason: string): void {
  const [notice, place] = [noticeOf(), document.querySelector('#not-sent [data-reason]')];
  if (!notice || !place) return;
  place.textContent = reason;
  notice.hidden = false;
  showAdvice();
}

/** Hides the notice once nothing of what it says is left; the advice about unavailable lines stays while there are some. */
export function updateNotSent(): void {
  const notice = noticeOf();
  if (!notice) return;
  notice.hidden ||= document.querySelector(REASONS) === null;
  showAdvice();
}
