/** `robots.txt` and the sitemap. */
import { endpointUrl } from '@qaima/schemas/core/endpoint';
import { frontServerEndpoints, type SitemapMenus } from '@qaima/schemas/front-server/protocol';
import { LRUCache } from 'lru-cache';
import { CmsUnavailableError, PAGE_TIMEOUT_MS, type CmsClient } from '../cms/client.js';
import { queryOf, type RequestContext } from '../http/requestContext.js';
import { sendResponse } from '../http/responses.js';
import { exactPath, type Route } from '../http/router.js';
import { sitemapIndexXml, sitemapPageXml, sitemapPart, type SitemapPart } from './sitemap.js';
import { parseJson } from '@qaima/schemas/core/json';

/** How long a page of the sitemap is cached. The cache limits how many queries a client can cause. */
const SITEMAP_TTL_MS = 60_000;

/** Maximum memory for cached sitemaps; one page takes up to 5 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Excludes three kinds of URLs: those of carts and tables, which are secret; the API, which has no pages; and private
 * pages.
 */
const ROBOTS_TXT = `User-agent: *
Disallow: /cart/
Disallow: /t/
Disallow: /api/
Disallow: /m/*/admin
Disallow: /m/*/init
Disallow: /ordering-manager
Disallow: /cms
Disallow: /me
Disallow: /verify/
`;

function sendText({ res }: RequestContext, type: string, text: string): true {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=3600',
  };
  sendResponse(res, 200, headers, text);
  return true;
}

export interface CrawlerFiles {
  readonly routes: readonly Route[];
  /** The size of the cached sitemaps in bytes. */
  readonly sitemapBytes: () => number;
}

export function crawlerFiles(client: CmsClient, publicUrl: string): CrawlerFiles {
  async function ask(offset: number, limit: number): Promise<SitemapMenus> {
    const { status, body } = await client.request({
      path: endpointUrl(frontServerEndpoints.sitemap, {}, { offset, limit }),
      timeoutMs: PAGE_TIMEOUT_MS,
      waits: true,
    });
    if (status !== 200) throw new CmsUnavailableError(`it answers ${status} to a question for the sitemap`);
    return parseJson<SitemapMenus>(body.toString());
  }

  async function textOf(part: SitemapPart): Promise<string> {
    if (part.kind === 'index') return sitemapIndexXml(publicUrl, part);
    const { menus } = await ask(part.offset, part.limit);
    return sitemapPageXml(publicUrl, part.offset, menus);
  }

  /**
   * The texts of the sitemap, cached per page of the sitemap. Parallel requests for a page share one request to the
   * CMS.
   */
  const texts = new LRUCache<string, string, { readonly part: SitemapPart }>({
    maxSize: MAX_BYTES,
    sizeCalculation: (text) => Buffer.byteLength(text) + 1,
    ttl: SITEMAP_TTL_MS,
    fetchMethod: (_key, _stale, { context: { part } }) => textOf(part),
  });

  /** The number of menus, cached as long as the texts. */
  const totals = new LRUCache<'menus', number>({
    max: 1,
    ttl: SITEMAP_TTL_MS,
    fetchMethod: async () => (await ask(0, 1)).total,
  });

  /**
   * A page of the sitemap; null if that page does not exist. Without a page number: the only page or, if there are
   * several, their index.
   */
  async function sitemap(asked: string | null): Promise<string | null> {
    const part = sitemapPart(asked, (await totals.fetch('menus')) ?? 0);
    if (!part) return null;
    const key = part.kind === 'index' ? `index ${part.pages}` : String(part.offset);
    return (await texts.fetch(key, { context: { part } })) ?? null;
  }

  return {
    sitemapBytes: () => texts.calculatedSize,
    routes: [
      {
        name: 'found',
        match: exactPath('/sitemap.xml'),
        async handle(context) {
          const text = await sitemap(queryOf(context).get('page'));
          return text === null ? false : sendText(context, 'application/xml', text);
        },
      },
      {
        name: 'found',
        match: exactPath('/robots.txt'),
        handle: (context) => sendText(context, 'text/plain', `${ROBOTS_TXT}\nSitemap: ${publicUrl}/sitemap.xml\n`),
      },
    ],
  };
}
