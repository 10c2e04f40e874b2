/** Endpoints that only front servers may call. (schemas/src/front-server/protocol.ts) */
import { FRONT_PATHS, isMenuId, isRecord, type RevisionsResponse, type SitemapMenus } from '@qaima/schemas';
import type { Context } from 'koa';
import { queuePurgeOfAll } from './cdnPurges';
import { readJson } from '../http/bodies/json';
import type { Middleware } from '../http/middleware';
import { HttpError } from '../errors/httpError';
import { logError } from '../config/log';
import { acknowledge, connectFront } from './frontConnections';

/** The maximum number of menus per request, and the maximum size of its body. */
const MAX_REVISIONS = 1_000;
const MAX_BODY_BYTES = 64 * 1024;

/** The maximum number of entries in a sitemap. */
const MAX_SITEMAP_MENUS = 50_000;

const FRONT_ID = /^[\w-]{1,64}$/;

async function bodyOf(ctx: Context): Promise<Readonly<Record<string, unknown>>> {
  const body = await readJson(ctx.req, MAX_BODY_BYTES);
  return isRecord(body) ? body : {};
}

/** An integer query parameter, at most `most`; 0 if absent. */
function numberOf(ctx: Context, name: string, most: number): number {
  const text = new URLSearchParams(ctx.querystring).get(name) ?? '0';
  if (!/^\d{1,9}$/.test(text)) throw new HttpError(400);
  return Math.min(Number(text), most);
}

/** The queries that the endpoints need. */
interface MenuRevisions {
  readonly revisionsOf: (menus: readonly string[]) => Promise<RevisionsResponse>;
  readonly sitemapMenus: (now: Date, offset: number, limit: number) => Promise<SitemapMenus>;
}

const handlers = ({
  revisionsOf,
  sitemapMenus,
}: MenuRevisions): Readonly<Record<string, (ctx: Context) => Promise<void>>> => ({
  async [`GET ${FRONT_PATHS.events}`](ctx) {
    const query = new URLSearchParams(ctx.querystring);
    const front = query.get('front') ?? '';
    if (!FRONT_ID.test(front)) throw new HttpError(400);
    // A new front server may have another build than the pages in the CDN. A failed purge must not prevent its
    // connection.
    if (query.get('new') === '1') queuePurgeOfAll().catch(logError);
    ctx.respond = false;
    ctx.req.socket.setTimeout(0);
    connectFront(front, ctx.res);
    await Promise.resolve();
  },

  async [`POST ${FRONT_PATHS.acknowledgements}`](ctx) {
    const { front, sequence } = await bodyOf(ctx);
    if (typeof front !== 'string' || typeof sequence !== 'number') throw new HttpError(400);
    acknowledge({ front, sequence });
    ctx.status = 204;
  },

  async [`POST ${FRONT_PATHS.revisions}`](ctx) {
    const { menus } = await bodyOf(ctx);
    if (!Array.isArray(menus) || menus.length > MAX_REVISIONS) throw new HttpError(400);
    ctx.body = await revisionsOf(menus.filter((menu): menu is string => typeof menu === 'string' && isMenuId(menu)));
  },

  async [`GET ${FRONT_PATHS.sitemap}`](ctx) {
    const [offset, limit] = [numberOf(ctx, 'offset', 999_999_999), numberOf(ctx, 'limit', MAX_SITEMAP_MENUS)];
    ctx.body = await sitemapMenus(new Date(), offset, limit);
  },
});

/**
 * Handles the endpoints for front servers, which are identified by their token. @throws {HttpError} 404 for an
 * unknown endpoint
 */
export function frontEndpoints(menus: MenuRevisions): Middleware {
  const endpoints = handlers(menus);
  return async (ctx) => {
    const handler = endpoints[`${ctx.method} ${ctx.path}`];
    if (handler === undefined) throw new HttpError(404);
    await handler(ctx);
  };
}
