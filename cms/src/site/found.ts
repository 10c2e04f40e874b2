/** What search engines ask for: where they may look, and which menus there are. */
import { canonicalPath } from '@qaima/schemas';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOT_TRASHED } from '../api/menu/admins';
import { nameOf } from '../api/menu/stored';
import { environment } from '../environment';
import { pathOf, type Space } from '../door/door';
import { rows } from '../storage/rows';
import { indexText, pageText, sitemapPart, type SitemapPart } from './sitemap';

/** How long a page of the sitemap is sent again, in ms: search engines wait for days, and nobody can make us read it all. */
const TRUST = 60_000;

/** The memory that the sitemap may take, in bytes: a page has at most some 5 MB. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

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

const activeAt = (now: Date) => ({
  ...NOT_TRASHED,
  $or: [{ inactiveFrom: { $null: true } }, { inactiveFrom: { $gt: now } }],
});

/** The canonical addresses of active menus, some of them. */
async function menusOf(now: Date, part: { readonly offset: number; readonly limit: number }): Promise<string[]> {
  const found = await rows('api::menu.menu').findMany({
    where: activeAt(now),
    select: ['documentId', 'username'],
    orderBy: [{ id: 'asc' }],
    limit: part.limit,
    offset: part.offset,
  });
  return found.map((row) => canonicalPath({ _id: row.documentId, username: nameOf(row) }));
}

async function textOf(part: SitemapPart, now: Date): Promise<string> {
  const { publicUrl } = environment();
  if (part.kind === 'index') return indexText(publicUrl, part);
  return pageText(publicUrl, part.offset, await menusOf(now, part));
}

/** By what each text holds, not by how it was asked for. What is asked for by many at once is made once. */
const kept = new LRUCache<string, string, { readonly part: SitemapPart }>({
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: (text) => Buffer.byteLength(text) + 1,
  ttl: TRUST,
  fetchMethod: (_key, _stale, { context: { part } }) => textOf(part, new Date()),
});

/** How many menus there are is asked for with the same patience. */
const totals = new LRUCache<'menus', number>({
  max: 1,
  ttl: TRUST,
  fetchMethod: () => rows('api::menu.menu').count({ where: activeAt(new Date()) }),
});

/** The memory that the sitemap takes, in bytes. */
export const sitemapBytes = (): number => kept.calculatedSize;

/** A sitemap of all, or a list of its pages where there are too many for one; null for a page that is none. */
async function sitemap(asked: string | null): Promise<string | null> {
  const part = sitemapPart(asked, (await totals.fetch('menus')) ?? 0);
  if (!part) return null;
  const key = part.kind === 'index' ? `index ${part.pages}` : String(part.offset);
  return (await kept.fetch(key, { context: { part } })) ?? null;
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
