/**
 * Stores deletions and bulk changes so that they can be undone. An entry is added in the transaction of the change
 * and removed by its undo, both inside the menu's lock.
 */
import {
  CHANGE_KINDS,
  TRASH_TTL_MS,
  LISTED_KINDS,
  UNDO_KINDS,
  MAX_TRASH_ENTRIES,
  trashEntrySchema,
  type ObjectSchema,
  type TrashEntry,
  type UndoKind,
} from '@qaima/schemas';
import { HttpError } from '../../errors/httpError';
import { readStored } from '../../api-runtime/serialize';
import { nameSubject } from '../../api-runtime/currentCall';
import { WithMeta } from '../../api-runtime/registerRoutes';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { newId } from '../../database/ids';
import { rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import type { MenuRef } from '../../api-runtime/access';
import type { Actor } from '../../http/sessions/store';
import type { TrashedRows } from './trashedRows';
import { picturesOf, type TrashedData } from './pictures';
import type { Row } from '../../database/columnValues';

const TABLE = 'api::trash.trash-entry';

const CHANGES: readonly UndoKind[] = CHANGE_KINDS;
const isChange = (kind: UndoKind) => CHANGES.includes(kind);

/** Bulk changes expire after this time, and only the last ones of a menu are kept. */
const CHANGES_TTL_MS = 24 * 60 * 60 * 1000;
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

const ttlOf = (kind: UndoKind) => (isChange(kind) ? CHANGES_TTL_MS : TRASH_TTL_MS);

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
  await rows(TABLE).create({ data: { documentId, menu: menu.id, kind, kept, ...about, deletedAt: now } });
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

/**
 * Removes an entry and returns it. Runs inside the menu's lock.
 * @throws {HttpError} 404 if it does not exist or has expired
 */
export async function takeTrashEntry(menu: MenuRef, documentId: string): Promise<StoredTrashEntry> {
  const row = await rows(TABLE).findOne({ where: { documentId, menu: menu.id } });
  const kind = UNDO_KINDS.find((known) => known === row?.['kind']);
  const kept = row?.['kept'];
  const isThere = row && kind && kept !== null && typeof kept === 'object';
  if (!isThere || Number(row['deletedAt']) < Date.now() - ttlOf(kind)) throw new HttpError(404, GONE);
  const sql = await connection();
  await sql('trash_entries').where({ id: row.id }).delete();
  return { kind, kept };
}

const { title, from, image, counts, change, by } = trashEntrySchema.properties;
const aboutShape = {
  type: 'object',
  properties: { title, from, image, counts, change },
} as const satisfies ObjectSchema;

/** Serializes an entry; drops entries of unknown kinds. */
function serializeEntry(row: Row): TrashEntry | [] {
  const about = readStored(aboutShape, row['summary']) ?? {};
  const kind = LISTED_KINDS.find((known) => known === row['kind']);
  if (!kind) return [];
  const at = Number(row['deletedAt']);
  return {
    _id: row.documentId,
    kind,
    ...{ title: '', from: '', image: null, counts: {}, ...about },
    by: readStored(by, row['by']) ?? null,
    at: new Date(at).toISOString(),
    until: new Date(at + ttlOf(kind)).toISOString(),
  };
}

/** The entries that contain the deleted row with this public id. */
async function entriesWith(menu: MenuRef, documentId: string): Promise<number[]> {
  const sql = await connection();
  const [text, like] = ['CAST(kept AS TEXT)', `%"${documentId}"%`];
  const found = await sql('trash_entries').select('id').where({ menu_id: menu.id }).whereRaw(`${text} LIKE ?`, [like]);
  const entries = await rows(TABLE).findMany({ where: { id: { $in: found.map(({ id }) => Number(id)) } } });
  // The text search also finds entries whose affected combos contain the id. So this checks the deleted rows, if there
  // are any. The cast is safe: only this server writes the entries.
  const holds = (kept: unknown) =>
    ((kept as Partial<TrashedRows>).lifted ?? []).some(([, taken]) =>
      taken.some((row) => row['document_id'] === documentId),
    );
  return entries.filter((entry) => holds(entry['kept'])).map(({ id }) => id);
}

interface TrashPage {
  readonly page: number;
  readonly limit: number;
  /** If set, selects only the entry that contains the deleted row with this public id. */
  readonly holds?: string;
}

/** A page of a menu's trash, newest first, with the total. */
export async function trashOf(menu: MenuRef, { holds, ...page }: TrashPage) {
  const where = {
    menu: menu.id,
    $or: [
      { kind: { $notIn: [...CHANGES] }, deletedAt: { $gte: Date.now() - TRASH_TTL_MS } },
      { kind: 'menuChanges', deletedAt: { $gte: Date.now() - CHANGES_TTL_MS } },
    ],
    ...(holds === undefined ? {} : { id: { $in: await entriesWith(menu, holds) } }),
  };
  const total = await rows(TABLE).count({ where });
  const found = await rows(TABLE).findMany({
    where,
    select: ['id', 'documentId', 'kind', 'summary', 'by', 'deletedAt'],
    orderBy: [{ id: 'desc' }],
    limit: page.limit,
    offset: (page.page - 1) * page.limit,
  });
  return new WithMeta(found.flatMap(serializeEntry), { total, ...page });
}
