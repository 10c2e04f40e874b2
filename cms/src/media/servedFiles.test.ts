import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendStoredPicture } from './sendStoredPicture';
import { sendNotFound } from '../http/textResponse';
import { staticFiles } from '../http/staticFiles';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qaima-assets-'));
  const built = join(folder, 'built');
  mkdirSync(join(built, 'parts'), { recursive: true });
  mkdirSync(join(folder, 'uploads'));
  const files = {
    'built/main-BhK3x9Qa.js': 'plain',
    'built/main-BhK3x9Qa.js.br': 'brotli',
    'built/main-BhK3x9Qa.js.gz': 'gzip',
    'built/parts/logo.svg': '<svg/>',
    'built/film.mp4': '0123456789',
    'built/.hidden': 'secret',
    'built/index.html': 'page',
    'uploads/abc-10x10.webp': 'picture',
    'uploads/.secret': 'secret',
    'outside.txt': 'secret',
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const sendStatic = staticFiles(built, { under: '/site', except: ['index.html'] });
  const koa = new Koa();
  koa.use(async (ctx) => {
    const upload = ctx.path.startsWith('/public/uploads/') && (await sendStoredPicture(ctx, folder));
    if (!upload && !(await sendStatic(ctx))) sendNotFound(ctx);
  });
  server = createServer((req, res) => void koa.callback()(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a path as it is; `fetch` would normalize it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }>(
    (resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (res) => {
        let body = '';
        res.setEncoding('utf8');
        res.on('data', (text: string) => (body += text));
        res.on('end', () => resolve({ status: res.statusCode, headers: res.headers, body }));
      })
        .on('error', reject)
        .end();
    },
  );
}

describe('a built file', () => {
  it('comes in the smallest form that the browser takes', async () => {
    const path = '/site/main-BhK3x9Qa.js';
    const encoded = async (accepted: string) => (await get(path, { 'accept-encoding': accepted })).body;
    expect(await encoded('gzip, deflate, br')).toBe('brotli');
    expect(await encoded('gzip')).toBe('gzip');
    expect(await encoded('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encoded('identity')).toBe('plain');
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is asked about again when its name does not change with it', async () => {
    const first = await get('/site/parts/logo.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/site/parts/logo.svg', { 'if-none-match': String(first.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('is sent in parts to a player that asks so', async () => {
    const part = await get('/site/film.mp4', { range: 'bytes=2-4' });
    expect(part).toMatchObject({ status: 206, body: '234' });
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect((await get('/site/film.mp4', { range: 'bytes=50-' })).status).toBe(416);
  });

  it('is announced without its bytes', async () => {
    expect(await get('/site/film.mp4', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    '/site/index.html',
    '/site/.hidden',
    '/site/parts',
    '/site/parts/',
    '/site/main-BhK3x9Qa.js.br',
    '/site/../outside.txt',
    '/site/%2e%2e/outside.txt',
    '/site/parts/%2e%2e/film.mp4',
    '/film.mp4',
  ])('is all that is shown: not %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is only read', async () => {
    expect((await get('/site/film.mp4', {}, 'POST')).status).toBe(404);
  });
});

describe('a stored picture', () => {
  it('may be kept for ever, and never runs', async () => {
    const { status, body, headers } = await get('/public/uploads/abc-10x10.webp');
    expect({ status, body }).toEqual({ status: 200, body: 'picture' });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is found as soon as it is there', async () => {
    expect((await get('/public/uploads/new.webp')).status).toBe(404);
    writeFileSync(join(folder, 'uploads', 'new.webp'), 'new');
    expect((await get('/public/uploads/new.webp')).body).toBe('new');
  });

  it.each([
    '.secret',
    '../outside.txt',
    '%2e%2e/outside.txt',
    '%2e%2e%2foutside.txt',
    '',
    'a/b.webp',
    '..%5coutside.txt',
  ])('is all that is shown: not %s', async (name) => {
    const { status, headers } = await get(`/public/uploads/${name}`);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});
