/** A menu in use always has an owner. (docs/spec/domain.md#teams) */
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { institutionOf, nameOf } from '../../menu-parts/readMenuColumns';
import { memberships } from '../../menu-parts/members';

export const LAST_OWNER = {
  ar: 'لا بد للقائمة من مالك واحد على الأقل. اجعل عضوًا آخر مالكًا أولًا.',
  en: 'A menu needs at least one owner. Make another member an owner first.',
};

/** Locks the menus that a user owns until the current transaction ends, and returns their row ids. Without the lock, all owners could be removed at the same time. */
export async function lockOwnMenus(userId: number): Promise<readonly number[]> {
  const owned = (await memberships({ user: userId })).filter(({ role }) => role === 'owner');
  const ids = owned.map(({ menuId }) => menuId);
  const sql = await connection();
  await sql('menus').whereIn('id', ids).orderBy('id').forUpdate().select('id');
  return ids;
}

/** The names of those of the menus that have no owner. */
export async function namesWithoutOwner(menus: readonly number[]): Promise<readonly string[]> {
  const owned = new Set(
    (await memberships({ menus })).filter(({ role }) => role === 'owner').map(({ menuId }) => menuId),
  );
  const found = await rows('api::menu.menu').findMany({
    where: { id: { $in: menus.filter((id) => !owned.has(id)) } },
    select: ['id', 'documentId', 'username', 'institution'],
  });
  return found.map((row) => institutionOf(row).name || nameOf(row) || row.documentId);
}
