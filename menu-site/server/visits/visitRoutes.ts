/**
 * Takes visits and interests of guests and answers at once. The CMS counts them later, and ignores unknown, hidden and
 * closed menus and items. Other requests to these paths are proxied: with a session or an API key, because only the CMS
 * knows them, with a menu's short name, of pages of other sites, or with a body.
 * (docs/decisions/037-visits-in-batches.md)
 */
import { API_PREFIX, endpointUrl, GUEST_REQUESTS_PER_MINUTE, interestEndpoints, isFromOtherSite } from '@qaima/schemas';
import type { VisitReport } from '@qaima/schemas/interest/visitBatch';
import { browserIdIn, isBot, visitorCookie } from '@qaima/schemas/interest/visitor';
import { hasBody } from '../cms/proxy.js';
import type { Config } from '../config/config.js';
import { clientAddress, createAddressLimit } from '../http/addressLimit.js';
import { apiLanguage, isForCms, type RequestContext } from '../http/requestContext.js';
import { API_HEADERS, sendTooManyRequests } from '../http/responses.js';
import { pathPattern, type Route } from '../http/router.js';
import type { VisitJournal } from './journal.js';
import { randomId } from './randomId.js';

const KINDS = {
  visit: endpointUrl(interestEndpoints.visit, { menuId: 'ID' }),
  interest: endpointUrl(interestEndpoints.record, { itemId: 'ID' }),
} as const satisfies Record<VisitReport['kind'], string>;

const matchOf = (url: string) => pathPattern(API_PREFIX, new RegExp(`^${url.replace('ID', '([a-z0-9]{24})')}/?$`));

export function visitRoutes(
  { publicUrl, trustedProxies, rateLimits }: Pick<Config, 'publicUrl' | 'trustedProxies' | 'rateLimits'>,
  append: VisitJournal['append'],
): readonly Route[] {
  const limit = createAddressLimit(rateLimits ? GUEST_REQUESTS_PER_MINUTE : Infinity);
  const isHttps = publicUrl.startsWith('https:');

  function take(context: RequestContext, kind: VisitReport['kind'], id: string): boolean {
    const { req, res } = context;
    const { cookie, 'user-agent': userAgent = '' } = req.headers;
    if (req.method !== 'POST' || isForCms(context) || hasBody(req) || isFromOtherSite(req.headers, publicUrl))
      return false;
    const wait = limit(clientAddress(req, trustedProxies));
    if (wait > 0) {
      sendTooManyRequests(res, apiLanguage(context) ?? 'ar', wait);
      return true;
    }
    if (isBot(userAgent)) {
      res.writeHead(204, API_HEADERS).end();
      return true;
    }
    const browser = browserIdIn(cookie) ?? randomId();
    if (!append({ kind, id, at: Date.now(), browser })) return false;
    res.writeHead(204, { ...API_HEADERS, 'Set-Cookie': visitorCookie(browser, isHttps) }).end();
    return true;
  }

  const route = (kind: VisitReport['kind']): Route => ({
    name: 'visits',
    match: matchOf(KINDS[kind]),
    anyMethod: true,
    handle: (context, id) => take(context, kind, id),
  });
  return [route('visit'), route('interest')];
}
