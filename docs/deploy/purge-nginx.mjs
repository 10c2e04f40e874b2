/**
 * Drops pages from the cache of nginx-cache.conf when Qaima says so: nginx itself can't, but takes a file that is gone for a page
 * that it never had. It runs as the user of nginx, who alone may write there: `CACHE=… TOKEN=… node purge-nginx.mjs`.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { open, readdir, unlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const { CACHE = '/var/cache/nginx/qaima', TOKEN = '', PORT = '8082' } = process.env;

/** Where the headers of a stored response are, in bytes from the beginning of its file. */
const HEAD_BYTES = 16 * 1024;

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest();

/** @param {string} path @returns {Promise<readonly string[]>} the tags of a stored response; none of a file that is gone */
async function tagsOf(path) {
  const file = await open(path).catch(() => null);
  if (file === null) return [];
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const [, tags = ''] = /\r\nsurrogate-key: *([^\r]*)\r\n/i.exec(buffer.toString('latin1', 0, bytesRead)) ?? [];
    return tags.split(' ');
  } finally {
    await file.close();
  }
}

/** @param {ReadonlySet<string>} tags */
async function purge(tags) {
  for (const entry of await readdir(CACHE, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await tagsOf(path)).some((tag) => tags.has(tag))) await unlink(path).catch(() => undefined);
  }
}

const server = createServer((req, res) => {
  req.resume();
  const isKnown = timingSafeEqual(digest(req.headers.authorization ?? ''), digest(`Bearer ${TOKEN}`));
  if (req.method !== 'POST' || TOKEN === '' || !isKnown) {
    res.writeHead(401).end();
    return;
  }
  purge(new Set(String(req.headers['surrogate-key'] ?? '').split(' '))).then(
    () => res.writeHead(204).end(),
    (error) => {
      console.error(error);
      res.writeHead(500).end();
    },
  );
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`purges ${CACHE} on 127.0.0.1:${PORT}`));
