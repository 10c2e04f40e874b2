import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import type { Core } from '@strapi/strapi';
import { environment } from '../config/environment';

/** The build output, seen from `cms/dist/src/server`. */
const DIST = resolve(__dirname, '../..');

export function createFolders(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mkdirSync(join(dataDir, 'public', 'uploads'), { recursive: true });
}

/** Strapi on the data folder, not loaded yet; for the server and commands. */
export function createApp(): Core.Strapi {
  createFolders(environment().dataDir);
  return createStrapi({ appDir: resolve(DIST, '..'), distDir: DIST });
}
