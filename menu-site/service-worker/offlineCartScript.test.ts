import { afterEach, expect, it, vi } from 'vitest';
import { renderOfflineCart } from './offlineCartPage.js';

const CART = { id: 'waiting-innova', back: '/m/innova', reserves: false, total: '', lines: [] };

let pages = 0;

/** Runs the script of the page as a browser does: with nothing but its text. */
async function open() {
  const page = renderOfflineCart(CART, 'ar', { menuPage: '', nonce: 'n' });
  const [, script = ''] = /<script nonce="n">([\s\S]*)<\/script>/.exec(page) ?? [];
  const heard = new EventTarget();
  const reload = vi.fn<() => void>();
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('unreachable'));
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { href: 'https://q.test/cart/waiting-innova', reload });
  vi.stubGlobal('fetch', fetch);
  // Each import runs the script again, as its address differs.
  pages += 1;
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)};${pages}`);
  return { heard, reload, fetch };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('goes on by itself once the network is back', async () => {
  vi.useFakeTimers();
  const { heard, reload, fetch } = await open();
  fetch.mockResolvedValue({ status: 0 } as Response);
  heard.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'https://q.test/cart/waiting-innova',
    expect.objectContaining({ method: 'HEAD' }),
  );
});

it('reloads without a network event, but not for a server that fails', async () => {
  vi.useFakeTimers();
  const { reload, fetch } = await open();
  await vi.advanceTimersToNextTimerAsync();
  fetch.mockResolvedValueOnce({ status: 502 } as Response);
  await vi.advanceTimersToNextTimerAsync();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
  fetch.mockResolvedValue({ status: 0 } as Response);
  await vi.advanceTimersToNextTimerAsync();
  expect(reload).toHaveBeenCalledOnce();
});
