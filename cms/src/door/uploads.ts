import { join } from 'node:path';
import { pathOf, type Space } from './door';
import { sendFile } from './file';

const ADDRESS = '/public/uploads/';

/** A stored picture's name: letters, digits, `-`, `_` and dots, the last not at its start. */
const NAME = /^[\w-][\w.-]*$/;

/**
 * The stored pictures under `/public/uploads/{file}`. A new upload has a new name, so they may be cached for ever;
 * they are shown as pictures and never run as pages, whatever they hold.
 */
export function uploads(publicDir: string): Space {
  const folder = join(publicDir, 'uploads');
  return {
    name: 'uploads',
    handle(req, res) {
      const path = pathOf(req);
      if (!path.startsWith(ADDRESS) || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      const name = path.slice(ADDRESS.length);
      if (!NAME.test(name)) return false;
      return sendFile(req, res, folder, name, {
        immutable: true,
        headers: { 'Content-Security-Policy': "default-src 'none'; sandbox" },
      });
    },
  };
}
