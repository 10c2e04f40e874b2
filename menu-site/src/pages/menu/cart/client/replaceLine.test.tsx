import { beforeEach, expect, it, vi } from 'vitest';
import { toStoredCart } from '../../../../client/cart/cartApi.js';
import { isReplacing, storeCart } from '../../../../client/cart/cartStore.js';
import { MISSING_HASH, storeReplaced } from '../../../../client/cart/replacedLine.js';
import { replaceLine } from './replaceLine.js';

const kebab = {
  item: { _id: 'kebab', title: 'كباب' },
  quantity: 2,
  price: 6,
  section: { _id: 'grill', title: 'مشاوي' },
};
const tawook = { ...kebab, item: { _id: 'tawook', title: 'شيش طاووق' }, quantity: 1, price: 4 };
const soldOut = { ...kebab, problem: 'sold-out' };
const cartOf = (...items: object[]) =>
  ({
    _id: 'c',
    items,
    total: 10,
    menu: { _id: 'menu', settings: { purchaseMethod: 'order' }, currency: 'JOD', orderReceiveOptions: [] },
  }) as unknown as Parameters<typeof toStoredCart>[0];

let items: object[] = [];
const scrollIntoView = vi.fn<typeof Element.prototype.scrollIntoView>();
const calls: string[] = [];
const text = () => document.querySelector('.replacing p')?.textContent.replaceAll(/[\u2066-\u2069]/g, '');
const says = () => document.querySelector('.notices')?.textContent.replaceAll(/[\u2066-\u2069]/g, '');

beforeEach(async () => {
  items = [tawook, soldOut];
  calls.length = 0;
  document.documentElement.lang = 'ar';
  document.body.innerHTML = '<main id="main"><section id="grill"></section></main>';
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => (then(), 0));
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    if (method === 'DELETE') items = items.filter((_, index) => !address.endsWith(`?index=${index}`));
    calls.push(`${method} ${address}`);
    return Promise.resolve(Response.json({ data: { data: cartOf(...items), rty: true } }));
  });
  storeCart('menu', toStoredCart(cartOf(...items)));
  location.hash = '#replace=1';
  await replaceLine({ menu: 'menu', call: '/api/cart' });
});

const add = (...added: object[]) => {
  items = added;
  storeCart('menu', toStoredCart(cartOf(...items)));
};

it('opens the line’s section, and replaces the line by the next addition', async () => {
  expect(text()).toBe('اختر بديلًا عن «كباب» (×2)');
  expect(scrollIntoView.mock.contexts).toContain(document.getElementById('grill'));
  expect(location.hash).toBe('');
  // The same cart, as the server answers it once more, adds nothing.
  add(tawook, soldOut);
  expect(text()).toBeDefined();
  add(tawook, soldOut, { ...tawook, item: { _id: 'wings', title: 'أجنحة' } });
  expect(document.querySelector('.replacing')).toBeNull();
  await vi.waitFor(() => expect(says()).toContain('حلّ ما اخترته (×1) محلّ «كباب» (×2).'));
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/cart/c?index=1']);
  // What is added afterwards replaces nothing.
  add(...items, { ...tawook, item: { _id: 'fries', title: 'بطاطا' } });
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
});

it('goes on after a reload, until it is over', async () => {
  const reload = async () => {
    document.body.innerHTML = '<main id="main"><section id="grill"></section></main>';
    scrollIntoView.mockClear();
    await replaceLine({ menu: 'menu', call: '/api/cart' });
  };
  // Another line was removed meanwhile.
  items = [soldOut];
  storeCart('menu', toStoredCart(cartOf(...items)));
  expect(isReplacing('menu')).toBe(true);
  await reload();
  expect(text()).toBe('اختر بديلًا عن «كباب» (×2)');
  expect(scrollIntoView).not.toHaveBeenCalled();
  add(soldOut, { ...tawook, item: { _id: 'wings', title: 'أجنحة' } });
  await vi.waitFor(() => expect(calls).toContain('DELETE /api/cart/c?index=0'));
  expect(isReplacing('menu')).toBe(false);
});

it('replaces nothing after it was cancelled', () => {
  document.querySelector<HTMLElement>('.replacing button')?.click();
  add(tawook, soldOut, { ...tawook, item: { _id: 'wings', title: 'أجنحة' } });
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  expect(isReplacing('menu')).toBe(false);
});

it('asks to replace each dish a rejected order lacks, also after a reload', async () => {
  storeReplaced('menu', {
    missing: [
      { title: 'كباب', quantity: 1, section: 'grill' },
      { title: 'فتّوش', quantity: 1 },
    ],
  });
  scrollIntoView.mockClear();
  location.hash = MISSING_HASH;
  await replaceLine({ menu: 'menu', call: '/api/cart' });
  expect(text()).toBe('اختر بديلًا عن «كباب»');
  expect(scrollIntoView.mock.contexts).toContain(document.getElementById('grill'));
  add(...items, { ...tawook, item: { _id: 'wings', title: 'أجنحة' } });
  await vi.waitFor(() => expect(says()).toContain('حلّ ما اخترته محلّ «كباب».'));
  document.body.innerHTML = '<main id="main"></main>';
  await replaceLine({ menu: 'menu', call: '/api/cart' });
  expect(text()).toBe('اختر بديلًا عن «فتّوش»');
  add(...items, { ...tawook, item: { _id: 'salad', title: 'سلطة' } });
  expect(document.querySelector('.replacing')).toBeNull();
  expect(isReplacing('menu')).toBe(false);
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
});
