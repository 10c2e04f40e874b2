import { HttpError } from '../../errors/httpError';
import { recordContentChange } from '../audit-log/contentChanges';
import { bumpRevision } from './cacheRevisions';
import { inTransaction, lockRow } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';
import type { MenuRef } from '../../api-runtime/access';

const GONE = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };

/**
 * Runs `work` in a transaction that locks the menu's row. So values that `work` reads can't change before it writes.
 * Within a process, a mutex comes first, so waiting changes occupy no database connection. Not reentrant.
 */
export async function changeMenu<T>(menu: MenuRef, work: () => Promise<T>): Promise<T> {
  return withMutex(`menu ${menu.id}`, () =>
    inTransaction(async () => {
      if (!(await lockRow('menus', menu.documentId))) throw new HttpError(404, GONE);
      const result = await work();
      await recordContentChange(menu.documentId, result);
      await bumpRevision(menu);
      return result;
    }),
  );
}
