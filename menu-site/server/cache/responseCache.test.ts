import { gunzipSync } from 'node:zlib';
import { MAX_STALE_MS, CACHE_FRESH_MS } from '@qaima/schemas/front-server/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CmsUnavailableError } from '../cms/client.js';
import { createCmsState, type CmsState } from '../cms/availability.js';
import { createGzipCache, prepareResponse } from './preparedResponse.js';
import {
  responseCache,
  type CacheEntry,
  type CacheableContent,
  type MenuRevision,
  type ResponseCache,
  type ResponseStore,
} from './responseCache.js';

const ID = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);
const VIEW = 'page ar';

const noStore = (): ResponseStore => ({
  loadEntry: vi.fn(() => Promise.resolve(null)),
  loadName: vi.fn(() => Promise.resolve(null)),
  saveEntry: vi.fn(),
  saveName: vi.fn(),
  remove: vi.fn(),
});

let now = 0;
let state: CmsState;
let store: ResponseStore;
let cache: ResponseCache;
/** The state of the fake CMS: the menu id of each username, and the revision of each menu. */
let names: Record<string, string>;
let revisions: Record<string, number | undefined>;
let times: { closesAt: number; changesAt: number; validUntil: number };
let isAway = false;

const revisionOf = vi.fn((menuId: string) =>
  isAway
    ? Promise.reject(new CmsUnavailableError('test'))
    : Promise.resolve({ revision: revisions[menuId] ?? null, askedAt: now }),
);

const menuOf = (name: string): MenuRevision | null => {
  const menuId = names[name.toLowerCase()] ?? name;
  const revision = revisions[menuId];
  return revision === undefined ? null : { menuId, revision, closesAt: times.closesAt, changesAt: times.changesAt };
};
const fetchMenu = vi.fn((name: string, _waits: boolean) =>
  isAway ? Promise.reject(new CmsUnavailableError('test')) : Promise.resolve(menuOf(name)),
);
const make = vi.fn(({ menuId, revision }: MenuRevision): CacheableContent => {
  const body = `${menuId[0]} ${revision}`;
  return { status: 200, headers: { 'Content-Type': 'text/plain' }, body, validUntil: times.validUntil };
});

const respond = (name = ID, view = VIEW) =>
  cache.respond(view, name, { fetch: (waits) => fetchMenu(name, waits), make });
const textOf = (entry: CacheEntry | null | undefined) => entry?.bodies.identity.toString();
const immediate = (name = ID, view = VIEW) => textOf(cache.immediate(view, name));
/** Sends fifty parallel requests and returns their distinct responses. */
const crowd = async (name = ID) =>
  new Set((await Promise.all(Array.from({ length: 50 }, () => respond(name)))).map(textOf));
const background = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.clearAllMocks();
  now = 10_000;
  isAway = false;
  names = { innova: ID };
  revisions = { [ID]: 1, [OTHER]: 1 };
  times = { closesAt: Infinity, changesAt: Infinity, validUntil: Infinity };
  state = createCmsState({ now: () => now });
  state.started();
  store = noStore();
  cache = responseCache({ state, revisionOf, store, transport: {}, now: () => now });
});

