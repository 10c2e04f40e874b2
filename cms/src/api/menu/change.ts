/** The one way in which anything of a menu is changed. */
import { Refusal } from '../../contract/refusals';
import { forget } from '../../public-menu/kept';
import { afterCommit, connection, inTransaction, lockRow } from '../../storage/transaction';
import type { MenuRef } from './admins';

const GONE = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };

/** Marks a menu as changed: what is kept of it, in this process and in others, is old from the commit on. */
export async function touchMenu(menuId: number): Promise<void> {
  const sql = await connection();
  await sql('menus').where({ id: menuId }).increment('revision', 1);
  afterCommit(() => forget(menuId));
}

/**
 * Changes a menu: all of `work` is stored or nothing. Changes of one menu wait for each other on its row, so that what
 * `work` reads of the menu is still so when it writes.
 */
export async function changeMenu<T>(menu: MenuRef, work: () => Promise<T>): Promise<T> {
  return inTransaction(async () => {
    if (!(await lockRow('menus', menu.documentId))) throw new Refusal(404, GONE);
    const result = await work();
    await touchMenu(menu.id);
    return result;
  });
}
