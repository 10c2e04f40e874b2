/** The pages that say why there is none. */
import { pageLanguage, wantsPage, type RequestContext } from '../http/requestContext.js';
import { sendNotFound, RETRY_AFTER_SECONDS, sendUnavailable } from '../http/responses.js';
import { sendUncached } from './visitorData.js';
import { pageHeaders } from './securityHeaders.js';
import type { SiteRenderer } from './renderer.js';

export interface ErrorPages {
  /** Answers an address that nobody knows: with the site's page for a reader, with a line for anything else. */
  readonly notFound: (context: RequestContext) => void;
  /** Answers while the CMS is away and nothing else can be sent: likewise. */
  readonly unavailable: (context: RequestContext) => void;
}

export function errorPages(site: SiteRenderer): ErrorPages {
  function send(
    context: RequestContext,
    kind: 'none' | 'unavailable',
    headers: Readonly<Record<string, string>>,
  ): void {
    const { status, html, style } = site.renderPage(context.path, pageLanguage(context), { kind });
    sendUncached(context.res, status, { ...pageHeaders(style), ...headers }, html);
  }

  return {
    notFound(context) {
      if (wantsPage(context)) send(context, 'none', {});
      else sendNotFound(context.res);
    },
    unavailable(context) {
      if (context.res.headersSent || !wantsPage(context)) sendUnavailable(context.res);
      else send(context, 'unavailable', { 'Retry-After': RETRY_AFTER_SECONDS });
    },
  };
}
