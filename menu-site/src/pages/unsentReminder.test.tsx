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
])('has the parts in the menu’s language (%s), whatever the receipt’s was', async (language, pieces) => {
  const { renderUnsentReminder } = await import('./menu/cart/client/unsentReminder.js');
  document.documentElement.lang = language;
  document.body.innerHTML = '<div id="unsent" hidden><p><span><bdi data-pieces></bdi></span></p></div>';
  const panel = document.getElementById('unsent');
  if (panel) renderUnsentReminder(panel, MENU, 'JOD');
  expect(panel?.textContent).toBe(pieces);
});

it('names every order, each in the currency in which it was placed', async () => {
  const { renderUnsentReminder } = await import('./menu/cart/client/unsentReminder.js');
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<div id="unsent" hidden><p><b data-total></b></p><a data-send></a><button data-sent></button>' +
    '<p data-others hidden><span></span></p></div>';
  const panel = document.getElementById('unsent');
  const shown = () => {
    if (panel) renderUnsentReminder(panel, MENU, 'SAR');
    const others = panel?.querySelector<HTMLElement>('[data-others]');
    const links = Array.from(others?.querySelectorAll('a') ?? [], (link) => [
      link.getAttribute('href'),
      link.textContent.replace(/[\u2066-\u2069]/g, ''),
    ]);
    return [panel?.querySelector('[data-total]')?.textContent, others?.hidden, links];
  };
  expect(shown()).toEqual(['12.00 SAR', true, []]);
  addUnsentCart(MENU, { id: 'later', link: LINK, total: 7, currency: 'JOD' });
  expect(shown()).toEqual(['7.00 JD', false, [['/cart/cart?lang=en', '2 pieces · 12.00 SAR']]]);
  press('button');
  expect(shown()).toEqual(['12.00 SAR', true, []]);
});

it('is hidden by the guest, does not claim it was sent, links to its page', async () => {
  const { renderUnsentReminder } = await import('./menu/cart/client/unsentReminder.js');
  const post = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', post);
  document.documentElement.lang = 'ar';
  document.body.innerHTML =
    '<div id="unsent" hidden><a data-receipt></a><a data-send></a><button data-hide></button></div>';
  const panel = document.getElementById('unsent')!;
  renderUnsentReminder(panel, MENU, 'JOD');
  expect(document.querySelector('[data-receipt]')?.getAttribute('href')).toBe('/cart/cart');
  press('button');
  renderUnsentReminder(panel, MENU, 'JOD');
  expect(panel.hidden).toBe(true);
  expect(readUnsentCarts(MENU)).toMatchObject([{ id: 'cart', isHidden: true }]);
  // A further order is named alone.
  addUnsentCart(MENU, { id: 'later', link: LINK, total: 7 });
  renderUnsentReminder(panel, MENU, 'JOD');
  expect([panel.hidden, panel.dataset['cart']]).toEqual([false, 'later']);
  expect(post).not.toHaveBeenCalled();
});

it('stores the currency of the receipt', async () => {
  document.body.innerHTML =
    `<main data-menu="${MENU}" data-cart="cart" data-state="sent" data-currency="JOD">` +
    `<a data-send href="${LINK}" data-total="12"></a></main>`;
  await import('./cart/client/cart.js');
  expect(readUnsentCarts(MENU)).toMatchObject([{ id: 'cart', total: 12, currency: 'JOD' }]);
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
