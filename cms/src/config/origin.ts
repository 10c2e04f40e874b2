import type { IncomingMessage } from 'node:http';
import { environment } from './environment';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request would change something on behalf of another site's page: an unsafe method with a foreign or
 * `null` `Origin`, or with `Sec-Fetch-Site: cross-site`. Without both headers it comes from a script, which is
 * judged by its session alone. (Decisions, sections 3 and 9.)
 *
 * A page's own origin is `PUBLIC_URL`, or the host that the browser asked: a page can't choose the latter.
 */
export function isForeign(req: IncomingMessage): boolean {
  if (SAFE.includes(req.method ?? '')) return false;
  if (req.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = req.headers;
  if (origin === undefined || origin === environment().publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