describe('a cached response', () => {
  it('is sent unchecked while fresh, then after one check shared by a crowd', async () => {
    await respond();
    now += CACHE_FRESH_MS / 2 - 1;
    expect(immediate()).toBe('a 1');
    expect(revisionOf).not.toHaveBeenCalled();
    now += CACHE_FRESH_MS / 2 + 1;
    expect(immediate()).toBeUndefined();
    expect(await crowd()).toEqual(new Set(['a 1']));
    expect([revisionOf.mock.calls.length, make.mock.calls.length]).toEqual([1, 1]);
    expect(immediate()).toBe('a 1');
  });

  it('is revalidated in the background before it expires, so nobody waits', async () => {
    await respond();
    now += CACHE_FRESH_MS - 1;
    expect(immediate()).toBe('a 1');
    expect(immediate()).toBe('a 1');
    await background();
    expect(revisionOf).toHaveBeenCalledOnce();
    now += CACHE_FRESH_MS - 1;
    expect(immediate()).toBe('a 1');
    // This change comes too late for the revalidation: `immediate` has already read the revision.
    revisions[ID] = 2;
    await background();
    now += CACHE_FRESH_MS / 2;
    expect(immediate()).toBe('a 1');
    await background();
    expect(immediate()).toBeUndefined();
  });

  it('is fresh from when the request was sent, not from when it was answered', async () => {
    await respond();
    now += CACHE_FRESH_MS;
    const askedAt = now;
    revisionOf.mockImplementationOnce(() => {
      now += CACHE_FRESH_MS - 1;
      return Promise.resolve({ revision: 1, askedAt });
    });
    expect(textOf(await respond())).toBe('a 1');
    expect(immediate()).toBe('a 1');
    now += 1;
    expect(immediate()).toBeUndefined();
  });

  it('is checked for each reader while the CMS sends no changes, then remade', async () => {
    await respond();
    state.lost();
    expect(immediate()).toBeUndefined();
    await Promise.all([respond(), respond()]);
    expect(revisionOf).toHaveBeenCalledTimes(2);
    now += 1;
    state.started();
    expect(immediate()).toBeUndefined();
    await respond();
    expect(revisionOf).toHaveBeenCalledTimes(3);
    expect(immediate()).toBe('a 1');
  });

  it('does not rest on a question that was asked too long ago', async () => {
    await respond();
    now += CACHE_FRESH_MS;
    let answer: (answered: { revision: number; askedAt: number }) => void = () => undefined;
    const askedAt = now;
    revisionOf.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const early = respond();
    await background();
    now += CACHE_FRESH_MS;
    revisions[ID] = 2;
    expect(textOf(await respond())).toBe('a 2');
    answer({ revision: 1, askedAt });
    await early;
    expect(immediate()).toBe('a 2');
  });

  it('is made anew, once, when its menu has another revision', async () => {
    await respond();
    revisions[ID] = 2;
    now += CACHE_FRESH_MS;
    expect(await crowd()).toEqual(new Set(['a 2']));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made anew when time alone has made it old', async () => {
    times.validUntil = now + 100;
    await respond();
    now += 99;
    expect(immediate()).toBe('a 1');
    now += 1;
    expect(immediate()).toBeUndefined();
    times.validUntil = Infinity;
    await respond();
    expect(make).toHaveBeenCalledTimes(2);
    expect(revisionOf).not.toHaveBeenCalled();
  });

  it.each(['closesAt', 'changesAt'] as const)('is not sent past a time that the menu names: %s', async (name) => {
    times[name] = now + 100;
    await respond();
    now += 99;
    expect(immediate()).toBe('a 1');
    now += 1;
    expect(immediate()).toBeUndefined();
  });

  it('is as old as the question that it was made from', async () => {
    await cache.respond(VIEW, ID, {
      fetch: () => fetchMenu(ID, true),
      make(menu) {
        now += CACHE_FRESH_MS - 1;
        return make(menu);
      },
    });
    expect(immediate()).toBe('a 1');
    now += 1;
    expect(immediate()).toBeUndefined();
  });

  it('is not replaced by one of an earlier revision that took longer', async () => {
    let finish: () => void = () => undefined;
    const made = new Promise<void>((resolve) => (finish = resolve));
    const slow = cache.respond(VIEW, 'innova', {
      fetch: () => fetchMenu('innova', true),
      async make(menu) {
        await made;
        return make(menu);
      },
    });
    await background();
    revisions[ID] = 2;
    expect(textOf(await respond())).toBe('a 2');
    finish();
    expect(textOf(await slow)).toBe('a 1');
    expect(immediate()).toBe('a 2');
  });

  it('is not sent once it is invalidated, however lately it was checked', async () => {
    await respond();
    await respond(ID, 'json ar');
    revisions[ID] = 2;
    cache.invalidate([OTHER]);
    expect(immediate()).toBe('a 1');
    cache.invalidate([ID]);
    expect([immediate(), immediate(ID, 'json ar')]).toEqual([undefined, undefined]);
    expect(cache.stats().responses).toBe(0);
    expect(textOf(await respond())).toBe('a 2');
  });

  it('stays outdated when a question that was asked before is answered after', async () => {
    await respond();
    now += CACHE_FRESH_MS;
    revisionOf.mockImplementationOnce(async () => {
      await background();
      return { revision: 1, askedAt: now };
    });
    const reader = respond();
    await Promise.resolve();
    revisions[ID] = 2;
    cache.invalidate([ID]);
    expect(textOf(await reader)).toBe('a 2');
    expect(immediate()).toBe('a 2');
  });

  it('is not kept when it was invalidated while it was made', async () => {
    let finish: () => void = () => undefined;
    const made = new Promise<void>((resolve) => (finish = resolve));
    const slow = cache.respond(VIEW, ID, {
      fetch: () => fetchMenu(ID, true),
      async make(menu) {
        await made;
        return make(menu);
      },
    });
    await background();
    revisions[ID] = 2;
    cache.invalidate([ID]);
    // This request comes after the change. The pending rendering began before the change, and must not be shared.
    expect(textOf(await respond())).toBe('a 2');
    finish();
    const late = await slow;
    expect(textOf(late)).toBe('a 1');
    expect(immediate()).toBe('a 2');
    // The CDN has already been purged, so it must not store this outdated response.
    expect(cache.isFresh(late as CacheEntry)).toBe(false);
    expect(cache.isFresh((await respond()) as CacheEntry)).toBe(true);
  });

  it('is dropped if its menu changed while it was made, not if another did', async () => {
    const during = (name: string) =>
      cache.respond(VIEW, name, {
        fetch: () => fetchMenu(name, true),
        make(menu) {
          cache.invalidate([ID]);
          return make(menu);
        },
      });
    await during(ID);
    expect(immediate()).toBeUndefined();
    await during(OTHER);
    expect(immediate(OTHER)).toBe('b 1');
  });

  it('is made once for a crowd at a cold page', async () => {
    expect(await crowd()).toEqual(new Set(['a 1']));
    expect([fetchMenu.mock.calls.length, make.mock.calls.length]).toEqual([1, 1]);
  });

  it('is gone with its menu', async () => {
    await respond();
    delete revisions[ID];
    now += CACHE_FRESH_MS;
    expect(await respond()).toBeNull();
    isAway = true;
    await expect(respond()).rejects.toThrow(CmsUnavailableError);
    expect(store.remove).toHaveBeenCalledWith(VIEW, ID);
  });

  it('takes no more memory than it may, the least used going first', async () => {
    cache = responseCache({ state, revisionOf, store, transport: {}, now: () => now, maxBytes: 3 * 2200 });
    const menus = Array.from({ length: 5 }, (_, at) => String(at).padStart(24, 'c'));
    for (const menuId of menus) {
      revisions[menuId] = 1;
      await respond(menuId);
    }
    expect(cache.stats()).toMatchObject({ responses: 3 });
    expect(immediate(menus[0])).toBeUndefined();
    expect(immediate(menus[4])).toBe('c 1');
  });
});

