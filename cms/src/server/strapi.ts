import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { environment } from '../config/environment';

/** What was compiled, seen from `cms/dist/src/server`. */
const DIST = resolve(__dirname, '../..');

/** Makes the data folder, where it is not there yet. */
export function createFolders(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mkdirSync(join(dataDir, 'public', 'uploads'), { recursive: true });
}

/** Strapi over the data folder, not yet loaded: for the server and for commands alike. */
export function createApp(): Core.Strapi {
  createFolders(environment().dataDir);
  return createStrapi({ appDir: resolve(DIST, '..'), distDir: DIST });
}
