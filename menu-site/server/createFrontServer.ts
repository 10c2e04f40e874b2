/** Assembles the front server: CMS client, caches and routes. */
import { adminPageAt, API_PREFIX, DEVICE_PREFIXES } from '@qaima/schemas';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { diskStore, type DiskStore } from './cache/diskStore.js';
import { responseCache } from './cache/responseCache.js';
import { responseStoreOn } from './cache/storedResponses.js';
import { createCmsClient, CmsUnavailableError } from './cms/client.js';
import { createCmsConnection } from './cms/connection.js';
import { followEvents } from './cms/events.js';
import { createCmsProxy } from './cms/proxy.js';
import { createRevisionLookup } from './cms/cacheRevisions.js';
import { createCmsState } from './cms/availability.js';
import { cacheFolder, uploadsFolder, visitsFolder, type Config } from './config/config.js';
import { staticFiles } from './http/staticFiles.js';
import { CONNECTION_LIMITS, IDLE_CONNECTION_MS } from './http/connectionLimits.js';
import { apiLanguage, type RequestContext } from './http/requestContext.js';
import { sendInternalError, sendNotFound, sendApiUnavailable } from './http/responses.js';
import { HSTS, createRouter, pathPrefix, type Route } from './http/router.js';
import { storedPictureName, serveStoredPictures } from './http/serveStoredPictures.js';
import { describeError, type Log } from './config/log.js';
import { createMetrics } from './metrics.js';
import { monitoringRoutes } from './monitoring.js';
import { accountRoute } from './pages/accountPages.js';
import { cartRoute } from './pages/cartPage.js';
import { errorPages } from './pages/errorPages.js';
import { crawlerFiles } from './pages/crawlerFiles.js';
import { menuRoutes } from './pages/menuRoutes.js';
import { createVisitorData } from './pages/uncachedVisitorData.js';
import { deliveryRoute } from './pages/deliveryPage.js';
import { createMenuPreview } from './pages/menuPreview.js';
import { createSiteRenderer } from './pages/renderer.js';
import { consentRoute, privacyRoute } from './pages/privacyPages.js';
import { providerPagesRoute } from './pages/providerPages.js';
import { tableCodeRoute } from './pages/tableCodes.js';
import { visitJournal } from './visits/journal.js';
import { createBatchSender } from './visits/sendBatch.js';
import { visitRoutes } from './visits/visitRoutes.js';

/** How long draining waits for pending requests. */
const DRAIN_TIMEOUT_MS = 8_000;

/**
 * How long idle connections stay open while draining. Requests that are already on their way are then still answered.
 */
const DRAIN_IDLE_MS = 2_000;

/** The interval at which draining closes idle connections. */
const DRAIN_POLL_MS = 25;

export interface FrontFiles {
  /** The folder with the site's build. */
  readonly site: string;
  /** Identifies the build. */
  readonly build: string;
}

export interface Front {
  readonly server: Server;
  readonly disk: DiskStore;
  /** Stops accepting connections, and finishes pending requests. */
  readonly drain: () => Promise<void>;
}