describe('the name of a menu', () => {
  it('is one in all spellings, and takes no more memory for any of them', async () => {
    await respond('innova');
    const before = cache.stats();
    expect(['INNOVA', 'InNoVa', 'innova'].map((name) => immediate(name))).toEqual(['a 1', 'a 1', 'a 1']);
    // The entry is cached per menu, so a request by id gets the response made for the username.
    expect(immediate(ID)).toBe('a 1');
    expect(await respond('missing')).toBeNull();
    expect(cache.stats()).toMatchObject({ responses: before.responses, bytes: before.bytes, names: before.names });
    names['old-name'] = ID;
    expect(textOf(await respond('old-name'))).toBe('a 1');
    expect(make).toHaveBeenCalledOnce();
  });

  it('is followed to another menu', async () => {
    await respond('innova');
    names['innova'] = OTHER;
    revisions[ID] = 2;
    revisions[OTHER] = 2;
    now += CACHE_FRESH_MS;
    // Meanwhile another reader has requested the first menu by its id.
    await respond(ID);
    expect(immediate('innova')).toBeUndefined();
    expect(textOf(await respond('innova'))).toBe('b 2');
  });
});

describe('while the CMS is away', () => {
  it('substitutes for a day after its last check, without waiting', async () => {
    await respond();
    isAway = true;
    now += MAX_STALE_MS - 1;
    expect(textOf(await respond())).toBe('a 1');
    expect(fetchMenu).toHaveBeenCalledOnce();
    expect(immediate()).toBe('a 1');
    now += 1;
    expect(immediate()).toBeUndefined();
    await expect(respond()).rejects.toThrow(CmsUnavailableError);
    await expect(respond(OTHER)).rejects.toThrow(CmsUnavailableError);
  });

  it('never substitutes past the closing that the owner has scheduled', async () => {
    times.closesAt = now + 5_000;
    await respond();
    isAway = true;
    now += 4_999;
    expect(textOf(await respond())).toBe('a 1');
    now += 1;
    expect(immediate()).toBeUndefined();
    await expect(respond()).rejects.toThrow(CmsUnavailableError);
  });

  it('substitutes for what has changed only once that could not be made anew', async () => {
    await respond();
    isAway = true;
    state.draining();
    cache.invalidate([ID]);
    expect(immediate()).toBeUndefined();
    expect(textOf(await respond())).toBe('a 1');
    expect(fetchMenu).toHaveBeenLastCalledWith(ID, true);
    expect(immediate()).toBe('a 1');
    // The CMS is back, so outdated responses are no longer sent.
    isAway = false;
    revisions[ID] = 2;
    state.started();
    expect(immediate()).toBeUndefined();
    expect(textOf(await respond())).toBe('a 2');
  });

  it('is asked in the background, and is believed to be back when it answers', async () => {
    await respond();
    isAway = true;
    now += CACHE_FRESH_MS;
    await respond();
    expect(immediate()).toBe('a 1');
    await background();
    expect(revisionOf).toHaveBeenCalledTimes(2);
    isAway = false;
    revisions[ID] = 2;
    state.answered();
    expect(immediate()).toBeUndefined();
    expect(textOf(await respond())).toBe('a 2');
  });

  it('keeps a fault of ours apart', async () => {
    await respond();
    now += CACHE_FRESH_MS;
    revisionOf.mockRejectedValueOnce(new TypeError('ours'));
    await expect(respond()).rejects.toThrow('ours');
    expect(textOf(await respond())).toBe('a 1');
  });
});

