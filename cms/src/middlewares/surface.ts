/**
 * All that the server answers, in one place: the contract, the front server's own questions, the pages and files of the admin
 * application, pictures, the panel where it is open, readiness and figures. Everything else is 404, so that nothing which
 * Strapi or a plugin routes is reachable, on the server's own socket either.
 */
import { adminPageAt, API_PREFIX } from '@qaima/schemas';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { address } from '../http/urlValidation';
import { chain, type Step } from '../http/middleware';
import { envelope } from '../api-runtime/errorHandler';
import { manners } from '../http/securityHeaders';
import { ownPages } from '../http/csrfGuard';
import { routes } from '../api-runtime/router';
import { environment } from '../config/environment';
import { sendUpload, UPLOADS_URL } from '../media/sendUpload';
import { sharedBucket } from '../media/storage';
import { frontEndpoints } from '../response-cache/frontEndpoints';
import { untilFrontsKnow } from '../response-cache/invalidation';
import { countHop } from '../http/forwardedFor';
import { isFromFront } from '../http/frontToken';
import { isUnder } from '../http/path';
import { notFound, plain, unavailable } from '../http/textResponse';
import { logError } from '../config/log';
import { ADMIN_FILES_URL, sendAdminFile, sendAdminPage } from '../pages/adminPages';
import { panel } from '../panel/mount';
import { PANEL_URL } from '../panel/url';
import { guarded } from '../api-runtime/databaseGuard';
import { isOutage } from '../errors/outage';
import { menuRevisions } from '../api/menu/revisions';
import { count } from '../monitoring/metrics';
import { sendWatchPage } from '../monitoring/endpoints';
import { assignRequestId } from '../http/requestId';

interface Space {
  readonly name: string;
  /** Whether a request is for this space; the first that takes it answers it. */
  readonly takes: (ctx: Context) => boolean;
  readonly answer: Step;
}

/** Where there is nothing to send it is not found. */
const sent =
  (send: (ctx: Context) => Promise<boolean> | boolean): Step =>
  async (ctx) => {
    if (!(await send(ctx))) notFound(ctx);
  };

/** Answers when a space failed: a whole answer if none has begun, else an end that can't be taken for one. */
function fail(ctx: Context, space: string, error: unknown): void {
  const away = isOutage(error);
  if (away) strapi.log.warn(error.message, { space });
  else logError(error, { space });
  if (ctx.headerSent) ctx.res.destroy();
  else if (away) unavailable(ctx);
  else plain(ctx, 500, 'حدث خطأ من جهتنا، يرجى المحاولة بعد قليل (500)');
}

const surface: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { panel: isPanelOpen, metricsToken } = environment();
  const { app } = strapi.server;
  const spaces: readonly Space[] = [
    {
      name: 'api',
      takes: ({ path }) => isUnder(path, API_PREFIX),
      answer: chain([assignRequestId, manners, untilFrontsKnow, envelope, guarded, ownPages, address, routes(strapi)]),
    },
    {
      name: 'front',
      takes: (ctx) => isUnder(ctx.path, '/_front') && isFromFront(ctx),
      answer: chain([manners, envelope, guarded, frontEndpoints(menuRevisions)]),
    },
    { name: 'admin', takes: ({ path }) => adminPageAt(path) !== null, answer: sent(sendAdminPage) },
    { name: 'admin files', takes: ({ path }) => isUnder(path, ADMIN_FILES_URL), answer: sent(sendAdminFile) },
    {
      name: 'uploads',
      takes: ({ path }) => path.startsWith(UPLOADS_URL),
      answer: sent((ctx) => sendUpload(ctx, strapi.dirs.static.public, sharedBucket())),
    },
    { name: 'panel', takes: ({ path }) => isUnder(path, PANEL_URL), answer: panel(strapi, isPanelOpen) },
    { name: 'watch', takes: ({ path }) => path === '/readyz' || path === '/metrics', answer: sent(sendWatchPage) },
  ];

  // Koa would print every connection that breaks off, as plain text; what we get wrong is logged where it is caught.
  app.silent = true;
  app.on('error', (error: Error) => strapi.log.debug(error.message));

  return async (ctx, next) => {
    const space = spaces.find(({ takes }) => takes(ctx));
    if (space === undefined) {
      notFound(ctx);
      return;
    }
    // Nobody counts what nobody may read.
    if (metricsToken !== undefined) count(ctx, space.name);
    countHop(ctx);
    try {
      await space.answer(ctx, next);
    } catch (error) {
      fail(ctx, space.name, error);
    }
  };
};

export default surface;
