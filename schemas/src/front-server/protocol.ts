/**
 * The internal protocol between the front server and the CMS. It consists of paths and a header. Only the front server
 * may call the paths: it sends a shared token, and never proxies requests to them. Responses that depend on a public
 * menu have the header.
 */
import { DAY_MS } from '../time/durations.js';
import type { MenuLanguages } from '../core/translations.js';

/** Internal paths of the CMS. */
export const FRONT_PATHS = {
  /**
   * GET with `?front={id}`; with `&new=1` until the first response arrives. The response is a stream of
   * {@link FrontEvent}s, one JSON value per line. It stays open as long as both processes run.
   */
  events: '/_front/events',
  /**
   * POST {@link Acknowledgement}: tells the CMS that the front server has invalidated the menus of an event. Answers
   * 204.
   */
  acknowledgements: '/_front/acknowledgements',
  /** POST {@link RevisionsRequest}: returns the revisions of many menus as {@link RevisionsResponse}. */
  revisions: '/_front/revisions',
  /** GET with `?offset=&limit=`: returns {@link SitemapMenus}. */
  sitemap: '/_front/sitemap',
} as const;

/** Carries the shared token. Removed from external requests. */
export const FRONT_TOKEN_HEADER = 'x-front-token';

/**
 * A {@link CachedMenu} as JSON. For the front server, the CMS adds it to each response of `GET /quickmenu/{id}`,
 * including the 404 of a closed menu.
 */
export const MENU_CACHE_HEADER = 'x-menu-cache';

/** How long after a revalidation the front server may send a cached response without asking the CMS again. */
export const CACHE_FRESH_MS = 500;

/**
 * How long a cached response may be sent while the CMS or its database is down, counted from its last revalidation.
 * (docs/spec/operations.md#outages)
 */
export const MAX_STALE_MS = DAY_MS;

/**
 * How long an edit waits for acknowledgements. After {@link CACHE_FRESH_MS}, every front server revalidates anyway, so
 * waiting longer is useless.
 * @alias
 */
export const ACKNOWLEDGEMENT_TIMEOUT_MS = CACHE_FRESH_MS;

export interface CachedMenu {
  /** The menu's public id (`_id`). */
  readonly menuId: string;
  readonly revision: number;
  /** The epoch ms at which the menu's scheduled closing takes effect; null without one. */
  readonly closesAt: number | null;
  /** When (epoch ms) the response changes without an edit, only because time passes; null if never. */
  readonly changesAt: number | null;
}

export type FrontEvent =
  /** The first message of the stream. */
  | { readonly type: 'hello' }
  /** Changed menus; the front server acknowledges `sequence`. */
  | { readonly type: 'changed'; readonly sequence: number; readonly menus: readonly string[] }
  /** The CMS is about to restart and accepts no new requests; the front server holds them back. */
  | { readonly type: 'draining' };

export interface Acknowledgement {
  readonly front: string;
  readonly sequence: number;
}

export interface RevisionsRequest {
  readonly menus: readonly string[];
}

export interface RevisionsResponse {
  /** The revision of each menu by its id; null for a deleted menu. */
  readonly revisions: Readonly<Record<string, number | null>>;
}

/** A public menu and its languages. */
export interface SitemapMenu {
  readonly _id: string;
  readonly username: string | null;
  readonly languages: MenuLanguages;
}

export interface SitemapMenus {
  readonly total: number;
  readonly menus: readonly SitemapMenu[];
}