export function createFront(config: Config, files: FrontFiles, log: Log): Front {
  const { publicUrl, trustedProxies, frontToken, dataDir } = config;
  const https = publicUrl.startsWith('https:');
  const transport = https ? HSTS : {};
  const frontId = randomUUID();

  const state = createCmsState();
  const connection = createCmsConnection(config.cms);
  const client = createCmsClient(connection, state, frontToken);
  const cached = diskStore({ folder: cacheFolder(dataDir), log });
  const cache = responseCache({
    state,
    revisionOf: createRevisionLookup(client, state),
    store: responseStoreOn(cached, `${files.build} ${publicUrl}`),
    transport,
  });
  const journal = visitJournal({
    folder: visitsFolder(dataDir),
    send: createBatchSender(client, state, log),
    generation: state.generation,
    log,
  });
  const site = createSiteRenderer(publicUrl);
  const reader = createVisitorData(client, trustedProxies);
  const errors = errorPages(site);
  const found = crawlerFiles(client, publicUrl);

  function failed(error: unknown, route: string, context: RequestContext): void {
    if (error instanceof CmsUnavailableError) {
      log.warn(error.message, { route });
      errors.unavailable(context);
      return;
    }
    const { message, ...details } = describeError(error);
    log.error(message, { route, ...details });
    sendInternalError(context.res);
  }

  const through = createCmsProxy({
    connection,
    state,
    trustedProxies,
    token: frontToken,
    failed: (error, context) => failed(error, 'pass-through', context),
  });
  const refuseCall = (context: RequestContext) => sendApiUnavailable(context.res, apiLanguage(context) ?? 'ar');

  const figures = config.hasMetrics
    ? createMetrics(frontId.slice(0, 8), [
        figure(
          'qaima_kept_answers',
          'Pages and menus that are cached, and not known to be outdated.',
          () => cache.stats().responses,
        ),
        figure('qaima_kept_bytes', 'The memory that they take.', () => cache.stats().bytes),
        figure('qaima_kept_names', 'Names of menus that are remembered for them.', () => cache.stats().names),
        figure('qaima_visits_bytes', 'Visits and interests that are not counted yet, on the disk.', journal.bytes),
        figure('qaima_sitemap_bytes', 'The memory that the sitemap takes.', found.sitemapBytes),
        counter('qaima_front_hits_total', 'Responses from memory, without a question.', () => cache.stats().hits),
        counter('qaima_front_stale_total', 'Responses sent while the CMS was away.', () => cache.stats().stale),
        figure('qaima_front_waiting_calls', 'Requests that wait for the CMS.', state.waiting),
        figure('qaima_front_cms_away', '1 while the CMS does not answer.', () => Number(state.isAway())),
      ])
    : undefined;

  /** A route that is proxied to the CMS. @param anyMethod whether methods other than `GET` and `HEAD` are proxied too */
  const passed = (name: string, match: Route['match'], anyMethod = false, refuse = errors.unavailable): Route => ({
    name,
    match,
    anyMethod,
    handle: (context) => through.forward(context, refuse),
  });
  const closed: Route = {
    name: 'panel',
    match: pathPrefix('/cms'),
    anyMethod: true,
    handle({ res }) {
      sendNotFound(res);
      return true;
    },
  };

  const routes: readonly Route[] = [
    ...menuRoutes({
      client,
      cache,
      site,
      publicUrl,
      hasCdn: config.hasCdn,
      sendPreview: createMenuPreview(site, reader),
    }),
    accountRoute(site, reader, config.provider),
    cartRoute(site, reader),
    privacyRoute(site, reader),
    consentRoute(site, client, trustedProxies),
    tableCodeRoute(client, trustedProxies),
    deliveryRoute(site, client, trustedProxies),
    providerPagesRoute({ site, reader, provider: config.provider, transport }),
    ...found.routes,
    ...visitRoutes(config, journal.append),
    passed('api', pathPrefix(API_PREFIX), true, refuseCall),
    // The API for ticket printers.
    passed('print', pathPrefix(DEVICE_PREFIXES.printer), true, refuseCall),
    config.hasBucket || 'url' in config.cms
      ? passed('uploads', storedPictureName)
      : serveStoredPictures(uploadsFolder(dataDir)),
    staticFiles('site files', files.site),
    passed('admin files', pathPrefix('/admin-assets')),
    passed('admin', (path) => (adminPageAt(path) === null ? null : path)),
    config.panel ? passed('panel', pathPrefix('/cms'), true) : closed,
    ...monitoringRoutes(client, through, figures),
  ];

  let isDraining = false;
  const listener = createRouter(routes, {
    https,
    proxied: trustedProxies > 0,
    warn: log.warn,
    notFound: errors.notFound,
    failed,
    taken: figures?.taken,
  });
  const server = createServer(CONNECTION_LIMITS);
  const answer: typeof listener = (req, res) => {
    // While draining, each response says that the connection will close. Clients then send no further request on that
    // connection.
    if (isDraining) res.shouldKeepAlive = false;
    listener(req, res);
  };
  server.on('request', answer);
  // `Expect: 100-continue` is forwarded, because the CMS decides whether to accept the body.
  server.on('checkContinue', answer);
  server.setTimeout(IDLE_CONNECTION_MS);

  const stopFollowing = followEvents({
    connection,
    client,
    state,
    token: frontToken,
    frontId,
    invalidate: cache.invalidate,
    log,
  });

  return {
    server,
    disk: cached,
    async drain() {
      isDraining = true;
      through.endStreams();
      const begun = Date.now();
      const looking = setInterval(() => {
        if (Date.now() - begun >= DRAIN_IDLE_MS) server.closeIdleConnections();
      }, DRAIN_POLL_MS);
      const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
      // `http.Server#close` would also close idle connections, on which a request may just be arriving.
      await new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
      clearInterval(looking);
      clearTimeout(timeout);
      stopFollowing();
      await Promise.all([cached.settled(), journal.close()]);
      connection.close();
    },
  };
}

const figure = (name: string, help: string, read: () => number) => ({ name, help, read, type: 'gauge' }) as const;
const counter = (name: string, help: string, read: () => number) => ({ name, help, read, type: 'counter' }) as const;
