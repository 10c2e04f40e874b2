import type { Cart } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { toStoredCart } from '../../../../client/cart/cartApi.js';
import { storeCart } from '../../../../client/cart/cartStore.js';
import { storeQueuedLines } from '../../../../client/cart/queuedLines.js';
import { renderCartLines } from './cartSidebar.js';

const cart = {
  _id: 'cart',
  total: 4.25,
  menu: { settings: { purchaseMethod: 'order' } },
  items: [
    { item: { _id: 'mansaf', title: 'منسف' }, quantity: 1, price: 3.25, note: 'بدون صنوبر: حساسية' },
    { item: { _id: 'knafeh', title: 'كنافة' }, quantity: 1, price: 1, problem: 'sold-out' },
  ],
} as unknown as Cart;

it('counts what can be ordered, names the note of a line, and marks what waits for the network', () => {
  const stored = toStoredCart(cart);
  expect(stored).toMatchObject({ count: 1, total: 3.25 });
  document.documentElement.lang = 'ar';
  document.body.innerHTML = '<ul></ul>';
  storeCart('menu', stored);
  storeQueuedLines('menu', [{ line: { item: 'tea', quantity: 2 }, title: 'شاي - كبير', price: 1500 }]);
  renderCartLines(document.querySelector('ul')!, 'menu', 'JOD');
  const [mansaf, knafeh, tea] = document.querySelectorAll('li');
  expect(mansaf?.querySelector('small[dir=auto]')?.textContent).toBe('«بدون صنوبر: حساسية»');
  expect(mansaf?.querySelector('s')).toBeNull();
  expect(knafeh?.querySelector('small[dir=auto]')).toBeNull();
  expect(knafeh?.querySelector('s')?.textContent).toContain('1.00');
  expect(tea?.textContent).toMatch(/×2.*شاي - كبير.*ينتظر الاتصال.*1\.50/);
});

it('counts everything where nothing has sold out', () => {
  const items = cart.items.map(({ problem: _, ...line }) => line);
  expect(toStoredCart({ ...cart, items })).toMatchObject({ count: 2, total: 4.25 });
});
