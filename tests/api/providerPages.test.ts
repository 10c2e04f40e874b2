/** The provider's pages as the server sends them: landing page, terms, and 404. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { newUser, visitor } from '../support/users.js';
import { startServer, type Server } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

const provider = {
  PROVIDER_NAME: 'مزوّد <المنيو>',
  PROVIDER_WHATSAPP: 'https://wa.me/962790000000?text=old',
  PROVIDER_EMAIL: 'hello@provider.example',
  PROVIDER_INSTAGRAM: '@provider',
  PROVIDER_FACEBOOK: 'javascript:alert(1)',
};

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: provider });
});
afterAll(() => server.stop());

const PAGES = ['/', '/conditions', '/guide', '/guide/staff'];

const ask = (client: Client, path: string, headers: Readonly<Record<string, string>> = {}) =>
  client.request('GET', path, { headers: { accept: 'text/html', ...headers } });

describe('a page of the service', () => {
  it.each(PAGES)('is Arabic, or English where it is asked for: %s', async (path) => {
    const [arabic, english] = [await ask(visitor(server), path), await ask(visitor(server), `${path}?lang=en`)];
    expect([arabic.status, english.status]).toEqual([200, 200]);
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.text).toContain(`<link rel="canonical" href="${server.origin}${path}"/>`);
    expect(arabic.text).toContain(`<link rel="alternate" hrefLang="en" href="${server.origin}${path}?lang=en"/>`);
    expect(english.text).toContain('<html lang="en" dir="ltr">');
    expect(english.text).toContain(`<link rel="canonical" href="${server.origin}${path}?lang=en"/>`);
  });

  it.each(PAGES)('runs nothing but files of its own, and is framed by nobody: %s', async (path) => {
    const { headers, text } = await ask(visitor(server), path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("media-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/<script(?![^>]*(?: src=|application\/ld\+json))/);
  });

  it.each(PAGES)('is not sent again to who has it, and is compressed: %s', async (path) => {
    const first = await ask(visitor(server), path);
    const again = await ask(visitor(server), path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect((await ask(visitor(server), path, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
  });

  it('answers with a trailing slash, HEAD without body, and nothing else', async () => {
    expect((await ask(visitor(server), '/conditions/')).status).toBe(200);
    const head = await visitor(server).request('HEAD', '/');
    expect([head.status, head.text]).toEqual([200, '']);
    for (const path of PAGES) expect((await visitor(server).request('POST', path, { body: {} })).status).toBe(404);
  });

  it('has the name of who is signed in, and is then kept by nobody', async () => {
    const client = await newUser(server);
    const { text, headers } = await ask(client, '/');
    expect(text).toContain(`Person ${client.username}`);
    expect(headers.get('cache-control')).toBe('no-store');
    const { text: foreign } = await ask(visitor(server), '/');
    expect(foreign).not.toContain(client.username);
    expect(foreign).toContain('href="/login"');
  });
});

describe('the provider', () => {
  it('is reached as the configuration says, and by no link that is not one', async () => {
    const { text } = await ask(visitor(server), '/');
    const [, order = ''] = /<a\b[^>]*\bhref="(https:\/\/wa\.me\/[^"]*)"[^>]*>(?:(?!<\/a>).)*اطلب الآن/.exec(text) ?? [];
    const href = new URL(order);
    expect(href.origin + href.pathname).toBe('https://wa.me/962790000000');
    expect(href.searchParams.getAll('text')).toEqual(['مرحبًا، أرغب في قائمة رقمية لمطعمي.']);
    expect(text).toContain('href="mailto:hello@provider.example"');
    expect(text).toContain('href="https://www.instagram.com/provider"');
    expect(text).not.toContain('javascript:');
    expect(text).not.toContain('href="tel:');
    expect(text).not.toContain('للاشتراك، اسأل');
  });

  it('is not needed where visitors create menus, and no contact is set', async () => {
    const unknown = visitor(await sharedServer());
    expect((await ask(unknown, '/')).text).toContain('أنشئها بنفسك من هاتفك');
    expect((await ask(unknown, '/?lang=en')).text).toContain('Create it yourself on your phone');
  });

  it('is named in the terms and in what search engines read, as text', async () => {
    const { text: terms } = await ask(visitor(server), '/conditions');
    expect(terms).toContain('مزوّد &lt;المنيو&gt;');
    const { text } = await ask(visitor(server), '/');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Organization', name: provider.PROVIDER_NAME });
  });
});

describe('an address where nothing stands', () => {
  it.each(['/no/such/page', '/conditions/more', '/m/nothing-here', '/index.html'])('is 404: %s', async (path) => {
    const { status, headers, text } = await ask(visitor(server), path);
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain('href="/"');
  });
});
