/** The owner's area and the staff desk: one page, whose own router reads the rest of the address, and the built files that it asks for. */
import { MAP_TILES_ORIGIN } from '@qaima/schemas';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../environment';
import { assets } from '../door/assets';
import { pathOf, type Space } from '../door/door';

const FILES = join(PROJECT, 'admin-ui/dist');

/** Where the build says that its files are. */
const BASE = '/admin-assets';

const ADDRESS = /^\/(?:m\/[A-Za-z0-9_-]{1,60}\/admin|ordering-manager)(?:\/[A-Za-z0-9/_-]*)?$/;

/** Styles are made at run time by the component library; scripts are files of ours alone, and none is evaluated. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
    `img-src 'self' data: blob: ${MAP_TILES_ORIGIN}; ` +
    "font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
};

export const adminFiles: Space = assets('admin files', FILES, { under: BASE, except: ['index.html'] });

/** The page of both, read once: a build is followed by a start. */
export function adminPages(): Space {
  const file = join(FILES, 'index.html');
  const page = existsSync(file) ? readFileSync(file) : null;
  return {
    name: 'admin',
    handle(req, res) {
      if (page === null || !ADDRESS.test(pathOf(req)) || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      res.writeHead(200, { ...HEADERS, 'Content-Length': page.length });
      res.end(req.method === 'HEAD' ? undefined : page);
      return true;
    },
  };
}
