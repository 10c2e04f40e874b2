/** The contents of the sitemap for any number of menus, within the limits of the sitemap protocol. */

import { canonicalPath, type Language } from '@qaima/schemas';
import { MAX_SITEMAP_MENUS, type SitemapMenu } from '@qaima/schemas/front-server/protocol';

/** The provider's pages, which the sitemap lists first. */
const SITE_PATHS = ['/', '/conditions', '/guide'];

/** The provider's pages take some of the URLs that the protocol allows. */
const MENUS_PER_PAGE = MAX_SITEMAP_MENUS - SITE_PATHS.length;

/** Each page number has exactly one spelling: not `01`, `1.0` or `+1`. */
const PAGE_NUMBER = /^[1-9]\d{0,6}$/;

/** An index of pages, or the menus of one page. */
export type SitemapPart =
  | { readonly kind: 'index'; readonly pages: number }
  | { readonly kind: 'page'; readonly offset: number; readonly limit: number };

/**
 * The requested part of the sitemap.
 * @param asked the page number in the URL; null if absent
 * @param total the number of menus
 * @returns null if the page does not exist
 */
export function sitemapPart(asked: string | null, total: number): SitemapPart | null {
  const pages = Math.max(1, Math.ceil(total / MENUS_PER_PAGE));
  if (asked === null && pages > 1) return { kind: 'index', pages };
  if (asked !== null && !PAGE_NUMBER.test(asked)) return null;
  const page = Number(asked ?? 1);
  if (page > pages) return null;
  return { kind: 'page', offset: (page - 1) * MENUS_PER_PAGE, limit: MENUS_PER_PAGE };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root.split(' ')[0]}>\n`;

/** The XML of the index that lists the sitemap's pages. */
export const sitemapIndexXml = (origin: string, { pages }: SitemapPart & { readonly kind: 'index' }) =>
  document(
    'sitemapindex',
    Array.from(
      { length: pages },
      (_, at) => `<sitemap><loc>${escaped(`${origin}/sitemap.xml?page=${at + 1}`)}</loc></sitemap>`,
    ),
  );

/** A menu's path in a language. The default language needs no parameter. */
const pathIn = (menu: SitemapMenu, language: Language) =>
  canonicalPath(menu) + (language === menu.languages.default ? '' : `?lang=${language}`);

function menuEntry(origin: string, menu: SitemapMenu): string {
  const { offered } = menu.languages;
  const alternates = offered.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(origin + pathIn(menu, language))}"/>`,
  );
  const loc = `<loc>${escaped(origin + canonicalPath(menu))}</loc>`;
  return `<url>${loc}${offered.length > 1 ? alternates.join('') : ''}</url>`;
}

/** A sitemap page with menus and their languages; the first page starts with the provider's pages. */
export const sitemapPageXml = (origin: string, offset: number, menus: readonly SitemapMenu[]) =>
  document('urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"', [
    ...(offset === 0 ? SITE_PATHS.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`) : []),
    ...menus.map((menu) => menuEntry(origin, menu)),
  ]);
