/**
 * Redirects the URLs in the QR codes of tables to the menu's page, whose script loads the table.
 * (docs/spec/public-site.md#tables)
 */
import { canonicalPath, endpointUrl, tableEndpoints, type Envelope, type TableOfToken } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';
import { CmsUnavailableError, PAGE_TIMEOUT_MS, type CmsClient } from '../cms/client.js';
import { headersForVisitor } from '../cms/headers.js';
import { pageLanguage } from '../http/requestContext.js';
import { sendResponse } from '../http/responses.js';
import { pathPattern, type Route } from '../http/router.js';

/** The status 303 prevents browsers from remembering the redirect, because codes are rotated and tables are renamed. */
const REDIRECT_STATUS = 303;

/**
 * Redirects the URL of a table's QR code to the menu's page. For a replaced code, the script of that page says that the
 * code is no longer valid. For an unknown code, the next route answers.
 */
export function tableCodeRoute(client: CmsClient, trustedProxies: number): Route {
  return {
    name: 'table codes',
    match: pathPattern('/t/', /^\/t\/([\w-]{1,64})\/?$/),
    async handle(context, token) {
      const language = pageLanguage(context);
      const { status, body } = await client.request({
        path: endpointUrl(tableEndpoints.ofToken, { token }),
        headers: headersForVisitor(context.req, trustedProxies, language),
        timeoutMs: PAGE_TIMEOUT_MS,
        waits: true,
      });
      if (status === 404) return false;
      if (status !== 200) throw new CmsUnavailableError(`it answers ${status} to a table's code`);
      const { menu, username } = parseJson<Envelope<TableOfToken>>(body.toString()).data.data;
      const query = new URLSearchParams({
        t: token,
        ...(language === 'en' ? { lang: 'en' } : {}),
      }).toString();
      const headers = {
        Location: `${canonicalPath({ _id: menu, username })}?${query}`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      };
      sendResponse(context.res, REDIRECT_STATUS, headers, '');
      return true;
    },
  };
}
