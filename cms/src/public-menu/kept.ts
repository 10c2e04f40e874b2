/**
 * Answers that are read a thousand times for each edit, kept ready to send: public pages and the public menu as JSON.
 *
 * An answer is kept per address for one revision of its menu. A change made by this process forgets it at once; one made
 * by another is seen by the revision, which is asked for again when the last look is older than {@link TRUST}. What time
 * alone changes has an end to its validity.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** How long, in ms, a kept answer is sent without asking for its menu's revision: another process's edit shows within it. */
export const TRUST = 500;

/** The memory that kept answers may take, in bytes. */
const ROOM = 256 * 1024 * 1024;

export type Encoding = 'identity' | 'gzip' | 'br';

/** What a maker makes: an answer, and what it depends on. */
export interface Made {
  readonly menuId: number;
  readonly revision: number;
  /** Epoch ms from which time alone makes it old. */
  readonly validUntil: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer ready to send. */
export interface Ready {
  readonly status: number;
  readonly etag: string;
  /** Names and values in turn: the shape that `writeHead` sends without going through it first. */
  readonly headers: Readonly<Record<Encoding | 'unchanged', string[]>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** One that is kept of a menu. */
export interface Kept extends Ready {
  readonly menuId: number;
  readonly revision: number;
  readonly validUntil: number;
  checkedAt: number;
  /** A look at its menu's revision that is under way: a crowd that comes meanwhile waits for the same one. */
  checking?: Promise<boolean> | undefined;
}

const answers = new LRUCache<string, Kept>({
  maxSize: ROOM,
  sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length + 2048,
  dispose: (kept, key) => keysOf.get(kept.menuId)?.delete(key),
});
/** The addresses that are kept of each menu. */
const keysOf = new Map<number, Set<string>>();
/** Answers being made, so that a crowd at a cold page costs one rendering. */
const underway = new Map<string, Promise<Kept | null>>();
/** Grows with everything forgotten: an answer that was begun before is not kept after. */
let forgotten = 0;

/** How much is kept. */
export const keptState = () => ({ answers: answers.size, bytes: answers.calculatedSize });

/** Forgets what is kept of a menu. Synchronous: the next request finds nothing old. */
export function forget(menuId: number): void {
  forgotten++;
  underway.clear();
  for (const key of keysOf.get(menuId) ?? []) answers.delete(key);
  keysOf.delete(menuId);
}

const inTurn = (headers: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

const compress = {
  gzip: promisify(gzip),
  br: promisify(brotliCompress),
};

/** Good compression at a cost that an edit can bear; 6 is three percent larger and twice as fast, 9 half a percent smaller and three times slower. */
const BROTLI_QUALITY = 7;

/** An answer in every form that browsers take, with its validator. */
export async function readyToSend(made: Pick<Made, 'status' | 'headers' | 'body'>): Promise<Ready> {
  const identity = Buffer.from(made.body);
  const br = await compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  const zipped = await compress.gzip(identity, { level: 7 });
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const common = {
    ...made.headers,
    ETag: etag,
    'Cache-Control': 'no-cache',
    Vary: [made.headers['Vary'], 'Accept-Encoding'].filter(Boolean).join(', '),
  };
  const { 'Content-Type': _type, ...unchanged } = common as Record<string, string>;
  return {
    status: made.status,
    etag,
    bodies: { identity, gzip: zipped, br },
    headers: {
      identity: inTurn({ ...common, 'Content-Length': identity.length }),
      gzip: inTurn({ ...common, 'Content-Encoding': 'gzip', 'Content-Length': zipped.length }),
      br: inTurn({ ...common, 'Content-Encoding': 'br', 'Content-Length': br.length }),
      unchanged: inTurn(unchanged),
    },
  };
}

function keep(key: string, kept: Kept): void {
  answers.set(key, kept);
  const keys = keysOf.get(kept.menuId);
  if (keys) keys.add(key);
  else keysOf.set(kept.menuId, new Set([key]));
}

async function makeAndKeep(key: string, make: () => Promise<Made | null>, now: number): Promise<Kept | null> {
  const begun = forgotten;
  const made = await make();
  if (!made) return null;
  const { menuId, revision, validUntil } = made;
  const kept = { ...(await readyToSend(made)), menuId, revision, validUntil, checkedAt: now };
  if (begun === forgotten) keep(key, kept);
  return kept;
}

/** The answer kept for an address, if it may be sent without a further look. */
export function trusted(key: string, now: number): Kept | undefined {
  const kept = answers.get(key);
  return kept && now - kept.checkedAt < TRUST && now < kept.validUntil ? kept : undefined;
}

export interface Sources {
  /** The revision that a menu is at now; null when it is gone. */
  readonly revisionOf: (menuId: number) => Promise<number | null>;
  readonly make: () => Promise<Made | null>;
}

async function look(kept: Kept, now: number, revisionOf: Sources['revisionOf']): Promise<boolean> {
  try {
    const isCurrent = (await revisionOf(kept.menuId)) === kept.revision;
    if (isCurrent) kept.checkedAt = now;
    return isCurrent;
  } finally {
    kept.checking = undefined;
  }
}

/** Whether a menu is still at the revision that was kept. */
const isCurrent = (kept: Kept, now: number, revisionOf: Sources['revisionOf']): Promise<boolean> =>
  (kept.checking ??= look(kept, now, revisionOf));

/** The answer for an address: the kept one while its menu has not changed, or a new one; null when there is none. */
export async function answerFor(key: string, now: number, { revisionOf, make }: Sources): Promise<Kept | null> {
  const kept = answers.get(key);
  if (kept && now < kept.validUntil && (await isCurrent(kept, now, revisionOf))) return kept;
  if (kept && answers.get(key) === kept) answers.delete(key);
  const running = underway.get(key);
  if (running) return running;
  const making = makeAndKeep(key, make, now).finally(() => {
    if (underway.get(key) === making) underway.delete(key);
  });
  underway.set(key, making);
  return making;
}
