/** Reminds of orders submitted from this device that were not sent yet. (docs/spec/public-site.md#after-submission) */
import { toThousandths } from '@qaima/schemas/money/money';
import { showAmount } from '../../../../client/money.js';
import { removeUnsentCart, readUnsentCarts } from '../../../../client/cart/unsentCarts.js';
import { closestElement } from '../../../../client/closestElement.js';

let heard: HTMLElement | null = null;

/** Keeps the page's end and the notifications above the panel: its height in px, which grows with the text. */
const measured = new ResizeObserver(([entry]) => {
  const height = entry?.target instanceof HTMLElement ? entry.target.offsetHeight : 0;
  document.body.style.setProperty('--unsent', `${height}px`);
});

/** Shows the latest unsent order with its link. */
export function renderUnsentReminder(panel: HTMLElement, menuId: string, currency: string | undefined): void {
  const unsent = readUnsentCarts(menuId).find(({ link }) => link);
  panel.hidden = !unsent;
  if (!unsent) return;
  const link = panel.querySelector<HTMLAnchorElement>('a');
  const pieces = panel.querySelector('[data-pieces]');
  if (link) Object.assign(link, { href: unsent.link ?? '', rel: 'noopener noreferrer' });
  if (pieces) pieces.textContent = unsent.pieces ? `${unsent.pieces} ·` : '';
  showAmount(panel.querySelector('[data-total]'), toThousandths(unsent.total), currency);
  panel.dataset['cart'] = unsent.id;
  if (heard === panel) return;
  heard = panel;
  measured.observe(panel);
  panel.addEventListener('click', ({ target }) => {
    // Synchronous, because the browser may leave the page before a deferred task.
    const pressed = closestElement(target, '[data-send],[data-sent]');
    if (pressed) removeUnsentCart(menuId, panel.dataset['cart'] ?? '');
  });
}
