/** Account pages as the server sends them: access, headers and redirects. */
import {
  accountEndpoints,
  endpointUrl,
  menuEndpoints,
  RESERVED_ACCOUNT_USERNAMES,
  RESERVED_MENU_USERNAMES,
  sectionEndpoints,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { newSeededMenu } from '../support/menus.js';
import { verifiedUser, newUser, staffMember, visitor, type Person } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const OPEN = ['/login', '/login/once', '/invitation', '/signup', '/forgot', '/reset'];
const PRIVATE = ['/me', '/verify/email'];

const page = async (client: Client, path: string) => {
  const { status, headers, text } = await client.request('GET', path, { headers: { accept: 'text/html' } });
  return { status, text, location: headers.get('location'), headers };
};

describe('a page of accounts', () => {
  it.each(OPEN)('is public at %s, and never cached, indexed, framed or sent as referrer', async (path) => {
    const { status, headers, text } = await page(visitor(server), path);
    const [policy, robots] = [headers.get('content-security-policy') ?? '', headers.get('x-robots-tag')];
    expect({ status, robots }).toEqual({ status: 200, robots: 'noindex' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toMatch(/<script(?![^>]* src=)/);
  });

  it.each(OPEN)('is Arabic, or English where it is asked for: %s', async (path) => {
    expect((await page(visitor(server), path)).text).toContain('<html lang="ar" dir="rtl">');
    expect((await page(visitor(server), `${path}?lang=en`)).text).toContain('<html lang="en" dir="ltr">');
  });

  it.each(PRIVATE)('asks a visitor to log in first, and leads back: %s', async (path) => {
    const { status, location, headers } = await page(visitor(server), path);
    expect({ status, location }).toEqual({ status: 303, location: `/login?next=${encodeURIComponent(path)}` });
    expect(headers.get('cache-control')).toBe('no-store');
    const english = await page(visitor(server), `${path}/?lang=en`);
    expect(english.location).toBe(`/login?lang=en&next=${encodeURIComponent(`${path}?lang=en`)}`);
  });

  it('is nothing to send something to', async () => {
    expect((await visitor(server).request('POST', '/login', { body: {} })).status).toBe(404);
  });

  it('stands at no address that a menu or a user could be called by', () => {
    const words = ['invitation', 'login', 'signup', 'verify', 'forgot', 'reset', 'me', 'init'];
    expect(words.filter((word) => !RESERVED_MENU_USERNAMES.has(word))).toEqual([]);
    expect(words.filter((word) => !RESERVED_ACCOUNT_USERNAMES.has(word))).toEqual(['invitation', 'init']);
  });
});

describe('the log-in page', () => {
  it('leads on to paths of this site alone', async () => {
    const next = (text: string) => /data-next="([^"]*)"/.exec(text)?.[1];
    const askFor = async (path: string) =>
      next((await page(visitor(server), `/login?next=${encodeURIComponent(path)}`)).text);
    expect(await askFor('/m/innova/admin')).toBe('/m/innova/admin');
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', 'x']) {
      expect(await askFor(foreign)).toBeUndefined();
    }
  });

  it('fills in what a log-in link says, and takes it for nothing but text', async () => {
    const link = new URLSearchParams({ username: 'rana"><b>', password: "p&'x" });
    const { text } = await page(visitor(server), `/login?${link}`);
    expect(text).toContain('value="rana&quot;&gt;&lt;b&gt;"');
    expect(text).toContain('value="p&amp;&#x27;x"');
    // All resources that a browser loads while parsing; the icon is loaded last.
    const [first] = /<(?:script|img)\b[^>]*|<link rel="(?:preload|modulepreload|stylesheet)"[^>]*/.exec(text) ?? [];
    expect(first).toMatch(/^<script src="\/assets\/hideCredentials-[^"]*"$/);
  });

  it('tells who is signed in that they are, with what there is to do', async () => {
    const { admin, menuId } = await newSeededMenu(server);
    const { text } = await page(admin, '/login');
    expect(text).toContain('تم تسجيل الدخول');
    expect(text).toContain(`href="/m/${menuId}/admin">متابعة</a>`);
    const logOut = endpointUrl(accountEndpoints.logOut, {});
    expect([...text.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action)).toEqual([logOut]);
    expect((await page(admin, '/login?next=/me')).text).toContain(
      `action="${endpointUrl(accountEndpoints.logIn, {})}"`,
    );
    expect((await page(await staffMember(server), '/login')).text).toContain('href="/ordering-manager">متابعة</a>');
    expect((await page(await verifiedUser(server), '/login')).text).not.toContain('متابعة</a>');
  });
});

