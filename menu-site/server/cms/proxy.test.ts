import { createServer, request as httpRequest, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRequestHead, pathOf, type RequestContext } from '../http/requestContext.js';
import { sendApiUnavailable } from '../http/responses.js';
import { bodyOf, fakeCms, TOKEN, waitUntil, type FakeCms } from '../testing/fakeCms.js';
import { createCmsConnection, type CmsConnection } from './connection.js';
import { createCmsProxy, type CmsProxy } from './proxy.js';
import { createCmsState, type CmsState } from './availability.js';

let cms: FakeCms;
let connection: CmsConnection;
let state: CmsState;
let through: CmsProxy;
let server: Server;
let port: number;
const failed = vi.fn();

/** A front server whose only route is the proxy. */
async function openFront(trustedProxies = 0, waitMs = 5_000): Promise<void> {
  through = createCmsProxy({ connection, state, trustedProxies, token: TOKEN, waitMs, failed });
  server = createServer();
  const listener = (req: IncomingMessage, res: RequestContext['res']) => {
    const context = { req, res, head: readRequestHead(req), path: pathOf(req.url), isReading: true };
    through.forward(context, ({ head }) => sendApiUnavailable(res, head.acceptLanguage === 'en' ? 'en' : 'ar'));
  };
  server.on('request', listener).on('checkContinue', listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
}

async function closeFront(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

beforeEach(async () => {
  vi.clearAllMocks();
  cms = await fakeCms();
  connection = createCmsConnection({ socketPath: cms.socketPath });
  state = createCmsState();
  await openFront();
});
afterEach(async () => {
  await closeFront();
  connection.close();
  await cms.end();
  expect(failed).not.toHaveBeenCalled();
});

type Headers = Readonly<Record<string, string | string[]>>;
const begin = (method = 'GET', headers: Headers = {}, path = '/api/v1/x?y=1'): ClientRequest =>
  httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false });

const answerOf = (request: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => request.once('response', resolve).once('error', reject));

async function send(method = 'GET', headers: Headers = {}, body?: string) {
  const request = begin(method, headers);
  request.end(body);
  const answer = await answerOf(request);
  return { status: answer.statusCode, headers: answer.headers, text: await bodyOf(answer), answer };
}

