/** nginx with the configuration of docs/deploy, in front of a running server: headers, limits and proxying. */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxProgram } from '../../scripts/lib/nginx.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { endChild, type Child } from '../support/childProcess.js';
import { newFolder, removeFolder } from '../support/runFolder.js';
import { newSeededMenu } from '../support/menus.js';
import { sampleOf, startNginx } from '../support/nginx.js';
import { startServer, type Server } from '../support/server.js';

const HOST = 'menu.example';

interface Reply {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
}

let server: Server;
let nginx: Child;
let folder: string;
let tlsPort: number;
let plainPort: number;

/** The sample configuration with test ports and generated certificates. */
function sampleFor(origin: string): string {
  const subject = [
    '-subj',
    `/CN=${HOST}`,
    '-days',
    '1',
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'cert.pem'),
  ];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  return sampleOf('nginx.conf', [
    [/127\.0\.0\.1:1337/, new URL(origin).host],
    [/^ *listen \[::\].*$/gm, ''],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 /, `listen 127.0.0.1:${tlsPort} `],
    [/\/etc\/letsencrypt\/live\/menu\.example\/fullchain\.pem/, join(folder, 'cert.pem')],
    [/\/etc\/letsencrypt\/live\/menu\.example\/privkey\.pem/, join(folder, 'key.pem')],
  ]);
}

function ask(path: string, { headers = {}, ...options }: RequestOptions = {}, body?: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port: tlsPort,
        host: '127.0.0.1',
        servername: HOST,
        path,
        rejectUnauthorized: false,
        headers: { host: HOST, ...headers },
        ...options,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

async function startBefore(origin: string): Promise<void> {
  nginx = await startNginx(folder, sampleFor(origin), async () => (await ask('/healthz')).status === 200);
}

describe.runIf(nginxProgram())('the sample for nginx', () => {
  beforeAll(async () => {
    folder = newFolder('nginx');
    [tlsPort, plainPort] = [await freePort(), await freePort()];
    server = await startServer({ env: { PUBLIC_URL: `https://${HOST}`, TRUSTED_PROXIES: '1', RATE_LIMITS: 'on' } });
    await startBefore(server.origin);
  });
  afterAll(async () => {
    await endChild(nginx);
    await server.stop();
    removeFolder(folder);
  });

  it('shows the pages by https alone, and says so once', async () => {
    const { status, headers } = await ask('/login');
    expect({ status, hsts: headers['strict-transport-security'] }).toEqual({ status: 200, hsts: 'max-age=31536000' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['server']).toBe('nginx');
    const plain = await fetch(`http://127.0.0.1:${plainPort}/m/x?y=1`, { redirect: 'manual' });
    expect({ status: plain.status, to: plain.headers.get('location') }).toEqual({
      status: 308,
      to: `https://${HOST}/m/x?y=1`,
    });
  });

  it('passes on whom a request is from, and not whom it claims to be from', async () => {
    const body = Buffer.from(JSON.stringify({ username: 'nobody.here', password: 'x' }));
    const { status, headers } = await ask(
      '/api/v1/users/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.66', origin: `https://${HOST}` },
      },
      body,
    );
    expect(status).toBe(401);
    const line = server
      .output()
      .split('\n')
      .find((one) => one.includes(String(headers['x-request-id'])));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ security: 'log-in-failed', client: '127.0.0.1' });
  });

  it('refuses bodies far above a picture’s size, and hides the metrics', async () => {
    const { status } = await ask('/api/v1/upload', { method: 'POST' }, Buffer.alloc(25 * 1024 * 1024 + 1)).catch(
      // nginx may reject a body before it has received all of it.
      () => ({ status: 413 }),
    );
    expect(status).toBe(413);
    expect((await ask('/metrics')).status).toBe(404);
    expect((await ask('/metrics')).headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('passes on the server’s words about a photograph of 20 MB', async () => {
    const { admin } = await newSeededMenu(server);
    const { status, text } = await ask(
      '/api/v1/upload',
      {
        method: 'POST',
        headers: {
          cookie: admin.cookies,
          origin: `https://${HOST}`,
          'content-type': 'multipart/form-data; boundary=b',
        },
      },
      Buffer.alloc(20 * 1024 * 1024),
    );
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ status: 'fail', message: 'حجم الملف أكبر من 10 ميغابايت.' });
  });

  it('passes on a stream of events as it comes', async () => {
    const upstream = createServer((req, res) => {
      if (req.url === '/healthz') return void res.end('ok');
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
      res.write('data: one\n\n');
    });
    await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
    const { port } = upstream.address() as AddressInfo;
    await endChild(nginx);
    await startBefore(`http://127.0.0.1:${port}`);
    const sent = request({ port: tlsPort, host: '127.0.0.1', rejectUnauthorized: false, headers: { host: HOST } });
    const event = new Promise((resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', (response) => response.setEncoding('utf8').once('data', resolve));
    });
    sent.end();
    expect(await event).toBe('data: one\n\n');
    sent.destroy();
    upstream.closeAllConnections();
    upstream.close();
    await endChild(nginx);
    await startBefore(server.origin);
  });

  it('refuses a flood from one address', async () => {
    // Forty parallel connections send more requests than the rate limit and its burst allow.
    const agent = new Agent({ keepAlive: true, maxSockets: 40 });
    const answers = await Promise.all(Array.from({ length: 1_500 }, () => ask('/healthz', { agent })));
    agent.destroy();
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 429]);
  });
});
