/** The HTML pages of the admin application's build, with their security headers. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../config/environment';

/** The folder of the build. */
export const ADMIN_BUILD = join(PROJECT, 'admin-ui/dist');

/** The CSP hash that allows the page's only inline script, if it has one. */
function hashOfScript(html: string): string {
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1];
  return script === undefined ? '' : ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Inline styles are allowed because the component libraries create them at run time. Scripts are only our own files,
 * without eval.
 */
const headersOf = (html: string, imageOrigins: readonly string[]) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    `default-src 'none'; script-src 'self'${hashOfScript(html)}; style-src 'self' 'unsafe-inline'; ` +
    `img-src ${["'self'", 'data:', 'blob:', ...imageOrigins].join(' ')}; ` +
    "font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
});

/**
 * Reads a page of the build with its headers. It is read only once, so a new build needs a restart of the server.
 * @param imageOrigins other origins from which the page shows pictures
 * @returns null if the page was not built
 */
export function readBuiltPage(name: string, imageOrigins: readonly string[] = []) {
  const file = join(ADMIN_BUILD, name);
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  return { html, headers: headersOf(html, imageOrigins) };
}
