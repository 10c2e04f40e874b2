/** Sends the stored cart to the service worker, which shows it if the cart page can't be loaded. */
import { toThousandths } from '@qaima/schemas/money/money';
import type { StoredCart } from '../../../../client/cart/cartStore.js';
import { amountText } from '../../../../client/money.js';
import { navigatorFeatures } from '../../../../client/navigatorFeatures.js';

const amountOf = (amount: number, currency: string | undefined) => amountText(toThousandths(amount), currency);

export function sendCartToServiceWorker(
  { id, total, lines = [] }: StoredCart,
  { currency, method }: DOMStringMap,
): void {
  const { serviceWorker: workers } = navigatorFeatures();
  const cart = {
    id,
    back: location.pathname,
    reserves: method === 'reserve',
    total: amountOf(total, currency),
    lines: lines.map(({ title, quantity, dates, price, isUnavailable }) => ({
      title,
      count: dates ? dates.join(' – ') : `×${quantity}`,
      // The total leaves it out.
      price: isUnavailable ? '' : amountOf(price, currency),
    })),
  };
  void workers?.ready.then(({ active }) => active?.postMessage({ cart }));
}
