/** Decides which requests the service worker handles, and adds notices to outdated pages. */

const MENU_PAGE = /^\/m\/[A-Za-z0-9_-]{1,60}\/?$/;

/** Whether a path is a menu's public page; false for pages below it, such as the owner's area. */
export const isMenuPage = (path: string) => MENU_PAGE.test(path);

/** A cached page of a menu. */
export interface CachedPage {
  readonly url: string;
  /** The paths of its menu, by its id and by its short name. Empty for pages that an earlier version cached. */
  readonly paths: readonly string[];
}

/** The paths of the menu that a page shows: by its id, and the canonical one. */
export function menuPaths(html: string): string[] {
  const id = /<body[^>]* data-menu="([\w-]+)"/.exec(html)?.[1];
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const paths = [
    ...(id === undefined ? [] : [`/m/${id}`]),
    ...(canonical !== undefined && URL.canParse(canonical) ? [new URL(canonical).pathname] : []),
  ];
  return [...new Set(paths)].filter(isMenuPage);
}

/**
 * The address of a cached page that stands in for one that is not cached: the same menu with another query, such as the
 * code of a table, or by its id instead of its short name; if possible in the same language. Undefined without one.
 */
export function similarPage(cached: readonly CachedPage[], wanted: string): string | undefined {
  const { pathname, searchParams } = new URL(wanted);
  const at = cached.filter(({ url }) => new URL(url).pathname === pathname);
  const same = [...at, ...cached.filter(({ paths }) => paths.includes(pathname))].map(({ url }) => url);
  const language = searchParams.get('lang') ?? 'ar';
  return same.find((url) => (new URL(url).searchParams.get('lang') ?? 'ar') === language) ?? same[0];
}

/** The token in the path of a table's code; null for other paths. */
export const tokenInPath = (path: string): string | null => /^\/t\/([\w-]{1,64})\/?$/.exec(path)?.[1] ?? null;

/** The address of a cached page that the code of this table led to before. Undefined without one. */
export const pageOfTable = (cached: readonly string[], token: string): string | undefined =>
  cached.find((url) => new URL(url).searchParams.get('t') === token);

/** The kind of a file whose content never changes; null for other paths. */
export function cacheableFileKind(path: string): 'asset' | 'picture' | 'mark' | null {
  if (/^\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path)) return 'asset';
  if (/^\/public\/uploads\/[^/]+$/.test(path)) return 'picture';
  return path === '/favicon.svg' ? 'mark' : null;
}

/**
 * A neutral picture for one that can't be loaded: a grey area with a drawn frame, which fits any size and both colour
 * schemes.
 */
export const PLACEHOLDER_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice">' +
  '<path fill="#888" fill-opacity=".16" d="M-400-400h900v900h-900z"/>' +
  '<g fill="none" stroke="#888" stroke-width="3" stroke-linejoin="round"><rect x="30" y="33" width="36" height="30" rx="4"/>' +
  '<path d="m31 59 10-11 8 8 6-6 10 10"/><circle cx="57" cy="42" r="3"/></g></svg>';

/** Why a cached page is shown: the network failed, or the server takes too long. */
export type StaleReason = 'unreachable' | 'slow';

const MESSAGES = {
  ar: {
    unreachable: 'لا يوجد اتصال. آخر تحديث',
    slow: 'الاتصال بطيء. آخر تحديث',
    again: 'حاول مجددًا',
  },
  en: {
    unreachable: 'You are offline. Last updated',
    slow: 'Your connection is slow. Last updated',
    again: 'Try again',
  },
} as const;

const two = (figure: number) => String(figure).padStart(2, '0');

/**
 * Formats a time as `22/11/2026 14:05` in the visitor's time zone, as on receipts. `toLocaleString` in Arabic would
 * put the year first.
 */
function written(at: Date): string {
  const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Adds a notice to a page from the cache: why it is outdated, and when it was current. `keptAt` is an ISO date-time. */
export function addStaleNotice(html: string, keptAt: string, reason: StaleReason): string {
  const language = /<html[^>]* lang="en"/.test(html) ? 'en' : 'ar';
  const { again, [reason]: before } = MESSAGES[language];
  const at = new Date(keptAt);
  const when = Number.isNaN(at.getTime()) ? '' : written(at);
  const strip = `<p class="old" role="status"><span>${before} <bdi dir="ltr">${when}</bdi></span> <a href="">${again}</a></p>`;
  return html.replace(/<body[^>]*>/, (body) => body + strip);
}

/** Whether the HTML of a cart's page shows a sent order. */
export const isOrderPage = (html: string): boolean => /<main [^>]*data-follow=/.test(html);

/** Tells the script of an order's page that the HTML came from the cache. */
export const markAsStored = (html: string): string => html.replace('<main ', '<main data-kept="" ');
