import { sendFile } from './sendFile.js';
import type { Route } from './router.js';

const ADDRESS = '/public/uploads/';

/** A stored picture's name: letters, digits, `-`, `_` and dots, the last not at its start. */
const NAME = /^[\w-][\w.-]*$/;

/** They are shown as pictures and never run as pages, whatever they hold. */
const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** The name of a stored picture in its address `/public/uploads/{file}`; null for any other path. */
export function uploadFileName(path: string): string | null {
  if (!path.startsWith(ADDRESS)) return null;
  const name = path.slice(ADDRESS.length);
  return NAME.test(name) ? name : null;
}

/** The stored pictures in the data folder. A new upload has a new name, so they may be cached for ever. */
export function uploadedFiles(folder: string): Route {
  return {
    name: 'uploads',
    match: uploadFileName,
    handle: ({ req, res }, name) => sendFile(req, res, folder, name, { immutable: true, headers: HEADERS }),
  };
}
