/** Public menus in the form in which the CMS returns them to the front server. */
import {
  API_PREFIX,
  menuEndpoints,
  publicMenu,
  endpointUrl,
  type Envelope,
  type Language,
  type Menu,
} from '@qaima/schemas';
import { MENU_CACHE_HEADER, type CachedMenu } from '@qaima/schemas/front-server/protocol';
import type { SiteMenu } from '../../src/document/siteTypes.js';
import type { MenuRevision } from '../cache/responseCache.js';
import { PAGE_TIMEOUT_MS, type CmsClient } from '../cms/client.js';
import { parseJson } from '@qaima/schemas/core/json';

/** A public menu at one revision, or a closed menu without content. */
export interface PublicMenuRevision extends MenuRevision {
  /** 200, or 404 if the menu is closed. */
  readonly status: number;
  /** The body of the API response, unchanged. */
  readonly body: Buffer;
}

function cachedMenuIn(header: string | string[] | undefined): CachedMenu | null {
  return typeof header === 'string' ? parseJson<CachedMenu>(header) : null;
}

/**
 * Fetches a public menu.
 * @param language null for the menu's default
 * @returns null if the menu does not exist
 * @throws {CmsUnavailableError}
 */
export async function fetchMenu(
  client: CmsClient,
  name: string,
  language: Language | null,
  waits: boolean,
): Promise<PublicMenuRevision | null> {
  const { status, headers, body } = await client.request({
    path: endpointUrl(menuEndpoints.read, { menuId: name }),
    headers: language === null ? {} : { 'accept-language': language },
    timeoutMs: PAGE_TIMEOUT_MS,
    waits,
  });
  const cached = cachedMenuIn(headers[MENU_CACHE_HEADER]);
  if (!cached || (status !== 200 && status !== 404)) return null;
  const { menuId, revision, closesAt, changesAt } = cached;
  const times = { closesAt: closesAt ?? Infinity, changesAt: changesAt ?? Infinity };
  return { menuId, revision, ...times, status, body };
}

const DEFAULT_LANGUAGES: Menu['languages'] = { default: 'ar', offered: ['ar'] };

/** Parses the menu in a response with status 200. Responses that an earlier version stored on disk lack `languages`. */
export const parseMenu = (body: Buffer): SiteMenu =>
  publicMenu(
    {
      languages: DEFAULT_LANGUAGES,
      ...parseJson<Envelope<Omit<Menu, 'languages'>>>(body.toString()).data.data,
    },
    Date.now(),
  );

/** The part of the menu endpoint's path that precedes the id. */
const READ_MENU_PREFIX = API_PREFIX + menuEndpoints.read.path.slice(0, menuEndpoints.read.path.indexOf(':'));

/** The path segment that lists the inactive menus. It is in the place of a menu's id. */
const OTHER_ENDPOINT_SEGMENT = menuEndpoints.listInactive.path.split('/').at(-1)?.toLowerCase();

/** The id or username in an API path; null for other paths. */
export function menuNameInApiPath(path: string): string | null {
  if (!path.startsWith(READ_MENU_PREFIX)) return null;
  const end = path.endsWith('/') ? -1 : undefined;
  const name = path.slice(READ_MENU_PREFIX.length, end);
  return /^[\w-]{1,60}$/.test(name) && name.toLowerCase() !== OTHER_ENDPOINT_SEGMENT ? name : null;
}
