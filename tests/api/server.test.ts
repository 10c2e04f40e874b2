import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '../support/users.js';
import { startServer } from '../support/server.js';
import type { RunningServer, Server } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { reportResult } from '../support/extendedTests.js';
import { until } from '../support/until.js';

describe('a server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await sharedServer();
  });

  it('says that it is ready', async () => {
    expect(await visitor(server).request('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('refuses a request with two hosts, of which a proxy may check another', async () => {
    const { hostname, port } = new URL(server.origin);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write('GET /healthz HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nConnection: close\r\n\r\n');
      });
      let said = '';
      socket.setEncoding('utf8').on('data', (part: string) => (said += part));
      socket.once('end', () => resolve(said)).once('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['ar', /[\u0600-\u06ff]/],
    ['en', /^[A-Z][ -~]+$/],
  ] as const)('answers an unknown path of the API in the envelope, in the words of %s', async (language, words) => {
    const { status, body } = await visitor(server, language).request('GET', '/api/v1/nowhere');
    expect(status).toBe(404);
    expect(body).toEqual({ status: 'fail', message: expect.stringMatching(words), err: { statusCode: 404 } });
  });

  it('has nothing of Strapi’s own under its usual addresses', async () => {
    const answers = await Promise.all(
      ['/admin', '/cms/admin', '/api/users', '/api/auth/local', '/uploads/x.webp', '/_health'].map((path) =>
        visitor(server).request('GET', path),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});

describe('a server that ends', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });

  it('has warned once of a Node.js that gets no updates', () => {
    const warnings = server.output().split('Node.js 24 is recommended').length - 1;
    expect(warnings).toBe(process.versions.node.startsWith('20.') ? 1 : 0);
  });

  it('starts again on what it left when it was killed', async () => {
    await server.kill();
    server = await startServer({ data: server.data });
    expect(await visitor(server).request('GET', '/healthz')).toMatchObject({ status: 200 });
  });

  it('answers 20 requests in progress, takes no more, and exits with 0', async () => {
    const underWay = await Promise.all(Array.from({ length: 20 }, () => halfARequest(server)));
    const ended = server.stop();
    await until(() => refuses(server), 'The end of new connections');
    expect(await Promise.all(underWay.map((finish) => finish()))).toEqual(underWay.map(() => 401));
    expect(await ended).toBe(0);
    reportResult(`SIGTERM with ${underWay.length} requests under way: as many answers, exit code 0`);
  });
});

/**
 * Sends the headers of a log-in request, but not its body. @returns a function that sends the body and resolves to
 * the status
 */
function halfARequest({ origin }: Server): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify({ username: 'nobody', password: 'a wrong password' });
  const sent = request(`${origin}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    });
  });
  return new Promise((taken) => {
    sent.once('continue', () =>
      taken(() => {
        sent.end(body);
        return answer;
      }),
    );
    sent.flushHeaders();
  });
}

/** Resolves to true if the port refuses connections. */
const refuses = ({ origin }: Server) =>
  fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
    () => undefined,
    () => true,
  );
