/** What every request is judged by before any address is: how it came here. (Decisions, section 14.) */
import type { IncomingMessage } from 'node:http';
import { plain } from './answers';
import type { Space } from './door';

/** How long a browser asks for this host by https alone, in seconds: a year. */
const HSTS = `max-age=${365 * 24 * 60 * 60}`;

/** Node keeps the first of two `Host` headers, while a proxy in front may have judged the second. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

interface Transport {
  /** Whether `PUBLIC_URL` is https. */
  readonly https: boolean;
  /** Whether `X-Forwarded-For` is read, which a proxy in front sets. */
  readonly proxied: boolean;
  /** Told once that a proxy seems to be in front, and is not trusted. */
  readonly warn: (message: string) => void;
}

export const UNTRUSTED_PROXY =
  'A request came with X-Forwarded-For while TRUSTED_PROXIES is 0, so that limits count all visitors as one address. ' +
  'If a proxy of yours set it, start with TRUSTED_PROXIES=1; otherwise somebody made it up, and it was ignored.';

/** Takes no request but those it refuses; the first of the spaces. */
export function transport({ https, proxied, warn }: Transport): Space {
  let warned = proxied;
  return {
    name: 'transport',
    handle(req, res) {
      if (https) res.setHeader('Strict-Transport-Security', HSTS);
      if (!warned && req.headers['x-forwarded-for'] !== undefined) {
        warned = true;
        warn(UNTRUSTED_PROXY);
      }
      if (!hasSeveralHosts(req)) return false;
      plain(res, 400, 'A request has one Host.');
      return true;
    },
  };
}
