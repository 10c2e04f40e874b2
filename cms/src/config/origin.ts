import type { IncomingMessage } from 'node:http';
import { environment } from './environment';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether an unsafe request was sent by a page of another site: it has a foreign or `null` `Origin`, or
 * `Sec-Fetch-Site: cross-site`. This server's origin is `PUBLIC_URL` or the `Host` header, which a page can't forge. A
 * request with neither header does not come from a page in a browser, so the session alone decides.
 * (docs/spec/api.md#csrf-protection)
 */
export function isForeign(req: IncomingMessage): boolean {
  if (SAFE.includes(req.method ?? '')) return false;
  if (req.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = req.headers;
  if (origin === undefined || origin === environment().publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
