/** A click on the messaging link can leave the page at once. The script must record the click synchronously. */
import { beforeEach, expect, it, vi } from 'vitest';
import { addUnsentCart, readUnsentCarts } from '../client/cart/unsentCarts.js';

const MENU = 'menu';
const LINK = 'https://wa.me/962790000010?text=order';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
    },
  );
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  addUnsentCart(MENU, { id: 'cart', link: LINK, pieces: { ar: 'قطعتان', en: '2 pieces' }, total: 12 });
  vi.runAllTimers();
});

/** Clicks an element. @returns the number of redraws during the click */
function press(selector: string): number {
  const drawAgain = vi.fn();
  addEventListener('cart', drawAgain);
  document.querySelector<HTMLElement>(selector)?.click();
  removeEventListener('cart', drawAgain);
  return drawAgain.mock.calls.length;
}

it.each(['a', 'button'])('by %s of the reminder on the menu', async (pressed) => {
  const { renderUnsentReminder } = await import('./menu/cart/client/unsentReminder.js');
  document.body.innerHTML = '<div id="unsent" hidden><a data-send></a><button data-sent></button></div>';
  const panel = document.getElementById('unsent');
  if (panel) renderUnsentReminder(panel, MENU, 'JOD');
  expect([panel?.hidden, document.querySelector('a')?.href]).toEqual([false, LINK]);
  expect(press(pressed)).toBe(0);
  expect(readUnsentCarts(MENU)).toEqual([]);
  expect(document.querySelector('a')?.href).toBe(LINK);
});

it.each([
  ['ar', 'قطعتان'],
  ['en', '2 pieces'],
])('has the pieces in the language of the menu (%s), whatever that of the receipt was', async (language, pieces) => {
  const { renderUnsentReminder } = await import('./menu/cart/client/unsentReminder.js');
  document.documentElement.lang = language;
  document.body.innerHTML = '<div id="unsent" hidden><p><span><bdi data-pieces></bdi></span></p></div>';
  const panel = document.getElementById('unsent');
  if (panel) renderUnsentReminder(panel, MENU, 'JOD');
  expect(panel?.textContent).toBe(pieces);
});

it.each(['a', 'button'])('by %s of the receipt', async (pressed) => {
  document.body.innerHTML =
    `<main data-menu="${MENU}" data-cart="cart" data-state="sent">` +
    `<a data-send href="${LINK}"></a><button data-sent></button></main>`;
  await import('./cart/client/cart.js');
  expect(readUnsentCarts(MENU)).toHaveLength(1);
  expect(press(pressed)).toBe(0);
  expect(readUnsentCarts(MENU)).toEqual([]);
});