describe('what is passed through', () => {
  it('is forwarded unchanged, like its answer, but for hop-by-hop headers', async () => {
    let seen: IncomingMessage | undefined;
    let body = '';
    cms.before = (req, res) => {
      seen = req;
      void bodyOf(req).then((text) => {
        body = text;
        res.writeHead(418, 'Teapot', [
          ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Menu-Cache', '{}', 'Connection', 'x-private'],
          ...['X-Private', 'no', 'X-Kind', 'tea', 'Content-Length', '4'],
        ]);
        res.end('done');
      });
      return true;
    };
    const { status, headers, text, answer } = await send(
      'PUT',
      {
        Cookie: 'qaima_session=x',
        'X-Front-Token': 'made up',
        'X-Forwarded-For': '1.2.3.4',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'evil.example',
        Connection: 'close, x-hop',
        'X-Hop': 'no',
        'Content-Length': '5',
      },
      'hello',
    );
    expect([seen?.method, seen?.url, body]).toEqual(['PUT', '/api/v1/x?y=1', 'hello']);
    expect(seen?.headers).toEqual({
      host: `127.0.0.1:${port}`,
      cookie: 'qaima_session=x',
      connection: 'keep-alive',
      'content-length': '5',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-front-token': TOKEN,
    });
    expect([status, answer.statusMessage, text]).toEqual([418, 'Teapot', 'done']);
    expect(headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-kind': 'tea', 'content-length': '4' });
    expect(headers).not.toHaveProperty('x-menu-cache');
    expect(headers).not.toHaveProperty('x-private');
  });

  it('says where it comes from, through as many proxies as are trusted', async () => {
    await closeFront();
    await openFront(1);
    let seen: IncomingMessage['headers'] = {};
    cms.before = (req, res) => {
      seen = req.headers;
      return Boolean(res.end());
    };
    const headers = { 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'menu.example' };
    await send('GET', headers);
    expect(seen).toMatchObject({
      'x-forwarded-for': '1.2.3.4, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'menu.example',
    });
  });

  it('has a body only when it was sent with one', async () => {
    const seen: (string | undefined)[] = [];
    cms.before = (req, res) => {
      seen.push(req.headers['transfer-encoding'], req.headers['content-length']);
      return Boolean(res.end());
    };
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /a HTTP/1.1\r\nHost: a\r\n\r\nDELETE /b HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    socket.write('2\r\nhi\r\n0\r\n\r\n');
    await waitUntil(() => seen.length === 4, 'both requests');
    socket.destroy();
    expect(seen).toEqual([undefined, undefined, 'chunked', undefined]);
  });

  it('comes bit by bit, each as soon as it is there', async () => {
    let write = (_: string) => false;
    let isGone = false;
    cms.before = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
      write = (text) => res.write(text);
      res.once('close', () => (isGone = true));
      return true;
    };
    const request = begin();
    request.end();
    const answer = await answerOf(request);
    expect(answer.headers['x-accel-buffering']).toBe('no');
    answer.setEncoding('utf8');
    for (const event of ['data: one\n\n', 'data: two\n\n']) {
      const next = new Promise((resolve) => answer.once('data', resolve));
      write(event);
      expect(await next).toBe(event);
    }
    // When the reader disconnects, the request to the CMS must end too.
    request.on('error', () => undefined).destroy();
    await waitUntil(() => isGone, 'the end of the stream at the CMS');
  });

  it('ends its event streams when the front ends', async () => {
    cms.before = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: one\n\n');
      return true;
    };
    const request = begin();
    request.end();
    const answer = await answerOf(request);
    await new Promise((resolve) => answer.once('data', resolve));
    through.endStreams();
    await new Promise((resolve) => answer.once('end', resolve));
    expect(answer.complete).toBe(true);
  });

  it('never passes for whole when the CMS breaks off', async () => {
    cms.before = (req, res) => {
      res.writeHead(200, { 'Content-Length': '10' });
      res.write('half', () => req.socket.destroy());
      return true;
    };
    await expect(send()).rejects.toThrow();
  });
});

describe('an upload', () => {
  it('waits while the CMS does not read it', async () => {
    let read: () => void = () => undefined;
    let size = 0;
    cms.before = (req, res) => {
      read = () => {
        req.on('data', (chunk: Buffer) => (size += chunk.length));
        req.once('end', () => res.end('read'));
      };
      return true;
    };
    const whole = 64 * 1024 * 1024;
    const request = begin('POST', { 'Content-Length': String(whole) });
    const chunk = Buffer.alloc(256 * 1024);
    let sent = 0;
    const pump = () => {
      while (sent < whole) {
        sent += chunk.length;
        if (!request.write(chunk)) return void request.once('drain', pump);
      }
      request.end();
    };
    pump();
    await waitUntil(() => cms.asked.length === 1, 'the request at the CMS');
    let before = -1;
    await waitUntil(async () => {
      const isStill = before === sent;
      before = sent;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return isStill;
    }, 'a sender that waits');
    expect(sent).toBeLessThan(whole / 2);
    read();
    expect(await bodyOf(await answerOf(request))).toBe('read');
    expect(size).toBe(whole);
  });

  it('ends at the CMS when its sender leaves', async () => {
    let isAborted = false;
    cms.before = (req) => {
      req.on('data', () => undefined).on('error', () => undefined);
      req.once('close', () => (isAborted = !req.complete));
      return true;
    };
    const request = begin('POST', { 'Content-Length': '1000' });
    request.on('error', () => undefined).write('part');
    await waitUntil(() => cms.asked.length === 1, 'the request at the CMS');
    request.destroy();
    await waitUntil(() => isAborted, 'the end at the CMS');
  });

  it('is refused before it is sent, for who asks first', async () => {
    const order: string[] = [];
    const ask = async () => {
      const request = begin('POST', { 'Content-Length': '4', Expect: '100-continue' });
      request.once('continue', () => {
        order.push('continue');
        request.end('body');
      });
      request.flushHeaders();
      const answer = await answerOf(request);
      order.push(`${answer.statusCode} ${await bodyOf(answer)}`);
      request.destroy();
    };
    cms.before = (req, res) => {
      void bodyOf(req).then((text) => res.end(text));
      return true;
    };
    await ask();
    await cms.stop();
    const refusing = createServer().on('checkContinue', (_req, res) => res.writeHead(403).end('refused'));
    await new Promise<void>((resolve) => refusing.listen(cms.socketPath, resolve));
    await ask();
    await new Promise((resolve) => refusing.close(resolve));
    expect(order).toEqual(['continue', '200 body', '403 refused']);
  });

  it('hears why it is refused before all of it has come', async () => {
    cms.before = (req, res) => {
      res.writeHead(413).end('too large');
      req.resume();
      return true;
    };
    const request = begin('POST', { 'Content-Length': String(8 * 1024 * 1024) });
    request.write(Buffer.alloc(1024 * 1024));
    const answer = await answerOf(request);
    expect([answer.statusCode, await bodyOf(answer)]).toEqual([413, 'too large']);
    request.end(Buffer.alloc(7 * 1024 * 1024));
  });
});

