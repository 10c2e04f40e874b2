/**
 * Carries the open cart from page to page in the address, on devices that store nothing. The fragment is never sent to a
 * server. (docs/spec/public-site.md#cart-bar)
 */
import { writeStorage } from '../storage.js';

/** As much as a small cart takes. */
const PROBE = ' '.repeat(2048);

function canStore(): boolean {
  const outlasts = writeStorage('localStorage', 'probe', PROBE);
  writeStorage('localStorage', 'probe', null);
  return outlasts;
}

/**
 * The id of the cart in the address with which the page was opened. A device that can store carts ignores it: the link
 * may come from somebody else, who would read what the guest types into that cart.
 */
function cartOnArrival(): string | null {
  const id = /[#&]cart=([\w-]+)/.exec(location.hash)?.[1];
  return id !== undefined && !canStore() ? id : null;
}

let carried = cartOnArrival();

/** The id of the carried cart; null if the device stores it, or has none. */
export const carriedCart = (): string | null => carried;

/** A fragment with the carried cart. Others than `#name=value` are left out: the page has scrolled to them by now. */
export function withCart(hash: string): string {
  const [own = ''] = hash.includes('=') ? hash.slice(1).split(/&?cart=/) : [];
  const parts = [own, ...(carried === null ? [] : [`cart=${carried}`])].filter(Boolean);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** The pages of carts have the cart in their path. */
const isCartPage = ({ pathname }: Location | HTMLAnchorElement) => pathname.startsWith('/cart/');

function writeAddress(): void {
  const { hash, pathname, search } = location;
  // The item panel has a history entry of its own.
  if (hash.startsWith('#item=') || isCartPage(location) || hash === withCart(hash)) return;
  history.replaceState(history.state, '', pathname + search + withCart(hash));
}

/** Adds the cart to a link to a menu when it is followed. */
function writeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || carried === null || link.origin !== location.origin || isCartPage(link)) return;
  // Links within the page keep their target.
  if (link.pathname + link.search !== location.pathname + location.search) link.hash = withCart(link.hash);
}

for (const change of ['popstate', 'hashchange'])
  addEventListener(change, () => {
    if (carried !== null) writeAddress();
  });
addEventListener('click', writeLink, { capture: true });

/** Carries a cart from now on; null ends it. */
export function carryCart(id: string | null): void {
  if (carried === null && id === null) return;
  carried = id;
  writeAddress();
}

/** Carries the cart of a cart page to the menu, unless the device can store it. */
export const carryUnlessStored = (id: string): void => carryCart(canStore() ? null : id);
