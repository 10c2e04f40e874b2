import { sendFile } from './sendFile.js';
import type { Route } from './router.js';

const UPLOADS_PREFIX = '/public/uploads/';

/** A stored picture's name: letters, digits, `-`, `_` and dots, not starting with a dot. */
const FILE_NAME = /^[\w-][\w.-]*$/;

/** Prevents browsers from running scripts in an uploaded file. */
const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** The stored picture's name in the path `/public/uploads/{file}`; null for other paths. */
export function storedPictureName(path: string): string | null {
  if (!path.startsWith(UPLOADS_PREFIX)) return null;
  const name = path.slice(UPLOADS_PREFIX.length);
  return FILE_NAME.test(name) ? name : null;
}

/** Serves stored pictures from the data folder. They are cached forever, because each upload gets a new name. */
export function serveStoredPictures(folder: string): Route {
  return {
    name: 'uploads',
    match: storedPictureName,
    handle: ({ req, res }, name) => sendFile(req, res, folder, name, { immutable: true, headers: HEADERS }),
  };
}
