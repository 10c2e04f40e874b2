import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../../errors/httpError';
import { bodyMemory } from './memoryBudget';
import { MAX_FILE_BYTES, withForm } from './form';
import { readJson } from './json';

const MOST = 1000;

let server: Server;
let origin: string;
/** The result of the last request. */
let outcome: Promise<unknown>;

beforeAll(async () => {
  server = createServer((req, res) => {
    outcome = req.url === '/form' ? withForm(req, async (form) => form) : readJson(req, MOST);
    outcome.then(
      (value) => res.end(JSON.stringify(value ?? null)),
      (error: unknown) => res.writeHead(error instanceof HttpError ? error.status : 500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
afterEach(() => {
  expect(bodyMemory.held()).toBe(0);
});

async function post(path: string, body: BodyInit | null, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { method: 'POST', body, headers });
  const text = await response.text();
  return { status: response.status, value: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

/** Sends the beginning of a body and then disconnects. */
async function breakOff(path: string, headers: Record<string, string>, beginning: string): Promise<unknown> {
  const read = new Promise<void>((resolve) => server.once('request', () => resolve()));
  const going = request(origin + path, { method: 'POST', headers: { ...headers, 'content-length': '500' } });
  going.on('error', () => undefined);
  going.write(beginning);
  await read;
  const ended = outcome.catch((error: unknown) => error);
  going.destroy();
  return ended;
}

describe('a JSON body', () => {
  const json = { 'content-type': 'application/json' };

  it('is read as it is', async () => {
    expect(await post('/json', '{"اسم":"منسف"}', { 'content-type': 'Application/JSON; charset=utf-8' })).toEqual({
      status: 200,
      value: { اسم: 'منسف' },
    });
  });

  it('may be missing', async () => {
    expect(await post('/json', null)).toEqual({ status: 200, value: null });
    expect(await post('/json', '', json)).toEqual({ status: 200, value: null });
  });

  it('is nothing else', async () => {
    expect((await post('/json', '{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('/json', new URLSearchParams({ a: 'b' }))).status).toBe(415);
    expect((await post('/json', new Uint8Array([123, 125]))).status).toBe(415);
    expect((await post('/json', '{}', { ...json, 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await post('/json', '{"a":', json)).status).toBe(400);
    expect((await post('/json', new Uint8Array([0x22, 0xff, 0x22]), json)).status).toBe(400);
  });

  it('has its bounds, whether or not it says its size', async () => {
    const sized = (length: number) => JSON.stringify('x'.repeat(length - 2));
    expect((await post('/json', sized(MOST), json)).status).toBe(200);
    expect((await post('/json', sized(MOST + 1), json)).status).toBe(413);
    const stream = new Blob([sized(50 * MOST)]).stream();
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: stream, headers: json, duplex: 'half' };
    expect((await fetch(`${origin}/json`, init)).status).toBe(413);
  });

  it('that breaks off is refused, not taken for whole', async () => {
    expect(await breakOff('/json', json, '{"a":1}')).toMatchObject({ status: 408 });
  });
});

describe('a form', () => {
  const form = (fields: Record<string, string | Blob>) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') made.set(name, value);
      else made.set(name, value, '../../x.png');
    }
    return made;
  };
  const file = (bytes: number) => new Blob([new Uint8Array(bytes)]);
  const sizeOf = (value: unknown) => (value as { file?: { data: readonly number[] } }).file?.data.length;

  it('is its fields, and the bytes and the name of its file without folders', async () => {
    const { value } = await post('/form', form({ path: 'صورة', file: file(3) }));
    expect(value).toEqual({
      fields: { path: 'صورة' },
      file: { type: 'Buffer', data: [0, 0, 0] },
      fileName: 'x.png',
    });
  });

  it('may have no file, or an empty one', async () => {
    expect((await post('/form', form({ path: 'image' }))).value).toEqual({ fields: { path: 'image' } });
    expect(sizeOf((await post('/form', form({ file: file(0) }))).value)).toBe(0);
  });

  it('takes a file of 10 MB and none larger, and goes on serving', async () => {
    expect(sizeOf((await post('/form', form({ file: file(MAX_FILE_BYTES) }))).value)).toBe(MAX_FILE_BYTES);
    expect((await post('/form', form({ file: file(MAX_FILE_BYTES + 1) }))).status).toBe(413);
    expect((await post('/form', form({ file: file(2 * MAX_FILE_BYTES) }))).status).toBe(413);
    expect((await post('/form', form({ path: 'image' }))).status).toBe(200);
  });

  it('has one file, named file, and few and short fields', async () => {
    expect((await post('/form', form({ files: file(1) }))).status).toBe(400);
    expect((await post('/form', form({ file: file(1), other: file(1) }))).status).toBe(400);
    expect((await post('/form', form({ path: 'x'.repeat(100_000) }))).status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x']));
    expect((await post('/form', form(many))).status).toBe(400);
  });

  it('is whole, and a form', async () => {
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc';
    expect((await post('/form', part, multipart)).status).toBe(400);
    expect((await post('/form', 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await post('/form', '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect(await breakOff('/form', multipart, part)).toMatchObject({ status: 408 });
  });
});
