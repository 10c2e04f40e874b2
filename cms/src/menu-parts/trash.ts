/**
 * Stores deletions and bulk changes so that they can be undone. An entry is added in the transaction of the change
 * and removed by its undo, both inside the menu's lock.
 */
import {
  CHANGE_KINDS,
  DAY_MS,
  TRASH_TTL_MS,
  UNDO_KINDS,
  MAX_TRASH_ENTRIES,
  propertyOf,
  type TrashEntry,
  type UndoKind,
} from '@qaima/schemas';
import { HttpError } from '../errors/httpError';
import { nameSubject } from '../api-runtime/currentCall';
import { WithMeta } from '../api-runtime/registerRoutes';
import type { CleanupJob } from '../jobs/cleanupRunner';
import { textOf } from '../database/columnValues';
import { newId } from '../database/ids';
import { rows } from '../database/rows';
import { connection } from '../database/transaction';
import type { MenuRef } from '../api-runtime/access';
import type { Actor } from '../http/sessions/store';
import { picturesOf, type TrashedData } from './picturesOfSlots';

export const TRASH_TABLE = 'api::trash.trash-entry';

export const CHANGES: readonly UndoKind[] = CHANGE_KINDS;
const isChange = (kind: UndoKind) => CHANGES.includes(kind);

/** Bulk changes expire after this time, and only the last ones of a menu are kept. */
export const CHANGES_TTL_MS = DAY_MS;
const CHANGES_LIMIT = 50;

/** The maximum size of a menu's trash, in characters of JSON. Otherwise, repeated deletions could fill the disk. */
const MAX_TRASH_CHARACTERS = 32 * 1024 * 1024;

const GONE = {
  ar: 'لم يعد بالإمكان التراجع عن هذا الحذف.',
  en: 'This deletion can’t be undone any more.',
};

/** The fields of an entry that are shown in the list. */
export type TrashSummary = Pick<TrashEntry, 'title'> &
  Partial<Pick<TrashEntry, 'from' | 'image' | 'counts' | 'change'>>;

/** How long an entry can be restored. */
export const ttlOf = (kind: UndoKind) => (isChange(kind) ? CHANGES_TTL_MS : TRASH_TTL_MS);

/** Deletes expired entries of all menus. */
export const trashEntryCleanup: CleanupJob = {
  name: 'trash',
  async *batches(now) {
    const sql = await connection();
    for (const [comparison, kept] of [['in', CHANGES_TTL_MS] as const, ['not in', TRASH_TTL_MS] as const]) {
      const rows = await sql('trash_entries')
        .where('kind', comparison, [...CHANGES])
        .andWhere('deleted_at', '<', now - kept)
        .delete();
      yield { rows };
    }
  },
};

/** Deletes a menu's expired entries, and its oldest entries until a new one of this kind and size fits. */
async function dropOldestEntries(menu: MenuRef, kind: UndoKind, size: number, now: number): Promise<void> {
  const sql = await connection();
  const own = sql('trash_entries')
    .select('id', 'deleted_at')
    .select(sql.raw('row_number() OVER (ORDER BY id DESC) AS place'))
    .select(sql.raw('sum(COALESCE(size, 0)) OVER (ORDER BY id DESC) AS total'))
    .where({ menu_id: menu.id })
    .where('kind', isChange(kind) ? 'in' : 'not in', [...CHANGES]);
  const surplus = sql
    .select('id')
    .from(own.as('own'))
    .where('place', '>=', isChange(kind) ? CHANGES_LIMIT : MAX_TRASH_ENTRIES)
    .orWhere('total', '>', MAX_TRASH_CHARACTERS - size)
    .orWhere('deleted_at', '<', now - ttlOf(kind));
  await sql('trash_entries').whereIn('id', surplus).delete();
}

interface Deletion {
  readonly kind: UndoKind;
  /** The data to undo the change, in the structure of its kind. `restore.ts` reads it. */
  readonly kept: TrashedData;
  readonly summary: TrashSummary;
  readonly by: Actor;
}

/** The title of a change of several parts: that of the only one; of more, none, because one would hide the others. */
export const onlyTitle = (parts: readonly { readonly title: string }[]): string =>
  new Set(parts.map(({ title }) => title)).size === 1 ? (parts[0]?.title ?? '') : '';

/**
 * Adds an entry. Runs inside the menu's lock.
 * @returns its undo id
 */
export async function addTrashEntry(menu: MenuRef, { kind, kept, summary, by }: Deletion): Promise<string> {
  const now = Date.now();
  const size = JSON.stringify(kept).length;
  await dropOldestEntries(menu, kind, size, now);
  const documentId = newId();
  nameSubject(summary.title);
  const { username, name } = by;
  const about = { summary, by: { username, name }, pictures: picturesOf(kept), size };
  await rows(TRASH_TABLE).create({ data: { documentId, menu: menu.id, kind, kept, ...about, deletedAt: now } });
  return documentId;
}

/** Adds an entry and returns `answer` with its undo id. Runs inside the menu's lock. */
export async function addedToTrash<T>(menu: MenuRef, deletion: Deletion, answer: T): Promise<WithMeta<T>> {
  return new WithMeta(answer, { undo: await addTrashEntry(menu, deletion) });
}

export interface StoredTrashEntry {
  readonly kind: UndoKind;
  readonly kept: unknown;
}

/** Reads an entry of one of these kinds. @throws {HttpError} 404 if it does not exist or has expired */
export async function readTrashEntry(
  menu: MenuRef,
  documentId: string,
  kinds: readonly UndoKind[] = UNDO_KINDS,
): Promise<StoredTrashEntry & { readonly id: number; readonly title: string }> {
  const row = await rows(TRASH_TABLE).findOne({ where: { documentId, menu: menu.id } });
  const kind = kinds.find((known) => known === row?.['kind']);
  const kept = row?.['kept'];
  const isThere = row && kind && kept !== null && typeof kept === 'object';
  if (!isThere || Number(row['deletedAt']) < Date.now() - ttlOf(kind)) throw new HttpError(404, GONE);
  return { id: row.id, kind, kept, title: textOf(propertyOf(row['summary'], 'title')) };
}

/**
 * Removes an entry and returns it; the audit log then names the restored part. Runs inside the menu's lock.
 * @throws {HttpError} 404 if it does not exist or has expired
 */
export async function takeTrashEntry(menu: MenuRef, documentId: string): Promise<StoredTrashEntry> {
  const { id, title, ...entry } = await readTrashEntry(menu, documentId);
  nameSubject(title);
  const sql = await connection();
  await sql('trash_entries').where({ id }).delete();
  return entry;
}
