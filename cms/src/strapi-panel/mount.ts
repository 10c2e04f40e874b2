import type { Core } from '@strapi/strapi';
import type { Middleware } from '../http/middleware';
import { sendNotFound, sendText } from '../http/textResponse';
import { isForeign } from '../config/origin';
import { rejectWrite, isContentWrite } from './readOnly';
import { PANEL_URL } from './url';

/**
 * Mounts Strapi's panel (pages and API) under `/cms`; 404 while it is disabled.
 *
 * Strapi's routes start at the root (`/admin`, `/content-manager`, `/upload` …). So the prefix is removed. Only
 * requests to these first path segments are passed to Strapi. Its other routes would bypass the API's checks.
 */
export function mountPanel(strapi: Core.Strapi, open: boolean): Middleware {
  const mounted = new Set(['admin', 'uploads', ...Object.keys(strapi.plugins)]);
  return async (ctx, next) => {
    const within = ctx.path.slice(PANEL_URL.length);
    const [, first = ''] = within.split('/');
    if (open && (within === '' || within === '/')) ctx.redirect(`${PANEL_URL}/admin`);
    else if (!open || !mounted.has(first)) sendNotFound(ctx);
    else if (isForeign(ctx.req)) sendText(ctx, 403, 'Refused: the request comes from another site (403)');
    else {
      ctx.url = ctx.url.slice(PANEL_URL.length);
      ctx.originalUrl = ctx.url;
      if (isContentWrite(ctx.req)) rejectWrite(ctx);
      else await next();
    }
  };
}
