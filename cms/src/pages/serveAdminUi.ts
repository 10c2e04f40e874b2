/**
 * Serves the admin application (owner's area and staff console): one HTML page with a client-side router, and its
 * built files.
 */
import { adminPageAt, MAP_TILES_ORIGIN } from '@qaima/schemas';
import type { Context } from 'koa';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../config/environment';
import { staticFiles } from '../http/staticFiles';

const FILES = join(PROJECT, 'admin-ui/dist');

/** The URL prefix of the built files. */
export const ADMIN_FILES_URL = '/admin-assets';

/**
 * The CSP hash that allows the page's only inline script. The script sets the page's language and direction before
 * other files have loaded.
 */
function hashOfScript(page: string): string {
  const script = /<script>([^]*?)<\/script>/.exec(page)?.[1] ?? '';
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Inline styles are allowed because the component library creates them at run time. Scripts are only our own files,
 * without eval.
 */
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

/**
 * The built page has the loading outline of the owner's area. The attribute selects the one of the staff console,
 * which has no side navigation.
 */
const outlined = (page: string, area: 'owner' | 'staff') =>
  Buffer.from(page.replace('data-area="owner"', `data-area="${area}"`));

/** Reads the built page. It is read only once, so a new build needs a restart. */
function readPages() {
  const file = join(FILES, 'index.html');
  if (!existsSync(file)) return null;
  const built = readFileSync(file, 'utf8');
  return { headers: headersOf(built), owner: outlined(built, 'owner'), staff: outlined(built, 'staff') };
}

const pages = readPages();

/**
 * Sends the page for a URL of the admin application. An unknown screen gets the same page with 404. @returns whether
 * the URL belongs to the application
 */
export function sendAdminPage(ctx: Context): boolean {
  const asked = adminPageAt(ctx.path);
  if (pages === null || asked === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  ctx.status = asked.exists ? 200 : 404;
  ctx.set(pages.headers);
  ctx.body = pages[asked.area];
  return true;
}
