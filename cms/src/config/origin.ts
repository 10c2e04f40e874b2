import type { IncomingMessage } from 'node:http';
import { environment } from './environment';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a page of another site sent an unsafe request. Such a request has a foreign or `null` `Origin`, or
 * `Sec-Fetch-Site: cross-site`. This server's origin is `PUBLIC_URL` or the `Host` header, which a page can't forge. A
 * request with neither header does not come from a page in a browser. For it, only the session decides.
 * (docs/spec/api.md#csrf-protection)
 */
export function isForeign(req: IncomingMessage): boolean {
  if (SAFE.includes(req.method ?? '')) return false;
  if (req.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = req.headers;
  if (origin === undefined || origin === environment().publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
