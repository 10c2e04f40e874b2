/** The pages about guests' data: a menu's, and the one that withdraws a consent in one tap. (docs/privacy.md) */
import { endpointUrl, guestDataEndpoints, publicMenu, type Envelope, type Withdrawal } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';
import { CmsUnavailableError, PAGE_TIMEOUT_MS, type CmsClient } from '../cms/client.js';
import { headersForVisitor } from '../cms/headers.js';
import { pageLanguage } from '../http/requestContext.js';
import { pathPattern, type Route } from '../http/router.js';
import type { SiteRenderer } from './renderer.js';
import { accountHeaders, pageHeaders } from './securityHeaders.js';
import { sendUncached, type VisitorData } from './uncachedVisitorData.js';

/** The page about the data of a menu's guests. */
export const privacyRoute = (site: SiteRenderer, reader: VisitorData): Route => ({
  name: 'privacy',
  match: pathPattern('/m/', /^\/m\/([A-Za-z0-9_-]{1,60})\/privacy\/?$/),
  async handle(context, name) {
    const menu = await reader.menu(context, name);
    if (!menu) return false;
    const data = { kind: 'menu', menu: publicMenu(menu, Date.now()) } as const;
    const { html, style, status } = site.renderPage(context.path, pageLanguage(context), data);
    sendUncached(context.res, status, pageHeaders(style), html);
    return true;
  },
});

/** A `GET` asks, because programs open links in messages; the button of the page withdraws by a `POST`. */
export const consentRoute = (site: SiteRenderer, client: CmsClient, trustedProxies: number): Route => ({
  name: 'consents',
  match: pathPattern('/c/', /^\/c\/([a-z0-9]{24})\/?$/),
  anyMethod: true,
  async handle(context, consentId) {
    if (!context.isReading && context.req.method !== 'POST') return false;
    const language = pageLanguage(context);
    const { status, body } = await client.request({
      path: endpointUrl(guestDataEndpoints[context.isReading ? 'consent' : 'withdraw'], { consentId }),
      headers: headersForVisitor(context.req, trustedProxies, language),
      ...(context.isReading ? {} : { body: {} }),
      timeoutMs: PAGE_TIMEOUT_MS,
      waits: true,
    });
    if (status === 404) return false;
    if (status !== 200) throw new CmsUnavailableError(`it answers ${status} to a consent`);
    const withdrawal = parseJson<Envelope<Withdrawal>>(body.toString()).data.data;
    const page = site.renderPage(context.path, language, { kind: 'withdrawal', withdrawal });
    sendUncached(context.res, page.status, accountHeaders(page.style), page.html);
    return true;
  },
});
