/** The pages that say why there is none. */
import { pageLanguage, wantsPage, type RequestContext } from '../http/requestContext.js';
import { notFound, RETRY_AFTER, unavailable } from '../http/responses.js';
import { sendOnce } from './visitorData.js';
import { pageHeaders } from './securityHeaders.js';
import type { Site } from './renderer.js';

export interface ErrorPages {
  /** Answers an address that nobody knows: with the site's page for a reader, with a line for anything else. */
  readonly notFound: (context: RequestContext) => void;
  /** Answers while the CMS is away and nothing else can be sent: likewise. */
  readonly unavailable: (context: RequestContext) => void;
}

export function errorPages(site: Site): ErrorPages {
  function send(
    context: RequestContext,
    kind: 'none' | 'unavailable',
    headers: Readonly<Record<string, string>>,
  ): void {
    const { status, html, style } = site.renderPage(context.path, pageLanguage(context), { kind });
    sendOnce(context.res, status, { ...pageHeaders(style), ...headers }, html);
  }

  return {
    notFound(context) {
      if (wantsPage(context)) send(context, 'none', {});
      else notFound(context.res);
    },
    unavailable(context) {
      if (context.res.headersSent || !wantsPage(context)) unavailable(context.res);
      else send(context, 'unavailable', { 'Retry-After': RETRY_AFTER });
    },
  };
}
