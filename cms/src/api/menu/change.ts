/** The one way in which anything of a menu is changed. */
import { HttpError } from '../../errors/httpError';
import { bumpRevision } from './revisions';
import { inTransaction, lockRow } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import type { MenuRef } from '../../api-runtime/access';

const GONE = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };

/**
 * Changes a menu: all of `work` is stored or nothing. Changes of one menu wait for each other on its row, so that what
 * `work` reads of the menu is still so when it writes; those of this process wait before they take a connection. It is
 * not for use inside itself.
 */
export async function changeMenu<T>(menu: MenuRef, work: () => Promise<T>): Promise<T> {
  return withMutex(`menu ${menu.id}`, () =>
    inTransaction(async () => {
      if (!(await lockRow('menus', menu.documentId))) throw new HttpError(404, GONE);
      const result = await work();
      await bumpRevision(menu);
      return result;
    }),
  );
}
