/** A request's path, and the headers that routes use. */
import { API_KEY_PREFIX, requestedLanguageOf, type Language } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The headers that routes read; empty if absent. */
export interface RequestHead {
  /** The number of `Host` headers, because `req.headers` contains only the first. */
  readonly hosts: number;
  /** Whether the request has a session cookie. Only the CMS knows whether the session exists. */
  readonly hasSession: boolean;
  readonly acceptEncoding: string;
  readonly acceptLanguage: string;
  readonly ifNoneMatch: string;
  readonly isForwarded: boolean;
}

/** The session cookie, as set by `cms/src/http/sessions/cookie.ts`. */
const SESSION_COOKIE = /(?:^|;\s*)qaima_session=[\w-]{43}(?:;|$)/;

export function readRequestHead({ rawHeaders, headers }: IncomingMessage): RequestHead {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  const { cookie } = headers;
  const encoding = headers['accept-encoding'];
  return {
    hosts,
    hasSession: cookie !== undefined && SESSION_COOKIE.test(cookie),
    acceptEncoding: typeof encoding === 'string' ? encoding : '',
    acceptLanguage: headers['accept-language'] ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
    isForwarded: headers['x-forwarded-for'] !== undefined,
  };
}

/** A request as route handlers see it. */
export interface RequestContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly head: RequestHead;
  /** The path as sent: not decoded, without the query. */
  readonly path: string;
  /** Whether the method is `GET` or `HEAD`. */
  readonly isReading: boolean;
}

/** Whether the CMS must answer: it decides about sessions and API keys, and refuses keys in addresses. */
export const isForCms = ({ head, req: { headers, url = '' } }: RequestContext): boolean =>
  head.hasSession || headers.authorization !== undefined || url.includes(API_KEY_PREFIX);

/** A URL's path as sent: not decoded, without the query. */
export function pathOf(url = ''): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

export const queryOf = ({ req }: RequestContext): URLSearchParams => new URLSearchParams((req.url ?? '').split('?')[1]);

/** The language that the URL requests; null if it requests none. */
export function languageInUrl({ req: { url = '' } }: RequestContext): Language | null {
  if (!url.includes('lang=')) return null;
  const language = /[?&]lang=(ar|en)(?:&|$)/.exec(url)?.[1];
  return language === 'ar' || language === 'en' ? language : null;
}

/** The language of a page that does not belong to a menu. */
export const pageLanguage = (context: RequestContext): Language => languageInUrl(context) ?? 'ar';

/** Maximum number of cached `Accept-Language` headers: browsers send few variants, attackers many. */
const MAX_CACHED_LANGUAGES = 1000;
const languages = new Map<string, Language | null>();

/** The language of `Accept-Language`; null if it names no supported one. */
export function acceptedLanguage({ head: { acceptLanguage } }: RequestContext): Language | null {
  const known = languages.get(acceptLanguage);
  if (known !== undefined) return known;
  const language = requestedLanguageOf(null, acceptLanguage);
  if (languages.size >= MAX_CACHED_LANGUAGES) languages.clear();
  languages.set(acceptLanguage, language);
  return language;
}

/**
 * The language that an API request asks for, in its URL or `Accept-Language`; null if it asks for no supported
 * language.
 */
export const apiLanguage = (context: RequestContext): Language | null =>
  languageInUrl(context) ?? acceptedLanguage(context);

/** Whether the browser is navigating to a page. */
export const wantsPage = ({ req, isReading }: RequestContext): boolean =>
  isReading && (req.headers.accept ?? '').includes('text/html');
