/** An S3-compatible bucket. Stored files are never changed or overwritten, so every request can safely be retried. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { propertyOf } from '@qaima/schemas';
import { AwsClient } from 'aws4fetch';
import { CliError } from '../errors/cliError';
import type { BucketSettings } from '../config/bucketSettings';
import type { StoredFiles } from './openFile';

/**
 * The bucket is unreachable or rejects requests. `errors/outage.ts` recognizes it as an outage; a retry may succeed.
 */
export class BucketError extends CliError {
  readonly code = 'BUCKET_AWAY';

  constructor(why: string, cause?: unknown) {
    super(`The bucket is out of reach: ${why}`, { cause });
  }
}

/** The number of attempts. The pause between them grows. */
const MAX_ATTEMPTS = 3;
const RETRY_PAUSE_MS = 150;

/** The timeout for the response headers. */
const RESPONSE_TIMEOUT_MS = 10_000;

/** The prefix of all pictures in the bucket. */
const KEY_PREFIX = 'uploads/';

interface BucketRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  /** Statuses that are expected in addition to success. */
  readonly takes?: readonly number[];
  readonly signal?: AbortSignal;
}

export interface Bucket extends StoredFiles {
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Deletes a file. A missing file is ignored. */
  remove(name: string): Promise<void>;
  /** The bucket's response to a conditional or range request; 404 if the file does not exist. */
  read(
    method: 'GET' | 'HEAD',
    name: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Response>;
  /** Checks whether the bucket is accessible. @throws {BucketError} if it is not */
  answers(): Promise<void>;
}

const isTransient = (status: number) => status >= 500 || status === 429;

const lengthOf = (response: Response) => Number(response.headers.get('content-length') ?? 0);

/** A response body as a Node stream. The cast is needed because Node has two types for web streams. */
export const streamOf = ({ body }: Response): Readable =>
  body === null ? Readable.from([]) : Readable.fromWeb(body as never);

const sentenceOf = (error: unknown): string => {
  const code = propertyOf(propertyOf(error, 'cause'), 'code');
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.message : String(error);
};

export function createBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketSettings): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${endpoint}/${bucket}`;
  const addressOf = (name: string) => `${root}/${KEY_PREFIX}${encodeURIComponent(name)}`;

  /** Sends a request once. The timeout applies only until the headers arrive, because a large file may take longer. */
  async function once(method: string, url: string, { headers = {}, body, signal }: BucketRequest): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer in time')), RESPONSE_TIMEOUT_MS);
    const signals = [late.signal, ...(signal ? [signal] : [])];
    try {
      const content = body === undefined ? {} : { body: new Uint8Array(body) };
      return await client.fetch(url, { method, headers: { ...headers }, signal: AbortSignal.any(signals), ...content });
    } finally {
      clearTimeout(timer);
    }
  }

  async function request(method: string, url: string, asking: BucketRequest = {}): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      let why: string;
      let cause: unknown;
      try {
        const response = await once(method, url, asking);
        if (response.ok || asking.takes?.includes(response.status)) return response;
        await response.body?.cancel();
        why = `it answers ${response.status}`;
        if (!isTransient(response.status)) throw new BucketError(why);
      } catch (error) {
        if (error instanceof BucketError || asking.signal?.aborted) throw error;
        [why, cause] = [sentenceOf(error), error];
      }
      if (tries === MAX_ATTEMPTS) throw new BucketError(why, cause);
      await wait(RETRY_PAUSE_MS * tries);
    }
  }

  const MISSING = { takes: [404] };

  return {
    async has(name) {
      return (await request('HEAD', addressOf(name), MISSING)).ok;
    },
    async open(name) {
      const response = await request('GET', addressOf(name), MISSING);
      if (response.ok) return { size: lengthOf(response), content: streamOf(response) };
      await response.body?.cancel();
      return null;
    },
    async put(name, bytes, type) {
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        // The S3 service verifies this hash.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const { body } = await request('PUT', addressOf(name), { headers, body: bytes });
      await body?.cancel();
    },
    async remove(name) {
      const { body } = await request('DELETE', addressOf(name), MISSING);
      await body?.cancel();
    },
    read: (method, name, headers, signal) =>
      request(method, addressOf(name), { headers, signal, takes: [304, 404, 412, 416] }),
    async answers() {
      await request('HEAD', root);
    },
  };
}
