import { HttpError } from '../../errors/httpError';
import { bumpRevision } from './cacheRevisions';
import { inTransaction, lockRow } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import type { MenuRef } from '../../api-runtime/access';

const GONE = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };

/**
 * Changes a menu in one transaction. Changes of one menu wait for its row lock, so what `work` reads stays true when it
 * writes; those of this process wait before they take a connection. Not reentrant.
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
