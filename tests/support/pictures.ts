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

/** The names of all stored picture files. */
export const storedFiles = ({ data }: RunningServer): readonly string[] =>
  readdirSync(join(data.folder, 'public/uploads')).sort();

export interface Upload {
  readonly path?: string;
  readonly model?: string;
  /** Sent as JSON; a string is sent unchanged. */
  readonly data?: UploadInput['data'] | string | Readonly<Record<string, unknown>>;
  readonly file?: Uint8Array | string;
  /** The file name in the form. */
  readonly name?: string;
  /** Further form fields, which the server does not expect. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Bytes or text as the content of a form field. */
export const partOf = (content: Uint8Array | string) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);

/** The multipart form of an upload. The file comes first, because browsers may send it so. */
export function formOf({ file, name = 'picture.png', path, model, data, more = {} }: Upload): FormData {
  const form = new FormData();
  if (file !== undefined) form.set('file', partOf(file), name);
  if (path !== undefined) form.set('path', path);
  if (model !== undefined) form.set('model', model);
  if (data !== undefined) form.set('data', typeof data === 'string' ? data : JSON.stringify(data));
  for (const [field, value] of Object.entries(more)) form.set(field, value);
  return form;
}

/** A request whose body is never completed, and its response. */
export interface Unfinished {
  readonly answered: Promise<{ readonly status: number; readonly retryAfter: string | undefined }>;
  /** Aborts the request. */
  readonly end: () => void;
}

/** Starts an upload that announces `bytes` bytes but sends only `sent` of them. */
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
  // An aborted request gets no response, so its error is ignored.
  answered.catch(() => undefined);
  going.write(Buffer.alloc(sent));
  return { answered, end: () => going.destroy() };
}

export const send = (client: Client, upload: Upload) =>
  client.request<ResponseBody<{ image: string }>>('POST', '/api/v1/upload', { body: formOf(upload) });
