/** The notice of a page from the cache, once the network has returned. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initOffline } from './offline.js';

const asked = vi.fn<typeof fetch>();
const page = (tag: string, status = 200) => new Response('', { status, headers: { ETag: tag } });
const strip = () => document.querySelector('.old');

/** The listeners of the window stay, so they are added once. */
beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { addEventListener: () => undefined, register: () => Promise.reject(new Error('not here')) },
  });
  initOffline();
});
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('caches', { match: () => Promise.resolve(page('"shown"')) });
  document.documentElement.lang = 'en';
  // The guest is using the page, so it is not reloaded.
  document.body.innerHTML = '<p class="old"><span>No connection.</span> <a href="">Again</a></p><dialog open></dialog>';
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
it('goes when the server still has the same page', async () => {
  asked.mockResolvedValue(page('"shown"'));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(strip()).toBeNull());
});

it('offers the newer page to a guest who is using this one', async () => {
  asked.mockResolvedValue(page('"newer"'));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(strip()?.textContent).not.toContain('No connection.'));
  expect(strip()?.querySelector('a')).not.toBeNull();
});

it('stays while the request fails, and goes when a later one succeeds', async () => {
  asked.mockRejectedValueOnce(new TypeError('unreachable')).mockResolvedValue(page('"shown"'));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(strip()?.textContent).toContain('No connection.');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(strip()).toBeNull());
});
