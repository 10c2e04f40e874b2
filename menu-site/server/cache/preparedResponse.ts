/**
 * Responses prepared with their ETags, plain and in Brotli, so that sending one needs no computation. They are compressed
 * by gzip on request, because few clients do not accept Brotli.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../http/requestContext.js';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A rendered response. */
export interface ResponseContent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** A response that is ready to send. */
export interface PreparedResponse {
  readonly status: number;
  readonly etag: string;
  /**
   * Alternating names and values: the format that `writeHead` sends without conversion. Those for gzip lack the length.
   */
  readonly headers: Readonly<Record<Encoding | 'unchanged', string[]>>;
  readonly bodies: Readonly<Record<Exclude<Encoding, 'gzip'>, Buffer>>;
}

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/**
 * The Brotli level, a compromise between speed and size. Its tables take 8 MB, which the system provides anew for each
 * response; those of level 8 take 16 MB for half a percent, and with level 6 (2 MB) pages are three percent larger.
 */
const BROTLI_QUALITY = 7;
const GZIP_LEVEL = 7;

/** Maximum memory for responses in gzip. */
const MAX_GZIP_BYTES = 16 * 1024 * 1024;

/**
 * The smallest window that fits a response. It takes half the time and memory of the default window, and the result
 * has the same size. (RFC 7932, section 9.1)
 */
const brotliWindow = (bytes: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

const inTurn = (headers: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/** Compresses a response and computes its headers. @param transport headers of every response of this server */
export async function prepareResponse(
  content: ResponseContent,
  transport: Readonly<Record<string, string>>,
): Promise<PreparedResponse> {
  const identity = typeof content.body === 'string' ? Buffer.from(content.body) : content.body;
  const br = await compress.br(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindow(identity.length),
    },
  });
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const common: Record<string, string> = {
    ...transport,
    ...content.headers,
    ETag: etag,
    'Cache-Control': 'no-cache',
    Vary: [content.headers['Vary'], 'Accept-Encoding'].filter(Boolean).join(', '),
  };
  const { 'Content-Type': _type, ...unchanged } = common;
  return {
    status: content.status,
    etag,
    bodies: { identity, br },
    headers: {
      identity: inTurn({ ...common, 'Content-Length': identity.length }),
      gzip: inTurn({ ...common, 'Content-Encoding': 'gzip' }),
      br: inTurn({ ...common, 'Content-Encoding': 'br', 'Content-Length': br.length }),
      unchanged: inTurn(unchanged),
    },
  };
}

const takes = (header: string, encoding: string): boolean => {
  const at = header.indexOf(encoding);
  return at !== -1 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(header.slice(at + encoding.length));
};

/** Selects the encoding for an `Accept-Encoding` header. */
export function encodingFor(header: string): Encoding {
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : 'identity';
}

/** Maximum number of cached `Accept-Encoding` headers: browsers send few variants, attackers many. */
const MAX_ENCODINGS = 200;
const encodings = new Map<string, Encoding>();

function knownEncoding(header: string): Encoding {
  const known = encodings.get(header);
  if (known !== undefined) return known;
  const encoding = encodingFor(header);
  if (encodings.size >= MAX_ENCODINGS) encodings.clear();
  encodings.set(header, encoding);
  return encoding;
}

/** Whether the browser's cached response is current. */
const isKnown = (header: string, etag: string): boolean =>
  header !== '' && (header === '*' || header.split(',').some((tag) => tag.trim() === etag));

/** Compresses bodies on request, and caches the most recently used ones. @param maxBytes of all cached bodies */
export function createGzipCache(maxBytes = MAX_GZIP_BYTES) {
  const bodies = new LRUCache<string, Buffer, PreparedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_etag, _known, { context }) => compress.gzip(context.bodies.identity, { level: GZIP_LEVEL }),
  });
  return {
    /** The body in gzip. Parallel requests share one compression. */
    bodyOf: (ready: PreparedResponse): Promise<Buffer> => bodies.forceFetch(ready.etag, { context: ready }),
    bytes: () => bodies.calculatedSize,
  };
}

const zipped = createGzipCache();

/**
 * Sends a response in the smallest encoding that the browser accepts, or 304.
 * @param extra headers for this response only, as alternating names and values
 */
export function sendPrepared(
  { req, res, head }: RequestContext,
  ready: PreparedResponse,
  extra: readonly string[] = [],
): void {
  const headersOf = (form: Encoding | 'unchanged') =>
    extra.length === 0 ? ready.headers[form] : [...ready.headers[form], ...extra];
  const send = (headers: string[], body: Buffer) => {
    res.writeHead(ready.status, headers);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
  if (ready.status === 200 && isKnown(head.ifNoneMatch, ready.etag)) {
    res.writeHead(304, headersOf('unchanged')).end();
    return;
  }
  const encoding = knownEncoding(head.acceptEncoding);
  if (encoding !== 'gzip') {
    send(headersOf(encoding), ready.bodies[encoding]);
    return;
  }
  zipped.bodyOf(ready).then(
    (body) => send([...headersOf(encoding), 'Content-Length', String(body.length)], body),
    (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
  );
}
