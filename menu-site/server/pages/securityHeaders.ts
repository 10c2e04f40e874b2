import { MAP_TILES_ORIGIN } from '@qaima/schemas';
import { createHash } from 'node:crypto';

const SELF = "'self'";
const OWN_PICTURES = `${SELF} data:`;

/**
 * The headers of a page of the public site. Nothing runs but the site's own files, and nothing is styled but by those and
 * the one `<style>` that the page was rendered with, allowed by its hash. Only this origin may frame a page: the owner's review.
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

/** The headers of a menu's page: a map may be opened on it, whose pictures are not ours. */
export function menuHeaders(style: string): Readonly<Record<string, string>> {
  return pageHeaders(style, SELF, `${OWN_PICTURES} ${MAP_TILES_ORIGIN}`);
}

/** The headers of a page that is one person's alone: never kept, found by searching, framed, or named to another site. */
export function accountHeaders(style: string): Readonly<Record<string, string>> {
  return {
    ...pageHeaders(style, "'none'"),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
}
