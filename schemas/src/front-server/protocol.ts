/**
 * The internal protocol between the front server and the CMS. It consists of endpoints and a header. Only the front
 * server may call the endpoints: it sends a shared token, and never proxies requests to them. Responses that depend on a
 * public menu have the header.
 */
import type { Endpoints } from '../core/endpoint.js';
import type { TypeOf, Schema } from '../core/schema.js';
import { visitBatchSchema } from '../interest/visitBatch.js';
import { DAY_MS } from '../time/durations.js';
import type { MenuLanguages } from '../core/translations.js';

/** The maximum number of menus in a request for revisions. */
export const MAX_REVISIONS = 1_000;

/** The maximum number of menus in a response for the sitemap, whose protocol allows as many URLs. */
export const MAX_SITEMAP_MENUS = 50_000;

const acknowledgementSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['front', 'sequence'],
  properties: { front: { type: 'string' }, sequence: { type: 'number' } },
} as const satisfies Schema;
export type Acknowledgement = TypeOf<typeof acknowledgementSchema>;

const revisionsRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['menus'],
  properties: { menus: { type: 'array', maxItems: MAX_REVISIONS, items: { type: 'string' } } },
} as const satisfies Schema;
export type RevisionsRequest = TypeOf<typeof revisionsRequestSchema>;

/** The endpoints that front servers call. */
export const frontServerEndpoints = {
  /** The response is a stream of {@link FrontEvent}s, one JSON value per line, as long as both processes run. */
  events: {
    method: 'GET',
    path: '/events',
    access: 'front-server',
    summary: 'A stream of changed menus and planned restarts.',
    query: {
      type: 'object',
      required: ['front'],
      properties: {
        /** The id of the front server's process. */
        front: { type: 'string', pattern: '^[\\w-]{1,64}$' },
        /** `1` until the first response arrives. */
        new: { type: 'string' },
      },
    },
    produces: 'event-stream',
  },
  acknowledgements: {
    method: 'POST',
    path: '/acknowledgements',
    access: 'front-server',
    summary: 'Tells the CMS that the front server has invalidated the menus of an event.',
    body: acknowledgementSchema,
    produces: 'json',
  },
  /** Responds with {@link RevisionsResponse}. */
  revisions: {
    method: 'POST',
    path: '/revisions',
    access: 'front-server',
    summary: 'The revisions of many menus.',
    body: revisionsRequestSchema,
    produces: 'json',
  },
  /** Responds with {@link SitemapMenus}. */
  sitemap: {
    method: 'GET',
    path: '/sitemap',
    access: 'front-server',
    summary: 'Menus that are open to visitors.',
    query: {
      type: 'object',
      properties: {
        offset: { type: 'integer', minimum: 0, maximum: 999_999_999, default: 0 },
        limit: { type: 'integer', minimum: 0, maximum: MAX_SITEMAP_MENUS, default: 0 },
      },
    },
    produces: 'json',
  },
  /** Responds with 204 once the batch is stored, also to a repetition. */
  visits: {
    method: 'POST',
    path: '/visits',
    access: 'front-server',
    summary: 'Counts visits and interests.',
    body: visitBatchSchema,
    produces: 'json',
  },
} as const satisfies Endpoints;

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
