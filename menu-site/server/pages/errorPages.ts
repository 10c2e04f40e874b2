/** Error pages. */
import { pageLanguage, wantsPage, type RequestContext } from '../http/requestContext.js';
import { sendNotFound, RETRY_AFTER_SECONDS, sendUnavailable } from '../http/responses.js';
import { sendUncached } from './uncachedVisitorData.js';
import { pageHeaders } from './securityHeaders.js';
import type { SiteRenderer } from './renderer.js';

export interface ErrorPages {
  /** Answers an unknown path: with a page if the browser navigates, otherwise with a line of text. */
  readonly notFound: (context: RequestContext) => void;
  /**
   * Answers while the CMS is down and nothing is cached: with a page if the browser navigates, otherwise with a line
   * of text.
   */
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
