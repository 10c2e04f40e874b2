import type { RevisionsResponse, SitemapMenus } from '@qaima/schemas';
import { NOT_TRASHED } from './menuAccess';
import { languagesOf, nameOf } from './readMenuColumns';
import { rows } from '../database/rows';
import { connection } from '../database/transaction';
import { invalidateAfterCommit } from '../cache-invalidation/invalidation';

interface ChangedMenu {
  readonly id: number;
  readonly documentId: string;
}

/** Increments a menu's revision and invalidates caches after the commit. */
export async function bumpRevision({ id, documentId }: ChangedMenu): Promise<void> {
  const sql = await connection();
  await sql('menus').where({ id }).increment('revision', 1);
  await invalidateAfterCommit([documentId]);
}

/** The revisions of menus; null for deleted menus. Takes one query. */
export async function revisionsOf(menus: readonly string[]): Promise<RevisionsResponse> {
  const sql = await connection();
  const found = await sql('menus')
    .whereIn('document_id', menus)
    .whereNull('trashed_at')
    .select<{ document_id: string; revision: number }[]>('document_id', 'revision');
  const known = new Map(found.map(({ document_id, revision }) => [document_id, revision]));
  return { revisions: Object.fromEntries(menus.map((menu) => [menu, known.get(menu) ?? null])) };
}

/** A page of the menus that are open to visitors, for the sitemap. */
export async function sitemapMenus(now: Date, offset: number, limit: number): Promise<SitemapMenus> {
  const where = { ...NOT_TRASHED, $or: [{ inactiveFrom: { $null: true } }, { inactiveFrom: { $gt: now } }] };
  const total = await rows('api::menu.menu').count({ where });
  const found =
    limit === 0
      ? []
      : await rows('api::menu.menu').findMany({
          where,
          select: ['documentId', 'username', 'languages'],
          orderBy: [{ id: 'asc' }],
          limit,
          offset,
        });
  return {
    total,
    menus: found.map((row) => ({ _id: row.documentId, username: nameOf(row), languages: languagesOf(row) })),
  };
}
