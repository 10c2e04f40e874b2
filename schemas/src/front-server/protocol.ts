/**
 * The internal protocol between the front server and the CMS: paths that only the front server may call
 * (authenticated by a shared token, never proxied), and a header on responses about a public menu.
 */

/** Internal paths of the CMS. */
export const FRONT_PATHS = {
  /**
   * GET with `?front={id}`, and `&new=1` until the first response: a stream of {@link FrontEvent}s, one JSON value
   * per line, open as long as both sides run.
   */
  events: '/_front/events',
  /** POST {@link Acknowledgement}: the front server has invalidated the menus of an event. Answers 204. */
  acknowledgements: '/_front/acknowledgements',
  /** POST {@link RevisionsRequest}, answers {@link RevisionsResponse}: the revisions of many menus in one request. */
  revisions: '/_front/revisions',
  /** GET with `?offset=&limit=`: {@link SitemapMenus}. */
  sitemap: '/_front/sitemap',
} as const;

/** Carries the shared token. Removed from external requests. */
export const FRONT_TOKEN_HEADER = 'x-front-token';

/**
 * On responses of `GET /quickmenu/{id}` to the front server (also on the 404 of a closed menu): a {@link CachedMenu}
 * as JSON.
 */
export const MENU_CACHE_HEADER = 'x-menu-cache';

/** How long a front server sends a cached response after its last revalidation request. */
export const CACHE_FRESH_MS = 500;

/**
 * How long a cached response is sent while the CMS or its database is down, after its last revalidation.
 * (docs/spec/operations.md#outages)
 */
export const MAX_STALE_MS = 24 * 60 * 60 * 1000;

/**
 * How long an edit waits for acknowledgements: after {@link CACHE_FRESH_MS} every front server revalidates anyway.
 * @alias
 */
export const ACKNOWLEDGEMENT_TIMEOUT_MS = CACHE_FRESH_MS;

export interface CachedMenu {
  /** The menu's public id (`_id`). */
  readonly menuId: string;
  readonly revision: number;
  /** The epoch ms at which the menu's scheduled closing takes effect; null without one. */
  readonly closesAt: number | null;
  /** The epoch ms from which the response reads differently without an edit; null if there is none. */
  readonly changesAt: number | null;
}

export type FrontEvent =
  /** The first message. */
  | { readonly type: 'hello' }
  /** Changed menus; the front server acknowledges `sequence`. */
  | { readonly type: 'changed'; readonly sequence: number; readonly menus: readonly string[] }
  /** The CMS accepts no new requests and will restart; the front server holds requests back. */
  | { readonly type: 'draining' };

export interface Acknowledgement {
  readonly front: string;
  readonly sequence: number;
}

export interface RevisionsRequest {
  readonly menus: readonly string[];
}

/** Null for deleted menus. */
export interface RevisionsResponse {
  readonly revisions: Readonly<Record<string, number | null>>;
}

export interface SitemapMenus {
  readonly total: number;
  readonly menus: readonly { readonly _id: string; readonly username: string | null }[];
}
