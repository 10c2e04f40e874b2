/** The file format of cached responses. Only public responses are cached, so the files contain no personal data. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { DiskStore } from './diskStore.js';
import type { CacheEntry, NamedMenu, ResponseStore } from './responseCache.js';
import { parseJson } from '@qaima/schemas/core/json';

/** Increased with every change of the format. Files in another format are ignored. */
const FORMAT_VERSION = 2;

interface StoredEntry extends Pick<CacheEntry, 'menuId' | 'revision' | 'checkedAt' | 'status' | 'etag' | 'headers'> {
  readonly format: number;
  /** Identifies the build and the settings that rendered the response. */
  readonly build: string;
  /** Null means that the response never expires, because JSON has no Infinity. */
  readonly validUntil: number | null;
  readonly closesAt: number | null;
}

const LENGTH_PREFIX_BYTES = 4;

const decompress = promisify(brotliDecompress);

const finite = (at: number): number | null => (Number.isFinite(at) ? at : null);

/** The length of the metadata, the metadata, and the body in Brotli. */
function encode(entry: CacheEntry, build: string): readonly Buffer[] {
  const { menuId, revision, checkedAt, validUntil, closesAt, status, etag, headers, bodies } = entry;
  const times = { checkedAt, validUntil: finite(validUntil), closesAt: finite(closesAt) };
  const stored: StoredEntry = {
    format: FORMAT_VERSION,
    build,
    menuId,
    revision,
    ...times,
    status,
    etag,
    headers,
  };
  const text = Buffer.from(JSON.stringify(stored));
  const size = Buffer.alloc(LENGTH_PREFIX_BYTES);
  size.writeUInt32BE(text.length);
  return [size, text, bodies.br];
}

/**
 * Decodes a file. If another build of the site has rendered the entry, the entry is marked as outdated: its page links
 * the files of that build.
 * @returns null if the file has another format
 */
async function decode(content: Buffer, build: string): Promise<CacheEntry | null> {
  const start = LENGTH_PREFIX_BYTES + content.readUInt32BE();
  const stored = parseJson<StoredEntry>(content.toString('utf8', LENGTH_PREFIX_BYTES, start));
  if (stored.format !== FORMAT_VERSION) return null;
  const br = content.subarray(start);
  const { menuId, revision, checkedAt, status, etag, headers } = stored;
  return {
    menuId,
    revision,
    checkedAt,
    storedAt: checkedAt,
    validUntil: stored.validUntil ?? Infinity,
    closesAt: stored.closesAt ?? Infinity,
    isOutdated: stored.build !== build,
    status,
    etag,
    headers,
    bodies: { identity: await decompress(br), br },
  };
}

/**
 * Stores responses on a disk.
 * @param build identifies the site's build and the settings. Pages depend only on these and on the menu
 */
export function responseStoreOn(disk: DiskStore, build: string): ResponseStore {
  const entryKey = (view: string, menuId: string) => `entry ${view} ${menuId}`;
  const keyOfName = (name: string) => `name ${name}`;
  return {
    async loadEntry(view, menuId) {
      const content = await disk.read(entryKey(view, menuId));
      return content && (await decode(content, build));
    },
    async loadName(name) {
      const content = await disk.read(keyOfName(name));
      return content && parseJson<NamedMenu>(content.toString());
    },
    saveEntry: (view, entry) => disk.write(entryKey(view, entry.menuId), () => encode(entry, build)),
    saveName: (name, named) => disk.write(keyOfName(name), () => [Buffer.from(JSON.stringify(named))]),
    remove: (view, menuId) => disk.remove(entryKey(view, menuId)),
  };
}
