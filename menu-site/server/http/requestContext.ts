/** What is read of a request: its path, and the few headers that decide about pages. */
import { languageOf, type Language } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The headers that every request is judged by. Absent ones are empty. */
export interface RequestHead {
  /** How many `Host` headers there are: `req.headers` has the first alone. */
  readonly hosts: number;
  /** Whether there is a session cookie; only the CMS knows whether the session still exists. */
  readonly hasSession: boolean;
  readonly acceptEncoding: string;
  readonly acceptLanguage: string;
  readonly ifNoneMatch: string;
  readonly isForwarded: boolean;
}

/** The session cookie, as `cms/src/http/sessions/cookie.ts` sets it. */
const SESSION = /(?:^|;\s*)qaima_session=[\w-]{43}(?:;|$)/;

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
    hasSession: cookie !== undefined && SESSION.test(cookie),
    acceptEncoding: typeof encoding === 'string' ? encoding : '',
    acceptLanguage: headers['accept-language'] ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
    isForwarded: headers['x-forwarded-for'] !== undefined,
  };
}

/** A request under way, as routes see it. */
export interface RequestContext {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly head: RequestHead;
  /** As it was sent: not decoded, without its query. */
  readonly path: string;
  /** `GET` or `HEAD`. */
  readonly isReading: boolean;
}

/** The path of an address as it was sent: not decoded, without its query. */
export function pathOf(url = ''): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

export const queryOf = ({ req }: RequestContext): URLSearchParams => new URLSearchParams((req.url ?? '').split('?')[1]);

/** The language of a page: Arabic, unless the address asks for English. */
export function pageLanguage({ req: { url = '' } }: RequestContext): Language {
  return url.includes('lang=en') && /[?&]lang=en(?:&|$)/.test(url) ? 'en' : 'ar';
}

/** The most `Accept-Language` headers that are remembered: browsers send few, and strangers may make them up. */
const MAX_LANGUAGES = 1000;
const languages = new Map<string, Language>();

/** The language of an answer of the API, by the reader's `Accept-Language`. */
export function apiLanguage({ acceptLanguage }: RequestHead): Language {
  const known = languages.get(acceptLanguage);
  if (known !== undefined) return known;
  const language = languageOf(acceptLanguage);
  if (languages.size >= MAX_LANGUAGES) languages.clear();
  languages.set(acceptLanguage, language);
  return language;
}

/** Whether the browser asks for a page to show. */
export const wantsPage = ({ req, isReading }: RequestContext): boolean =>
  isReading && (req.headers.accept ?? '').includes('text/html');
