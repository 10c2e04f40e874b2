/** Files that search engines and phones request: the sitemap, robots.txt, a menu's manifest, and the service worker. */
import { menuEndpoints } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCart, cartOf } from '../support/carts.js';
import { newSeededMenu, type SeededMenu } from '../support/menus.js';
import { newName, visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
let open: SeededMenu;
let closed: SeededMenu;
let cartId: string;
const name = newName('found');

beforeAll(async () => {
  server = await sharedServer();
  const { provider, ...made } = await newSeededMenu(server);
  [open, closed] = [made, await newSeededMenu(server)];
  await open.admin.ask(menuEndpoints.change, {
    params: { menuId: open.menuId },
    body: { username: name, institution: { name: 'مطعم <الاختبار>' } },
  });
  await provider.ask(menuEndpoints.deactivate, { params: { menuId: closed.menuId } });
  const items = [{ item: open.itemId, quantity: 1 }];
  cartId = cartOf(await createCart(visitor(server), open.menuId, items))._id;
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  visitor(server).request('GET', path, { headers });

describe('the sitemap', () => {
  it('lists service pages and active menus once, by canonical address only', async () => {
    // The sitemap is cached for a minute, so no other test requests it.
    const { status, headers, text } = await get('/sitemap.xml?page=1');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const addresses = Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address ?? '');
    expect(addresses.slice(0, 3)).toEqual(['/', '/conditions', '/guide'].map((path) => server.origin + path));
    expect(addresses.filter((address) => address === `${server.origin}/m/${name}`)).toHaveLength(1);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.slice(3).filter((address) => !address.startsWith(`${server.origin}/m/`))).toEqual([]);
    for (const id of [open.menuId, closed.menuId, cartId]) expect(text).not.toContain(id);
  });

  it('has no other pages than there are', async () => {
    for (const page of ['0', '2', '-1', 'x', '1.5', '01', '001', '1.0', '+1', '%201', '1e0'])
      expect((await get(`/sitemap.xml?page=${page}`)).status).toBe(404);
  });
});

describe('robots', () => {
  it('names the sitemap, and excludes carts, calls and personal pages', async () => {
    const { status, headers, text } = await get('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
    const kept = Array.from(text.matchAll(/^Disallow: (.*)$/gm), ([, path]) => path);
    expect(kept).toEqual(
      expect.arrayContaining(['/cart/', '/api/', '/m/*/admin', '/m/*/init', '/ordering-manager', '/me']),
    );
    expect(kept).not.toContain('/');
  });

  it('which read a cart all the same are told not to keep it', async () => {
    const { headers, text } = await get(`/cart/${cartId}`);
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('the manifest of a menu', () => {
  const at = (menu: string, query = '') => get(`/m/${menu}/manifest.webmanifest${query}`);

  it('makes the menu an app of its own, in the reader’s language', async () => {
    const { status, headers, text } = await at(name);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/manifest\+json/)]);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(JSON.parse(text)).toMatchObject({
      id: `/m/${open.menuId}`,
      name: 'مطعم <الاختبار>',
      lang: 'ar',
      dir: 'rtl',
      start_url: `/m/${name}`,
      display: 'standalone',
      theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    });
    expect(JSON.parse((await at(name, '?lang=en')).text)).toMatchObject({
      dir: 'ltr',
      start_url: `/m/${name}?lang=en`,
    });
    const page = await get(`/m/${name}`);
    expect(page.text).toContain(`<link rel="manifest" href="/m/${name}/manifest.webmanifest"/>`);
  });

  it('is not resent if unchanged, and absent for closed or missing menus', async () => {
    const { headers } = await at(name);
    const again = await get(`/m/${name}/manifest.webmanifest`, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    for (const menu of [closed.menuId, 'nothing-here']) expect((await at(menu)).status).toBe(404);
  });
});

describe('the worker', () => {
  it('stands at the root, and is asked for anew each time', async () => {
    const { status, headers, text } = await get('/sw.js');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('cache-control')).not.toMatch(/immutable|max-age=[1-9]/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).not.toMatch(/\bimport\s*[("'{]/);
  });

  it('is allowed by the page of a menu, whose late style is kept for ever', async () => {
    const { headers, text } = await get(`/m/${name}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).not.toContain('unsafe');
    const [, late = ''] = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(text) ?? [];
    const style = await get(late, { 'accept-encoding': 'br' });
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(style.headers.get('cache-control')).toContain('immutable');
    for (const network of ['whatsapp', 'instagram', 'facebook', 'x', 'snapchat'])
      expect(style.text).toMatch(new RegExp(`data-mark="?${network}"?]\\{[^}]*mask:`));
  });
});
