import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { addPartContentTypes } from '../menu-parts/partContentTypes';
import { environment } from '../config/environment';

/** The build folder, relative to the compiled file in `cms/dist/src/server`. */
const DIST = resolve(__dirname, '../..');

export function createFolders(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mkdirSync(join(dataDir, 'public', 'uploads'), { recursive: true });
}

/** Creates the Strapi instance for the data folder, for the server and for commands. It is not loaded yet. */
export function createApp(): Core.Strapi {
  createFolders(environment().dataDir);
  const strapi = createStrapi({ appDir: resolve(DIST, '..'), distDir: DIST });
  addPartContentTypes(strapi);
  return strapi;
}
