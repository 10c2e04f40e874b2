import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { streamOf, type Bucket } from '../files/bucket';
import { pathOf, type Space } from './door';
import { sendFile } from './file';

const ADDRESS = '/public/uploads/';

/** A stored picture's name: letters, digits, `-`, `_` and dots, the last not at its start. */
const NAME = /^[\w-][\w.-]*$/;

/** They are shown as pictures and never run as pages, whatever they hold. */
const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** What a reader may say of what it has, or of the part that it wants. */
const ASKED = ['if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since', 'if-range', 'range'] as const;

/** What the bucket says of a file, and the reader is told. */
const TOLD = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;

async function sendFromBucket(
  req: IncomingMessage,
  res: ServerResponse,
  bucket: Bucket,
  name: string,
): Promise<boolean> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const asked = ASKED.flatMap((header) => {
    const value = req.headers[header];
    return typeof value === 'string' ? [[header, value] as const] : [];
  });
  const method = req.method === 'HEAD' ? 'HEAD' : 'GET';
  const answer = await bucket.read(method, name, Object.fromEntries(asked), gone.signal).catch((error: unknown) => {
    if (gone.signal.aborted) return null;
    throw error;
  });
  if (answer === null) return true;
  if (answer.status === 404) {
    await answer.body?.cancel();
    return false;
  }
  const refused = answer.status === 412 || answer.status === 416;
  if (refused) {
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
  // A reader who leaves ends it, and so does a bucket: then the answer is cut, which the reader can tell by its length.
  await pipeline(streamOf(answer), res).catch(() => res.destroy());
  return true;
}

/**
 * The stored pictures under `/public/uploads/{file}`, from the data folder or from a bucket. A new upload has a new name,
 * so they may be cached for ever.
 */
export function uploads(publicDir: string, bucket?: Bucket): Space {
  const folder = join(publicDir, 'uploads');
  return {
    name: 'uploads',
    handle(req, res) {
      const path = pathOf(req);
      if (!path.startsWith(ADDRESS) || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      const name = path.slice(ADDRESS.length);
      if (!NAME.test(name)) return false;
      if (bucket) return sendFromBucket(req, res, bucket, name);
      return sendFile(req, res, folder, name, { immutable: true, headers: HEADERS });
    },
  };
}
