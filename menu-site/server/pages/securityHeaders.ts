import { MAP_TILES_ORIGIN } from '@qaima/schemas';
import { createHash } from 'node:crypto';

const SELF = "'self'";
const OWN_PICTURES = `${SELF} data:`;

/**
 * Security headers of public pages. Only the site's own scripts run. Styles are the site's own files and the page's
 * `<style>`, allowed by its hash.
 * @param framedBy who may show the page in a frame; default: this origin, because the owner's area does so
 */
export function pageHeaders(style: string, framedBy = SELF, pictures = OWN_PICTURES): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = {
    'default-src': "'none'",
    'script-src': SELF,
    'style-src': `${SELF} 'sha256-${hash}'`,
    'img-src': pictures,
    'font-src': SELF,
    'media-src': SELF,
    'connect-src': SELF,
    'manifest-src': SELF,
    'worker-src': SELF,
    'form-action': SELF,
    'base-uri': "'none'",
    'frame-ancestors': framedBy,
  };
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  };
}

/** The headers of a menu page, which also allow map tiles. */
export function menuHeaders(style: string): Readonly<Record<string, string>> {
  return pageHeaders(style, SELF, `${OWN_PICTURES} ${MAP_TILES_ORIGIN}`);
}

/**
 * Headers of personal pages. They forbid caches, search engines and frames, and stop the browser from sending the URL
 * as a referrer.
 */
export function accountHeaders(style: string): Readonly<Record<string, string>> {
  return {
    ...pageHeaders(style, "'none'"),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
}
