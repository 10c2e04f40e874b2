/** Lists the deletions and bulk changes of a menu that can be undone. */
import { LISTED_KINDS, TRASH_TTL_MS, trashEntrySchema, type ObjectSchema, type TrashEntry } from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { readStored } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import { findPage, rows } from '../../database/rows';
import { connection } from '../../database/transaction';
import { CHANGES, CHANGES_TTL_MS, TRASH_TABLE, ttlOf } from '../../menu-parts/trash';
import type { TrashedRows } from '../../menu-parts/trashedRows';

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
  const entries = await rows(TRASH_TABLE).findMany({ where: { id: { $in: found.map(({ id }) => Number(id)) } } });
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
  const select = ['id', 'documentId', 'kind', 'summary', 'by', 'deletedAt'];
  const { found, total } = await findPage(TRASH_TABLE, page, { where, select });
  return new WithMeta(found.flatMap(serializeEntry), { total, ...page });
}
