/** Draws the lines of the cart next to the menu on wide screens. (docs/spec/public-site.md#cart-bar) */
import { toThousandths } from '@qaima/schemas/money/money';
import { showAmount } from '../../../../client/money.js';
import type { StoredLine } from '../../../../client/cart/cartStore.js';

/** A text isolated as left to right. */
function figure(text: string): HTMLElement {
  const isolated = document.createElement('bdi');
  isolated.dir = 'ltr';
  isolated.textContent = text;
  return isolated;
}

/** `2026-11-21` as `21/11/2026`. */
const shortDate = (day: string) => figure(day.split('-').reverse().join('/'));

function createLine(
  { title, quantity, dates, price }: StoredLine,
  currency: string | undefined,
  until: string | undefined,
): HTMLLIElement {
  const [line, units, name, cost] = [
    document.createElement('li'),
    document.createElement('span'),
    document.createElement('span'),
    document.createElement('span'),
  ];
  if (quantity > 0) units.append(figure(`×${quantity}`));
  name.dir = 'auto';
  name.textContent = title;
  if (dates) {
    const when = document.createElement('small');
    // The dates follow the page's direction. Without this, a title in another language would reverse them.
    when.dir = document.documentElement.dir;
    when.append(shortDate(dates[0]), ` ${until ?? '–'} `, shortDate(dates[1]));
    name.append(when);
  }
  showAmount(cost, toThousandths(price), currency);
  line.append(units, name, cost);
  return line;
}

/** Draws the lines. If they overflow, the list scrolls, also by keyboard. */
export function renderCartLines(list: HTMLElement, lines: readonly StoredLine[], currency: string | undefined): void {
  list.replaceChildren(...lines.map((line) => createLine(line, currency, list.dataset['until'])));
  list.hidden = lines.length === 0;
  if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
}
