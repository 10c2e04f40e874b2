/**
 * Caches public pages and menu JSON, ready to send.
 *
 * There is one response per view (page or JSON, and language) and menu revision. All URLs of a menu share it. When a
 * menu is edited, the CMS first reports the change, and then answers the edit: cached responses are outdated at once.
 * To find unreported changes, the front server asks the CMS for the revision; `freshness.ts` decides when. While the
 * CMS is down, cached responses are still sent.
 */
import { isMenuId, normalizeMenuUsername } from '@qaima/schemas';
import { CACHE_FRESH_MS } from '@qaima/schemas/front-server/protocol';
import { HOUR_MS } from '@qaima/schemas/time/durations';
import { LRUCache } from 'lru-cache';
import { CmsUnavailableError } from '../cms/client.js';
import type { RevisionLookup } from '../cms/cacheRevisions.js';
import type { CmsState } from '../cms/availability.js';
import { freshnessOf, mayServeStale, type Validity } from './freshness.js';
import { prepareResponse, type ResponseContent, type PreparedResponse } from './preparedResponse.js';

/** Maximum memory for cached responses. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Memory that an entry uses in addition to its bodies. */
const ENTRY_OVERHEAD_BYTES = 2048;

/** Maximum number of cached username lookups. Each takes some hundred bytes. */
const MAX_NAMES = 20_000;

/** The age at which an entry is revalidated in the background. Later requests then rarely wait for a revalidation. */
const REVALIDATE_AFTER_MS = CACHE_FRESH_MS / 2;

/**
 * How often the `checkedAt` of an entry in memory is written to the entry's file. If the process restarts during an
 * outage, the stored time decides whether the entry may be sent.
 */
const STORE_INTERVAL_MS = HOUR_MS;

/** A menu at one revision. */
export interface MenuRevision {
  /** The public id. */
  readonly menuId: string;
  readonly revision: number;
  /** Epoch ms at which the menu closes to visitors; Infinity if no closing is scheduled. */
  readonly closesAt: number;
  /** Epoch ms at which the menu's content changes without an edit; Infinity if it does not. */
  readonly changesAt: number;
}

/** A response rendered from a menu. */
export interface CacheableContent extends ResponseContent {
  /** Epoch ms at which the response expires without an edit. */
  readonly validUntil: number;
}

interface Check {
  /** When the request was sent, in epoch ms. */
  readonly askedAt: number;
  readonly isCurrent: Promise<boolean>;
}

/** A cached response. `validUntil` is never after the menu's `changesAt`. */
export interface CacheEntry extends PreparedResponse, Omit<MenuRevision, 'changesAt'>, Validity {
  checkedAt: number;
  isOutdated: boolean;
  /** The `checkedAt` (epoch ms) in the entry's file on disk. */
  storedAt: number;
  /** The outage (`CmsState.generation`) in which this entry could not be rendered again. */
  failedIn?: number;
  /** The pending revision request, which parallel requests share. */
  check?: Check | undefined;
}

/** Stores cache entries, and the menu id of each username, across restarts. */
export interface ResponseStore {
  readonly loadEntry: (view: string, menuId: string) => Promise<CacheEntry | null>;
  readonly loadName: (name: string) => Promise<NamedMenu | null>;
  readonly saveEntry: (view: string, entry: CacheEntry) => void;
  readonly saveName: (name: string, named: NamedMenu) => void;
  readonly remove: (view: string, menuId: string) => void;
}

/** The menu to which a username belonged at a lookup, and that menu's revision at that time. */
export interface NamedMenu {
  readonly menuId: string;
  readonly revision: number;
}

/** Fetches a menu and renders a response from it. */
export interface ResponseSource<Menu extends MenuRevision> {
  /**
   * Fetches the menu; null if there is none.
   * @param waits whether to wait while the CMS is down
   * @throws {CmsUnavailableError}
   */
  readonly fetch: (waits: boolean) => Promise<Menu | null>;
  readonly make: (menu: Menu) => CacheableContent | Promise<CacheableContent>;
}

export interface ResponseCacheOptions {
  readonly state: CmsState;
  readonly revisionOf: RevisionLookup;
  readonly store: ResponseStore;
  /** Headers that this server sends with every response. */
  readonly transport: Readonly<Record<string, string>>;
  readonly maxBytes?: number;
  readonly now?: () => number;
}

