import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sendFile } from './sendFile.js';
import type { RequestHead } from './requestContext.js';
import type { Route } from './router.js';

/** Compressed variants that the build may write next to a file, smallest first. */
const COMPRESSED_VARIANTS = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
] as const;

/** Media types of compressible files. Other files are sent uncompressed, with the media type of their extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
};

/** A file name with a content hash: `main-BhK3x9Qa.js`. */
const HASHED_NAME = /-[\w-]{8,}\.\w+$/;

/**
 * Serves the files of a build folder, listed once at creation. Sends the smallest accepted variant (`.br`, `.gz`).
 * Files whose name contains a hash are cached forever. A missing folder counts as empty.
 */
export function staticFiles(name: string, folder: string): Route {
  const files = existsSync(folder) ? filesOf(folder) : new Set<string>();
  const shown = new Map(
    [...files]
      .filter((file) => !COMPRESSED_VARIANTS.some(({ suffix }) => file.endsWith(suffix)))
      .map((file) => [`/${encodeURI(file)}`, file]),
  );
  return {
    name,
    match: (path) => shown.get(path) ?? null,
    handle({ req, res, head }, file) {
      const type = MEDIA_TYPES[file.slice(file.lastIndexOf('.') + 1)];
      const immutable = HASHED_NAME.test(file);
      if (type === undefined) return sendFile(req, res, folder, file, { immutable });
      const form = COMPRESSED_VARIANTS.find(
        ({ suffix, encoding }) => files.has(file + suffix) && accepts(head, encoding),
      );
      return sendFile(req, res, folder, file + (form?.suffix ?? ''), {
        immutable,
        headers: {
          'Content-Type': type,
          Vary: 'Accept-Encoding',
          ...(form ? { 'Content-Encoding': form.encoding } : {}),
        },
      });
    },
  };
}

/** The paths of all files in a folder, separated by `/`, without dotfiles. */
function filesOf(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !/(^|\/)\./.test(file)),
  );
}

/** Whether a browser accepts this encoding: listed, and not with quality 0. */
function accepts({ acceptEncoding }: RequestHead, encoding: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, quality] = part.split(';');
    return name?.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(quality ?? '');
  });
}
