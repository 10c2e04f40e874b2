import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRequestHead, pathOf } from './requestContext.js';
import { exactPath, pathPattern, createRouter, pathPrefix, type Route } from './router.js';

const seen: string[] = [];
beforeEach(() => {
  seen.length = 0;
});

const route = (name: string, answer: () => boolean | Promise<boolean>, own: Partial<Route> = {}): Route => ({
  name,
  match: () => '',
  handle() {
    seen.push(name);
    return answer();
  },
  ...own,
});

const yes = () => true;
const no = () => false;
const later = (answer: boolean) => () => Promise.resolve(answer);
const broken = () => {
  throw new Error('ouch');
};

/** Sends one request to a router with these routes and waits for the response. */
async function send(routes: readonly Route[], method = 'GET', rawHeaders: string[] = []) {
  const listener = createRouter(routes, {
    https: true,
    proxied: true,
    warn: (message) => seen.push(message),
    notFound: () => seen.push('not found'),
    failed: (error, name) => seen.push(`${name} failed: ${(error as Error).message}`),
    taken: (name) => seen.push(`taken by ${name}`),
  });
  const req = Object.assign(new IncomingMessage(new Socket()), { url: '/a', method, rawHeaders });
  const res = new ServerResponse(req);
  listener(req, res);
  await new Promise((resolve) => setImmediate(resolve));
  return { seen, hsts: res.getHeader('strict-transport-security'), status: res.statusCode };
}

describe('the router', () => {
  it('asks its routes in order, until one answers', async () => {
    expect((await send([route('a', no), route('b', yes), route('c', yes)])).seen).toEqual(['a', 'b', 'taken by b']);
  });

  it('waits for a route that needs time, and goes on from there', async () => {
    const routes = [route('a', later(false)), route('b', no), route('c', later(true)), route('d', yes)];
    expect((await send(routes)).seen).toEqual(['a', 'b', 'c', 'taken by c']);
  });

  it('has not found what no route takes', async () => {
    expect((await send([route('a', no)])).seen).toEqual(['a', 'not found']);
    seen.length = 0;
    expect((await send([route('a', later(false)), route('b', yes, { match: () => null })])).seen).toEqual([
      'a',
      'not found',
    ]);
  });

  it('offers what is more than reading to those routes alone that take it', async () => {
    const routes = [route('a', yes), route('b', later(false), { anyMethod: true }), route('c', yes)];
    expect((await send(routes, 'POST')).seen).toEqual(['b', 'not found']);
  });

  it('says which route failed, and asks no other', async () => {
    expect((await send([route('a', broken), route('b', yes)])).seen).toEqual(['a', 'a failed: ouch']);
    seen.length = 0;
    const routes = [route('a', later(false)), route('b', () => Promise.reject(new Error('ouch'))), route('c', yes)];
    expect((await send(routes)).seen).toEqual(['a', 'b', 'b failed: ouch']);
  });

  it('sends from memory what is there, which has all its headers already', async () => {
    const immediate = () => true;
    expect(await send([route('a', no, { immediate })])).toMatchObject({ seen: ['taken by a'], hsts: undefined });
    seen.length = 0;
    expect(await send([route('a', yes, { immediate: no })])).toMatchObject({ hsts: 'max-age=31536000' });
  });

  it('refuses a request with two hosts before any route is asked', async () => {
    expect(await send([route('a', yes)], 'GET', ['Host', 'a', 'HOST', 'b'])).toMatchObject({ seen: [], status: 400 });
  });
});

describe('an address', () => {
  it('is its path alone', () => {
    expect(pathOf('/m/innova?x=1?y')).toBe('/m/innova');
    expect(pathOf('*')).toBe('*');
  });

  it('lies under another at a slash only', () => {
    const match = pathPrefix('/cms');
    expect(['/cms', '/cms/', '/cms/admin'].map((path) => match(path) !== null)).toEqual([true, true, true]);
    expect(['/cmsx', '/CMS', '/a/cms', ''].some((path) => match(path) !== null)).toBe(false);
  });

  it('is known whole, or by an expression', () => {
    expect([exactPath('/a', '/b')('/b'), exactPath('/a')('/a/')]).toEqual(['/b', null]);
    const match = pathPattern('/m/', /^\/m\/(\w+)$/);
    expect([match('/m/x'), match('/m/x/y'), match('/n/x')]).toEqual(['x', null, null]);
  });
});

describe('the headers that decide', () => {
  it('are read in any spelling, and hosts are counted', () => {
    const rawHeaders = ['HOST', 'a', 'Host', 'b', 'cookie', 'x'];
    const headers = { cookie: `x=1; qaima_session=${'s'.repeat(43)}`, 'accept-encoding': 'gzip, br' };
    const req = Object.assign(new IncomingMessage(new Socket()), { rawHeaders, headers });
    const rest = { acceptLanguage: '', ifNoneMatch: '', isForwarded: false };
    expect(readRequestHead(req)).toEqual({ hosts: 2, hasSession: true, acceptEncoding: 'gzip, br', ...rest });
  });
});
