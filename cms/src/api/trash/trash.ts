/**
 * What was deleted from menus, kept so that it can be brought back. An entry is written with the deletion and taken out
 * with the restoration, each time within the menu's lock.
 */
import type { TrashKind } from '@qaima/schemas';
import { Refusal } from '../../contract/refusals';
import { Beside } from '../../contract/serve';
import { newId } from '../../storage/ids';
import { rows } from '../../storage/rows';
import { connection } from '../../storage/transaction';
import type { MenuRef } from '../menu/admins';

const TABLE = 'api::trash.trash-entry';

/** How long what was deleted can be brought back, in ms. */
export const KEPT_FOR = 24 * 60 * 60 * 1000;

/** The most that is kept of one menu: who deletes more forgoes the oldest. */
const MOST = 200;

const GONE = {
  ar: 'لم يعد بالإمكان التراجع عن هذا الحذف.',
  en: 'This deletion can’t be undone any more.',
};

/** Drops what is too old or too much of one menu, in one statement. */
async function makeRoom(menu: MenuRef, now: number): Promise<void> {
  const sql = await connection();
  const surplus = sql('trash_entries')
    .select('id')
    .where({ menu_id: menu.id })
    .orderBy('id', 'desc')
    .offset(MOST - 1);
  // SQLite knows no offset without a limit.
  surplus.limit(MOST * 10);
  await sql('trash_entries')
    .where({ menu_id: menu.id })
    .andWhere((either) => {
      void either.where('deleted_at', '<', now - KEPT_FOR).orWhereIn('id', surplus);
    })
    .delete();
}

/** Drops what is too old of every menu. */
export async function purgeTrash(now: number): Promise<void> {
  const sql = await connection();
  await sql('trash_entries')
    .where('deleted_at', '<', now - KEPT_FOR)
    .delete();
}

/**
 * Keeps what was just deleted, inside the menu's lock.
 * @returns the answer to the deletion, with the way back beside it
 */
export async function deleted<T>(menu: MenuRef, kind: TrashKind, kept: object, answer: T): Promise<Beside<T>> {
  const now = Date.now();
  await makeRoom(menu, now);
  const undo = newId();
  await rows(TABLE).create({ data: { documentId: undo, menu: menu.id, kind, kept, deletedAt: now } });
  return new Beside(answer, { undo });
}

/** An entry of the trash. What it kept is as its kind wrote it. */
export interface Entry {
  readonly kind: TrashKind;
  readonly kept: unknown;
}

/**
 * Takes an entry out of a menu's trash, inside the menu's lock: it is there once.
 * @throws {Refusal} 404 when there is none (any more)
 */
export async function takeOut(menu: MenuRef, documentId: string): Promise<Entry> {
  const where = { documentId, menu: menu.id, deletedAt: { $gte: Date.now() - KEPT_FOR } };
  const row = await rows(TABLE).findOne({ where });
  if (!row) throw new Refusal(404, GONE);
  const sql = await connection();
  await sql('trash_entries').where({ id: row.id }).delete();
  return { kind: row['kind'] as TrashKind, kept: row['kept'] };
}
