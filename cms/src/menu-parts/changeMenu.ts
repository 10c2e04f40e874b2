import { runOnce } from '../api-runtime/currentCall';
import { HttpError } from '../errors/httpError';
import { recordContentChange } from '../audit/contentChanges';
import { bumpRevision } from './cacheRevisions';
import { noteMenuChange } from './menuChanges';
import { inTransaction, lockRow } from '../database/transaction';
import { withMutex } from '../jobs/mutex';
import type { MenuRef } from '../api-runtime/access';

const GONE = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };

/**
 * Runs `work` in a transaction that locks the menu's row. So values that `work` reads can't change before it writes.
 * Within a process, a mutex comes first, so waiting changes occupy no database connection. Not reentrant. A repeated
 * request gets the result of the first one, which then must be JSON.
 */
export async function changeMenu<T>(menu: MenuRef, work: () => Promise<T>): Promise<T> {
  return withMutex(`menu ${menu.id}`, () =>
    inTransaction(async () => {
      if (!(await lockRow('menus', menu.documentId))) throw new HttpError(404, GONE);
      return runOnce(async () => {
        const result = await work();
        await recordContentChange(menu.documentId, result);
        await bumpRevision(menu);
        await noteMenuChange(menu.id);
        return result;
      });
    }),
  );
}
