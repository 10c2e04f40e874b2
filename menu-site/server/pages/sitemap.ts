/** A sitemap of any number of menus, by the limits of its protocol: what each of its pages holds, and how it is written. */

/** The pages of the service itself, before all menus. */
const OWN = ['/', '/conditions'];

/** The most addresses that the protocol allows in one sitemap, less the service's own. */
const PER_PAGE = 50_000 - OWN.length;

/** A page has one spelling: neither 01 nor 1.0 nor +1. */
const PAGE = /^[1-9]\d{0,6}$/;

/** What is to be answered: a list of pages, or the menus of one page. */
export type SitemapPart =
  | { readonly kind: 'index'; readonly pages: number }
  | { readonly kind: 'page'; readonly offset: number; readonly limit: number };

/**
 * Which part of the sitemap is asked for.
 * @param asked the page that the address names; null without one
 * @param total how many menus there are
 * @returns null for a page that is none
 */
export function sitemapPart(asked: string | null, total: number): SitemapPart | null {
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  if (asked === null && pages > 1) return { kind: 'index', pages };
  if (asked !== null && !PAGE.test(asked)) return null;
  const page = Number(asked ?? 1);
  if (page > pages) return null;
  return { kind: 'page', offset: (page - 1) * PER_PAGE, limit: PER_PAGE };
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

/** The list of a sitemap's pages. */
export const sitemapIndexXml = (origin: string, { pages }: SitemapPart & { readonly kind: 'index' }) =>
  document(
    'sitemapindex',
    Array.from(
      { length: pages },
      (_, at) => `<sitemap><loc>${escaped(`${origin}/sitemap.xml?page=${at + 1}`)}</loc></sitemap>`,
    ),
  );

/** One page: of menus, by their paths; the first has the service's own pages before them. */
export const sitemapPageXml = (origin: string, offset: number, paths: readonly string[]) =>
  document(
    'urlset',
    [...(offset === 0 ? OWN : []), ...paths].map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`),
  );
