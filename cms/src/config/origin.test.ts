import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { isForeign } from './origin';

vi.mock('./environment', () => ({ environment: () => ({ publicUrl: 'https://menu.example' }) }));

const asked = (method: string, headers: Record<string, string>) => ({ method, headers }) as unknown as IncomingMessage;

describe('a request', () => {
  it('that only reads may come from anywhere', () => {
    expect(isForeign(asked('GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }))).toBe(false);
    expect(isForeign(asked('HEAD', { origin: 'null' }))).toBe(false);
  });

  it('that changes something comes from our own pages', () => {
    expect(isForeign(asked('POST', { origin: 'https://menu.example', host: 'internal:1337' }))).toBe(false);
    expect(isForeign(asked('PUT', { origin: 'http://127.0.0.1:1337', host: '127.0.0.1:1337' }))).toBe(false);
    expect(isForeign(asked('DELETE', { origin: 'https://menu.example', 'sec-fetch-site': 'same-origin' }))).toBe(false);
    // A form of a page that sends no referrer.
    expect(isForeign(asked('POST', { origin: 'null', 'sec-fetch-site': 'same-origin' }))).toBe(false);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: '' },
    { origin: 'https://menu.example.evil.example' },
    { origin: 'http://127.0.0.1:9999', host: '127.0.0.1:1337' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://menu.example', 'sec-fetch-site': 'cross-site' },
  ])('that changes something is foreign with %o', (headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) expect(isForeign(asked(method, headers))).toBe(true);
  });

  it('of a script says neither, and is judged by its session', () => {
    expect(isForeign(asked('POST', { host: '127.0.0.1:1337' }))).toBe(false);
  });
});
