/** Checks whether the server is ready: database, disk, mail queue, bucket and Redis. */
import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../config/environment';
import { sharedBucket, UPLOADS_FOLDER } from '../media/folderOrBucket';
import { countMailsDue } from '../mail/outbox';
import { isRedisReady } from '../redis/connection';

const CHECK_TIMEOUT_MS = 2_000;

/** How long a result is cached, so that frequent checks cost little. */
const CACHE_TTL_MS = 1_000;

/** If a mail is due for longer than this, the queue counts as stuck. */
const MAX_MAIL_DELAY_MS = 60_000;

export interface Readiness {
  readonly database: boolean;
  /** Whether files can be written to the data folder and its uploads. */
  readonly disk: boolean;
  /** Whether queued mails are being sent. If not, the service still works, because mails stay queued. */
  readonly queue: boolean;
  /** Whether the bucket responds; absent if none is configured. Menus are served without it. */
  readonly bucket?: boolean;
  /** Whether Redis responds; absent if none is configured. The service works without it. */
  readonly redis?: boolean;
}

async function passes(look: () => Promise<boolean>): Promise<boolean> {
  const end = new AbortController();
  const late = wait(CHECK_TIMEOUT_MS, false, { signal: end.signal }).catch(() => false);
  const looked = look().catch(() => false);
  const answer = await Promise.race([looked, late]);
  end.abort();
  return answer;
}

async function databaseAnswers(): Promise<boolean> {
  await strapi.db.connection.raw('select 1');
  return true;
}

/** Writes a file, because only a write detects a full or read-only disk. */
async function takesFiles(folder: string): Promise<boolean> {
  const path = join(folder, `.ready-${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile('ready');
    await file.sync();
  } finally {
    await file.close();
    await unlink(path);
  }
  return true;
}

/** Checks the data folder and, unless a bucket is used, the uploads, which may be on another disk. */
async function diskTakes(): Promise<boolean> {
  const { dataDir } = environment();
  const folders = sharedBucket() ? [dataDir] : [dataDir, join(dataDir, UPLOADS_FOLDER)];
  return (await Promise.all(folders.map(takesFiles))).every(Boolean);
}

const queueMoves = async () => (await countMailsDue(Date.now() - MAX_MAIL_DELAY_MS)) === 0;

async function runChecks(): Promise<Readiness> {
  const bucket = sharedBucket();
  const bucketAnswers = async () => {
    await bucket?.answers();
    return true;
  };
  const looks = [databaseAnswers, diskTakes, queueMoves, bucketAnswers].map(passes);
  const [database, disk, queue, files] = await Promise.all(looks);
  const stored = bucket ? { bucket: files === true } : {};
  const redis = environment().redisUrl === undefined ? {} : { redis: isRedisReady() };
  return { database: database === true, disk: disk === true, queue: queue === true, ...stored, ...redis };
}

let last: { readonly at: number; readonly found: Promise<Readiness> } | undefined;

/** Runs the checks, or returns the cached result of the last second. */
export function readiness(now = Date.now()): Promise<Readiness> {
  if (last === undefined || now - last.at >= CACHE_TTL_MS) last = { at: now, found: runChecks() };
  return last.found;
}