describe('what is stored', () => {
  const stored = async () => {
    const entry = (await respond('innova'))!;
    const copy = { ...entry };
    vi.mocked(store.loadEntry).mockImplementation(() => Promise.resolve({ ...copy }));
    vi.mocked(store.loadName).mockImplementation((name) =>
      Promise.resolve(name === '@innova' ? { menuId: ID, revision: 1 } : null),
    );
    cache = responseCache({ state, revisionOf, store, transport: {}, now: () => now });
    vi.clearAllMocks();
  };

  it('is sent by a new process after one request for its revision', async () => {
    await stored();
    now += 60_000;
    expect(textOf(await respond('INNOVA'))).toBe('a 1');
    expect([revisionOf.mock.calls.length, fetchMenu.mock.calls.length]).toEqual([1, 0]);
    revisions[ID] = 2;
    cache = responseCache({ state, revisionOf, store, transport: {}, now: () => now });
    expect(textOf(await respond('innova'))).toBe('a 2');
  });

  it('is not sent when its menu changes while it is read', async () => {
    await stored();
    const load = vi.mocked(store.loadEntry).getMockImplementation()!;
    vi.mocked(store.loadEntry).mockImplementation((...of) => {
      revisions[ID] = 2;
      cache.invalidate([ID]);
      return load(...of);
    });
    isAway = true;
    state.draining();
    await expect(respond('innova')).rejects.toThrow(CmsUnavailableError);
  });

  it('is sent by it while the CMS is away, for a day after its last check', async () => {
    await stored();
    isAway = true;
    now += MAX_STALE_MS - 1;
    expect(textOf(await respond('innova'))).toBe('a 1');
    now += 1;
    await expect(respond('innova')).rejects.toThrow(CmsUnavailableError);
  });

  it('is stored again when checked an hour later, but not on each check', async () => {
    await respond();
    expect(store.saveEntry).toHaveBeenCalledOnce();
    now += CACHE_FRESH_MS;
    await respond();
    expect(store.saveEntry).toHaveBeenCalledOnce();
    now += 60 * 60 * 1000;
    await respond();
    expect(store.saveEntry).toHaveBeenCalledTimes(2);
    expect(store.saveEntry).toHaveBeenLastCalledWith(VIEW, expect.objectContaining({ checkedAt: now }));
  });
});

describe('responses in gzip', () => {
  it('are compressed once for a crowd, and stay within their memory limit', async () => {
    const zipped = createGzipCache(500);
    for (let count = 0; count < 20; count += 1) {
      const ready = await prepareResponse({ status: 200, headers: {}, body: `${count} ${'x'.repeat(9_000)}` }, {});
      const [first, second] = await Promise.all([zipped.bodyOf(ready), zipped.bodyOf(ready)]);
      expect(first).toBe(second);
      expect(gunzipSync(first)).toEqual(ready.bodies.identity);
      expect(zipped.bytes()).toBeGreaterThan(0);
      expect(zipped.bytes()).toBeLessThanOrEqual(500);
    }
  });
});
