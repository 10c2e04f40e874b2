import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from './staticFiles.js';
import { createRouter } from './router.js';
import { serveStoredPictures } from './serveStoredPictures.js';

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
    'uploads/abc-10x10.webp': 'picture',
    'uploads/.secret': 'secret',
    'outside.txt': 'secret',
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const routes = [staticFiles('files', built), serveStoredPictures(join(folder, 'uploads'))];
  server = createServer(
    createRouter(routes, {
      https: false,
      proxied: false,
      warn: () => undefined,
      notFound: ({ res }) => void res.writeHead(404).end(),
      failed: (_error, _route, { res }) => void res.writeHead(500).end(),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path unchanged; `fetch` would normalize it. */
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
    const path = '/main-BhK3x9Qa.js';
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
    const first = await get('/parts/logo.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/parts/logo.svg', { 'if-none-match': String(first.headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('is sent in parts to a player that asks so', async () => {
    const part = await get('/film.mp4', { range: 'bytes=2-4' });
    expect(part).toMatchObject({ status: 206, body: '234' });
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect((await get('/film.mp4', { range: 'bytes=50-' })).status).toBe(416);
  });

  it('is announced without its bytes', async () => {
    expect(await get('/film.mp4', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    '/.hidden',
    '/parts',
    '/parts/',
    '/main-BhK3x9Qa.js.br',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/parts/%2e%2e/film.mp4',
  ])('is all that is shown: not %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('is only read', async () => {
    expect((await get('/film.mp4', {}, 'POST')).status).toBe(404);
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
    expect(headers['cache-control']).toBeUndefined();
  });
});
