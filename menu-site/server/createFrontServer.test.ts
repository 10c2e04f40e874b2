/** The whole front server with a fake CMS: every kind of page, its caching, and responses during an outage. */
import { successEnvelope } from '@qaima/schemas';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config/config.js';
import { createFront, type Front } from './createFrontServer.js';
import { addMenu, bodyOf, fakeCms, TOKEN, waitUntil, type FakeCms, type FakeMenu } from './testing/fakeCms.js';

const SESSION = { cookie: `qaima_session=${'s'.repeat(43)}` };
const HTML = { accept: 'text/html' };

let cms: FakeCms;
let dataDir: string;
let front: Front;
let port: number;
let menu: FakeMenu;
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

async function openFront(variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const config = readConfig({ CMS_SOCKET: cms.socketPath, FRONT_TOKEN: TOKEN, ...variables }, dataDir);
  front = createFront(config, { site: join(dataDir, 'site'), build: 'test' }, log);
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  ({ port } = front.server.address() as AddressInfo);
}

async function closeFront(): Promise<void> {
  const drained = front.drain();
  front.server.closeAllConnections();
  await drained;
}

beforeEach(async () => {
  vi.clearAllMocks();
  dataDir = mkdtempSync(join(tmpdir(), 'front-data-'));
  mkdirSync(join(dataDir, 'site/assets'), { recursive: true });
  mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
  cms = await fakeCms();
  menu = addMenu(cms, { username: 'innova', name: 'مطعم إنوفا' });
  await openFront();
  await waitUntil(() => cms.streams() === 1, 'a stream of events');
});
afterEach(async () => {
  await closeFront();
  await cms.end();
  rmSync(dataDir, { recursive: true, force: true });
  expect(log.error).not.toHaveBeenCalled();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Header names as sent, in order. */
  readonly names: readonly string[];
  readonly text: string;
}

/** Sends the path unchanged; `fetch` would normalize it. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
      const names = res.rawHeaders.filter((_, at) => at % 2 === 0);
      bodyOf(res).then((text) => resolve({ status: res.statusCode, headers: res.headers, names, text }), reject);
    })
      .on('error', reject)
      .end();
  });

const questions = (part: string) => cms.asked.filter((asked) => asked.includes(part)).length;
const MENU_CALL = '/api/v1/quickmenu/';

/** Changes a menu as the CMS does: it sends the event before it answers the edit. */
async function edit(name: string): Promise<void> {
  const before = cms.acknowledged.length;
  menu.name = name;
  menu.revision += 1;
  cms.send({ type: 'changed', sequence: menu.revision, menus: [menu._id] });
  await waitUntil(() => cms.acknowledged.length > before, 'an acknowledgement');
}

describe('a visit or an interest', () => {
  const ITEM = 'i'.repeat(24);
  const visitPath = () => `/api/v1/quickmenu/${menu._id}/visits`;
  const interestPath = `/api/v1/quickmenu/items/${ITEM}/interests`;
  const post = (path: string, headers: Readonly<Record<string, string>> = {}) => get(path, headers, 'POST');
  const COOKIE = /^qaima_visitor=([a-z0-9]{24}); Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/;

  const entries = () => cms.batches.flatMap((batch) => batch.entries);

  it('is answered at once, and sent with others', async () => {
    const begun = Date.now();
    const { status, headers, text } = await post(visitPath());
    expect([status, text]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    const [, browser = ''] = COOKIE.exec(headers['set-cookie']?.[0] ?? '') ?? [];
    const cookie = `a=1; qaima_visitor=${browser}`;
    const again = await post(`${interestPath}/`, { cookie, origin: `http://127.0.0.1:${port}` });
    expect(COOKIE.exec(again.headers['set-cookie']?.[0] ?? '')?.[1]).toBe(browser);
    await waitUntil(() => entries().length === 2, 'the batch');
    const at = expect.any(Number) as number;
    // Nothing else about the browser is stored.
    expect(entries()).toEqual([
      { kind: 'visit', id: menu._id, at, browser },
      { kind: 'interest', id: ITEM, at, browser },
    ]);
    expect(entries()[0]?.at).toBeGreaterThanOrEqual(begun);
    expect(questions('/quickmenu/')).toBe(0);
  });

  it('is taken while the CMS is down, and sent when it is back', async () => {
    await cms.stop();
    expect((await post(visitPath())).status).toBe(204);
    await cms.start();
    await waitUntil(() => entries().length === 1, 'the batch');
  });

  it('of a bot is ignored', async () => {
    const bot = await post(visitPath(), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect([bot.status, bot.headers['set-cookie']]).toEqual([204, undefined]);
    await post(interestPath);
    await waitUntil(() => cms.batches.length === 1, 'the batch');
    expect(entries()).toMatchObject([{ kind: 'interest' }]);
  });

  it('is left to the CMS if only the CMS can judge it', async () => {
    const left: readonly (readonly [path: string, headers: Readonly<Record<string, string>>, method?: string])[] = [
      [visitPath(), SESSION],
      [visitPath(), { origin: 'https://other.example' }],
      [visitPath(), { origin: 'null' }],
      [visitPath(), { 'sec-fetch-site': 'cross-site' }],
      [visitPath(), {}, 'PUT'],
      [visitPath(), {}, 'GET'],
      ['/api/v1/quickmenu/innova/visits', {}],
      [`/api/v1/quickmenu/${'M'.repeat(24)}/visits`, {}],
      [`/api/v1/quickmenu/${menu._id}0/visits`, {}],
      [`/api/v1/quickmenu/items/${ITEM}%00/interests`, {}],
    ];
    cms.before = (req, res) => {
      if (req.url?.startsWith('/_front/') === true) return false;
      req.resume();
      res.writeHead(200).end('of the CMS');
      return true;
    };
    for (const [path, headers, method = 'POST'] of left) {
      expect([path, headers, (await get(path, headers, method)).text]).toEqual([path, headers, 'of the CMS']);
    }
    const answer = await fetch(`http://127.0.0.1:${port}${visitPath()}`, { method: 'POST', body: '{}' });
    expect(await answer.text()).toBe('of the CMS');
  });

  it('is left to the CMS while the journal can not be written', async () => {
    await closeFront();
    rmSync(join(dataDir, 'cache'), { recursive: true, force: true });
    writeFileSync(join(dataDir, 'cache'), '');
    await openFront();
    cms.before = (req, res) => {
      if (req.url?.startsWith('/_front/') === true) return false;
      res.writeHead(200).end('of the CMS');
      return true;
    };
    for (const path of [visitPath(), interestPath]) expect((await post(path)).text).toBe('of the CMS');
    expect(log.warn.mock.calls.flat()).toContain('The journal of visits can not be used; the CMS counts them itself.');
  });

  it('is limited per address, as trusted proxies report it', async () => {
    await closeFront();
    await openFront({ TRUSTED_PROXIES: '1' });
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2031, 0, 1));
    const bot = { 'user-agent': 'a bot' };
    const from = (address: string) => post(visitPath(), { ...bot, 'x-forwarded-for': `198.51.100.7, ${address}` });
    for (let times = 0; times < 3000; times += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, async () => from('2001:db8:1:2::5')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    }
    const refused = await get(
      visitPath(),
      { ...bot, 'x-forwarded-for': '2001:db8:1:2::9', 'accept-language': 'en' },
      'POST',
    );
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(JSON.parse(refused.text)).toMatchObject({
      status: 'fail',
      message: 'Too many attempts. Please wait a little and try again.',
    });
    expect((await from('2001:db8:1:3::5')).status).toBe(204);
    vi.mocked(Date.now).mockRestore();
    await closeFront();
    await openFront({ RATE_LIMITS: 'off' });
    expect((await post(visitPath())).status).toBe(204);
  });
});

describe('the page of a menu', () => {
  it('is made once for all its addresses, and sent with all headers', async () => {
    const { status, headers, text } = await get('/m/innova');
    expect(status).toBe(200);
    expect(text).toContain('مطعم إنوفا');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("script-src 'self'; style-src 'self' 'sha256-"),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    for (const path of ['/m/INNOVA/', '/m/innova?utm=1']) expect((await get(path)).text).toBe(text);
    expect(questions(MENU_CALL)).toBe(1);
    expect((await get(`/m/${menu._id}`)).text).toBe(text);
    expect((await get('/m/innova?lang=en')).text).toContain('<html lang="en" dir="ltr">');
    expect((await get('/m/innova', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect((await get('/m/innova', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    const gzip = { 'content-encoding': 'gzip', 'content-length': expect.stringMatching(/^\d+$/), etag: headers.etag };
    expect((await get('/m/innova', { 'accept-encoding': 'gzip' })).headers).toMatchObject(gzip);
    const head = await get('/m/innova', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '', headers: gzip });
    expect(await get('/m/innova', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
  });

  describe('without a language in its address', () => {
    const ENGLISH = { 'accept-language': 'en-GB,en;q=0.9,ar;q=0.5' };
    const languageOf = async (path: string, headers = {}) =>
      /<html lang="(..)"/.exec((await get(path, headers)).text)?.[1];

    it('is in the browser’s if the menu offers it, without a render per header', async () => {
      menu.languages = { default: 'ar', offered: ['ar', 'en'] };
      const { headers } = await get('/m/innova', ENGLISH);
      expect(headers).toMatchObject({ 'content-language': 'en', vary: 'Accept-Language, Accept-Encoding' });
      expect(await languageOf('/m/innova?lang=ar', ENGLISH)).toBe('ar');
      for (const language of ['en', 'en-US', 'en;q=0.8', 'fr, en'])
        expect(await languageOf('/m/innova', { 'accept-language': language })).toBe('en');
      for (const language of ['ar', 'ar-JO, en', 'de', '']) {
        const page = await get('/m/innova', { 'accept-language': language });
        expect(page.headers).toMatchObject({ 'content-language': 'ar', vary: 'Accept-Language, Accept-Encoding' });
      }
      // The page in the default language, `?lang=ar` and English: nothing is fetched for another header.
      expect(questions(MENU_CALL)).toBe(3);
      expect((await get('/m/innova', { ...ENGLISH, 'if-none-match': headers.etag ?? '' })).status).toBe(304);
      expect(await languageOf('/m/innova', ENGLISH)).toBe('en');
    });

    it('is in the default language if the menu offers no other', async () => {
      expect(await languageOf('/m/innova', ENGLISH)).toBe('ar');
      expect(questions(MENU_CALL)).toBe(1);
    });

    it('is in the default language if only that is cached and the CMS is down', async () => {
      menu.languages = { default: 'ar', offered: ['ar', 'en'] };
      expect(await languageOf('/m/innova')).toBe('ar');
      await cms.stop();
      expect(await languageOf('/m/innova', ENGLISH)).toBe('ar');
    });

    it('depends on the address alone behind a CDN, which keeps one page each', async () => {
      menu.languages = { default: 'ar', offered: ['ar', 'en'] };
      await closeFront();
      await openFront({ CDN_PURGE_URL: 'https://cdn.example/purge' });
      const { headers } = await get('/m/innova', ENGLISH);
      expect(headers).toMatchObject({ 'content-language': 'ar', vary: 'Accept-Encoding' });
    });
  });

  it('is never an old one after an edit, nor is its JSON', async () => {
    for (let round = 0; round < 5; round++) {
      await edit(`اسم ${round}`);
      const [page, json] = [await get('/m/innova'), await get(`${MENU_CALL}innova`)];
      expect([page.text.includes(`اسم ${round}`), json.text.includes(`اسم ${round}`)]).toEqual([true, true]);
    }
  });

  it('shows an edit that nobody told of, once its revision is asked for', async () => {
    expect((await get('/m/innova')).text).not.toContain('لا يراها الزوّار');
    menu.name = 'بعد التعديل';
    menu.revision += 1;
    await waitUntil(async () => (await get('/m/innova')).text.includes('بعد التعديل'), 'the edit on the page');
  });

  it('says that a menu is closed, but shows it to its admins, uncached', async () => {
    menu.isClosed = true;
    const closed = await get('/m/innova');
    expect([closed.status, closed.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(closed.text).not.toContain('إنوفا');
    const preview = await get('/m/innova', SESSION);
    expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(preview.text).toContain('إنوفا');
    expect(preview.text).toContain('لا يراها الزوّار');
    expect(preview.headers).not.toHaveProperty('etag');
    expect((await get('/m/innova')).status).toBe(404);
    expect((await get(`/m/${menu._id}/manifest.webmanifest`)).status).toBe(404);
    expect((await get(`/m/${menu._id}/qr.svg`)).status).toBe(404);
    await front.disk.settled();
    expect(storedText()).not.toContain('إنوفا');
  });

  it('has a manifest, and a code that leads to it by its id', async () => {
    const manifest = await get('/m/innova/manifest.webmanifest');
    expect([manifest.status, manifest.headers['content-type']]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    expect(JSON.parse(manifest.text)).toMatchObject({ name: 'مطعم إنوفا' });
    const code = await get('/m/innova/qr.svg');
    expect([code.status, code.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(code.text).toContain('<svg xmlns');
  });

  it('is not found where there is no menu', async () => {
    const missing = await get('/m/missing', HTML);
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(missing.text).toContain('<html lang="ar"');
    expect(await get('/m/missing')).toMatchObject({ status: 404, text: 'غير موجود (404)\n' });
  });
});

/** The text of all files in the cache folder. */
function storedText(): string {
  const folder = join(dataDir, 'cache');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

describe('the JSON of a menu', () => {
  it('is cached for visitors, by the language that they ask for', async () => {
    const { status, headers, text } = await get(`${MENU_CALL}innova`, { 'accept-language': 'en' });
    expect(JSON.parse(text)).toMatchObject({ status: 'success', data: { data: { _id: menu._id } } });
    expect([status, headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
        vary: 'Accept-Language, Accept-Encoding',
        etag: expect.stringMatching(/^W\/"/),
      }),
    ]);
    expect(headers).not.toHaveProperty('x-menu-cache');
    await get(`${MENU_CALL}INNOVA`, { 'accept-language': 'en' });
    expect(questions(MENU_CALL)).toBe(1);
    menu.isClosed = true;
    await edit('مغلق');
    const closed = await get(`${MENU_CALL}innova`);
    expect([closed.status, closed.headers.vary]).toEqual([404, 'Accept-Language, Accept-Encoding']);
  });

  it('comes from the CMS for sessions, for other methods and for other calls', async () => {
    await get(`${MENU_CALL}innova`);
    const own = await get(`${MENU_CALL}innova`, SESSION);
    expect(own.headers).not.toHaveProperty('etag');
    for (const path of ['innova/qr', 'inActiveMenus', 'missing']) {
      expect(await get(MENU_CALL + path)).toMatchObject({ status: 404, text: '{"status":"fail"}' });
    }
    await get(`${MENU_CALL}innova`, {}, 'PUT');
    expect(cms.asked.at(-1)).toBe(`PUT ${MENU_CALL}innova`);
  });
});

describe('a page that is one person’s alone', () => {
  /** What differs in the signed-in account. */
  let changes: object;
  beforeEach(() => {
    changes = {};
    cms.before = (req, res) => {
      const send = (status: number, value: unknown, headers: Record<string, string> = {}) =>
        Boolean(res.writeHead(status, headers).end(JSON.stringify(value)));
      const isIn = req.headers.cookie === SESSION.cookie;
      if (req.url === '/api/v1/users/me') {
        if (!isIn) return send(401, { status: 'fail' });
        const menus = [{ _id: menu._id, username: 'innova', name: 'مطعم', logo: null }];
        const account = {
          name: 'ليلى السرية',
          username: 'layla',
          email: '',
          phone: '',
          verified: true,
          staff: false,
          selfService: true,
        };
        return send(
          200,
          { status: 'success', data: { user: { ...account, menus, ...changes } } },
          { 'Set-Cookie': 'qaima_session=renewed' },
        );
      }
      if (req.url === '/api/v1/users/me/sessions') return send(200, successEnvelope([]));
      if (req.url === '/api/v1/cart/gone') return send(404, { status: 'fail' });
      return false;
    };
  });

  it('is rendered for its session, and never cached, neither on disk', async () => {
    const { status, headers, text } = await get('/me', SESSION);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
    expect(text).toContain('ليلى السرية');
    // The CMS extends a session's cookie when the session is used, and the page must pass that on.
    expect(headers['set-cookie']).toEqual(['qaima_session=renewed']);
    expect((await get('/', SESSION)).text).toContain('ليلى السرية');
    expect((await get('/')).text).not.toContain('ليلى السرية');
    await get('/m/innova', SESSION);
    await front.disk.settled();
    expect(storedText()).not.toContain('ليلى السرية');
    await cms.stop();
    expect((await get('/me', { ...SESSION, ...HTML })).status).toBe(503);
  });

  it('names the username to state where only staff create menus', async () => {
    changes = { menus: [], selfService: false };
    const { text } = await get('/me?lang=en', SESSION);
    expect(text).toMatch(/Tell the provider[^<]*<bdi dir="ltr">layla<\/bdi>/);
    expect(text).toMatch(/<a class="act fill" href="\/me\?lang=en">Check again/);
  });

  it('leads a visitor to the log-in page, and back', async () => {
    expect(await get('/me?lang=en')).toMatchObject({
      status: 303,
      headers: { location: '/login?lang=en&next=%2Fme%3Flang%3Den' },
    });
    expect((await get('/me', { cookie: `qaima_session=${'e'.repeat(43)}` })).status).toBe(303);
    expect((await get(`/m/innova/init`, SESSION)).text).toContain(menu.name);
    const other = addMenu(cms, { username: 'other' });
    expect((await get(`/m/${other._id}/init`, SESSION)).status).toBe(303);
    expect((await get('/m/missing/init', SESSION)).status).toBe(404);
    expect((await get('/login?next=//evil.example')).text).not.toContain('evil.example');
  });

  it('says that a cart is gone, and links back to the menu', async () => {
    const gone = await get('/cart/gone', { referer: `http://127.0.0.1:${port}/m/innova` });
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(gone.text).toContain('href="/m/innova');
  });

  it('link from a cart waiting on a device to its menu, which sends it', async () => {
    const waiting = `/cart/waiting-${menu._id}`;
    const answer = await get(waiting);
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      `/m/${menu._id}#open-cart`,
      'no-store',
    ]);
    expect((await get(`${waiting}?lang=en`)).headers.location).toBe(`/m/${menu._id}?lang=en#open-cart`);
  });
});

describe('a CDN before the pages', () => {
  const DAY_S = 24 * 60 * 60;
  const PATHS = ['/m/innova', '/m/innova?lang=en', '/m/innova/manifest.webmanifest', '/m/innova/qr.svg'];
  const ITS_HEADERS = ['CDN-Cache-Control', 'Surrogate-Control', 'Surrogate-Key', 'Cache-Tag'];
  const itsHeaders = ({ names }: Answer) => names.filter((name) => /cdn|surrogate|cache-tag/i.test(name));

  async function openWithCdn(): Promise<void> {
    await closeFront();
    await waitUntil(() => cms.streams() === 0, 'the end of the stream of events');
    await openFront({ CDN_PURGE_URL: 'https://cdn.example/purge' });
    await waitUntil(() => cms.streams() === 1, 'a stream of events');
  }

  it('gets no headers of its own while none is configured', async () => {
    const common = ['Content-Language', 'ETag', 'Cache-Control', 'Vary'];
    const ofPage = ['Content-Type', 'Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy'];
    const sent = ['Content-Length', 'Date', 'Connection'];
    const page = await get('/m/innova');
    expect(page.names).toEqual([...ofPage, 'Permissions-Policy', ...common, ...sent]);
    expect((await get('/m/innova', { 'if-none-match': page.headers.etag ?? '' })).names).toEqual([
      ...ofPage.slice(1),
      'Permissions-Policy',
      ...common,
      'Date',
      'Connection',
    ]);
    for (const path of PATHS) expect(itsHeaders(await get(path))).toEqual([]);
  });

  it('gets the lifetime and tags of an open menu; browsers still revalidate', async () => {
    const before = await get('/m/innova');
    await openWithCdn();
    for (const path of PATHS) {
      const answer = await get(path);
      expect([path, itsHeaders(answer), answer.status]).toEqual([path, ITS_HEADERS, 200]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'surrogate-key': `menu-${menu._id} menus`,
        'cache-tag': `menu-${menu._id},menus`,
        'cdn-cache-control': expect.stringMatching(/^public, max-age=\d+, stale-if-error=86400$/),
      });
      // The headers are also the same for responses from memory, for signed-in users, and for 304 responses.
      for (const headers of [{}, SESSION, { 'if-none-match': answer.headers.etag ?? '' }]) {
        const again = await get(path, headers);
        expect([path, itsHeaders(again)]).toEqual([path, ITS_HEADERS]);
        expect(again.names).not.toContain('Set-Cookie');
      }
    }
    const page = await get('/m/innova');
    expect([page.text, page.headers.etag]).toEqual([before.text, before.headers.etag]);
    expect(page.headers['cdn-cache-control']).toContain(`max-age=${DAY_S},`);
  });

  it('caches nothing personal, closed or missing, nor owners’ answers', async () => {
    await openWithCdn();
    const closed = addMenu(cms, { username: 'closed', isClosed: true });
    const paths = [
      ...['/', '/login', '/me', '/cart/missing', '/m/missing', '/sitemap.xml', '/m/innova/admin', '/m/innova/init'],
      ...['/m/closed', `/m/${closed._id}`, '/m/closed/qr.svg', '/m/closed/manifest.webmanifest'],
      ...['innova', 'closed', 'missing'].map((name) => MENU_CALL + name),
    ];
    for (const path of paths) {
      for (const headers of [{}, SESSION, HTML]) {
        // The second response comes from the cache.
        for (const answer of [await get(path, headers), await get(path, headers)]) {
          expect([path, itsHeaders(answer)]).toEqual([path, []]);
        }
      }
    }
  });

  it('revalidates before a scheduled closing, and each time in an outage', async () => {
    await openWithCdn();
    menu.closesAt = Date.now() + 3_600_000;
    await edit('يغلق قريبا');
    const [, maxAge] =
      /^public, max-age=(\d+), must-revalidate$/.exec(String((await get('/m/innova')).headers['cdn-cache-control'])) ??
      [];
    expect(Number(maxAge)).toBeGreaterThan(3_590);
    expect(Number(maxAge)).toBeLessThan(3_600);
    menu.closesAt = null;
    await edit('لا يغلق');
    await get('/m/innova');
    await cms.stop();
    await waitUntil(async () => {
      const { status, headers } = await get('/m/innova');
      expect(status).toBe(200);
      return /^public, max-age=0, stale-if-error=86\d{3}$/.test(String(headers['cdn-cache-control']));
    }, 'a page that is to be asked for each time');
  });

  it('is bypassed by an address with a revision: the same page, no memory', async () => {
    await openWithCdn();
    const { text } = await get('/m/innova');
    expect(text).toContain('<link rel="canonical" href="http://127.0.0.1:1337/m/innova"');
    const revisions = ['7', '-1', 'x', '9'.repeat(4_000), ...Array.from({ length: 50 }, (_, at) => String(at))];
    for (const revision of revisions) expect((await get(`/m/innova?rev=${revision}`)).text).toBe(text);
    expect((await get('/m/innova?rev=7&lang=en')).text).toContain('<html lang="en"');
    expect(questions(MENU_CALL)).toBe(2);
    await front.disk.settled();
    // The cache contains two pages, and the username that leads to them.
    expect(readdirSync(join(dataDir, 'cache'))).toHaveLength(3);
  });

  it('is told of a front that takes the place of another one, once', async () => {
    const streams = () => cms.asked.filter((asked) => asked.includes('/_front/events'));
    expect(streams()).toEqual([expect.stringMatching(/front=[\w-]+&new=1$/)]);
    await edit('بعد البدء');
    await cms.stop();
    await cms.start();
    await waitUntil(() => streams().length > 1, 'another stream of events');
    expect(streams()[1]).toMatch(/front=[\w-]+$/);
  });
});

describe('while the CMS is away', () => {
  it('what is known is sent, old as it is, and nothing else; then the edit', async () => {
    const [page, json] = [(await get('/m/innova')).text, (await get(`${MENU_CALL}innova`)).text];
    await cms.stop();
    for (let round = 0; round < 3; round++) {
      expect((await get('/m/Innova')).text).toBe(page);
      expect((await get(`${MENU_CALL}innova`)).text).toBe(json);
    }
    menu.name = 'بعد العودة';
    menu.revision += 1;
    await cms.start();
    await waitUntil(() => cms.streams() === 1, 'a stream of events');
    await waitUntil(async () => (await get('/m/innova')).text.includes('بعد العودة'), 'the edit on the page');
  });

  it('a page that is not known is 503 within 3 s, as a page in its language', async () => {
    await cms.stop();
    const begun = performance.now();
    const [page, line] = await Promise.all([get('/m/innova?lang=en', HTML), get('/sitemap.xml')]);
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '2', 'no-store']);
    expect(page.text).toContain('<html lang="en"');
    expect(page.text).toContain('unavailable for a moment');
    expect([line.status, line.headers['retry-after']]).toEqual([503, '2']);
  });

  it('a page that is not known comes as soon as the CMS does', async () => {
    await cms.stop();
    const [page] = await Promise.all([get('/m/innova'), cms.start()]);
    expect(page.status).toBe(200);
  });

  it('a front that has just begun sends what an earlier one has stored', async () => {
    const page = (await get('/m/innova', { 'accept-encoding': 'br' })).headers.etag;
    const text = (await get('/m/innova')).text;
    await closeFront();
    await cms.stop();
    await openFront();
    expect((await get('/m/INNOVA')).text).toBe(text);
    expect((await get(`/m/${menu._id}`, { 'accept-encoding': 'br' })).headers).toMatchObject({
      etag: page,
      'content-encoding': 'br',
    });
  });

  it('a stored file that is damaged is not sent', async () => {
    await get('/m/innova');
    await closeFront();
    await cms.stop();
    const folder = join(dataDir, 'cache');
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'damaged');
    await openFront();
    const answers = await Promise.all(['/m/innova', `/m/${menu._id}`].map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is reported at once by the readiness check, while the front is healthy', async () => {
    await cms.stop();
    expect(await get('/readyz')).toMatchObject({ status: 503, text: '{"status":"down","cms":"down"}\n' });
    expect(await get('/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
  });
});

describe('the table of routes', () => {
  it('exposes neither internal calls nor the panel while it is closed', async () => {
    for (const path of ['/_front/events', '/_front/revisions', '/cms', '/cms/admin', '/admin', '/metrics', '/m/a/b']) {
      expect([path, (await get(path, { 'x-front-token': TOKEN })).status]).toEqual([path, 404]);
      expect([path, (await get(path, {}, 'POST')).status]).toEqual([path, 404]);
    }
    expect(cms.asked.filter((asked) => !asked.includes('/_front/events?front='))).toEqual([]);
  });

  it('passes the admin’s pages, its files and the panel through to the CMS', async () => {
    await closeFront();
    await openFront({ CMS_PANEL: '1' });
    cms.before = (req, res) => !req.url?.startsWith('/_front') && Boolean(res.end(`${req.method} ${req.url}`));
    for (const path of [
      '/m/innova/admin/items',
      '/ordering-manager',
      '/admin-assets/main.js',
      '/cms/admin',
      '/readyz',
    ]) {
      expect((await get(path)).text).toBe(`GET ${path}`);
    }
    expect((await get('/cms/admin/login', {}, 'POST')).text).toBe('POST /cms/admin/login');
  });

  it('refuses a request with two hosts, and warns once of an untrusted proxy', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /m/innova HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
    expect(String(await socket.toArray())).toMatch(/^HTTP\/1\.1 400 /);
    await get('/healthz', { 'x-forwarded-for': '1.2.3.4' });
    await get('/healthz', { 'x-forwarded-for': '1.2.3.4' });
    expect(log.warn.mock.calls.filter(([message]) => String(message).includes('TRUSTED_PROXIES'))).toHaveLength(1);
  });

  it('sends HSTS with every answer where the host is reached by https alone', async () => {
    await closeFront();
    await openFront({ PUBLIC_URL: 'https://menu.example', TRUSTED_PROXIES: '1' });
    writeFileSync(join(dataDir, 'public/uploads/a.webp'), 'picture');
    const etag = (await get('/m/innova')).headers.etag ?? '';
    await get('/m/innova', { 'if-none-match': etag });
    for (const path of ['/m/innova', `${MENU_CALL}innova`, `${MENU_CALL}missing`, '/', '/nothing', '/robots.txt']) {
      for (const headers of [{}, HTML, { 'if-none-match': etag }]) {
        const { 'strict-transport-security': hsts } = (await get(path, headers)).headers;
        expect([path, hsts]).toEqual([path, 'max-age=31536000']);
      }
    }
    for (const path of ['/public/uploads/a.webp', '/public/uploads/missing.webp']) {
      expect((await get(path)).headers).toHaveProperty('strict-transport-security');
    }
  });

  it('sends what search engines ask for', async () => {
    expect((await get('/robots.txt')).text).toContain(`Sitemap: http://127.0.0.1:1337/sitemap.xml`);
    const sitemap = await get('/sitemap.xml');
    expect([sitemap.headers['content-type'], sitemap.headers['cache-control']]).toEqual([
      'application/xml; charset=utf-8',
      'public, max-age=3600',
    ]);
    expect(sitemap.text).toContain('<loc>http://127.0.0.1:1337/m/innova</loc>');
    expect((await get('/sitemap.xml?page=2')).status).toBe(404);
    expect((await get('/sitemap.xml?page=01')).status).toBe(404);
  });

  it('adds its figures to those of the CMS, for whom that lets read them', async () => {
    await closeFront();
    await openFront({ METRICS_TOKEN: 'a-token-of-the-tests' });
    cms.before = (req, res) => {
      if (req.url !== '/metrics') return false;
      const isRight = req.headers.authorization === 'Bearer right';
      if (!isRight) return Boolean(res.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end('no'));
      return Boolean(res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end('cms_figure 1\n'));
    };
    await get('/m/innova');
    await get('/m/innova');
    const refused = await get('/metrics');
    expect([refused.status, refused.headers['www-authenticate'], refused.text]).toEqual([401, 'Bearer', 'no']);
    const { text } = await get('/metrics', { authorization: 'Bearer right' });
    expect(text).toMatch(/^cms_figure 1$/m);
    expect(text).toMatch(/^qaima_kept_answers\{process="\w+"\} 1$/m);
    expect(text).toMatch(/^qaima_front_hits_total\{process="\w+"\} 1$/m);
    expect(text).toMatch(/^qaima_front_answers_total\{process="\w+",route="site",status="200"\} 2$/m);
  });

  it('redirects codes of tables to their menu, and never caches the redirect', async () => {
    const tables: Readonly<Partial<Record<string, object>>> = {
      abc: { menu: menu._id, label: '7' },
      old: { menu: menu._id },
      named: { menu: menu._id, username: 'innova', label: '7' },
    };
    cms.before = (req, res) => {
      const token = /^\/api\/v1\/t\/(\w+)$/.exec(req.url ?? '')?.[1];
      const table = tables[token ?? ''];
      if (table === undefined) return false;
      return Boolean(
        res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(successEnvelope(table))),
      );
    };
    const seated = await get('/t/abc');
    expect([seated.status, seated.headers.location]).toEqual([303, `/m/${menu._id}?t=abc`]);
    expect(seated.headers['cache-control']).toBe('no-store');
    expect((await get('/t/abc?lang=en')).headers.location).toBe(`/m/${menu._id}?t=abc&lang=en`);
    expect((await get('/t/old')).headers.location).toBe(`/m/${menu._id}?t=old`);
    const named = await get('/t/named');
    expect([named.status, named.headers.location]).toEqual([303, '/m/innova?t=named']);
    const unknown = await get('/t/nobody?lang=en', HTML);
    expect([unknown.status, unknown.text.includes('ask the staff for the new code')]).toEqual([404, true]);
  });

  it('ends event streams when it drains, also one that opens then', async () => {
    let begin: () => void = () => undefined;
    cms.before = (req, res) => {
      if (req.url?.endsWith('/stream') !== true) return false;
      begin = () => void res.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n');
      if (req.url.includes('first')) begin();
      return true;
    };
    const first = get('/api/v1/cart/first/stream');
    const late = get('/api/v1/cart/late/stream');
    await waitUntil(() => questions('/stream') === 2, 'two streams');
    const ended = front.drain();
    begin();
    expect((await first).headers['x-accel-buffering']).toBe('no');
    await late;
    await ended;
    await openFront();
  });

  it('ends with each connection’s next answer, and with nothing cut off', async () => {
    let finish: () => void = () => undefined;
    cms.before = (req, res) => {
      if (req.url !== '/api/v1/slow') return false;
      finish = () => void res.end('slow');
      return true;
    };
    const slow = get('/api/v1/slow');
    await waitUntil(() => cms.asked.includes('GET /api/v1/slow'), 'the slow call');
    const ended = front.drain();
    finish();
    expect((await slow).text).toBe('slow');
    await ended;
    await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
    await openFront();
  });
});
