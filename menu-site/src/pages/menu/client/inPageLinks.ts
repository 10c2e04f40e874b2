/**
 * Scrolls to the targets of in-page links and of the URL's fragment. Pictures and fonts that load on the way move the
 * target. Links to items open the item panel instead.
 */
import { closestElement } from '../../../client/closestElement.js';
import { ITEM_HASH } from './dialog.js';

/** The distance in viewport heights above which the page jumps. Smooth scrolling would take long, past all pictures. */
const MAX_SMOOTH_SCROLL_VIEWPORTS = 2;

/** The number of frames after a jump in which the layout may shift the target. */
const SETTLE_FRAMES = 3;

/** Scrolls to an element again in the next frames. */
export async function settle(target: Element): Promise<void> {
  for (let frame = 0; frame < SETTLE_FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame);
    target.scrollIntoView({ behavior: 'instant' });
  }
}

const isFar = (target: Element) =>
  Math.abs(target.getBoundingClientRect().top) > innerHeight * MAX_SMOOTH_SCROLL_VIEWPORTS;

/**
 * Call before the browser scrolls to the element of a fragment. The browser then scrolls smoothly if the element is
 * near, and jumps if it is far.
 */
export function prepareScrollTo(target: Element): void {
  const { style } = target.ownerDocument.documentElement;
  const jumps = isFar(target);
  // The style is not reset, because browsers scroll only after this call.
  style.scrollBehavior = jumps ? 'auto' : '';
  if (jumps) void settle(target);
}

export function initInPageLinks(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = closestElement<HTMLAnchorElement>(event.target, `a[href^="#"]:not([href^="${ITEM_HASH}"])`);
    const target = link && document.getElementById(link.hash.slice(1));
    if (!target || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    prepareScrollTo(target);
  });
  // `:target` is not used, because browsers set it later.
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  prepareScrollTo(target);
  // Styles, fonts and notices that load later move the target. The page scrolls to it again, unless the visitor has
  // scrolled.
  const reader = new AbortController();
  const { signal } = reader;
  for (const moved of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(moved, () => reader.abort(), { once: true, passive: true, signal });
  const land = () => {
    if (!signal.aborted) void settle(target);
  };
  addEventListener('load', land, { once: true, signal });
  document.fonts.ready.then(land, () => undefined);
}
