/** The headers that say which site a request comes from. */
interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/**
 * Whether a page of another site sent an unsafe request. Such a request has a foreign `Origin`, or
 * `Sec-Fetch-Site: cross-site`. This server's origin is `PUBLIC_URL` or the `Host` header, which a page can't forge.
 * Forms of our own pages that send no referrer have the origin `null`, but `Sec-Fetch-Site: same-origin`, which neither
 * scripts nor sandboxed frames can set. A request with neither header does not come from a page in a browser. For it,
 * only the session decides.
 * (docs/spec/api.md#csrf-protection)
 */
export function isFromOtherSite(headers: OriginHeaders, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site') return true;
  if (origin === 'null') return site !== 'same-origin';
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
