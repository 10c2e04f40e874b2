/** The CMS's own panel, open: all of it under `/cms`, and nothing else of the server by that way round. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '../support/people.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/shared.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer({ CMS_PANEL: '1' });
});

/** Where the first administrator's log-in is written. */
const noteFile = () => join(server.data.folder, 'cms-administrator.txt');

function administrator(): { email: string | undefined; password: string | undefined } {
  const note = readFileSync(noteFile(), 'utf8');
  return { email: /^e-mail: (.+)$/m.exec(note)?.[1], password: /^password: (.+)$/m.exec(note)?.[1] };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  visitor(server).request<{ data?: { token?: string } }>('POST', path, { body, headers });

describe('the first administrator', () => {
  it('is there before anybody can come first', async () => {
    const stranger = { email: 'stranger@example.com', password: 'Olives4Thyme', firstname: 'A', lastname: 'B' };
    expect([404, 405]).toContain((await post('/cms/admin/register-admin', stranger)).status);
    const { body } = await visitor(server).request<{ data: { hasAdmin: boolean } }>('GET', '/cms/admin/init');
    expect(body.data.hasAdmin).toBe(true);
  });

  it('signs in with what is written for its owner alone', async () => {
    expect(statSync(noteFile()).mode & 0o777).toBe(0o600);
    const { status, body } = await post('/cms/admin/login', administrator());
    expect(status).toBe(200);
    const authorization = `Bearer ${body.data?.token}`;
    const types = await visitor(server).request('GET', '/cms/content-manager/content-types', {
      headers: { authorization },
    });
    expect(types.status).toBe(200);
  });

  it('has a password that no log tells', () => {
    expect(server.output()).not.toContain(administrator().password);
  });
});

describe('the panel', () => {
  it('is found at /cms', async () => {
    const { status, headers } = await visitor(server).request('GET', '/cms');
    expect({ status, to: headers.get('location') }).toEqual({ status: 302, to: '/cms/admin' });
  });

  it('lets nobody in without a log-in', async () => {
    expect((await visitor(server).request('GET', '/cms/content-manager/content-types')).status).toBe(401);
    expect((await visitor(server).request('GET', '/cms/upload/files')).status).toBe(401);
  });

  it.each([
    '/cms/api/v1/users/me',
    '/cms/API/v1/users/me',
    '/cms//api/v1/users/me',
    '/cms/_health',
    '/cms/openapi.json',
  ])('is no way round to %s', async (path) => {
    expect((await visitor(server).request('GET', path)).status).toBe(404);
  });

  it.each(['/admin', '/admin/init', '/content-manager/content-types', '/upload/files', '/uploads/x.webp'])(
    'is not at %s, its place in a stock Strapi',
    async (path) => {
      expect((await visitor(server).request('GET', path)).status).toBe(404);
    },
  );

  it('does nothing for the page of another site', async () => {
    const foreign = await post('/cms/admin/login', administrator(), { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await post('/cms/admin/login', administrator(), { origin: server.origin })).status).toBe(200);
  });
});
