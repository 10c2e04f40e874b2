/**
 * Caches public pages and menu JSON, ready to send.
 *
 * There is one response per view (page or JSON, and language) and menu revision, however the address is spelled. The
 * CMS reports each change before it answers the edit, which invalidates the cached responses; unreported changes are
 * found by asking for the revision (`freshness.ts` decides when). While the CMS is down, cached responses are sent
 * anyway.
 */
import { isMenuId, normalizeMenuUsername } from '@qaima/schemas';
import { CACHE_FRESH_MS } from '@qaima/schemas/front-server/protocol';
import { LRUCache } from 'lru-cache';
import { CmsUnavailableError } from '../cms/client.js';
import type { RevisionLookup } from '../cms/cacheRevisions.js';
import type { CmsState } from '../cms/availability.js';
import { freshnessOf, mayServeStale, type Validity } from './freshness.js';
import { prepareResponse, type ResponseContent, type PreparedResponse } from './preparedResponse.js';

/** Maximum memory for cached responses. */
const MAX_BYTES = 256 * 1024 * 1024;

/** An entry's memory apart from its bodies. */
const ENTRY_OVERHEAD_BYTES = 2048;

/** Maximum number of cached username lookups, some hundred bytes each. */
const MAX_NAMES = 20_000;

/** The age at which revalidation starts in the background, so that readers rarely wait for it. */
const REVALIDATE_AFTER_MS = CACHE_FRESH_MS / 2;

/** How often an entry's file is rewritten with its latest confirmation, which counts after a restart. */
const STORE_INTERVAL_MS = 60 * 60 * 1000;

/** A menu at one revision. */
export interface MenuRevision {
  /** The public id. */
  readonly menuId: string;
  readonly revision: number;
  /** Epoch ms at which the menu closes to visitors; Infinity without a schedule. */
  readonly closesAt: number;
  /** When the menu reads differently without an edit; Infinity if it does not. In epoch ms. */
  readonly changesAt: number;
}

/** A response rendered from a menu. */
export interface CacheableContent extends ResponseContent {
  /** Epoch ms at which it expires by time alone. */
  readonly validUntil: number;
}

interface Check {
  /** Epoch ms. */
  readonly askedAt: number;
  readonly isCurrent: Promise<boolean>;
}

/** A cached response. `validUntil` is never after the menu's `changesAt`. */
export interface CacheEntry extends PreparedResponse, Omit<MenuRevision, 'changesAt'>, Validity {
  checkedAt: number;
  isOutdated: boolean;
  /** Epoch ms of the confirmation with which it was last stored on disk. */
  storedAt: number;
  /** The CMS outage during which it could not be rendered again. */
  failedIn?: number;
  /** The pending revision request, shared by all requests meanwhile. */
  check?: Check | undefined;
}

/** The stored entries, and the menus that names lead to. */
export interface ResponseStore {
  readonly loadEntry: (view: string, menuId: string) => Promise<CacheEntry | null>;
  readonly loadName: (name: string) => Promise<NamedMenu | null>;
  readonly saveEntry: (view: string, entry: CacheEntry) => void;
  readonly saveName: (name: string, named: NamedMenu) => void;
  readonly remove: (view: string, menuId: string) => void;
}

/** The menu of a username, and the revision at which this was known. */
export interface NamedMenu {
  readonly menuId: string;
  readonly revision: number;
}

/** Where a response comes from. */
export interface ResponseSource<Menu extends MenuRevision> {
  /**
   * Fetches the current menu of a name; null if the response does not exist.
   * @param waits whether to wait for a CMS that is down
   * @throws {CmsUnavailableError}
   */
  readonly fetch: (waits: boolean) => Promise<Menu | null>;
  readonly make: (menu: Menu) => CacheableContent | Promise<CacheableContent>;
}

export interface ResponseCacheOptions {
  readonly state: CmsState;
  readonly revisionOf: RevisionLookup;
  readonly store: ResponseStore;
  /** Headers of every response of this server. */
  readonly transport: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  readonly now?: () => number;
}

export interface ResponseCache {
  /** The response for a name, if it may be sent without asking the CMS. */
  readonly immediate: (view: string, name: string) => CacheEntry | undefined;
  /**
   * The response for a name: the cached one if its menu is unchanged, otherwise a new one; null if there is none.
   * While the CMS is down, the cached one if there is any.
   * @throws {CmsUnavailableError}
   */
  readonly respond: <Menu extends MenuRevision>(
    view: string,
    name: string,
    source: ResponseSource<Menu>,
  ) => Promise<CacheEntry | null>;
  /** Whether a response is known to have its menu's current revision; false for one that is sent during an outage. */
  readonly isFresh: (entry: CacheEntry) => boolean;
  /** Marks cached responses of these menus as outdated, synchronously. */
  readonly invalidate: (menuIds: readonly string[]) => void;
  readonly stats: () => CacheStats;
}

