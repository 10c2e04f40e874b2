/**
 * The landing page, the terms and the guides. For visitors, each is rendered once per language and cached. Signed-in
 * users get a page with their name; that page is not cached. (docs/spec/public-site.md#landing-page)
 */
import { PROVIDER_ROUTES, type Language, type Provider, type ProviderPageName } from '@qaima/schemas';
import { prepareResponse, sendPrepared, type PreparedResponse } from '../cache/preparedResponse.js';
import { CmsUnavailableError } from '../cms/client.js';
import { pageLanguage, type RequestContext } from '../http/requestContext.js';
import type { Route } from '../http/router.js';
import { sendUncached, type VisitorData } from './uncachedVisitorData.js';
import { pageHeaders } from './securityHeaders.js';
import type { SiteRenderer } from './renderer.js';
import { entriesOf, isKeyOf } from '@qaima/schemas/core/typeGuards';

const PAGES: ReadonlyMap<string, ProviderPageName> = new Map(
  entriesOf(PROVIDER_ROUTES).map(([name, path]) => [path, name]),
);

export interface ProviderPageOptions {
  readonly site: SiteRenderer;
  readonly reader: VisitorData;
  readonly provider: Provider;
  /** Headers that this server sends with every response. */
  readonly transport: Readonly<Record<string, string>>;
}

export function providerPagesRoute({ site, reader, provider, transport }: ProviderPageOptions): Route {
  const cached = new Map<string, Promise<PreparedResponse>>();

  const draw = (page: ProviderPageName, language: Language, name: string | null) =>
    site.renderPage(PROVIDER_ROUTES[page], language, { kind: 'service', page, provider, reader: name });

  function make(page: ProviderPageName, language: Language): Promise<PreparedResponse> {
    const { status, html, style } = draw(page, language, null);
    const headers = { ...pageHeaders(style, "'none'"), Vary: 'Cookie' };
    return prepareResponse({ status, headers, body: html }, transport);
  }

  /** A page from the cache, rendered on first use. If rendering fails, the next request tries again. */
  function ready(page: ProviderPageName, language: Language): Promise<PreparedResponse> {
    const key = `${language} ${page}`;
    const making = cached.get(key) ?? make(page, language);
    cached.set(key, making);
    making.catch(() => cached.delete(key));
    return making;
  }

  /** The signed-in user's name; null for a visitor, or while the CMS is down. */
  async function nameOf(context: RequestContext): Promise<string | null> {
    try {
      const account = await reader.account(context);
      return account && (account.name || account.username);
    } catch (error) {
      if (error instanceof CmsUnavailableError) return null;
      throw error;
    }
  }

  return {
    name: 'service',
    match: (path) => PAGES.get(path.replace(/(?<=.)\/$/, '')) ?? null,
    async handle(context, param) {
      if (!isKeyOf(PROVIDER_ROUTES, param)) return false;
      const page = param;
      const language = pageLanguage(context);
      const name = await nameOf(context);
      if (name === null) {
        sendPrepared(context, await ready(page, language));
        return true;
      }
      const { status, html, style } = draw(page, language, name);
      sendUncached(context.res, status, pageHeaders(style, "'none'"), html);
      return true;
    },
  };
}
