/** The one way in which anything of a menu is changed. */
import { Refusal } from '../../errors/httpError';
import { touchMenu } from './revisions';
import { inTransaction, lockRow } from '../../database/transaction';
import { inTurn } from '../../jobs/mutex';
import type { MenuRef } from '../../api-runtime/access';

const GONE = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };

/**
 * Changes a menu: all of `work` is stored or nothing. Changes of one menu wait for each other on its row, so that what
 * `work` reads of the menu is still so when it writes; those of this process wait before they take a connection. It is
 * not for use inside itself.
 */
export async function changeMenu<T>(menu: MenuRef, work: () => Promise<T>): Promise<T> {
  return inTurn(`menu ${menu.id}`, () =>
    inTransaction(async () => {
      if (!(await lockRow('menus', menu.documentId))) throw new Refusal(404, GONE);
      const result = await work();
      await touchMenu(menu);
      return result;
    }),
  );
}
