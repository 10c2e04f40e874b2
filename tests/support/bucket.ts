/**
 * An in-memory S3 server with the operations that the service uses. It verifies the signature of each request (AWS
 * Signature Version 4) and the checksum of the body.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../scripts/lib/port.mjs';

const KEY = { id: 'QAIMATESTS', secret: 'the secret of the tests’ bucket' };
const REGION = 'test-1';

interface Stored {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly at: Date;
}

export interface TestBucket {
  /** The `S3_…` environment variables for one of its buckets. */
  env(bucket?: string): Readonly<Record<string, string>>;
  /** The files of a bucket, by key. */
  files(bucket?: string): ReadonlyMap<string, Buffer>;
  /** Makes the server unreachable; `come` makes it reachable again. */
  leave(): Promise<void>;
  come(): Promise<void>;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Encodes by RFC 3986, which is stricter than `encodeURIComponent`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The reason why a request is rejected; undefined if it is valid. */
function doubtOf(req: IncomingMessage, body: Buffer): string | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=(\S+?)\/((\d{8})\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
  const [, id, scope = '', day = '', region, names = '', signature = ''] =
    form.exec(req.headers.authorization ?? '') ?? [];
  if (id !== KEY.id || region !== REGION) return 'InvalidAccessKeyId';
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date')) return 'AccessDenied';
  const sum = String(req.headers['x-amz-content-sha256']);
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://bucket');
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const path = pathname.split('/').map((part) => encoded(decodeURIComponent(part)));
  const headers = signed.map(
    (name) =>
      `${name}:${String(req.headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  );
  const canonical = [req.method, path.join('/'), query.join('&'), headers.join(''), names, sum].join('\n');
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${KEY.secret}`);
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

function send(req: IncomingMessage, res: ServerResponse, { bytes, type, etag, at }: Stored): void {
  const common = { etag, 'last-modified': at.toUTCString(), 'accept-ranges': 'bytes' };
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, common).end();
    return;
  }
  const [range, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
  const start = Number(first);
  const end = last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  if (range !== undefined && start > end) {
    res.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
    return;
  }
  const part = range === undefined ? bytes : bytes.subarray(start, end + 1);
  const ranged = range === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${bytes.length}` };
  const headers = { ...common, ...ranged, 'content-type': type, 'content-length': part.length };
  res.writeHead(range === undefined ? 200 : 206, headers).end(req.method === 'HEAD' ? undefined : part);
}

function refuse(req: IncomingMessage, res: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
  res.writeHead(status, { 'content-type': 'application/xml' }).end(req.method === 'HEAD' ? undefined : text);
}

/** Starts the S3 server. A bucket is created when it is first named. */
export async function startBucket(): Promise<TestBucket> {
  const buckets = new Map<string, Map<string, Stored>>();
  const filesOf = (name: string) => {
    const known = buckets.get(name) ?? new Map<string, Stored>();
    buckets.set(name, known);
    return known;
  };

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await buffer(req);
    const doubt = doubtOf(req, body);
    if (doubt !== undefined) {
      refuse(req, res, 403, doubt);
      return;
    }
    const [, bucket = '', ...rest] = decodeURIComponent(new URL(req.url ?? '/', 'http://bucket').pathname).split('/');
    const key = rest.join('/');
    const files = filesOf(bucket);
    const stored = files.get(key);
    if (key === '' && req.method === 'HEAD') res.writeHead(200).end();
    else if (req.method === 'PUT') {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      files.set(key, { bytes: body, type: req.headers['content-type'] ?? '', etag, at: new Date() });
      res.writeHead(200, { etag }).end();
    } else if (req.method === 'DELETE') {
      files.delete(key);
      res.writeHead(204).end();
    } else if (stored && (req.method === 'GET' || req.method === 'HEAD')) send(req, res, stored);
    else refuse(req, res, 404, 'NoSuchKey');
  }

  const port = await freePort();
  const server = createServer((req, res) => {
    handle(req, res).catch(() => res.destroy());
  });
  const come = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await come();
  return {
    env: (bucket = 'pictures') => ({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    }),
    files: (bucket = 'pictures') => new Map([...filesOf(bucket)].map(([key, { bytes }]) => [key, bytes])),
    async leave() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    come,
  };
}
