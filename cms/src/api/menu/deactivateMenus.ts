/** Closes several menus in one transaction. (docs/spec/staff-console.md#work-queue) */
import { isolateAuto, type InactiveMenu, type LocalizedText } from '@qaima/schemas';
import { invalidateAfterCommit } from '../../cache-invalidation/invalidation';
import { rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import { invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { recordActionOnMenus } from '../../audit/auditLog';
import { isInactive, NOT_TRASHED, refOf } from '../../menu-parts/menuAccess';
import { SHOWN_COLUMNS, shownMenus } from './inactiveMenus';
import { institutionOf, nameOf } from '../../menu-parts/readMenuColumns';

const TABLE = 'api::menu.menu';

const unknown = (ids: readonly string[]): LocalizedText => ({
  ar: `لا توجد قوائم بهذه المعرّفات، فلم تتوقف أي قائمة: ${ids.join('، ')}`,
  en: `There are no menus with these ids, so none was deactivated: ${ids.join(', ')}`,
});

const closed = (names: readonly string[]): LocalizedText => ({
  ar: `هذه القوائم متوقفة أصلًا، فلم تتوقف أي قائمة: ${names.join('، ')}`,
  en: `These menus are inactive already, so none was deactivated: ${names.join(', ')}`,
});

/**
 * Closes menus at once, all or none. Takes a constant number of queries.
 * @throws {HttpError} 404 naming the unknown ids, 409 naming the menus that are closed already
 */
export const deactivateMenus = (ids: readonly string[], now: Date, by: Actor): Promise<InactiveMenu[]> =>
  inTransaction(async () => {
    const sql = await connection();
    // Locks the rows before reading them, so that no menu is closed twice. All calls lock in the same order, so they
    // can't deadlock.
    await sql('menus').select('id').whereIn('document_id', ids).orderBy('id').forUpdate();
    const menus = await rows(TABLE).findMany({
      where: { documentId: { $in: ids }, ...NOT_TRASHED },
      select: [...SHOWN_COLUMNS, 'inactiveFrom', 'country'],
      orderBy: [{ id: 'asc' }],
    });
    const known = new Set(menus.map(({ documentId }) => documentId));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) throw invalidField('/menus', unknown(missing), 404);
    const stopped = menus.filter((row) => isInactive(refOf(row), now.getTime()));
    if (stopped.length > 0) {
      const names = stopped.map((row) => isolateAuto(institutionOf(row).name || nameOf(row) || row.documentId));
      throw invalidField('/menus', closed(names), 409);
    }
    const rowIds = menus.map(({ id }) => id);
    await rows(TABLE).updateMany({ where: { id: { $in: rowIds } }, data: { inactiveFrom: now } });
    await sql('menus').whereIn('id', rowIds).increment('revision', 1);
    const details = { from: now.toISOString() };
    await recordActionOnMenus({ by, action: 'menu-deactivated', details }, [...known]);
    await invalidateAfterCommit([...known]);
    return shownMenus(menus);
  });
