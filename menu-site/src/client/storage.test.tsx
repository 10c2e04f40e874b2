import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ID = 'cart-1';
const cart = { id: ID, count: 1, total: 2 };

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const full = {
  ...{ getItem: (key: string) => localStorage.getItem(key), removeItem: (key: string) => localStorage.removeItem(key) },
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

const { localStorage } = window;

/** Opens another page: the modules keep their state per page. */
async function openPage(hash = '') {
  vi.resetModules();
  history.replaceState(null, '', `/m/innova${hash}`);
  return { ...(await import('./storage.js')), ...(await import('./cart/cartStore.js')) };
}

const get = (area: () => unknown) => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(area as never);
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it.each([
  ['blocked', blocked],
  ['absent', () => null],
  ['full', () => full],
])('keeps values in the page, and the cart in the URL, if storage is %s', async (_, area) => {
  localStorage.setItem('cart:menu', JSON.stringify({ ...cart, id: 'former' }));
  get(area);
  const page = await openPage();
  expect(page.writeStorage('sessionStorage', 'draft', { name: 'Rana' })).toBe(false);
  expect(page.readStorage('sessionStorage', 'draft')).toEqual({ name: 'Rana' });
  page.writeStorage('sessionStorage', 'draft', null);
  expect(page.isStored('sessionStorage', 'draft')).toBe(false);

  page.storeCart('menu', cart);
  expect(page.readStoredCart('menu')).toEqual(cart);
  expect(location.hash).toBe(`#cart=${ID}`);
  // The panel of an item has an address of its own, and a link to a section replaces that of the cart.
  history.pushState({ dialog: 'item' }, '', '#item=1');
  page.storeCart('menu', { ...cart, count: 2 });
  expect(location.hash).toBe('#item=1');
  history.replaceState(null, '', '#grill');
  dispatchEvent(new Event('hashchange'));
  expect(location.hash).toBe(`#cart=${ID}`);

  const link = document.createElement('a');
  link.href = '/m/innova?lang=en#line=0';
  document.body.append(link);
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.hash).toBe(`#line=0&cart=${ID}`);

  const next = await openPage(link.hash);
  expect(next.readStoredCart('menu')).toEqual({ id: ID, count: 0, total: 0 });
  next.storeCart('menu', null);
  expect(next.readStoredCart('menu')).toBeNull();
  expect(location.hash).toBe('#line=0');
});

it('ignores the cart of a link on a device that stores its own', async () => {
  const page = await openPage(`#cart=${ID}`);
  expect(page.readStoredCart('menu')).toBeNull();
  page.storeCart('menu', { ...cart, id: 'own' });
  expect((await openPage()).readStoredCart('menu')).toEqual({ ...cart, id: 'own' });
  expect(location.hash).toBe('');
});