describe('the page of one’s own account', () => {
  it('shows who it is and what is theirs, and nothing of others', async () => {
    const { admin, menuId } = await newSeededMenu(server);
    const other = await newSeededMenu(server);
    const { status, text, headers } = await page(admin, '/me');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(admin.username);
    expect(text).toContain(`href="/m/${menuId}/admin"`);
    expect(text).not.toContain(other.menuId);
    expect(text).not.toContain(other.admin.username);
    // Only staff are led to the console.
    expect(text).not.toContain('href="/ordering-manager"');
    expect((await page(await staffMember(server), '/me')).text).toContain('href="/ordering-manager"');
  });

  it('says whether the address is verified', async () => {
    const [unverified, verified] = [await newUser(server), await verifiedUser(server)];
    expect((await page(unverified, '/me')).text).toContain('href="/verify/email"');
    const { text } = await page(verified, '/me');
    expect(text).toContain('البريد مؤكَّد');
    expect(text).not.toContain('href="/verify/email"');
    expect((await page(verified, '/verify/email')).text).not.toContain('name="otp"');
  });

  it('is gone with the session', async () => {
    const person = await newUser(server);
    await person.ask(accountEndpoints.logOut, { params: {} });
    expect((await page(person, '/me')).status).toBe(303);
  });
});

describe('the page that sets a menu up', () => {
  it('is there for its admins and staff, with what is known already', async () => {
    const { admin, menuId } = await newSeededMenu(server);
    const institution = { name: 'مطعم <الديرة>', description: '', location: { address: 'إربد' } };
    await admin.ask(menuEndpoints.change, { params: { menuId }, body: { institution } });
    for (const client of [admin, await staffMember(server)]) {
      const { status, text } = await page(client, `/m/${menuId}/init`);
      expect(status).toBe(200);
      expect(text).toContain('value="مطعم &lt;الديرة&gt;"');
      expect(text).toContain(`action="/api/v1/quickmenu/${menuId}/init"`);
    }
  });

  it('names unnamed menus by business; offers to drop empty examples only', async () => {
    const details = (name: string) => ({
      institution: { name, description: 'أكل بيتي', location: { address: 'إربد' }, contact: { phone: '0790000000' } },
    });
    const init = async ({ admin, menuId }: { admin: Person; menuId: string }, name = 'مطعم الخوابي') =>
      (await admin.ask(menuEndpoints.init, { params: { menuId }, body: details(name) })).data.username;
    const first = await newSeededMenu(server);
    expect(await init(first)).toBe('alkhwabi');
    expect(await init(first)).toBe('alkhwabi');
    const second = await newSeededMenu(server);
    expect(await init(second)).toBe('alkhwabi-menu');
    // Two that are set up at once with the same name do not refuse each other a name that nobody typed.
    const both = await Promise.all([newSeededMenu(server), newSeededMenu(server)]);
    const named = await Promise.all(both.map((menu) => init(menu, 'مطعم السنديان')));
    expect(named.toSorted()).toEqual(['alsndyan', 'alsndyan-menu']);

    const { admin, menuId } = first;
    const create = async (body: object) =>
      (
        await admin.ask(sectionEndpoints.create, {
          params: { menuId },
          body: { title: 'مقبلات', prime: false, ...body },
        })
      ).data._id;
    const [example, own] = [await create({ example: true }), await create({})];
    const { text } = await page(admin, `/m/${menuId}/init?step=done`);
    const dropped = [...text.matchAll(/data-address="([^"]+)"/g)].map(([, address]) => address);
    expect(dropped).toContain(endpointUrl(sectionEndpoints.remove, { menuId, sectionId: example }));
    expect(dropped).not.toContain(endpointUrl(sectionEndpoints.remove, { menuId, sectionId: own }));
  });

  it('sends everybody else to log in, and back', async () => {
    const { menuId } = await newSeededMenu(server);
    const path = `/m/${menuId}/init?step=logo`;
    for (const client of [visitor(server), await newUser(server)]) {
      const { status, location, text } = await page(client, path);
      expect({ status, location, text }).toEqual({
        status: 303,
        location: `/login?next=${encodeURIComponent(path)}`,
        text: '',
      });
    }
  });

  it('is not found where there is no menu', async () => {
    expect((await page(await newUser(server), '/m/nowhere/init')).status).toBe(404);
  });
});
