/** The public site's renderer, as its own build leaves it. This file and `files.ts` are all that knows of that build. */
import type { SiteRenderer } from '@qaima/schemas';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from '../environment';

export const SITE_FILES = join(PROJECT, 'menu-site/dist/client');

let loading: Promise<SiteRenderer> | undefined;

/** The renderer, loaded once. */
export function renderer(): Promise<SiteRenderer> {
  loading ??= import(
    pathToFileURL(join(PROJECT, 'menu-site/dist/server/entry-server.js')).href
  ) as Promise<SiteRenderer>;
  return loading;
}
