/**
 * How the front server and the CMS speak with each other besides the contract: internal addresses, which only the front
 * reaches (a shared token, and the front never passes them on), and one header on answers about a public menu.
 */

/** Addresses of the CMS for the front server alone. */
export const FRONT_PATHS = {
  /**
   * GET, with `?front={id}`, and `&new=1` until it was answered once: a stream of {@link FrontEvent}s, one JSON value a line, for
   * as long as both sides are up.
   */
  events: '/_front/events',
  /** POST {@link Acknowledgement}: the front has invalidated what an event named. Answers 204. */
  acknowledgements: '/_front/acknowledgements',
  /** POST {@link RevisionsRequest}, answers {@link RevisionsResponse}: many menus in one question. */
  revisions: '/_front/revisions',
  /** GET, with `?offset=&limit=`: {@link SitemapMenus}. */
  sitemap: '/_front/sitemap',
} as const;

/** Carries the token that front and CMS share. Never passed on from outside. */
export const FRONT_TOKEN_HEADER = 'x-front-token';

/** On answers of `GET /quickmenu/{id}` to the front (also on the 404 of a closed menu): a {@link CachedMenu} as JSON. */
export const MENU_CACHE_HEADER = 'x-menu-cache';

/** How long, in ms, a front sends an answer after it *asked* whether its menu has changed. */
export const CACHE_FRESH_MS = 500;

/** How long, in ms, after it was last asked about an answer is sent while the CMS or its database is away. (Decisions, section 14.) */
export const MAX_STALE_MS = 24 * 60 * 60 * 1000;

/** How long, in ms, the writer of an edit waits for the fronts: past {@link CACHE_FRESH_MS} each has to ask anyway. @alias */
export const ACKNOWLEDGEMENT_TIMEOUT_MS = CACHE_FRESH_MS;

export interface CachedMenu {
  /** The menu's public id (`_id`). */
  readonly menuId: string;
  readonly revision: number;
  /** Epoch ms from when on it is closed to visitors by its schedule, null without one. */
  readonly closesAt: number | null;
}

export type FrontEvent =
  /** The first line. */
  | { readonly type: 'hello' }
  /** Menus that have changed; `sequence` is acknowledged. */
  | { readonly type: 'changed'; readonly sequence: number; readonly menus: readonly string[] }
  /** The CMS takes no new calls from now on, and will be started again: calls are held back. */
  | { readonly type: 'draining' };

export interface Acknowledgement {
  readonly front: string;
  readonly sequence: number;
}

export interface RevisionsRequest {
  readonly menus: readonly string[];
}

/** Menus that are gone are null. */
export interface RevisionsResponse {
  readonly revisions: Readonly<Record<string, number | null>>;
}

export interface SitemapMenus {
  readonly total: number;
  readonly menus: readonly { readonly _id: string; readonly username: string | null }[];
}
