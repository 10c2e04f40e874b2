import type { Core } from '@strapi/strapi';
import type { RequestListener } from 'node:http';
import { environment } from '../environment';
import { sharedBucket } from '../files/stored';
import { logError } from '../log';
import { panelSpace } from '../panel/space';
import { publicMenuLane } from '../public-menu/lane';
import { accountPages } from '../site/accountPages';
import { adminFiles, adminPages } from '../site/adminPages';
import { cartPages } from '../site/cartPages';
import { menuCodes } from '../site/code';
import { foundPages } from '../site/found';
import { manifests } from '../site/manifest';
import { SITE_FILES } from '../site/renderer';
import { servicePages } from '../site/servicePages';
import { siteNotFound, sitePages } from '../site/space';
import { guardedPages } from '../storage/guarded';
import { isOutage } from '../storage/outage';
import { brokenDown, outOfService } from './answers';
import { api } from './api';
import { assets } from './assets';
import { door } from './door';
import { counted } from '../watch/metrics';
import { watch } from '../watch/space';
import { QUIET_CONNECTION } from './limits';
import { transport } from './transport';
import { uploads } from './uploads';

/** Puts the door before Koa in Strapi's http server. The order of the spaces is the order in which they are asked. */
export function hangDoor(strapi: Core.Strapi): void {
  const { app, httpServer } = strapi.server;
  const [koa] = httpServer.listeners('request') as RequestListener[];
  if (koa === undefined) throw new Error("Strapi's http server has no listener: the door has nothing to lead to.");
  const { publicUrl, trustedProxies, panel, metricsToken } = environment();
  const pages = [sitePages, accountPages, cartPages, servicePages, foundPages, manifests, menuCodes];
  const spaces = [
    transport({
      https: publicUrl.startsWith('https:'),
      proxied: trustedProxies > 0,
      warn: (message) => strapi.log.warn(message),
    }),
    publicMenuLane,
    ...pages.map(guardedPages),
    api(koa),
    uploads(strapi.dirs.static.public, sharedBucket()),
    assets('site files', SITE_FILES),
    adminFiles,
    adminPages(),
    panelSpace(strapi, koa, panel),
    watch,
  ];
  // Nobody counts what nobody may read.
  const watched = metricsToken === undefined ? spaces : spaces.map(counted);
  httpServer.removeAllListeners('request');
  httpServer.on(
    'request',
    door(watched, {
      notFound: siteNotFound,
      failed(error, space, res) {
        if (isOutage(error)) {
          strapi.log.warn(error.message, { space });
          outOfService(res);
          return;
        }
        logError(error, { space });
        brokenDown(res);
      },
    }),
  );
  httpServer.setTimeout(QUIET_CONNECTION);

  // Koa would print every connection that breaks off, as plain text; what we get wrong is logged where it is caught.
  app.silent = true;
  app.on('error', (error: Error) => strapi.log.debug(error.message));
}
