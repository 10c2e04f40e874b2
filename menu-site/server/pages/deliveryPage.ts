/** The page of a driver, which works without scripts. (docs/spec/domain.md#deliveries) */
import { deliveryEndpoints, driverPath, endpointUrl, type Delivery, type Envelope } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';
import { CmsUnavailableError, PAGE_TIMEOUT_MS, type CmsClient } from '../cms/client.js';
import { headersForVisitor } from '../cms/headers.js';
import { pageLanguage } from '../http/requestContext.js';
import { sendResponse } from '../http/responses.js';
import { pathPattern, type Route } from '../http/router.js';
import type { SiteRenderer } from './renderer.js';
import { accountHeaders } from './securityHeaders.js';
import { sendUncached } from './uncachedVisitorData.js';

/**
 * Answers `/d/{token}`: reading shows the delivery, sending the page's form finishes it. Nobody else can send the form,
 * because the address is its key. For an unknown key, the next route answers.
 */
export function deliveryRoute(site: SiteRenderer, client: CmsClient, trustedProxies: number): Route {
  return {
    name: 'deliveries',
    match: pathPattern('/d/', /^\/d\/([a-z0-9]{50})\/?$/),
    anyMethod: true,
    async handle(context, token) {
      const { isReading, req, res } = context;
      if (!isReading && req.method !== 'POST') return false;
      const language = pageLanguage(context);
      const endpoint = isReading ? deliveryEndpoints.read : deliveryEndpoints.finish;
      const { status, body } = await client.request({
        path: endpointUrl(endpoint, { token }),
        headers: headersForVisitor(req, trustedProxies, language),
        timeoutMs: PAGE_TIMEOUT_MS,
        waits: true,
        ...(isReading ? {} : { body: {} }),
      });
      if (status === 404) return false;
      if (status !== 200 && status !== 409 && status !== 410)
        throw new CmsUnavailableError(`it answers ${status} to a driver`);
      if (!isReading) {
        const query = language === 'en' ? '?lang=en' : '';
        sendResponse(res, 303, { Location: driverPath(token) + query, 'Cache-Control': 'no-store' }, '');
        return true;
      }
      const delivery = status === 200 ? parseJson<Envelope<Delivery>>(body.toString()).data.data : null;
      const page = site.renderPage(context.path, language, { kind: 'delivery', delivery });
      sendUncached(res, page.status, accountHeaders(page.style), page.html);
      return true;
    },
  };
}
