/** Generated pictures and upload forms. */
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { UploadInput } from '@qaima/schemas';
import sharp from 'sharp';
import type { Client, ResponseBody } from './http.js';
import type { RunningServer } from './server.js';

/** A single-colour picture. */
export const picture = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#b3402a' } });

/** The file names of all stored pictures. */
export const storedFiles = ({ data }: RunningServer): readonly string[] =>
  readdirSync(join(data.folder, 'public/uploads')).sort();

export interface Upload {
  readonly path?: string;
  readonly model?: string;
  /** Sent as JSON text; a string is sent unchanged. */
  readonly data?: UploadInput['data'] | string | Readonly<Record<string, unknown>>;
  readonly file?: Uint8Array | string;
  /** The file name that the client sends. */
  readonly name?: string;
  /** Unexpected form fields. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Bytes or text as a form part. */
export const partOf = (content: Uint8Array | string) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);

/** The multipart form of an upload, with the file first, as browsers may send it. */
export function formOf({ file, name = 'picture.png', path, model, data, more = {} }: Upload): FormData {
  const form = new FormData();
  if (file !== undefined) form.set('file', partOf(file), name);
  if (path !== undefined) form.set('path', path);
  if (model !== undefined) form.set('model', model);
  if (data !== undefined) form.set('data', typeof data === 'string' ? data : JSON.stringify(data));
  for (const [field, value] of Object.entries(more)) form.set(field, value);
  return form;
}

/** A request whose body never ends, and its response. */
export interface Unfinished {
  readonly answered: Promise<{ readonly status: number; readonly retryAfter: string | undefined }>;
  /** Aborts the request. */
  readonly end: () => void;
}

/** Announces a file of `bytes` bytes and sends only `sent` of them. */
export function beginUpload(client: Client, bytes: number, sent: number): Unfinished {
  const headers = {
    cookie: client.cookies,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(bytes),
  };
  const going = request(new URL('/api/v1/upload', client.origin), { method: 'POST', headers, agent: false });
  const answered = new Promise<Awaited<Unfinished['answered']>>((resolve, reject) => {
    going.once('error', reject);
    going.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
  });
  // An aborted request has no response to wait for.
  answered.catch(() => undefined);
  going.write(Buffer.alloc(sent));
  return { answered, end: () => going.destroy() };
}

/** Sends an upload form. */
export const send = (client: Client, upload: Upload) =>
  client.request<ResponseBody<{ image: string }>>('POST', '/api/v1/upload', { body: formOf(upload) });
