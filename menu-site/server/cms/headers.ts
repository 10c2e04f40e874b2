/** Which headers go on from a reader to the CMS and back. */
import { FRONT_TOKEN_HEADER, MENU_CACHE_HEADER } from '@qaima/schemas/front-server/protocol';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Headers that speak of one connection alone. (RFC 9110, section 7.6.1) */
const OF_ONE_CONNECTION = [
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

/** What only the front may say to the CMS, and what the proxies in front say, which is judged here. */
const NEVER_TO_CMS = new Set([
  ...OF_ONE_CONNECTION,
  FRONT_TOKEN_HEADER,
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);

/** What is said to the front alone, or by it. */
const NEVER_TO_READER = new Set([...OF_ONE_CONNECTION, MENU_CACHE_HEADER, 'strict-transport-security']);

const namedBy = (connection: string | undefined): readonly string[] =>
  connection === undefined ? [] : connection.split(',').map((name) => name.trim().toLowerCase());

const isDropped = (name: string, dropped: ReadonlySet<string>, named: readonly string[]) =>
  dropped.has(name) || named.includes(name);

/**
 * Where a request comes from, for the CMS: `X-Forwarded-For` as it came with the peer's address at its end, so that the CMS
 * trusts as many entries as there are trusted proxies and one. Without a trusted proxy what came in was made up.
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
 * The headers of a request that is passed through.
 * @param token by which the CMS knows that the front says where the request comes from
 */
export function headersToCms(req: IncomingMessage, trustedProxies: number, token: string): OutgoingHttpHeaders {
  const named = namedBy(req.headers.connection);
  const headers: Record<string, string | string[]> = {};
  for (let at = 0; at < req.rawHeaders.length; at += 2) {
    const name = (req.rawHeaders[at] ?? '').toLowerCase();
    if (isDropped(name, NEVER_TO_CMS, named)) continue;
    const value = req.rawHeaders[at + 1] ?? '';
    const before = headers[name];
    headers[name] = before === undefined ? value : [before, value].flat();
  }
  return { ...headers, ...forwardedHeaders(req, trustedProxies), [FRONT_TOKEN_HEADER]: token };
}

/** The headers of an answer that is passed through: names and values in turn, as they came. */
export function headersToClient(answer: IncomingMessage): string[] {
  const named = namedBy(answer.headers.connection);
  const headers: string[] = [];
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const name = answer.rawHeaders[at] ?? '';
    if (!isDropped(name.toLowerCase(), NEVER_TO_READER, named)) headers.push(name, answer.rawHeaders[at + 1] ?? '');
  }
  return headers;
}

/** The headers of a question that the front asks on a reader's behalf: as they are signed in, in a language. */
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
