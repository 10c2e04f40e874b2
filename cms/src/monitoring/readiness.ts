/** Whether what the service stands on holds: database, disk and queue, each by itself. */
import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../config/environment';
import { sharedBucket, UPLOADS_FOLDER } from '../media/storage';
import { countMailsDue } from '../mail/outbox';
import { isRedisReady } from '../redis/connection';

/** How long a part may take to answer before it counts as away, in ms. */
const CHECK_TIMEOUT_MS = 2_000;

/** How long an answer holds, in ms: whoever asks faster is told the same, and costs nothing. */
const CACHE_TTL_MS = 1_000;

/** How long after its time a mail may still lie there before nobody seems to send any, in ms. */
const MAX_MAIL_DELAY_MS = 60_000;

export interface Readiness {
  readonly database: boolean;
  /** Whether what is written into the data folder, and its folder of uploads, stays there. */
  readonly disk: boolean;
  /** Whether mail goes out; what waits is kept, so that the service goes on without. */
  readonly queue: boolean;
  /** Whether the bucket of pictures answers; absent without one. Menus are served without. */
  readonly bucket?: boolean;
  /** Whether limits and notices are shared; absent without a Redis, and not needed to serve. */
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

/** A disk that is full, or that the system has made read-only, is found out only by writing. */
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

/** The uploads may be on another disk than the data folder. Without a bucket, pictures are written there. */
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

/** What holds now, or did a second ago. */
export function readiness(now = Date.now()): Promise<Readiness> {
  if (last === undefined || now - last.at >= CACHE_TTL_MS) last = { at: now, found: runChecks() };
  return last.found;
}
