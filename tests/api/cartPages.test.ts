/** The cart page as the server sends it: readable by anybody with its URL, and never cached. */
import { beforeAll, expect, it } from 'vitest';
import { changeCart, changeMenu, newCart } from '../support/carts.js';
import { newSeededMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const page = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  visitor(server).request('GET', path, { headers: { accept: 'text/html', ...headers } });

async function aCart() {
  const menu = await newSeededMenu(server);
  await changeMenu(menu, { institution: { name: 'مطعم <الديرة>', whatsapp: 'https://wa.me/962790000010' } });
  return { menu, cartId: await newCart(visitor(server), menu.menuId, [{ item: menu.itemId, quantity: 2 }]) };
}

it('is kept, found, framed and referred to by nobody', async () => {
  const { cartId } = await aCart();
  const { status, headers, text } = await page(`/cart/${cartId}`);
  const [policy, robots] = [headers.get('content-security-policy') ?? '', headers.get('x-robots-tag')];
  expect({ status, robots }).toEqual({ status: 200, robots: 'noindex' });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain('canonical');
  expect(text).toContain('مطعم &lt;الديرة&gt;');
});

it('is Arabic or English, open and then a receipt with its message', async () => {
  const { menu, cartId } = await aCart();
  expect((await page(`/cart/${cartId}`)).text).toContain('سلة التسوق');
  expect((await page(`/cart/${cartId}/?lang=en`)).text).toContain('Shopping cart');
  await changeCart(visitor(server), cartId, {
    phone: '0791234567',
    receiveOption: 0,
    notes: '"><script>alert(1)</script>',
  });
  await changeMenu(menu, { currency: 'USD', purchaseMethod: 'reserve' });
  const { text } = await page(`/cart/${cartId}`);
  expect(text).toContain('الطلب رقم <bdi dir="ltr">1<');
  expect(text).toContain('href="https://wa.me/962790000010?text=');
  expect(text).toContain(encodeURIComponent(`${server.origin}/cart/${cartId}`));
  expect(text).not.toContain('<form');
  expect(text).not.toMatch(/<script(?![^>]* src=)/);
  expect(text).not.toContain('$</small>');
});

it('is an empty cart if there is none, with a link to where one came from', async () => {
  const none = '/cart/000000000000000000000000';
  const back = (text: string) => /class="back" href="([^"]*)"/.exec(text)?.[1];
  const { status, headers, text } = await page(none, { referer: `${server.origin}/m/innova` });
  expect(status).toBe(404);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('سلتك فارغة');
  expect(back(text)).toBe('/m/innova');
  for (const referer of ['https://evil.example/m/innova', `${server.origin}/login`, 'nonsense']) {
    expect(back((await page(none, { referer })).text)).toBe('/');
  }
});

it('is nothing to send something to', async () => {
  const { cartId } = await aCart();
  expect((await visitor(server).request('POST', `/cart/${cartId}`, { body: {} })).status).toBe(404);
});
