/**
 * A disk cache with one file per key. Files are written atomically and verified when read. Several processes may
 * share the folder. If the disk is full or fails, only cached content is lost.
 */
import { createHash } from 'node:crypto';
import * as nodeFiles from 'node:fs/promises';
import { join } from 'node:path';
import { describeError, type Log } from '../config/log.js';

/** Maximum total size. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The share of the maximum size that is left after a sweep. A sweep deletes the least recently used files first. */
const SWEEP_TARGET_RATIO = 0.9;

/** After writing this share of the maximum size, a process sweeps. It can't count what other processes write. */
const SWEEP_INTERVAL_RATIO = 1 / 8;

/**
 * Maximum number of queued writes, one per key. Each queued write holds its response in memory, about 270 kB for a
 * large menu.
 */
const MAX_PENDING_WRITES = 200;

/** The age at which an unfinished temporary file is deleted. */
const TEMPORARY_FILE_TTL_MS = 60_000;

/** The pause after a failed write. */
const FAILURE_PAUSE_MS = 10_000;

const FILE_NAME = /^[0-9a-f]{64}$/;
const TEMPORARY_FILE_NAME = /^[0-9a-f]{64}\.\d+\.tmp$/;

const HASH_BYTES = 32;

const digest = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The functions of `node:fs/promises` that the store uses; tests replace them. */
export type DiskFiles = Pick<
  typeof nodeFiles,
  'mkdir' | 'readFile' | 'readdir' | 'rename' | 'stat' | 'unlink' | 'utimes' | 'writeFile'
>;

export interface DiskStoreOptions {
  readonly folder: string;
  readonly log: Log;
  readonly maxBytes?: number;
  readonly files?: DiskFiles;
  readonly now?: () => number;
}

export interface DiskStore {
  /** The stored content; null if absent or corrupted. */
  readonly read: (key: string) => Promise<Buffer | null>;
  /** Queues a write in the background. @param content called only when the write starts */
  readonly write: (key: string, content: () => readonly Buffer[]) => void;
  readonly remove: (key: string) => void;
  /** Resolves when the queue is empty. */
  readonly settled: () => Promise<void>;
}

export function diskStore({
  folder,
  log,
  maxBytes = MAX_BYTES,
  files = nodeFiles,
  now = Date.now,
}: DiskStoreOptions): DiskStore {
  /** Queued writes, or removals (null), by key. */
  const waiting = new Map<string, (() => readonly Buffer[]) | null>();
  let working: Promise<void> | undefined;
  let written = Infinity;
  let pausedUntil = 0;
  let isFailing = false;

  const pathOf = (key: string) => join(folder, digest(key).toString('hex'));
  const removeFile = (path: string) => files.unlink(path).catch(() => undefined);

  /**
   * Deletes files that do not belong to the cache. If the cache is above its maximum size, also deletes its least
   * recently used files.
   */
  async function sweep(): Promise<void> {
    const found: { path: string; bytes: number; at: number }[] = [];
    for (const entry of await files.readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(folder, entry.name);
      const stats = await files.stat(path).catch(() => null);
      if (stats === null) continue;
      if (FILE_NAME.test(entry.name)) found.push({ path, bytes: stats.size, at: stats.mtimeMs });
      else if (!TEMPORARY_FILE_NAME.test(entry.name) || now() - stats.mtimeMs > TEMPORARY_FILE_TTL_MS)
        await removeFile(path);
    }
    let total = found.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= maxBytes) return;
    found.sort((a, b) => a.at - b.at);
    for (const { path, bytes } of found) {
      if (total <= maxBytes * SWEEP_TARGET_RATIO) return;
      await removeFile(path);
      total -= bytes;
    }
  }

  async function store(key: string, parts: readonly Buffer[]): Promise<void> {
    const path = pathOf(key);
    const temporary = `${path}.${process.pid}.tmp`;
    const content = Buffer.concat([digest(key, ...parts), ...parts]);
    if (content.length > maxBytes * SWEEP_INTERVAL_RATIO) return;
    try {
      await files.writeFile(temporary, content, { mode: 0o600 });
      await files.rename(temporary, path);
    } catch (error) {
      await removeFile(temporary);
      throw error;
    }
    written += content.length;
  }

  /** Logs the first failure, and the first success after it. */
  function note(error: unknown): void {
    if (error === undefined) {
      if (isFailing) log.warn('Cached pages are stored on the disk again.');
      isFailing = false;
      return;
    }
    pausedUntil = now() + FAILURE_PAUSE_MS;
    if (!isFailing)
      log.warn('Cached pages can not be stored on the disk; they are sent from memory.', describeError(error));
    isFailing = true;
  }

  async function carryOut(key: string, content: (() => readonly Buffer[]) | null): Promise<void> {
    if (content === null) return removeFile(pathOf(key));
    if (now() < pausedUntil) return;
    try {
      if (written > maxBytes * SWEEP_INTERVAL_RATIO) {
        await files.mkdir(folder, { recursive: true, mode: 0o700 });
        await sweep();
        written = 0;
      }
      await store(key, content());
      note(undefined);
    } catch (error) {
      note(error);
    }
  }

  async function work(): Promise<void> {
    for (const [key, content] of waiting) {
      await carryOut(key, content);
      // Another write for the same key may have been queued in the meantime. It stays in the queue.
      if (waiting.get(key) === content) waiting.delete(key);
    }
  }

  function begin(): void {
    working ??= work().finally(() => {
      working = undefined;
      if (waiting.size > 0) begin();
    });
  }

  return {
    async read(key) {
      const coming = waiting.get(key);
      if (coming !== undefined) return coming && Buffer.concat(coming());
      const path = pathOf(key);
      const content = await files.readFile(path).catch(() => null);
      if (content === null) return null;
      const body = content.subarray(HASH_BYTES);
      if (!digest(key, body).equals(content.subarray(0, HASH_BYTES))) {
        await removeFile(path);
        return null;
      }
      // Marks the file as recently used. A failure only makes the sweep delete the file earlier.
      const at = new Date(now());
      await files.utimes(path, at, at).catch(() => undefined);
      return body;
    },
    write(key, content) {
      if (waiting.size >= MAX_PENDING_WRITES && !waiting.has(key)) return;
      waiting.set(key, content);
      begin();
    },
    remove(key) {
      waiting.set(key, null);
      begin();
    },
    async settled() {
      while (working) await working;
    },
  };
}
