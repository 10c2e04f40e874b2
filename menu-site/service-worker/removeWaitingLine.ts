/** How a waiting line is removed from the cart page that is shown without a network. (docs/spec/public-site.md#offline) */
import type { OfflineCart } from './offlineCart.js';

/** What the function uses of the page. The types of this folder are those of a worker. */
interface PageElement {
  readonly children: ArrayLike<PageElement>;
  readonly firstChild: { nodeValue: string | null } | null;
  readonly parentElement: PageElement | null;
  closest: (selector: string) => PageElement | null;
  querySelector: (selector: string) => PageElement | null;
  click: () => void;
  focus: () => void;
  remove: () => void;
}
declare const document: EventTarget & { querySelector: (selector: string) => PageElement | null };
declare const localStorage: {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

/**
 * Removes the line of a pressed button: from the additions that the device stores, from the page, and from what the
 * service worker shows next time. An emptied cart leads back to the menu.
 *
 * The page contains the text of this function, because it can't load a script without a network. So the function must
 * use nothing from outside of it.
 */
export function removeWaitingLine(initial: OfflineCart): void {
  let cart = initial;
  const forget = (key: string, queued: readonly string[]) => {
    const left = [...queued];
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    const kept = stored.filter((line) => {
      const index = left.indexOf(JSON.stringify(line));
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    });
    if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  };
  const remove = (row: PageElement, list: PageElement) => {
    const index = Array.from(list.children).indexOf(row);
    const line = cart.lines[index];
    if (!line?.queued || cart.menu === undefined) return;
    forget(`queued:${cart.menu}`, line.queued);
    const amount = (cart.amount ?? 0) - (line.amount ?? 0);
    const written = (decimals: number) =>
      (amount / 1000).toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    const total = amount > 0 ? cart.total.replace(/[\d,]+\.(\d+)/, (_, part: string) => written(part.length)) : '';
    cart = { ...cart, amount, total, lines: cart.lines.filter((other) => other !== line) };
    navigator.serviceWorker.controller?.postMessage({ cart });
    row.remove();
    const figure = document.querySelector('.sum bdi')?.firstChild;
    const [digits] = /[\d,]+\.\d+/.exec(total) ?? [];
    if (figure && digits !== undefined) figure.nodeValue = `${digits} `;
    else document.querySelector('.sum')?.remove();
    if (cart.lines.length === 0) document.querySelector('a.act')?.click();
    else (list.querySelector('[data-remove]') ?? document.querySelector('h1'))?.focus();
  };
  document.addEventListener('click', ({ target }) => {
    const row = (target as PageElement | null)?.closest('[data-remove]')?.closest('li');
    if (row?.parentElement) remove(row, row.parentElement);
  });
}