export interface CacheStats {
  /** Responses that are not known to be outdated. */
  readonly responses: number;
  readonly bytes: number;
  readonly names: number;
  /** Responses sent from memory without asking the CMS. */
  readonly hits: number;
  /** Responses sent while the CMS was down. */
  readonly stale: number;
}

/** Names in their stored form, as most are. */
const NORMALIZED_NAME = /^[a-z0-9_-]+$/;

/** One key for all spellings of a username; an id in capitals has none. */
const nameKey = (name: string): string => `@${NORMALIZED_NAME.test(name) ? name : normalizeMenuUsername(name)}`;
const entryKey = (view: string, menuId: string): string => `${view} ${menuId}`;

export function responseCache(settings: ResponseCacheOptions): ResponseCache {
  const { state, revisionOf, store, transport, maxBytes = MAX_BYTES, now = Date.now } = settings;

  /** The cache keys of each menu. */
  const keysOf = new Map<string, Set<string>>();
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) =>
      bodies.identity.length + bodies.gzip.length + bodies.br.length + ENTRY_OVERHEAD_BYTES,
    dispose({ menuId }, key) {
      const keys = keysOf.get(menuId);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(menuId);
    },
  });
  /** A username moves between menus only by a change of both, so a lookup is valid as long as the entry's revision is. */
  const names = new LRUCache<string, NamedMenu>({ max: MAX_NAMES });

  /** Responses being rendered, so that parallel requests for an uncached page share one rendering. */
  const underway = new Map<string, Promise<CacheEntry | null>>();
  let making = 0;
  /** Menus invalidated during a rendering, in order. */
  const invalidated = new Map<string, number>();
  let sequence = 0;
  let hits = 0;
  let stale = 0;

  function addEntry(view: string, entry: CacheEntry): void {
    const key = entryKey(view, entry.menuId);
    entries.set(key, entry);
    if (!entries.has(key)) return;
    const keys = keysOf.get(entry.menuId);
    if (keys) keys.add(key);
    else keysOf.set(entry.menuId, new Set([key]));
  }

  function rememberName(name: string, { menuId, revision }: MenuRevision): void {
    if (isMenuId(name)) return;
    const key = nameKey(name);
    const known = names.get(key);
    if (known?.menuId === menuId && known.revision === revision) return;
    names.set(key, { menuId, revision });
    store.saveName(key, { menuId, revision });
  }

  /** @param loosely whether a name counts that led to the menu at another of its revisions */
  function entryOf(view: string, name: string, loosely = false): CacheEntry | undefined {
    if (isMenuId(name)) return entries.get(entryKey(view, name));
    const known = names.get(nameKey(name));
    const entry = known && entries.get(entryKey(view, known.menuId));
    return loosely || entry?.revision === known?.revision ? entry : undefined;
  }

  function countCurrent(): number {
    let count = 0;
    for (const { isOutdated } of entries.values()) if (!isOutdated) count += 1;
    return count;
  }

  const freshness = (entry: CacheEntry) => freshnessOf(entry, now(), state.followedSince());

  /** Asks for an entry's current revision. */
  function startCheck(view: string, entry: CacheEntry): Check {
    const check: Check = {
      askedAt: now(),
      isCurrent: revisionOf(entry.menuId)
        .then(({ revision, askedAt }) => {
          if (revision !== entry.revision) {
            entry.isOutdated = true;
            return false;
          }
          entry.checkedAt = Math.max(entry.checkedAt, askedAt);
          if (entry.checkedAt - entry.storedAt >= STORE_INTERVAL_MS) {
            entry.storedAt = entry.checkedAt;
            store.saveEntry(view, entry);
          }
          return true;
        })
        .finally(() => {
          if (entry.check === check) entry.check = undefined;
        }),
    };
    entry.check = check;
    return check;
  }

  function checkInBackground(view: string, entry: CacheEntry): void {
    // Callers that need the answer ask again and get the error.
    if (entry.check === undefined) startCheck(view, entry).isCurrent.catch(() => undefined);
  }

  /** Whether an entry may be sent, after asking for its menu's revision. */
  async function isCurrent(view: string, entry: CacheEntry): Promise<boolean> {
    const known = freshness(entry);
    if (known !== 'check') return known === 'fresh';
    const { check } = entry;
    // A request sent too long ago is not recent enough, nor is any earlier one while changes are not reported.
    const isShared =
      check !== undefined && check.askedAt >= state.followedSince() && now() - check.askedAt < CACHE_FRESH_MS;
    const asked = isShared ? check : startCheck(view, entry);
    // A change after the response was sent may have invalidated the entry.
    return (await asked.isCurrent) && freshness(entry) !== 'remake';
  }

  function removeEntry(view: string, name: string): void {
    const menuId = isMenuId(name) ? name : names.get(nameKey(name))?.menuId;
    if (menuId === undefined) return;
    entries.delete(entryKey(view, menuId));
    store.remove(view, menuId);
  }

  async function make<Menu extends MenuRevision>(
    view: string,
    name: string,
    waits: boolean,
    source: ResponseSource<Menu>,
  ) {
    const begun = sequence;
    const askedAt = now();
    const menu = await source.fetch(waits);
    if (!menu) {
      removeEntry(view, name);
      return null;
    }
    const { menuId, revision, closesAt, changesAt } = menu;
    const before = entries.get(entryKey(view, menuId));
    if (before?.revision === revision && freshness(before) !== 'remake') {
      before.checkedAt = Math.max(before.checkedAt, askedAt);
      rememberName(name, menu);
      return before;
    }
    const made = await source.make(menu);
    const times = { validUntil: Math.min(made.validUntil, changesAt), closesAt, checkedAt: askedAt, storedAt: askedAt };
    const entry: CacheEntry = {
      ...(await prepareResponse(made, transport)),
      menuId,
      revision,
      ...times,
      isOutdated: false,
    };
    const present = entries.get(entryKey(view, menuId));
    const isOvertaken = present !== undefined && !present.isOutdated && present.revision > revision;
    if ((invalidated.get(menuId) ?? 0) <= begun && !isOvertaken) {
      addEntry(view, entry);
      rememberName(name, menu);
      store.saveEntry(view, entry);
    } else entry.isOutdated = true;
    return entry;
  }

  /** Renders a response once for all parallel requests. */
  function makeOnce<Menu extends MenuRevision>(
    view: string,
    name: string,
    waits: boolean,
    source: ResponseSource<Menu>,
  ) {
    const key = `${view} ${isMenuId(name) ? name : nameKey(name)}`;
    const running = underway.get(key);
    if (running) return running;
    making += 1;
    const run = make(view, name, waits, source).finally(() => {
      making -= 1;
      if (making === 0) invalidated.clear();
      if (underway.get(key) === run) underway.delete(key);
    });
    underway.set(key, run);
    return run;
  }

  /** Loads an entry from disk that is not in memory. */
  async function restore(view: string, name: string): Promise<void> {
    const begun = sequence;
    const key = nameKey(name);
    const named = isMenuId(name) ? null : (names.get(key) ?? (await store.loadName(key)));
    const menuId = named?.menuId ?? name;
    if (!isMenuId(menuId) || entries.has(entryKey(view, menuId))) return;
    const entry = await store.loadEntry(view, menuId);
    if (!entry || begun !== sequence || entries.has(entryKey(view, menuId))) return;
    addEntry(view, entry);
    if (named && !names.has(key)) names.set(key, named);
  }

  return {
    immediate(view, name) {
      const entry = entryOf(view, name);
      if (entry === undefined) {
        if (!state.isAway()) return undefined;
      } else {
        const at = now();
        const age = at - entry.checkedAt;
        const isTrusted = age < CACHE_FRESH_MS && entry.checkedAt >= state.followedSince() && !entry.isOutdated;
        if (isTrusted && at < entry.validUntil && at < entry.closesAt) {
          if (age >= REVALIDATE_AFTER_MS) checkInBackground(view, entry);
          hits += 1;
          return entry;
        }
        if (!state.isAway()) return undefined;
      }
      const substitute = entry ?? entryOf(view, name, true);
      if (substitute === undefined || !mayServeStale(substitute, now())) return undefined;
      // A changed menu's entry is sent only after a failed rendering in this outage.
      if (substitute.isOutdated && substitute.failedIn !== state.generation()) return undefined;
      checkInBackground(view, substitute);
      stale += 1;
      return substitute;
    },

    async respond(view, name, source) {
      if (entryOf(view, name, true) === undefined) await restore(view, name);
      const cached = entryOf(view, name);
      try {
        if (cached && (await isCurrent(view, cached))) return cached;
        const substitute = entryOf(view, name, true);
        const isNeeded = substitute === undefined || substitute.isOutdated || !mayServeStale(substitute, now());
        return await makeOnce(view, name, isNeeded, source);
      } catch (error) {
        if (!(error instanceof CmsUnavailableError)) throw error;
        state.failed();
        // Read again: the entry may have changed since the request started.
        const substitute = entryOf(view, name, true);
        if (substitute === undefined || !mayServeStale(substitute, now())) throw error;
        substitute.failedIn = state.generation();
        stale += 1;
        return substitute;
      }
    },

    isFresh: (entry) => freshness(entry) === 'fresh',

    invalidate(menuIds) {
      sequence += 1;
      for (const menuId of menuIds) {
        if (making > 0) invalidated.set(menuId, sequence);
        for (const key of keysOf.get(menuId) ?? []) {
          const entry = entries.peek(key);
          if (entry) entry.isOutdated = true;
        }
      }
      // Later requests must not get a response started before this.
      underway.clear();
    },

    stats: () => ({ responses: countCurrent(), bytes: entries.calculatedSize, names: names.size, hits, stale }),
  };
}
