import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Context } from 'koa';
import { sendFile } from './sendFile';

/** The precompressed variants of a file, smallest first. */
const FORMS = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
] as const;

/** Media types of files that have compressed variants. */
const TYPES: Readonly<Record<string, string>> = {
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

/** Matches a name with a content hash: `main-BhK3x9Qa.js`. */
const HASHED = /-[\w-]{8,}\.\w+$/;

interface Options {
  /** The URL prefix: empty for the root, or a path such as `/staff`. */
  readonly under?: string;
  /** Paths that are not served, because another handler serves these pages. */
  readonly except?: readonly string[];
}

/** Sends the requested file. Resolves to `false` without sending anything if there is none. */
export type SendStatic = (ctx: Context) => Promise<boolean>;

/**
 * Serves the files of a build folder, which is listed only once. If the browser accepts compressed variants (`.br`,
 * `.gz`), sends the smallest one. Files with a hashed name are cached forever. A missing folder counts as empty.
 */
export function staticFiles(folder: string, { under = '', except = [] }: Options = {}): SendStatic {
  const files = existsSync(folder) ? filesOf(folder) : new Set<string>();
  const shown = new Map(
    [...files]
      .filter((file) => !except.includes(file) && !FORMS.some(({ suffix }) => file.endsWith(suffix)))
      .map((file) => [`${under}/${encodeURI(file)}`, file]),
  );
  return async (ctx) => {
    const file = shown.get(ctx.path);
    if (file === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
    const immutable = HASHED.test(file);
    if (type === undefined) return sendFile(ctx, folder, file, { immutable });
    const form = FORMS.find(({ suffix, encoding }) => files.has(file + suffix) && accepts(ctx, encoding));
    return sendFile(ctx, folder, file + (form?.suffix ?? ''), {
      immutable,
      headers: {
        'Content-Type': type,
        Vary: 'Accept-Encoding',
        ...(form ? { 'Content-Encoding': form.encoding } : {}),
      },
    });
  };
}

/** All relative paths in a folder, without hidden files. */
function filesOf(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !/(^|\/)\./.test(file)),
  );
}

/** Whether a browser accepts an encoding, with a quality above 0. */
function accepts(ctx: Context, encoding: string): boolean {
  const header = ctx.req.headers['accept-encoding'];
  if (typeof header !== 'string') return false;
  return header.split(',').some((part) => {
    const [name, quality] = part.split(';');
    return name?.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(quality ?? '');
  });
}
