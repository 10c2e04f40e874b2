/** The cached routes of a public menu: its page, its JSON, its manifest, and its QR code for print. */
import { canonicalPath, menuLinkById, type Language } from '@qaima/schemas';
import { cdnHeaders } from '../cache/cdnHeaders.js';
import { sendPrepared } from '../cache/preparedResponse.js';
import type { CacheEntry, CacheableContent, ResponseCache, ResponseSource } from '../cache/responseCache.js';
import { CmsUnavailableError, type CmsClient } from '../cms/client.js';
import { acceptedLanguage, apiLanguage, isForCms, languageInUrl, type RequestContext } from '../http/requestContext.js';
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

const VARIES_BY_LANGUAGE = 'Accept-Language';

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  ...DATA_HEADERS,
  'Referrer-Policy': 'no-referrer',
  Vary: VARIES_BY_LANGUAGE,
};

const MANIFEST_HEADERS = { 'Content-Type': 'application/manifest+json; charset=utf-8', ...DATA_HEADERS };
const QR_CODE_HEADERS = { 'Content-Type': 'image/svg+xml', ...DATA_HEADERS };

const isOpen = ({ status }: PublicMenuRevision) => status === 200;

/** The cache's view name for a page in a language; null is the menu's default language. */
const pageView = (language: Language | null) => `page ${language}`;
const jsonView = (language: Language | null) => `json ${language}`;

/** While the CMS is down, a guest gets the page in the menu's default language, if only that is cached. */
function unlessUnavailable(error: unknown): null {
  if (error instanceof CmsUnavailableError) return null;
  throw error;
}

/** The language in which a page is offered too; null if there is none. Computed once per cached page. */
const otherLanguages = new WeakMap<CacheEntry, Language | null>();

function otherLanguageOf(entry: CacheEntry): Language | null {
  const known = otherLanguages.get(entry);
  if (known !== undefined) return known;
  // The headers are stored with the page, so a page from before a restart is known too.
  const valueOf = (header: string) => entry.headers.unchanged[entry.headers.unchanged.indexOf(header) + 1];
  const isOffered = valueOf('Vary')?.startsWith(VARIES_BY_LANGUAGE) ?? false;
  const other = isOffered ? (valueOf('Content-Language') === 'en' ? 'ar' : 'en') : null;
  otherLanguages.set(entry, other);
  return other;
}

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
  const manifestOf = (path: string, requested: Language | null, menu: SiteMenu) =>
    site.renderManifest(path, requested ?? menu.languages.default, menu);

  async function makePage(menu: PublicMenuRevision, requested: Language | null): Promise<CacheableContent> {
    // The page is cached per menu, because all paths of a menu share one page.
    const path = canonicalPath({ _id: menu.menuId });
    const open = isOpen(menu) ? parseMenu(menu.body) : null;
    const language = requested ?? open?.languages.default ?? 'ar';
    const page = open
      ? await site.renderMenu(path, language, open)
      : site.renderPage(path, language, { kind: 'inactive' });
    const body = 'parts' in page ? Buffer.concat(page.parts) : page.html;
    // A CDN keeps one page per address, so the address alone decides its language.
    const varies = !hasCdn && open !== null && open.languages.offered.length > 1;
    const headers = { 'Content-Language': language, ...(varies && { Vary: VARIES_BY_LANGUAGE }) };
    const { status, style, validUntil } = page;
    return { status, headers: { ...menuHeaders(style), ...headers }, body, validUntil: validUntil ?? Infinity };
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

  const pageIn = (name: string, language: Language | null) =>
    cache.respond(
      pageView(language),
      name,
      source(name, language, (menu) => makePage(menu, language)),
    );

  /**
   * The browser's language, if the address names none and the menu offers it beside its default, whose page `found` is.
   */
  function acceptedOf(context: RequestContext, inUrl: Language | null, found: CacheEntry): Language | null {
    const other = inUrl === null ? otherLanguageOf(found) : null;
    return other !== null && acceptedLanguage(context) === other ? other : null;
  }

  const page: Route = {
    name: 'site',
    match: pathPattern('/m/', /^\/m\/([A-Za-z0-9_-]{1,60})\/?$/),
    immediate(context, name) {
      const language = languageInUrl(context);
      const found = cache.immediate(pageView(language), name);
      const accepted = found && acceptedOf(context, language, found);
      const entry = accepted ? cache.immediate(pageView(accepted), name) : found;
      // For a closed menu, admins get a different page.
      if (!entry || (entry.status !== 200 && context.head.hasSession)) return false;
      sendShared(context, entry);
      return true;
    },
    async handle(context, name) {
      const language = languageInUrl(context);
      const found = await pageIn(name, language);
      if (!found) return false;
      const accepted = acceptedOf(context, language, found);
      const entry = (accepted && (await pageIn(name, accepted).catch(unlessUnavailable))) ?? found;
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
      if (isForCms(context)) return false;
      const entry = cache.immediate(jsonView(apiLanguage(context)), name);
      if (!entry) return false;
      sendPrepared(context, entry);
      return true;
    },
    handle(context, name) {
      if (isForCms(context)) return false;
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
