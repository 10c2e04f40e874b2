/** Monitoring endpoints: the front server answers `/healthz`, the CMS answers `/readyz` and `/metrics`. */
import { CmsUnavailableError, PAGE_TIMEOUT_MS, type CmsClient } from './cms/client.js';
import type { CmsProxy } from './cms/proxy.js';
import type { RequestContext } from './http/requestContext.js';
import { sendText, sendResponse } from './http/responses.js';
import { exactPath, type Route } from './http/router.js';
import type { Metrics } from './metrics.js';

/** The readiness response while the CMS is down, in the CMS's format. */
function notReady({ res }: RequestContext): void {
  const headers = {
    'Content-Type': 'application/json',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  };
  sendResponse(res, 503, headers, `${JSON.stringify({ status: 'down', cms: 'down' })}\n`);
}

export function monitoringRoutes(
  client: CmsClient,
  { forward: pass }: CmsProxy,
  metrics: Metrics | undefined,
): readonly Route[] {
  const health: Route = {
    name: 'watch',
    match: exactPath('/healthz'),
    handle({ res }) {
      sendText(res, 200, 'ok');
      return true;
    },
  };
  // Does not wait for the CMS, because a load balancer needs the current state.
  const readiness: Route = {
    name: 'watch',
    match: exactPath('/readyz'),
    handle: (context) => pass(context, notReady, false),
  };
  if (!metrics) return [health, readiness];

  const figures: Route = {
    name: 'watch',
    match: exactPath('/metrics'),
    async handle({ req, res }) {
      const { authorization } = req.headers;
      const { status, headers, body } = await client.request({
        path: '/metrics',
        headers: authorization === undefined ? {} : { authorization },
        timeoutMs: PAGE_TIMEOUT_MS,
        waits: false,
      });
      const challenge = headers['www-authenticate'];
      const passed = {
        'Content-Type': headers['content-type'] ?? 'text/plain; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
        ...(challenge === undefined ? {} : { 'WWW-Authenticate': challenge }),
      };
      if (status === 404)
        throw new CmsUnavailableError('it has no figures: is METRICS_TOKEN the same for front and CMS?');
      sendResponse(res, status, passed, status === 200 ? `${body.toString()}${metrics.text()}` : body);
      return true;
    },
  };
  return [health, readiness, figures];
}
