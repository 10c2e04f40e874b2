/** Draws the lines of the cart next to the menu on wide screens. (docs/spec/public-site.md#cart-bar) */
import { toThousandths } from '@qaima/schemas/money/money';
import { showAmount } from '../../../../client/money.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { quotation } from '../../../../i18n/quotation.js';
import { createLineControls, handleLineControls } from './cartLineControls.js';
import { cartLines } from './itemCardSteppers.js';
import { readStoredCart, type StoredLine } from '../../../../client/cart/cartStore.js';
import { renderReceiving } from './sidebarReceiving.js';

/** A text isolated as left to right. */
function figure(text: string): HTMLElement {
  const isolated = document.createElement('bdi');
  isolated.dir = 'ltr';
  isolated.textContent = text;
  return isolated;
}

/** `2026-11-21` as `21/11/2026`. */
const shortDate = (day: string) => figure(day.split('-').reverse().join('/'));

function detail(text: string, dir: string): HTMLElement {
  const shown = document.createElement('small');
  shown.dir = dir;
  shown.textContent = text;
  return shown;
}

function createLine(shown: StoredLine, currency: string | undefined, until: string | undefined): HTMLLIElement {
  const { title, quantity, dates, price, draft, isUnavailable } = shown;
  const [line, units, name, cost] = [
    document.createElement('li'),
    document.createElement('span'),
    document.createElement('span'),
    document.createElement('span'),
  ];
  const controls = draft || shown.queued ? createLineControls(shown) : null;
  if (quantity > 0 && !(draft && controls)) units.append(figure(`×${quantity}`));
  name.dir = 'auto';
  name.textContent = title;
  if (dates) {
    const when = document.createElement('small');
    // The dates follow the page's direction. Without this, a title in another language would reverse them.
    when.dir = document.documentElement.dir;
    when.append(shortDate(dates[0]), ` ${until ?? '–'} `, shortDate(dates[1]));
    name.append(when);
  }
  const noted = draft?.note ?? shown.note;
  const { dir } = document.documentElement;
  if (shown.choices) name.append(detail(shown.choices, dir));
  if (noted) name.append(detail(quotation(noted, pageLanguage()), 'auto'));
  if (shown.queued) name.append(detail(itemPanelMessages().waits, dir));
  const amount = isUnavailable ? document.createElement('s') : cost;
  showAmount(amount, toThousandths(price), currency);
  if (amount !== cost) cost.append(amount);
  line.append(units, name, cost, ...(controls ? [controls] : []));
  return line;
}

/** The lines that are shown, by their list. */
const drawn = new WeakMap<HTMLElement, readonly StoredLine[]>();

/** The button of a line that has the focus; undefined if none has. */
function focusedButton(list: HTMLElement): { readonly index: number; readonly step: string } | undefined {
  const focused = document.activeElement;
  const index = Array.from(list.children).findIndex((line) => line.contains(focused));
  const step = focused instanceof HTMLElement ? focused.dataset['lineStep'] : undefined;
  return index < 0 || step === undefined ? undefined : { index, step };
}

/** The index of the first line that was added or changed; -1 if none was, or if lines were removed. */
function changedIndex(before: readonly StoredLine[], lines: readonly StoredLine[]): number {
  if (lines.length < before.length) return -1;
  return lines.findIndex((line, index) => JSON.stringify(line) !== JSON.stringify(before[index]));
}

/** Scrolls only the list, as far as needed to show the line. */
function showLine(list: HTMLElement, line: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  const top = Math.min(inner.top - outer.top, 0) + Math.max(inner.bottom - outer.bottom, 0);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (top !== 0) list.scrollBy({ top, behavior });
}

/**
 * Draws the lines of the cart and those that wait for the network. If they overflow, the list scrolls, also by keyboard,
 * and shows the line that was added or changed. A focused button keeps the focus.
 */
export function renderCartLines(list: HTMLElement, menuId: string, currency: string | undefined): void {
  const lines = cartLines(menuId);
  const focused = focusedButton(list);
  const before = drawn.get(list);
  if (!drawn.has(list)) handleLineControls(list, (index) => drawn.get(list)?.[index]);
  drawn.set(list, lines);
  list.replaceChildren(...lines.map((line) => createLine(line, currency, list.dataset['until'])));
  list.hidden = lines.length === 0;
  if (list.parentElement) renderReceiving(list.parentElement, readStoredCart(menuId), menuId, currency);
  if (list.scrollHeight > list.clientHeight) list.tabIndex = 0;
  else list.removeAttribute('tabindex');
  const line = focused && list.children[Math.min(focused.index, lines.length - 1)];
  line?.querySelector<HTMLElement>(`[data-line-step="${focused?.step}"]`)?.focus({ preventScroll: true });
  const changed = before && list.children[changedIndex(before, lines)];
  if (changed) showLine(list, changed);
}
