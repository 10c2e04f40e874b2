/** Writes a `.br` and a `.gz` next to every text file of the client build. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = new URL('../dist/client/', import.meta.url);
const TEXT = /\.(?:css|js|json|svg|txt|webmanifest)$/;
const forms = {
  '.br': (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Whether an earlier build has already compressed this file. @param {string} path */
async function isCompressed(path) {
  const compressed = await stat(`${path}.br`).catch(() => null);
  return compressed !== null && compressed.mtimeMs >= (await stat(path)).mtimeMs;
}

for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  if (await isCompressed(path)) continue;
  const bytes = await readFile(path);
  for (const [suffix, compress] of Object.entries(forms)) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(path + suffix, compressed);
  }
}
