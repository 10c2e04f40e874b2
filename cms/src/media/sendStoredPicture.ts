import type { Context } from 'koa';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sendFile } from '../http/sendFile';
import { streamOf, type Bucket } from './bucket';

export const UPLOADS_URL = '/public/uploads/';

/** A file name of letters, digits, `-`, `_` and dots, without a leading dot. */
const NAME = /^[\w-][\w.-]*$/;

/** Prevents an uploaded file from running scripts as a page. */
const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** The conditional and range headers that are forwarded to the bucket. */
const ASKED = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'if-range', 'range'] as const;

/** The response headers that are forwarded from the bucket. */
const TOLD = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;

async function sendFromBucket(ctx: Context, bucket: Bucket, name: string): Promise<boolean> {
  const { req, res } = ctx;
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const asked = ASKED.flatMap((header) => {
    const value = req.headers[header];
    return typeof value === 'string' ? [[header, value] as const] : [];
  });
  const method = ctx.method === 'HEAD' ? 'HEAD' : 'GET';
  const answer = await bucket.read(method, name, Object.fromEntries(asked), gone.signal).catch((error: unknown) => {
    if (gone.signal.aborted) return null;
    throw error;
  });
  if (answer === null) {
    ctx.respond = false;
    return true;
  }
  if (answer.status === 404) {
    await answer.body?.cancel();
    return false;
  }
  ctx.respond = false;
  if (answer.status === 412 || answer.status === 416) {
    await answer.body?.cancel();
    res.writeHead(answer.status).end();
    return true;
  }
  for (const header of TOLD) {
    const value = answer.headers.get(header);
    if (value !== null) res.setHeader(header, value);
  }
  res.writeHead(answer.status, {
    ...HEADERS,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  // If the client or the bucket disconnects, the response is cut off. Clients detect this by its `Content-Length`.
  await pipeline(streamOf(answer), res).catch(() => res.destroy());
  return true;
}

/**
 * Serves a stored picture at `/public/uploads/{file}` from the data folder or a bucket. Browsers cache it forever,
 * because file names are never reused. Resolves to `false` without sending anything if the picture does not exist.
 */
export async function sendStoredPicture(ctx: Context, publicDir: string, bucket?: Bucket): Promise<boolean> {
  const name = ctx.path.slice(UPLOADS_URL.length);
  if (!NAME.test(name) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  if (bucket) return sendFromBucket(ctx, bucket, name);
  return sendFile(ctx, join(publicDir, 'uploads'), name, { immutable: true, headers: HEADERS });
}
