import type { IncomingMessage } from 'node:http';
import { environment } from './environment';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether another site's page caused an unsafe request: a foreign or `null` `Origin`, or `Sec-Fetch-Site: cross-site`.
 * A request without both headers comes from a script and is judged by its session alone.
 * (docs/spec/api.md#csrf-protection) The own origin is `PUBLIC_URL` or the requested host, which a page cannot choose.
 */
export function isForeign(req: IncomingMessage): boolean {
  if (SAFE.includes(req.method ?? '')) return false;
  if (req.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin, host } = req.headers;
  if (origin === undefined || origin === environment().publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
