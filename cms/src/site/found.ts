/** What search engines ask for: where they may look, and which menus there are. */
import { canonicalPath } from '@qaima/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOT_TRASHED } from '../api/menu/admins';
import { environment } from '../environment';
import { pathOf, type Space } from '../door/door';
import { rows } from '../storage/rows';

/** The pages of the service itself, before all menus. */
const OWN = ['/', '/conditions'];

/** The most addresses that the protocol allows in one sitemap, less the service's own. */
const PER_PAGE = 50_000 - OWN.length;

/** How long a page of the sitemap is sent again, in ms: search engines wait for days, and nobody can make us read it all. */
const TRUST = 60_000;

/** A cart's address is its only key, a call is no page, and the rest is somebody's own. */
const ROBOTS = `User-agent: *
Disallow: /cart/
Disallow: /api/
Disallow: /m/*/admin
Disallow: /m/*/init
Disallow: /ordering-manager
Disallow: /cms
Disallow: /me
Disallow: /verify/
`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

const atOrigin = (path: string) => `<loc>${escaped(environment().publicUrl + path)}</loc>`;

const activeAt = (now: Date) => ({
  ...NOT_TRASHED,
  $or: [{ inactiveFrom: { $null: true } }, { inactiveFrom: { $gt: now } }],
});

/** Active menus by their canonical addresses, of one page; on the first, after the service's own. */
async function menusOf(page: number, now: Date): Promise<string> {
  const found = await rows('api::menu.menu').findMany({
    where: activeAt(now),
    select: ['documentId', 'username'],
    orderBy: [{ id: 'asc' }],
    limit: PER_PAGE,
    offset: (page - 1) * PER_PAGE,
  });
  const paths = found.map((row) => canonicalPath({ _id: row.documentId, username: row['username'] as string | null }));
  return document(
    'urlset',
    [...(page === 1 ? OWN : []), ...paths].map((path) => `<url>${atOrigin(path)}</url>`),
  );
}

/** A sitemap of all, or a list of its pages where there are too many for one; null for a page that is none. */
async function sitemapOf(asked: string | null, now: Date): Promise<string | null> {
  const total = await rows('api::menu.menu').count({ where: activeAt(now) });
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  if (asked === null && pages > 1) {
    const entries = Array.from(
      { length: pages },
      (_, at) => `<sitemap>${atOrigin(`/sitemap.xml?page=${at + 1}`)}</sitemap>`,
    );
    return document('sitemapindex', entries);
  }
  const page = Number(asked ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= pages ? menusOf(page, now) : null;
}

const kept = new Map<string, { readonly at: number; readonly made: Promise<string | null> }>();

function sitemap(asked: string | null): Promise<string | null> {
  const key = asked ?? '';
  const known = kept.get(key);
  const now = Date.now();
  if (known && now - known.at < TRUST) return known.made;
  const made = sitemapOf(asked, new Date(now));
  kept.set(key, { at: now, made });
  // What failed, and what there is not, is not remembered.
  const forget = () => kept.delete(key);
  made.then((text) => text === null && forget(), forget);
  return made;
}

function sendText(req: IncomingMessage, res: ServerResponse, type: string, text: string): true {
  res.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'public, max-age=3600',
  });
  res.end(req.method === 'HEAD' ? undefined : text);
  return true;
}

async function sendSitemap(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const text = await sitemap(new URLSearchParams((req.url ?? '').split('?')[1]).get('page'));
  return text === null ? false : sendText(req, res, 'application/xml', text);
}

export const foundPages: Space = {
  name: 'found',
  handle(req, res) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const path = pathOf(req);
    if (path === '/sitemap.xml') return sendSitemap(req, res);
    if (path !== '/robots.txt') return false;
    return sendText(req, res, 'text/plain', `${ROBOTS}\nSitemap: ${environment().publicUrl}/sitemap.xml\n`);
  },
};
