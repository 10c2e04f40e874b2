import Router from '@koa/router';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ServerResponse } from 'node:http';
import type { Middleware } from '../http/middleware';
import { HttpError } from '../errors/httpError';

/**
 * The call that a request is, with names in place of ids: `PUT /api/v1/quickmenu/:menuId`. It is what logs and figures
 * say: an id in a path may open a cart, or a session. Empty as long as no route took it.
 */
export function endpointOf(ctx: Context): string {
  const route: unknown = ctx['_matchedRoute'];
  return typeof route === 'string' ? `${ctx.method} ${route}` : '';
}

const matchedEndpoints = new WeakMap<ServerResponse, string>();

/** The call that a response belongs to, for metrics; empty outside of the API. */
export const matchedEndpoint = (res: ServerResponse): string => matchedEndpoints.get(res) ?? '';

/** The refusal of a request that no route took, by what the router left of its search. */
function unmatchedError(ctx: Context): HttpError {
  const matched = ctx['matched'] as readonly Router.Layer[] | undefined;
  const methods = new Set(matched?.flatMap((layer) => layer.methods));
  if (methods.size === 0) return new HttpError(404);
  return new HttpError(405, undefined, { headers: { Allow: [...methods].join(', ') } });
}

/**
 * The contract's routes as Strapi has them, in a router of their own: the panel's hundreds are neither searched
 * nor reachable. An unknown path is refused with 404, an unknown method on a known path with 405.
 */
export function apiRouter(strapi: Core.Strapi): Middleware {
  let dispatch: ReturnType<Router['routes']> | undefined;
  return async (ctx) => {
    if (dispatch === undefined) {
      // Only now: routes are registered after the middlewares are made.
      const router = new Router();
      strapi.server.api('content-api').mount(router);
      dispatch = router.routes();
    }
    try {
      await dispatch(ctx as Parameters<typeof dispatch>[0], () => Promise.reject(unmatchedError(ctx)));
    } finally {
      matchedEndpoints.set(ctx.res, endpointOf(ctx));
    }
  };
}
