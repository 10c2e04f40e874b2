/** Shows the way to the cart while there is one, with what is in it. (Document 2, section 2.) */
import { toThousandths } from '@qaima/schemas/money/money';
import { callCart, remembered } from './calls.js';
import { showAmount } from './money.js';
import { onCartChange, storeCart, storedCart } from './store.js';

function draw(bar: HTMLElement, shop: DOMStringMap): void {
  const cart = storedCart(shop['menu'] ?? '');
  const link = bar.querySelector('a');
  const count = bar.querySelector('[data-count]');
  if (!link || !count) return;
  const before = count.textContent;
  bar.hidden = !cart || cart.count === 0;
  link.href = `/cart/${encodeURIComponent(cart?.id ?? '')}${link.dataset['query'] ?? ''}`;
  count.textContent = String(cart?.count ?? '');
  showAmount(bar.querySelector('[data-total]'), toThousandths(cart?.total), shop['currency']);
  if (before === count.textContent) return;
  bar.classList.remove('bump');
  requestAnimationFrame(() => bar.classList.add('bump'));
}

/** Hears what has become of the cart meanwhile; one that was sent, or is gone, is no longer gone to. */
async function refresh(menuId: string, address: string): Promise<void> {
  const stored = storedCart(menuId);
  if (!stored) return;
  try {
    const { status, cart, rty } = await callCart('GET', `${address}/${stored.id}`);
    if (storedCart(menuId)?.id !== stored.id) return;
    if (cart && rty) storeCart(menuId, remembered(cart));
    else if (cart || status === 404) storeCart(menuId, null);
  } catch {
    // What was last heard stays.
  }
}

export function followCart(bar: HTMLElement, shop: DOMStringMap): void {
  const again = () => draw(bar, shop);
  again();
  onCartChange(again);
  const { menu = '', call = '' } = shop;
  void refresh(menu, call);
  // A page that comes back as it was left may have been left for the cart.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refresh(menu, call);
  });
}
