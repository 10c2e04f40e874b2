/**
 * Menus in the trash, for staff and for `npm run menus`. A menu stays there for 30 days: all of its endpoints respond
 * 404, but its data and its short name are kept, so nobody can take the name meanwhile. (docs/spec/domain.md#trash)
 */
import { trashedMenuUntil, type DeletedMenu, type InactiveMenu } from '@qaima/schemas';
import type { Knex } from 'knex';
import { instantOf } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection, inTransaction, lockRow } from '../../database/transaction';
import { lastActors, recordAction } from '../../audit/auditLog';
import { bumpRevision } from '../../menu-parts/cacheRevisions';
import { SHOWN_COLUMNS, shownMenus } from './inactiveMenus';
import type { Actor } from '../../http/sessions/store';

const TABLE = 'api::menu.menu';

/** The number of rows of a table by menu row id. @param counts adds conditions to the query */
async function countOf(
  table: string,
  menus: readonly number[],
  counts: (query: Knex.QueryBuilder) => void = () => undefined,
): Promise<ReadonlyMap<number, number>> {
  const sql = await connection();
  const found = await sql(table)
    .whereIn('menu_id', menus)
    .modify(counts)
    .groupBy('menu_id')
    .select('menu_id')
    .count<{ menu_id: number; count: number | string }[]>('* as count');
  return new Map(found.map(({ menu_id, count }) => [menu_id, Number(count)]));
}

/** The menus in the trash, the last deleted first. Takes a constant number of queries. */
export async function listDeleted(): Promise<DeletedMenu[]> {
  const found = await rows(TABLE).findMany({
    where: { trashedAt: { $notNull: true } },
    select: [...SHOWN_COLUMNS, 'trashedAt'],
    orderBy: [{ trashedAt: 'desc' }, { id: 'desc' }],
  });
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const menus = await shownMenus(found);
  const sections = await countOf('sections', ids);
  const items = await countOf('items', ids);
  const pictures = await countOf('stored_pictures', ids, (query) => void query.whereNull('unused_since'));
  const orders = await countOf(
    'carts',
    ids,
    (query) => void query.whereNotNull('placed_at').where({ is_practice: false }),
  );
  const actors = await lastActors(
    'menu-trashed',
    found.map(({ documentId }) => documentId),
  );
  return found.flatMap((row, index): DeletedMenu[] => {
    const menu = menus[index];
    const at = instantOf(row.trashedAt);
    if (!menu || !at) return [];
    const numberIn = (counts: ReadonlyMap<number, number>) => counts.get(row.id) ?? 0;
    return [
      {
        _id: menu._id,
        username: menu.username ?? null,
        institution: menu.institution,
        counts: {
          sections: numberIn(sections),
          items: numberIn(items),
          pictures: numberIn(pictures),
          orders: numberIn(orders),
        },
        by: actors.get(menu._id) ?? null,
        at: at.toISOString(),
        until: trashedMenuUntil(at).toISOString(),
      },
    ];
  });
}

/** Restores a menu from the trash as an inactive menu. @returns null if the trash does not contain the menu */
export const restoreMenu = (documentId: string, by: Actor): Promise<InactiveMenu | null> =>
  inTransaction(async () => {
    if (!(await lockRow('menus', documentId))) return null;
    const row = await rows(TABLE).findOne({
      where: { documentId, trashedAt: { $notNull: true } },
      select: SHOWN_COLUMNS,
    });
    if (!row) return null;
    await rows(TABLE).update({ where: { id: row.id }, data: { trashedAt: null } });
    await recordAction({ by, action: 'menu-restored', menu: documentId });
    await bumpRevision(row);
    const [menu = null] = await shownMenus([row]);
    return menu;
  });
