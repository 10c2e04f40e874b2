/** Selects the headers that the proxy forwards to the CMS and back. */
import { FRONT_TOKEN_HEADER, MENU_CACHE_HEADER } from '@qaima/schemas/front-server/protocol';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Hop-by-hop headers. (RFC 9110, section 7.6.1) */
const HOP_BY_HOP_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Request headers that the proxy does not forward to the CMS. The front server sets or evaluates these headers itself.
 */
const HEADERS_NOT_SENT_TO_CMS = new Set([
  ...HOP_BY_HOP_HEADERS,
  FRONT_TOKEN_HEADER,
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

/**
 * Response headers that the proxy does not forward to the client. They are meant for the front server, or the front
 * server sets them itself.
 */
const HEADERS_NOT_SENT_TO_CLIENT = new Set([...HOP_BY_HOP_HEADERS, MENU_CACHE_HEADER, 'strict-transport-security']);

const namedBy = (connection: string | undefined): readonly string[] =>
  connection === undefined ? [] : connection.split(',').map((name) => name.trim().toLowerCase());

const isDropped = (name: string, dropped: ReadonlySet<string>, named: readonly string[]) =>
  dropped.has(name) || named.includes(name);

/**
 * The forwarding headers for the CMS. The front server appends the address of its peer to `X-Forwarded-For`; the CMS
 * therefore trusts one more entry than there are trusted proxies. Without a trusted proxy, the incoming header is
 * discarded.
 */
export function forwardedHeaders(req: IncomingMessage, trustedProxies: number): OutgoingHttpHeaders {
  const { headers, socket } = req;
  const before = trustedProxies > 0 ? headers['x-forwarded-for'] : undefined;
  const peer = socket.remoteAddress ?? '';
  const proto = trustedProxies > 0 ? headers['x-forwarded-proto'] : undefined;
  const host = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  return {
    'x-forwarded-for': [before, peer].filter(Boolean).join(', '),
    'x-forwarded-proto': proto ?? 'http',
    ...(host === undefined ? {} : { 'x-forwarded-host': host }),
  };
}

/**
 * The headers of a proxied request.
 * @param token authenticates the front server to the CMS
 */
export function headersToCms(req: IncomingMessage, trustedProxies: number, token: string): OutgoingHttpHeaders {
  const named = namedBy(req.headers.connection);
  const headers: Record<string, string | string[]> = {};
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    const name = (req.rawHeaders[at] ?? '').toLowerCase();
    if (isDropped(name, HEADERS_NOT_SENT_TO_CMS, named)) continue;
    const value = req.rawHeaders[at + 1] ?? '';
    const before = headers[name];
    headers[name] = before === undefined ? value : [before, value].flat();
  }
  return { ...headers, ...forwardedHeaders(req, trustedProxies), [FRONT_TOKEN_HEADER]: token };
}

/** The headers of a proxied response, as alternating names and values. */
export function headersToClient(answer: IncomingMessage): string[] {
  const named = namedBy(answer.headers.connection);
  const headers: string[] = [];
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const name = answer.rawHeaders[at] ?? '';
    if (!isDropped(name.toLowerCase(), HEADERS_NOT_SENT_TO_CLIENT, named))
      headers.push(name, answer.rawHeaders[at + 1] ?? '');
  }
  return headers;
}

/** The headers of a request that the front server sends on behalf of a reader: session cookie and language. */
export function headersForVisitor(req: IncomingMessage, trustedProxies: number, language: string): OutgoingHttpHeaders {
  const { cookie, host, 'user-agent': userAgent } = req.headers;
  return {
    'accept-language': language,
    ...(cookie === undefined ? {} : { cookie }),
    ...(host === undefined ? {} : { host }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    ...forwardedHeaders(req, trustedProxies),
  };
}
