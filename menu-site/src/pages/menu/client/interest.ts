/**
 * Records interest in an item when its centre has been in the middle band of the viewport for two seconds. From then
 * until the centre leaves the band, a hint on the card offers to order: one at a time, once for each item. (docs/spec/public-site.md#interest)
 */
import { INTEREST_DELAY_MS, isInViewportBand } from '@qaima/schemas/interest/interestRule';
import { interestEndpoints } from '@qaima/schemas/interest/interest';
import { endpointUrl } from '@qaima/schemas/core/endpoint';
import { clientMessages } from '../../../i18n/clientMessages.js';
import { onCardsChange } from './cardMoveEvents.js';
import { postInBackground } from '../../../client/postInBackground.js';

/** The timers of items, running or completed. */
const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
const recorded = new Set<string>();

/** The ids of the items that had a hint. Who has passed one by is not asked again. */
const hinted = new Set<string>();

/**
 * Which hint to show: order now, order for later while the venue is closed, or reserve.
 * (docs/spec/public-site.md#closed-venue)
 */
function hintKind(document: Document): 'order' | 'closed' | 'reserve' {
  if (document.body.dataset['orders'] === 'reserve') return 'reserve';
  // Other elements have a `data-label` too. Without known hours, the badge is hidden.
  return document.querySelector('[data-opening]:not([hidden]) [data-label]:not(.open)') ? 'closed' : 'order';
}

function hintOf(document: Document): HTMLElement {
  const hint = document.createElement('p');
  hint.className = 'order-now';
  hint.textContent = clientMessages(document).orderNow[hintKind(document)];
  return hint;
}

function rested(card: HTMLElement, takesOrders: boolean): void {
  const id = card.dataset['item'] ?? '';
  if (!recorded.has(id)) void postInBackground(endpointUrl(interestEndpoints.record, { itemId: id }));
  recorded.add(id);
  const canBeOrdered = takesOrders && !card.matches('.gone,.later,[data-in-cart]');
  if (!canBeOrdered || hinted.has(id) || document.querySelector('.order-now')) return;
  hinted.add(id);
  card.querySelector('.text')?.append(hintOf(card.ownerDocument));
}

function leave(card: HTMLElement): void {
  clearTimeout(timers.get(card));
  timers.delete(card);
  card.querySelector('.order-now')?.remove();
}

export function trackInterest(document: Document): void {
  if (window !== window.top) return;
  const takesOrders = 'orders' in document.body.dataset;
  const near = new Set<HTMLElement>();
  let isDue = false;

  const look = () => {
    isDue = false;
    for (const card of near) {
      const { top, height } = card.getBoundingClientRect();
      const rests = height > 0 && !document.hidden && isInViewportBand(top, height, innerHeight);
      if (!rests) leave(card);
      else if (!timers.has(card)) {
        timers.set(
          card,
          setTimeout(() => rested(card, takesOrders), INTEREST_DELAY_MS),
        );
      }
    }
  };
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(look);
  };

  // On scrolling, only cards near the band are measured.
  const crossings = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const card = target;
        if (isIntersecting) near.add(card);
        else if (near.delete(card)) leave(card);
      }
      lookSoon();
    },
    { rootMargin: '-25% 0px' },
  );
  const observe = () => {
    for (const card of document.querySelectorAll('[data-item]')) crossings.observe(card);
  };
  observe();
  onCardsChange(document, observe);
  for (const sign of ['scroll', 'resize', 'visibilitychange'])
    document.addEventListener(sign, lookSoon, { passive: true });
}
