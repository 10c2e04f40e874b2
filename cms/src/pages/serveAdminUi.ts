/**
 * Serves the admin application (owner's area and staff console): one page with a client-side router, and its built
 * files.
 */
import { adminPageAt, MAP_TILES_ORIGIN } from '@qaima/schemas';
import type { Context } from 'koa';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../config/environment';
import { staticFiles } from '../http/staticFiles';

const FILES = join(PROJECT, 'admin-ui/dist');

/** The base URL of the build. */
export const ADMIN_FILES_URL = '/admin-assets';

/** The inline script is allowed by its hash: it mirrors the loading outline before any file has loaded. */
function hashOfScript(page: string): string {
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The component library creates styles at run time; scripts are only our own, without eval. */
const headersOf = (page: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    `default-src 'none'; script-src 'self' ${hashOfScript(page)}; style-src 'self' 'unsafe-inline'; ` +
    `img-src 'self' data: blob: ${MAP_TILES_ORIGIN}; ` +
    "font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
});

export const sendAdminFile = staticFiles(FILES, { under: ADMIN_FILES_URL, except: ['index.html'] });

/** The build contains the owner's loading outline; the staff console has no side navigation. */
const outlined = (page: string, area: 'owner' | 'staff') =>
  Buffer.from(page.replace('data-area="owner"', `data-area="${area}"`));

/** The page, read once: a new build needs a restart. */
function readPages() {
  const file = join(FILES, 'index.html');
  if (!existsSync(file)) return null;
  const built = readFileSync(file, 'utf8');
  return { headers: headersOf(built), owner: outlined(built, 'owner'), staff: outlined(built, 'staff') };
}

const pages = readPages();

/**
 * Serves the page at a URL of the admin application; an unknown screen is a 404 with the same page. @returns whether it
 * did
 */
export function sendAdminPage(ctx: Context): boolean {
  const asked = adminPageAt(ctx.path);
  if (pages === null || asked === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  ctx.status = asked.exists ? 200 : 404;
  ctx.set(pages.headers);
  ctx.body = pages[asked.area];
  return true;
}
