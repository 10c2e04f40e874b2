import { summaryMailEndpoints } from '@qaima/schemas';
import type { Context } from 'koa';
import { createController, RAW_RESPONSE } from '../../../api-runtime/registerRoutes';
import { menuOfToken, stopSummary } from '../unsubscribe';
import { stoppedPage, stopPage } from '../stopPage';

/** The page has no scripts, and sends its form only to its own address. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

function sendPage(ctx: Context, html: string) {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
  return RAW_RESPONSE;
}

export default createController(summaryMailEndpoints, {
  async ask({ params, ctx }) {
    await menuOfToken(params.summaryToken);
    return sendPage(ctx, stopPage);
  },

  async stop({ params, ctx }) {
    await stopSummary(params.summaryToken);
    return sendPage(ctx, stoppedPage);
  },
});
