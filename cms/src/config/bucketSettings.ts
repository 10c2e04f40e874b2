/** The S3 bucket for pictures, from the variables `S3_*`. (docs/spec/operations.md#several-processes) */

export interface BucketSettings {
  /** The service's origin with an optional path, without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Reader {
  readonly text: (name: string) => string | undefined;
  readonly address: (name: string, protocols: readonly string[]) => URL | undefined;
  readonly problems: string[];
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Bucket names that are valid with every provider. */
const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads the settings of the bucket; undefined if none are set. Adds a problem if they are incomplete. */
export function readBucket({ text, address, problems }: Reader): BucketSettings | undefined {
  const region = text('S3_REGION') ?? 'us-east-1';
  const endpoint = address('S3_ENDPOINT', ['https:', 'http:'])?.href ?? `https://s3.${region}.amazonaws.com`;
  const given = NEEDED.filter((name) => text(name) !== undefined);
  if (given.length === 0) {
    if (text('S3_ENDPOINT') !== undefined) problems.push(`S3_ENDPOINT needs ${NEEDED.join(', ')} beside it.`);
    return undefined;
  }
  const missing = NEEDED.filter((name) => text(name) === undefined);
  if (missing.length > 0) problems.push(`${given.join(', ')} must be given together with ${missing.join(', ')}.`);
  const [bucket = '', accessKeyId = '', secretAccessKey = ''] = NEEDED.map(text);
  if (bucket !== '' && !NAME.test(bucket)) {
    problems.push(`S3_BUCKET must be a bucket's name (3 to 63 of a-z 0-9 . -), not "${bucket}".`);
  }
  return { endpoint: endpoint.replace(/\/$/, ''), bucket, region, accessKeyId, secretAccessKey };
}