export interface ResponseCache {
  /**
   * The cached response for a menu's id or username. Undefined if there is none, or if sending it first needs a request
   * to the CMS.
   */
  readonly immediate: (view: string, name: string) => CacheEntry | undefined;
  /**
   * The response for a menu's id or username; null if there is no such menu. If the menu is unchanged, this is the
   * cached response; otherwise, a new one is rendered. If the CMS is down, it is the cached response, as long as that
   * may be sent.
   * @throws {CmsUnavailableError}
   */
  readonly respond: <Menu extends MenuRevision>(
    view: string,
    name: string,
    source: ResponseSource<Menu>,
  ) => Promise<CacheEntry | null>;
  /**
   * Whether a response is known to have its menu's current revision; false for a stale response sent during an
   * outage.
   */
  readonly isFresh: (entry: CacheEntry) => boolean;
  /** Synchronously marks the cached responses of these menus as outdated. */
  readonly invalidate: (menuIds: readonly string[]) => void;
  readonly stats: () => CacheStats;
}

export interface CacheStats {
  /** The number of cached responses that are not known to be outdated. */
  readonly responses: number;
  readonly bytes: number;
  readonly names: number;
  /** The number of responses sent from memory without a request to the CMS. */
  readonly hits: number;
  /** The number of responses sent while the CMS was down. */
  readonly stale: number;
}

/** Matches usernames that are already in their stored form, which most requests use. */
const NORMALIZED_NAME = /^[a-z0-9_-]+$/;

/** One key for all spellings of a username. Not for menu ids, because they are case-sensitive. */
const nameKey = (name: string): string => `@${NORMALIZED_NAME.test(name) ? name : normalizeMenuUsername(name)}`;
const entryKey = (view: string, menuId: string): string => `${view} ${menuId}`;

export function responseCache(settings: ResponseCacheOptions): ResponseCache {
  const { state, revisionOf, store, transport, maxBytes = MAX_BYTES, now = Date.now } = settings;

  /** The cache keys of each menu's entries. */
  const keysOf = new Map<string, Set<string>>();
  const entries = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + ENTRY_OVERHEAD_BYTES,
    dispose({ menuId }, key) {
      const keys = keysOf.get(menuId);
      keys?.delete(key);
      if (keys?.size === 0) keysOf.delete(menuId);
    },
  });
  /**
   * The menu of each username, with the menu's revision at the lookup. If a username moves to another menu, both menus
   * get a new revision. A lookup is therefore valid as long as the cached entry has the same revision.
   */
  const names = new LRUCache<string, NamedMenu>({ max: MAX_NAMES });

  /** Responses being rendered, so that parallel requests for an uncached page share one rendering. */
  const underway = new Map<string, Promise<CacheEntry | null>>();
  let making = 0;
  /**
   * Menus that were invalidated while any response was being rendered, each with the sequence number of the
   * invalidation.
   */
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

  /**
   * The cached entry for a menu's id or username.
   * @param loosely true: also accepts a lookup of the username at another revision
   */
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

  /** Asks the CMS for the current revision of an entry's menu. */
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
    // The error is ignored: a caller that needs the revision asks again and receives the error.
    if (entry.check === undefined) startCheck(view, entry).isCurrent.catch(() => undefined);
  }

  /** Whether an entry may be sent. Asks the CMS for the menu's revision if necessary. */
  async function isCurrent(view: string, entry: CacheEntry): Promise<boolean> {
    const known = freshness(entry);
    if (known !== 'check') return known === 'fresh';
    const { check } = entry;
    // A pending request for the revision can be shared under two conditions: it is recent, and the CMS was already
    // reporting changes when it was sent.
    const isShared =
      check !== undefined && check.askedAt >= state.followedSince() && now() - check.askedAt < CACHE_FRESH_MS;
    const asked = isShared ? check : startCheck(view, entry);
    // The revision was current, but a change may have been reported since. The entry is then outdated.
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

  /** Loads an entry from disk if it is not in memory. */
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
      // An outdated entry is sent only if a new rendering has failed during this outage.
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
        // Looks up the entry again, because it may have changed since the request started.
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
      // Later requests must not share a rendering that started before this change.
      underway.clear();
    },

    stats: () => ({ responses: countCurrent(), bytes: entries.calculatedSize, names: names.size, hits, stale }),
  };
}
