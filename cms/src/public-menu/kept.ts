/**
 * Answers that are read a thousand times for each edit, kept ready to send: public pages and the public menu as JSON.
 *
 * An answer is kept per view (page or JSON, in a language) and menu, for one revision of that menu: however its address is
 * spelled, it is the same answer. A change made by this process forgets it at once; one made by another is seen by the
 * revision (`freshness.ts` says when that is asked for). While the database is away, what is kept is sent nevertheless.
 */
import { isMenuId, normaliseUsername } from '@qaima/schemas';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isOutage } from '../storage/outage';
import { databaseWatch } from '../storage/sharedWatch';
import { freshnessOf, maySubstitute } from './freshness';

/** The memory that kept answers may take, in bytes. */
const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/** The names of menus that are remembered. Each takes some hundred bytes. */
const MAX_NAMES = 20_000;

export type Encoding = 'identity' | 'gzip' | 'br';

/** What a maker makes: an answer, and what it depends on. */
export interface Made {
  readonly menuId: number;
  readonly revision: number;
  /** Epoch ms from which time alone makes it old. */
  readonly validUntil: number;
  /** Epoch ms from which the menu is closed to visitors by its schedule; Infinity without one. */
  readonly closesAt: number;
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
  readonly closesAt: number;
  checkedAt: number;
  /** A look at its menu's revision that is under way: a crowd that comes meanwhile waits for the same one. */
  checking?: Promise<boolean> | undefined;
}

const answers = new LRUCache<string, Kept>({
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length + 2048,
  dispose: (kept, key) => keysOf.get(kept.menuId)?.delete(key),
});
/** The keys of what is kept of each menu. */
const keysOf = new Map<number, Set<string>>();
/** Answers being made, so that a crowd at a cold page costs one rendering. */
const underway = new Map<string, Promise<Kept | null>>();
/** Grows with everything forgotten: an answer that was begun before is not kept after. */
let forgotten = 0;

/**
 * The menus that names led to, and at which of their revisions: a name moves from one menu to another only by a change of
 * both, so that it is known as long as the revision is the kept answer's.
 */
const names = new LRUCache<string, { readonly menuId: number; readonly revision: number }>({ max: MAX_NAMES });

/** How much is kept. */
export const keptState = () => ({ answers: answers.size, bytes: answers.calculatedSize, names: names.size });

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

/** One key for all spellings of an id or a short name. An id in capitals is none. */
const nameKey = (name: string): string => (isMenuId(name) ? name : `@${normaliseUsername(name)}`);

const answerKey = (view: string, menuId: number): string => `${view} ${menuId}`;

/** What is kept of the menu that a name leads to. */
function keptOf(view: string, name: string): Kept | undefined {
  const known = names.get(nameKey(name));
  const kept = known && answers.get(answerKey(view, known.menuId));
  return kept?.revision === known?.revision ? kept : undefined;
}

/** The answer for a name, if it may be sent without asking anyone. */
export function trusted(view: string, name: string, now: number): Kept | undefined {
  const kept = keptOf(view, name);
  if (!kept) return undefined;
  const ready = databaseWatch().isAway() ? maySubstitute(kept, now) : freshnessOf(kept, now) === 'fresh';
  return ready ? kept : undefined;
}

export interface Sources<Menu extends { readonly id: number }> {
  /** The menu that a name leads to; null when there is none. */
  readonly find: (name: string) => Promise<Menu | null>;
  /** The revision that a menu is at now; null when it is gone. */
  readonly revisionOf: (menuId: number) => Promise<number | null>;
  readonly make: (menu: Menu) => Promise<Made | null>;
}

async function look(kept: Kept, now: number, revisionOf: (menuId: number) => Promise<number | null>): Promise<boolean> {
  try {
    const isCurrent = (await revisionOf(kept.menuId)) === kept.revision;
    if (isCurrent) kept.checkedAt = now;
    return isCurrent;
  } finally {
    kept.checking = undefined;
  }
}

/** Whether a kept answer may be sent, at the price of a look at its menu's revision. One that is old is dropped. */
async function isCurrent(
  key: string,
  kept: Kept,
  now: number,
  revisionOf: Sources<{ id: number }>['revisionOf'],
): Promise<boolean> {
  // Kept for as long as nothing newer is there: it may have to substitute.
  if (freshnessOf(kept, now) === 'remake') return false;
  const current = await (kept.checking ??= look(kept, now, revisionOf));
  if (!current && answers.get(key) === kept) answers.delete(key);
  return current;
}

async function makeAndKeep(key: string, make: () => Promise<Made | null>, now: number): Promise<Kept | null> {
  const begun = forgotten;
  const made = await make();
  if (!made) return null;
  const { menuId, revision, validUntil, closesAt } = made;
  const kept = { ...(await readyToSend(made)), menuId, revision, validUntil, closesAt, checkedAt: now };
  if (begun === forgotten) keep(key, kept);
  return kept;
}

/** What is kept of a menu, or made now, once for all who come together. */
async function answerOf<Menu extends { readonly id: number }>(
  view: string,
  menu: Menu,
  now: number,
  { revisionOf, make }: Sources<Menu>,
): Promise<Kept | null> {
  const key = answerKey(view, menu.id);
  const kept = answers.get(key);
  if (kept && (await isCurrent(key, kept, now, revisionOf))) return kept;
  const running = underway.get(key);
  if (running) return running;
  const making = makeAndKeep(key, () => make(menu), now).finally(() => {
    if (underway.get(key) === making) underway.delete(key);
  });
  underway.set(key, making);
  return making;
}

/** Finds the menu of a name anew, and remembers where that leads. */
async function answerAnew<Menu extends { readonly id: number }>(
  view: string,
  name: string,
  now: number,
  sources: Sources<Menu>,
): Promise<Kept | null> {
  const menu = await sources.find(name);
  const kept = menu && (await answerOf(view, menu, now, sources));
  if (!kept) return null;
  // Asked again after the answer's revision was read: a name that moves from now on grows that revision.
  if ((await sources.find(name))?.id === kept.menuId) {
    names.set(nameKey(name), { menuId: kept.menuId, revision: kept.revision });
  }
  return kept;
}

/**
 * The answer for a name: the kept one while its menu has not changed, or a new one; null when there is none. While the
 * database is away it is the kept one, if there is any.
 */
export async function answerFor<Menu extends { readonly id: number }>(
  view: string,
  name: string,
  now: number,
  sources: Sources<Menu>,
): Promise<Kept | null> {
  const kept = keptOf(view, name);
  try {
    return await databaseWatch().guard(async () => {
      if (kept && (await isCurrent(answerKey(view, kept.menuId), kept, now, sources.revisionOf))) return kept;
      return answerAnew(view, name, now, sources);
    });
  } catch (error) {
    if (!isOutage(error)) throw error;
    databaseWatch().suspect();
    // Not what was kept when this began: an edit may have been stored meanwhile.
    const substitute = keptOf(view, name);
    if (substitute && maySubstitute(substitute, now)) return substitute;
    throw error;
  }
}