describe('while the CMS is restarted', () => {
  const reply = () => {
    cms.before = (req, res) => {
      void bodyOf(req).then((text) => res.end(`got ${text}`));
      return true;
    };
  };

  it('a call waits with its body unread, and is answered by the next one', async () => {
    reply();
    await cms.stop();
    const waiting = [send('POST', {}, 'one'), send('GET')];
    await waitUntil(() => state.waiting() === 2, 'calls that wait');
    await cms.start();
    state.started();
    expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual(['got one', 'got ']);
  });

  it('a call is held back from the moment that the CMS drains', async () => {
    reply();
    state.draining();
    const waiting = send('POST', {}, 'two');
    await waitUntil(() => state.waiting() === 1, 'a call that waits');
    expect(cms.asked).toEqual([]);
    state.started();
    expect((await waiting).text).toBe('got two');
  });

  it('a call that waits too long is told in its language to retry', async () => {
    await closeFront();
    await openFront(0, 50);
    await cms.stop();
    const { status, headers, text } = await send('POST', { 'Accept-Language': 'en' }, 'three');
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '2',
      'application/json; charset=utf-8',
    ]);
    expect(JSON.parse(text)).toMatchObject({ status: 'error', err: { statusCode: 503 } });
    expect(text).toContain('unavailable');
    expect((await send('GET', { 'Accept-Language': 'ar' })).text).toContain('غير متاحة');
  });

  it('a call does not wait whose caller has left', async () => {
    await cms.stop();
    const request = begin();
    request.on('error', () => undefined).end();
    await waitUntil(() => state.waiting() === 1, 'a call that waits');
    request.destroy();
    await waitUntil(() => state.waiting() === 0, 'that it waits no more');
  });

  it('a call that may have been read is never repeated, and a read is, once', async () => {
    cms.before = (req) => {
      req.once('data', () => undefined).socket.destroy();
      return true;
    };
    expect((await send('POST', {}, 'four')).status).toBe(503);
    expect((await send('DELETE')).status).toBe(503);
    expect(cms.asked).toHaveLength(2);
    expect((await send('GET', { 'Content-Length': '4' }, 'five')).status).toBe(503);
    expect(cms.asked).toHaveLength(3);
    expect((await send('GET')).status).toBe(503);
    expect(cms.asked).toHaveLength(5);
    let tries = 0;
    cms.before = (req, res) => {
      tries += 1;
      return tries === 1 ? Boolean(req.socket.destroy()) : Boolean(res.end('second'));
    };
    expect((await send('GET')).text).toBe('second');
  });
});
