/**
 * Reminds the guest of orders that were submitted from this device but not sent.
 * (docs/spec/public-site.md#after-submission)
 */
import { isolateAuto } from '@qaima/schemas/core/bidi';
import { toThousandths } from '@qaima/schemas/money/money';
import { amountText, showAmount } from '../../../../client/money.js';
import { hideUnsentCarts, markSent, readUnsentCarts, type UnsentCart } from '../../../../client/cart/unsentCarts.js';
import { closestElement } from '../../../../client/closestElement.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';

let heard: HTMLElement | null = null;

/**
 * Stores the panel's height (px) in a custom property. The end of the page and notifications then stay above the panel.
 */
const measured = new ResizeObserver(([entry]) => {
  const height = entry?.target instanceof HTMLElement ? entry.target.offsetHeight : 0;
  document.body.style.setProperty('--unsent', `${height}px`);
});

/** The pieces of an order and its total, in the currency in which it was placed. */
const factsOf = ({ pieces, total, currency: own }: UnsentCart, currency: string | undefined): readonly string[] =>
  [pieces?.[pageLanguage()] ?? '', amountText(toThousandths(total), own ?? currency)].filter(Boolean);

const pathOf = ({ id }: UnsentCart) => `/cart/${id}${pageLanguage() === 'en' ? '?lang=en' : ''}`;

/** A link to the page of a further order that was not sent. */
function linkTo(cart: UnsentCart, currency: string | undefined): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = pathOf(cart);
  link.textContent = factsOf(cart, currency).map(isolateAuto).join(' · ');
  return link;
}

/** Shows the latest order that was not sent, with its links, and names the others. */
export function renderUnsentReminder(panel: HTMLElement, menuId: string, currency: string | undefined): void {
  const [unsent, ...others] = readUnsentCarts(menuId).filter(({ link, isHidden }) => link && !isHidden);
  panel.hidden = !unsent;
  if (!unsent) return;
  const phrase = unsent.pieces?.[pageLanguage()];
  const link = panel.querySelector<HTMLAnchorElement>('a[data-send]');
  const receipt = panel.querySelector<HTMLAnchorElement>('a[data-receipt]');
  const pieces = panel.querySelector<HTMLElement>('[data-pieces]');
  if (link) Object.assign(link, { href: unsent.link ?? '', rel: 'noopener noreferrer' });
  if (receipt) receipt.href = pathOf(unsent);
  if (pieces) pieces.textContent = phrase ?? '';
  // The separator belongs to the pieces, which a reservation has not.
  if (pieces?.parentElement) pieces.parentElement.hidden = !phrase;
  showAmount(panel.querySelector('[data-total]'), toThousandths(unsent.total), unsent.currency ?? currency);
  const more = panel.querySelector<HTMLElement>('[data-others]');
  if (more) {
    more.hidden = others.length === 0;
    more.querySelector('span')?.replaceChildren(...others.flatMap((one) => [linkTo(one, currency), ' ']));
  }
  panel.dataset['cart'] = unsent.id;
  if (heard === panel) return;
  heard = panel;
  measured.observe(panel);
  panel.addEventListener('click', ({ target }) => {
    // Runs synchronously, because the browser may leave the page before a deferred task.
    if (closestElement(target, '[data-hide]')) hideUnsentCarts(menuId);
    const pressed = closestElement(target, '[data-send],[data-sent]');
    if (pressed) markSent(menuId, panel.dataset['cart'] ?? '');
  });
}
