/** The notice at the top of the cart page that the server refused the order. (docs/spec/public-site.md#cart-page) */
import { UNAVAILABLE_ROWS } from './cartLines.js';

const noticeOf = () => document.querySelector<HTMLElement>('#not-sent');

/** Shows that nothing was sent, and why. @param reason the server's message */
export function showNotSent(reason: string): void {
  const [notice, place] = [noticeOf(), document.querySelector('#not-sent [data-reason]')];
  if (!notice || !place) return;
  place.textContent = reason;
  notice.hidden = false;
  updateNotSent();
}

/** Hides the notice once no line prevents the order; the advice about unavailable lines stays while there are some. */
export function updateNotSent(): void {
  const [notice, advice] = [noticeOf(), document.querySelector<HTMLElement>('#not-sent [data-advice]')];
  if (!notice || !advice) return;
  notice.hidden ||= document.querySelector('.in-the-way') === null;
  advice.hidden = document.querySelector(UNAVAILABLE_ROWS) === null;
}
