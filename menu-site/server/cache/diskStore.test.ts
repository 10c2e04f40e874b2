import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diskStore, type DiskStore, type DiskFiles } from './diskStore.js';
import { prepareResponse } from './preparedResponse.js';
import type { CacheEntry } from './responseCache.js';
import { responseStoreOn } from './storedResponses.js';

/** The parent of the store's folder, which the store creates. */
let parent: string;
let folder: string;
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  parent = mkdtempSync(join(tmpdir(), 'front-cache-'));
  folder = join(parent, 'cache');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const write = (on: DiskStore, key: string, text: string) => on.write(key, () => [Buffer.from(text)]);
const read = async (on: DiskStore, key: string) => (await on.read(key))?.toString() ?? null;
const names = () => readdirSync(folder);
const only = () => join(folder, names()[0] ?? '');

describe('the disk', () => {
  it('returns what was written, also to the next process, unless removed', async () => {
    const first = diskStore({ folder, log });
    expect(await read(first, 'one')).toBeNull();
    write(first, 'one', 'text of one');
    write(first, 'two', 'text of two');
    write(first, 'two', 'later text of two');
    await first.settled();
    const next = diskStore({ folder, log });
    expect([await read(next, 'one'), await read(next, 'two')]).toEqual(['text of one', 'later text of two']);
    expect(statSync(only()).mode & 0o777).toBe(0o600);
    next.remove('one');
    expect(await read(next, 'one')).toBeNull();
    await next.settled();
    expect(await read(first, 'one')).toBeNull();
    expect(names()).toHaveLength(1);
  });

  it.each([
    ['a byte of its content', (content: Buffer) => content.fill(content.at(-1)! ^ 1, content.length - 1)],
    ['its end', (content: Buffer) => content.subarray(0, -3)],
    ['all of it', () => Buffer.alloc(0)],
  ])('gives nothing back of a file that is damaged in %s, and removes it', async (_, damage) => {
    const one = diskStore({ folder, log });
    write(one, 'one', 'text');
    await one.settled();
    writeFileSync(only(), damage(readFileSync(only())));
    expect(await read(one, 'one')).toBeNull();
    expect(names()).toEqual([]);
  });

  it('gives nothing back of a file that was written for another key', async () => {
    const one = diskStore({ folder, log });
    write(one, 'one', 'text');
    await one.settled();
    const content = readFileSync(only());
    write(one, 'two', 'other');
    await one.settled();
    for (const name of names()) writeFileSync(join(folder, name), content);
    expect([await read(one, 'one'), await read(one, 'two')]).toEqual(['text', null]);
  });

  it('removes foreign files, and temporary ones that nobody finishes', async () => {
    const one = diskStore({ folder, log });
    write(one, 'one', 'text');
    await one.settled();
    const abandoned = `${'a'.repeat(64)}.1.tmp`;
    const underWay = `${'b'.repeat(64)}.1.tmp`;
    for (const name of ['notes.txt', abandoned, underWay]) writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, abandoned), 0, 0);
    // The clock of a process may be another than that of the file system.
    utimesSync(join(folder, underWay), new Date(), new Date());
    const next = diskStore({ folder, log });
    write(next, 'two', 'text');
    await next.settled();
    expect(['notes.txt', abandoned, underWay].map((name) => existsSync(join(folder, name)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(names()).toHaveLength(3);
  });

  it('stays within its size limit and evicts the least recently used first', async () => {
    const maxBytes = 10_000;
    const one = diskStore({ folder, log, maxBytes });
    for (let at = 0; at < 60; at++) {
      write(one, `key ${at}`, 'x'.repeat(500));
      await one.settled();
      await read(one, 'key 0');
      for (const name of names()) {
        const { mtimeMs } = statSync(join(folder, name));
        // Some file systems store timestamps in whole seconds, so each file of this iteration gets its own old
        // timestamp.
        if (mtimeMs > 2_000_000_000) utimesSync(join(folder, name), 0, 1_000_000 + at);
      }
    }
    const total = names().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    // The store sweeps only after it has written an eighth of the limit. Until then, the total may exceed the limit by
    // that much.
    expect(total).toBeLessThanOrEqual(maxBytes * 1.2);
    expect(await read(one, 'key 1')).toBeNull();
    expect(await read(one, 'key 0')).not.toBeNull();
    expect(await read(one, 'key 59')).not.toBeNull();
    write(one, 'large', 'x'.repeat(maxBytes));
    await one.settled();
    expect(await read(one, 'large')).toBeNull();
  });

  it('logs once that it is full, leaves no partial file, and then recovers', async () => {
    let now = 0;
    let isFull = true;
    let attempts = 0;
    const full: DiskFiles = {
      ...files,
      writeFile: (async (path: string, content: Buffer) => {
        attempts += 1;
        await files.writeFile(path, isFull ? content.subarray(0, 10) : content);
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      }) as DiskFiles['writeFile'],
    };
    const one = diskStore({ folder, log, files: full, now: () => now });
    for (const key of ['one', 'two', 'three']) {
      write(one, key, 'text');
      await one.settled();
      now += 9_000;
      // After a failure, the store pauses writing for a while.
      write(one, key, 'text');
      await one.settled();
      now += 2_000;
    }
    expect(attempts).toBe(3);
    expect(names()).toEqual([]);
    expect(log.warn).toHaveBeenCalledOnce();
    isFull = false;
    write(one, 'four', 'text');
    await one.settled();
    expect(await read(one, 'four')).toBe('text');
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('returns pending writes, the last of each key, up to a limit', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const written = new Map<string, string>();
    const stored = new Map<string, string>();
    const slow: DiskFiles = {
      ...files,
      writeFile: (async (path: string, content: Buffer) => {
        await released;
        written.set(path, content.subarray(32).toString());
      }) as DiskFiles['writeFile'],
      rename: ((from: string, to: string) => {
        stored.set(to, written.get(from) ?? '');
        return Promise.resolve();
      }) as DiskFiles['rename'],
    };
    const one = diskStore({ folder, log, files: slow });
    for (let at = 0; at < 210; at++) write(one, `key ${at}`, `text ${at}`);
    write(one, 'key 7', 'later text');
    expect([await read(one, 'key 0'), await read(one, 'key 7')]).toEqual(['text 0', 'later text']);
    one.remove('key 7');
    expect(await read(one, 'key 7')).toBeNull();
    // The first write of `key 0` is running, so this write is queued.
    write(one, 'key 0', 'newest text');
    release();
    await one.settled();
    expect(stored.size).toBe(200 - 1);
    expect([...stored.values()]).toContain('newest text');
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe('a stored response', () => {
  const ID = 'a'.repeat(24);
  const entryOf = async (): Promise<CacheEntry> => ({
    ...(await prepareResponse({ status: 200, headers: { 'Content-Type': 'text/html' }, body: 'صفحة'.repeat(99) }, {})),
    menuId: ID,
    revision: 7,
    checkedAt: 1000,
    storedAt: 1000,
    validUntil: Infinity,
    closesAt: 5000,
    isOutdated: false,
  });

  it('comes back as it was', async () => {
    const on = diskStore({ folder, log });
    const entry = await entryOf();
    responseStoreOn(on, 'build').saveEntry('page ar', entry);
    responseStoreOn(on, 'build').saveName('@innova', { menuId: ID, revision: 7 });
    await on.settled();
    const store = responseStoreOn(diskStore({ folder, log }), 'build');
    expect(await store.loadEntry('page ar', ID)).toEqual(entry);
    expect(await store.loadEntry('page en', ID)).toBeNull();
    expect(await store.loadName('@innova')).toEqual({ menuId: ID, revision: 7 });
    expect(await store.loadName('@other')).toBeNull();
    store.remove('page ar', ID);
    expect(await store.loadEntry('page ar', ID)).toBeNull();
  });

  it('is passed over when its file has another form', async () => {
    const on = diskStore({ folder, log });
    on.write(`entry page ar ${ID}`, () => {
      const head = Buffer.from(JSON.stringify({ format: 0 }));
      const size = Buffer.alloc(4);
      size.writeUInt32BE(head.length);
      return [size, head];
    });
    await on.settled();
    expect(await responseStoreOn(on, 'build').loadEntry('page ar', ID)).toBeNull();
  });

  it('is outdated when another build has made it', async () => {
    const on = diskStore({ folder, log });
    responseStoreOn(on, 'build').saveEntry('page ar', await entryOf());
    await on.settled();
    expect(await responseStoreOn(on, 'later build').loadEntry('page ar', ID)).toMatchObject({
      isOutdated: true,
      revision: 7,
    });
  });
});
