/** Where those who run the service look: `/healthz`, `/readyz`, and behind a token `/metrics`. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plain } from '../door/answers';
import { pathOf, type Space } from '../door/door';
import { environment } from '../environment';
import { figures } from './metrics';
import { readiness } from './readiness';

function send(res: ServerResponse, status: number, type: string, body: string): void {
  res.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** Without database or disk nothing can be written, so that 503 sends the balancer elsewhere; the rest can wait. */
async function ready(res: ServerResponse): Promise<void> {
  const found = await readiness();
  const serves = found.database && found.disk;
  const status = serves ? (Object.values(found).every(Boolean) ? 'ready' : 'degraded') : 'down';
  const parts = Object.fromEntries(Object.entries(found).map(([part, holds]) => [part, holds ? 'ok' : 'down']));
  send(res, serves ? 200 : 503, 'application/json', `${JSON.stringify({ status, ...parts })}\n`);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries the token, found out in the same time whatever it carries. */
function mayMeasure(req: IncomingMessage, token: string): boolean {
  return timingSafeEqual(digest(req.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

async function metrics(req: IncomingMessage, res: ServerResponse, token: string): Promise<void> {
  if (!mayMeasure(req, token)) {
    res.setHeader('WWW-Authenticate', 'Bearer');
    plain(res, 401, 'This needs the token of METRICS_TOKEN.');
    return;
  }
  const { type, text } = await figures();
  send(res, 200, type, text);
}

export const watch: Space = {
  name: 'watch',
  handle(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const { metricsToken } = environment();
    switch (pathOf(req)) {
      case '/healthz':
        // From the moment the server listens: by then it is ready to answer.
        plain(res, 200, 'ok');
        return true;
      case '/readyz':
        return ready(res).then(() => true);
      case '/metrics':
        return metricsToken === undefined ? false : metrics(req, res, metricsToken).then(() => true);
      default:
        return false;
    }
  },
};
