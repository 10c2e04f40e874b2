/**
 * Routes all requests of the server: the endpoints for people, front servers and ticket printers, the admin application,
 * pictures, Strapi's panel if enabled, readiness and metrics. Everything else is 404, so that no other route of
 * Strapi or of a plugin is reachable.
 */
import { adminPageAt, API_PREFIX, DEVICE_PREFIXES } from '@qaima/schemas';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validateUrl } from '../http/urlValidation';
import { compose, type Middleware } from '../http/middleware';
import { errorHandler } from '../api-runtime/errorHandler';
import { securityHeaders } from '../http/securityHeaders';
import { apiRouter } from '../api-runtime/router';
import { refuseKeysInAddresses } from '../api/api-key/apiKeys';
import { environment } from '../config/environment';
import { sendStoredPicture, UPLOADS_URL } from '../media/sendStoredPicture';
import { sharedBucket } from '../media/folderOrBucket';
import { awaitFronts } from '../cache-invalidation/invalidation';
import { addForwardedFor } from '../http/forwardedFor';
import { isUnder } from '../http/isUnderPath';
import { sendNotFound, sendText, sendUnavailable } from '../http/textResponse';
import { logError } from '../config/log';
import { ADMIN_FILES_URL, sendAdminFile, sendAdminPage } from '../pages/serveAdminUi';
import { mountPanel } from '../strapi-panel/mount';
import { PANEL_URL } from '../strapi-panel/url';
import { rejectDuringOutage } from '../api-runtime/rejectDuringOutage';
import { isOutage } from '../errors/outage';
import { countResponse } from '../monitoring/metrics';
import { sendMonitoringResponse } from '../monitoring/endpoints';
import { assignRequestId } from '../http/assignRequestId';

interface Space {
  readonly name: string;
  /** Whether this route handles a request. The first match wins. */
  readonly takes: (ctx: Context) => boolean;
  readonly answer: Middleware;
}

/** Creates a handler that responds 404 if `send` sent nothing. */
const sent =
  (send: (ctx: Context) => Promise<boolean> | boolean): Middleware =>
  async (ctx) => {
    if (!(await send(ctx))) sendNotFound(ctx);
  };

/** Handles an unexpected error: sends an error response, or aborts the connection if headers were already sent. */
function fail(ctx: Context, space: string, error: unknown): void {
  const away = isOutage(error);
  if (away) strapi.log.warn(error.message, { space });
  else logError(error, { space });
  if (ctx.headerSent) ctx.res.destroy();
  else if (away) sendUnavailable(ctx);
  else sendText(ctx, 500, 'حدث خطأ من جهتنا، يرجى المحاولة بعد قليل (500)');
}

const routeAllRequests: Core.MiddlewareFactory = (_config, { strapi }) => {
  const { panel: isPanelOpen, metricsToken } = environment();
  const { app } = strapi.server;
  const endpoints = compose([
    assignRequestId,
    securityHeaders,
    awaitFronts,
    errorHandler,
    rejectDuringOutage,
    validateUrl,
    refuseKeysInAddresses,
    apiRouter(strapi),
  ]);
  const spaces: readonly Space[] = [
    { name: 'api', takes: ({ path }) => isUnder(path, API_PREFIX), answer: endpoints },
    { name: 'front', takes: ({ path }) => isUnder(path, DEVICE_PREFIXES['front-server']), answer: endpoints },
    { name: 'print', takes: ({ path }) => isUnder(path, DEVICE_PREFIXES.printer), answer: endpoints },
    { name: 'admin', takes: ({ path }) => adminPageAt(path) !== null, answer: sent(sendAdminPage) },
    { name: 'admin files', takes: ({ path }) => isUnder(path, ADMIN_FILES_URL), answer: sent(sendAdminFile) },
    {
      name: 'uploads',
      takes: ({ path }) => path.startsWith(UPLOADS_URL),
      answer: sent((ctx) => sendStoredPicture(ctx, strapi.dirs.static.public, sharedBucket())),
    },
    { name: 'panel', takes: ({ path }) => isUnder(path, PANEL_URL), answer: mountPanel(strapi, isPanelOpen) },
    {
      name: 'watch',
      takes: ({ path }) => path === '/readyz' || path === '/metrics',
      answer: sent(sendMonitoringResponse),
    },
  ];

  // Koa would log every aborted connection. Other errors are already logged where they are caught.
  app.silent = true;
  app.on('error', (error: Error) => strapi.log.debug(error.message));

  return async (ctx, next) => {
    const space = spaces.find(({ takes }) => takes(ctx));
    if (space === undefined) {
      sendNotFound(ctx);
      return;
    }
    // Without a metrics token nobody can read metrics, so they are not collected.
    if (metricsToken !== undefined) countResponse(ctx, space.name);
    addForwardedFor(ctx);
    try {
      await space.answer(ctx, next);
    } catch (error) {
      fail(ctx, space.name, error);
    }
  };
};

export default routeAllRequests;
