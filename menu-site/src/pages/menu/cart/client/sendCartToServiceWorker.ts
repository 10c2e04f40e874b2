/** Sends the cart to the service worker, which shows it if the cart page can't be loaded. */
import { waitingCartId } from '@qaima/schemas/cart/waitingCart';
import { toThousandths, type Thousandths } from '@qaima/schemas/money/money';
import type { StoredCart, StoredLine } from '../../../../client/cart/cartStore.js';
import { amountText } from '../../../../client/money.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { quotation } from '../../../../i18n/quotation.js';
import { navigatorFeatures } from '../../../../client/navigatorFeatures.js';

const amountOf = (amount: number, currency: string | undefined) => amountText(toThousandths(amount), currency);

const noteText = (note: string | undefined) => note && quotation(note, pageLanguage());

/**
 * @param queued the lines that wait for the network
 * @param total of the cart with these lines
 */
export function sendCartToServiceWorker(
  stored: StoredCart | null,
  queued: readonly StoredLine[],
  total: Thousandths,
  { menu = '', currency, method }: DOMStringMap,
): void {
  const { serviceWorker: workers } = navigatorFeatures();
  const lines = [...(stored?.lines ?? []), ...queued];
  const cart = {
    menu,
    amount: total,
    id: stored?.id ?? waitingCartId(menu),
    back: location.pathname,
    reserves: method === 'reserve',
    total: amountText(total, currency),
    lines: lines.map(({ title, quantity, dates, price, isUnavailable, queued, choices, note, draft }) => ({
      title,
      count: dates ? dates.join(' – ') : `×${quantity}`,
      // The total leaves it out.
      price: isUnavailable ? '' : amountOf(price, currency),
      details: [choices, noteText(draft?.note ?? note)].filter(Boolean),
      waits: queued !== undefined,
      ...(queued ? { queued, amount: toThousandths(price) } : {}),
    })),
  };
  void workers?.ready.then(({ active }) => active?.postMessage({ cart }));
}
