/** The cached routes of a public menu: its page, its JSON, its manifest, and its QR code for print. */
import { canonicalPath, menuLinkById, type Language } from '@qaima/schemas';
import { cdnHeaders } from '../cache/cdnHeaders.js';
import { sendPrepared } from '../cache/preparedResponse.js';
import type { CacheEntry, CacheableContent, ResponseCache, ResponseSource } from '../cache/responseCache.js';
import type { CmsClient } from '../cms/client.js';
import { apiLanguage, languageInUrl, type RequestContext } from '../http/requestContext.js';
import { pathPattern, type Route } from '../http/router.js';
import { qrCodeSvg } from './qrCode.js';
import { fetchMenu, parseMenu, menuNameInApiPath, type PublicMenuRevision } from './publicMenu.js';
import { menuHeaders } from './securityHeaders.js';
import type { SiteMenu } from '../../src/document/siteTypes.js';
import type { SiteRenderer } from './renderer.js';

const DATA_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  ...DATA_HEADERS,
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept-Language',
};

const MANIFEST_HEADERS = { 'Content-Type': 'application/manifest+json; charset=utf-8', ...DATA_HEADERS };
const QR_CODE_HEADERS = { 'Content-Type': 'image/svg+xml', ...DATA_HEADERS };

const isOpen = ({ status }: PublicMenuRevision) => status === 200;

/** The cache's view name for a page in a language; null is the menu's default language. */
const pageView = (language: Language | null) => `page ${language}`;
const jsonView = (language: Language | null) => `json ${language}`;

export interface MenuRouteOptions {
  readonly client: CmsClient;
  readonly cache: ResponseCache;
  readonly site: SiteRenderer;
  readonly publicUrl: string;
  /** Whether a CDN caches pages and is purged. */
  readonly hasCdn: boolean;
  /** Sends a closed menu's page to its admins. @returns whether the page was sent */
  readonly sendPreview: (context: RequestContext, name: string, language: Language) => Promise<boolean>;
}

export function menuRoutes({
  client,
  cache,
  site,
  publicUrl,
  hasCdn,
  sendPreview,
}: MenuRouteOptions): readonly Route[] {
  const renderOpenMenu = (path: string, requested: Language | null, menu: SiteMenu) =>
    site.renderMenu(path, requested ?? menu.languages.default, menu);

  const manifestOf = (path: string, requested: Language | null, menu: SiteMenu) =>
    site.renderManifest(path, requested ?? menu.languages.default, menu);

  async function makePage(menu: PublicMenuRevision, requested: Language | null): Promise<CacheableContent> {
    // The page is cached per menu, because all paths of a menu share one page.
    const path = canonicalPath({ _id: menu.menuId });
    const { status, style, html, validUntil } = await (isOpen(menu)
      ? renderOpenMenu(path, requested, parseMenu(menu.body))
      : site.renderPage(path, requested ?? 'ar', { kind: 'inactive' }));
    return { status, headers: menuHeaders(style), body: html, validUntil: validUntil ?? Infinity };
  }

  function makeJson({ status, body }: PublicMenuRevision): CacheableContent {
    return { status, headers: JSON_HEADERS, body, validUntil: Infinity };
  }

  const source = (
    name: string,
    language: Language | null,
    make: ResponseSource<PublicMenuRevision>['make'],
  ): ResponseSource<PublicMenuRevision> => ({
    fetch: (waits) => fetchMenu(client, name, language, waits),
    make,
  });

  /** Like `source`, but a closed menu counts as not found. */
  const openSource = (
    name: string,
    language: Language | null,
    make: ResponseSource<PublicMenuRevision>['make'],
  ): ResponseSource<PublicMenuRevision> => ({
    async fetch(waits) {
      const menu = await fetchMenu(client, name, language, waits);
      return menu && isOpen(menu) ? menu : null;
    },
    make,
  });

  /**
   * Sends a response, with CDN headers if a CDN may cache it. Two kinds of responses may not be cached by a CDN. The
   * page of a closed menu differs for its admins. JSON depends on cookies, which a CDN may ignore.
   */
  const sendShared = (context: RequestContext, entry: CacheEntry) =>
    hasCdn && entry.status === 200
      ? sendPrepared(context, entry, cdnHeaders(entry, Date.now(), cache.isFresh(entry)))
      : sendPrepared(context, entry);

  async function answer(
    context: RequestContext,
    view: string,
    name: string,
    from: ResponseSource<PublicMenuRevision>,
    send: typeof sendShared,
  ) {
    const entry = await cache.respond(view, name, from);
    if (entry) send(context, entry);
    return entry !== null;
  }

  const page: Route = {
    name: 'site',
    match: pathPattern('/m/', /^\/m\/([A-Za-z0-9_-]{1,60})\/?$/),
    immediate(context, name) {
      const entry = cache.immediate(pageView(languageInUrl(context)), name);
      // For a closed menu, admins get a different page.
      if (!entry || (entry.status !== 200 && context.head.hasSession)) return false;
      sendShared(context, entry);
      return true;
    },
    async handle(context, name) {
      const language = languageInUrl(context);
      const entry = await cache.respond(
        pageView(language),
        name,
        source(name, language, (menu) => makePage(menu, language)),
      );
      if (!entry) return false;
      const isClosed = entry.status !== 200;
      if (isClosed && context.head.hasSession && (await sendPreview(context, name, language ?? 'ar'))) return true;
      sendShared(context, entry);
      return true;
    },
  };

  const json: Route = {
    name: 'public menu',
    match: menuNameInApiPath,
    immediate(context, name) {
      if (context.head.hasSession) return false;
      const entry = cache.immediate(jsonView(apiLanguage(context)), name);
      if (!entry) return false;
      sendPrepared(context, entry);
      return true;
    },
    handle(context, name) {
      if (context.head.hasSession) return false;
      const language = apiLanguage(context);
      return answer(context, jsonView(language), name, source(name, language, makeJson), sendPrepared);
    },
  };

  const manifest: Route = {
    name: 'manifests',
    match: pathPattern('/m/', /^\/m\/([A-Za-z0-9_-]{1,60})\/manifest\.webmanifest$/),
    handle(context, name) {
      const language = languageInUrl(context);
      const make = ({ menuId, body }: PublicMenuRevision): CacheableContent => ({
        status: 200,
        headers: MANIFEST_HEADERS,
        body: manifestOf(canonicalPath({ _id: menuId }), language, parseMenu(body)),
        validUntil: Infinity,
      });
      return answer(context, `manifest ${language}`, name, openSource(name, language, make), sendShared);
    },
  };

  const code: Route = {
    name: 'menu codes',
    match: pathPattern('/m/', /^\/m\/([A-Za-z0-9_-]{1,60})\/qr\.svg$/),
    handle(context, name) {
      const make = async ({ menuId }: PublicMenuRevision): Promise<CacheableContent> => ({
        status: 200,
        headers: QR_CODE_HEADERS,
        body: await qrCodeSvg(menuLinkById(publicUrl, menuId)),
        validUntil: Infinity,
      });
      return answer(context, 'code', name, openSource(name, 'ar', make), sendShared);
    },
  };

  return [page, json, manifest, code];
}
