import Router from '@koa/router';
import { API_PREFIX } from '@qaima/schemas';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ServerResponse } from 'node:http';
import { isUnder } from '../http/isUnderPath';
import type { Middleware } from '../http/middleware';
import { HttpError } from '../errors/httpError';

/**
 * The matched endpoint with parameter names instead of values: `PUT /api/v1/quickmenu/:menuId`. Empty if no route
 * matched. Logs and metrics use it because some ids in paths grant access and must not be logged.
 */
export function endpointOf(ctx: Context): string {
  const route: unknown = ctx['_matchedRoute'];
  return typeof route === 'string' ? `${ctx.method} ${route}` : '';
}

const matchedEndpoints = new WeakMap<ServerResponse, string>();

/** The endpoint of a response, for metrics; empty outside of the API. */
export const matchedEndpoint = (res: ServerResponse): string => matchedEndpoints.get(res) ?? '';

/** 404 for an unknown path, 405 for an unknown method. Paths for devices are 404 for everybody else. */
function unmatchedError(ctx: Context): HttpError {
  // `@koa/router` sets this property, but its types do not declare it on the context.
  const matched = ctx['matched'] as readonly Router.Layer[] | undefined;
  const methods = new Set(matched?.flatMap((layer) => layer.methods));
  if (methods.size === 0 || !isUnder(ctx.path, API_PREFIX)) return new HttpError(404);
  return new HttpError(405, undefined, { headers: { Allow: [...methods].join(', ') } });
}

/**
 * Mounts only the API's routes. The panel's hundreds of routes would slow down matching and must not be reachable here.
 */
export function apiRouter(strapi: Core.Strapi): Middleware {
  let dispatch: ReturnType<Router['routes']> | undefined;
  return async (ctx) => {
    if (dispatch === undefined) {
      // The router is created on the first request, because Strapi registers routes after middlewares.
      const router = new Router();
      strapi.server.api('content-api').mount(router);
      dispatch = router.routes();
    }
    try {
      // The cast is safe: the router itself adds the missing properties to the context.
      await dispatch(ctx as Parameters<typeof dispatch>[0], () => Promise.reject(unmatchedError(ctx)));
    } finally {
      matchedEndpoints.set(ctx.res, endpointOf(ctx));
    }
  };
}
