/** Writes `.br` and `.gz` next to every text file of a build folder. Usage: node tools/precompress.mjs FOLDER */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest)$/;
/** In bytes. Compressing smaller files saves too little. */
const WORTH_IT = 1024;

/** An earlier build may have compressed this file. @param {string} path */
async function isCompressed(path) {
  const compressed = await stat(`${path}.br`).catch(() => null);
  return compressed !== null && compressed.mtimeMs >= (await stat(path)).mtimeMs;
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder to compress');

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
await Promise.all(
  files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    if (await isCompressed(path)) return;
    const text = await readFile(path);
    if (text.length < WORTH_IT) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
  }),
);
