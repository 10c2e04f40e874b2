/**
 * CRUD operations shared by the lists of a menu (branches, receive options, combos …). Rows are found by public id
 * and menu, so the id of a row of another menu gets a 404.
 */
import { changeMenu } from './changeMenu';
import type { MenuRef } from '../api-runtime/access';
import type { Actor } from '../http/sessions/store';
import { moveToTrash } from './moveToTrash';
import { isolateLtr, menuPart, partSchema, type MenuPartKind, type PartOf } from '@qaima/schemas';
import { defaultColumns, rows } from '../database/rows';
import type { RowOf, Table } from '../database/tables';
import { withMergedTranslations } from '../api-runtime/mergedTranslations';
import { checkConflicts, type Edit } from '../api-runtime/editConflicts';
import { partTable } from './partTables';
import { HttpError } from '../errors/httpError';
import { serialize, readStored, toColumnValues } from '../api-runtime/serialize';
import type { Row } from '../database/columnValues';

type Values = Readonly<Record<string, unknown>>;

/** Finds a row by public id within a menu or section. @throws {HttpError} 404 */
export async function findInMenu<T extends Table>(table: T, documentId: string, within: Values): Promise<RowOf<T>> {
  const row = await rows(table).findOne({ where: { documentId, ...within } });
  if (!row) throw new HttpError(404);
  return row;
}

/** The position for a row that is appended. */
export async function nextPosition(table: Table, within: Values): Promise<number> {
  const [last] = await rows(table).findMany({
    where: within,
    orderBy: [{ position: 'desc' }],
    select: ['position'],
    limit: 1,
  });
  const position = readStored({ type: 'integer' }, last?.['position']);
  return position === undefined ? rows(table).count({ where: within }) : position + 1;
}

/**
 * Throws if the menu would exceed its limit. Runs inside the menu's lock, so parallel requests can't exceed it
 * together.
 */
export async function assertCapacity(kind: MenuPartKind, menu: MenuRef, more: number): Promise<void> {
  const { limit } = menuPart(kind);
  if ((await rows(partTable(kind)).count({ where: { menu: menu.id } })) + more <= limit) return;
  throw new HttpError(409, {
    ar: `لا يمكن إضافة المزيد، الحد الأعلى هو ${isolateLtr(limit)}.`,
    en: `No more can be added: the most is ${isolateLtr(limit)}.`,
  });
}

/** In which way a part is stored or returned other than its schema describes. */
interface PartConversions<K extends MenuPartKind, Payload> {
  /**
   * Converts a validated payload to columns. Without this function, the schema does. `stored` is the row before the
   * change.
   */
  readonly toColumns?: (payload: Payload, menu: MenuRef, stored?: Row) => Promise<Values> | Values;
  /** Serializes a row. Without this function, the schema does. */
  readonly show?: (row: Row, menu: MenuRef) => Promise<PartOf<K>>;
  /**
   * Former versions of the row that clients may have read. Needed if values end by themselves, such as `soldOutUntil`:
   * one version for each end that has passed.
   */
  readonly earlier?: (row: Row) => readonly PartOf<K>[];
  /** Converts a serialized row to the structure of the update payload. Needed only if they differ. */
  readonly values?: (shown: PartOf<K>) => object;
}

export function partHandlers<K extends MenuPartKind, Payload extends object>(
  kind: K,
  { toColumns, show, earlier, values }: PartConversions<K, Payload> = {},
) {
  const { endpoints } = menuPart(kind);
  const shape = partSchema(kind);
  const changes = endpoints.change.body;
  const table = partTable(kind);
  const columns = async (payload: Payload, menu: MenuRef, stored?: Row) =>
    withMergedTranslations(
      await (toColumns ? toColumns(payload, menu, stored) : toColumnValues(shape, payload)),
      stored,
    );
  const shown = async (row: Row, menu: MenuRef): Promise<PartOf<K> & object> =>
    show ? show(row, menu) : serialize(shape, row);

  return {
    create: (menu: MenuRef, payload: Payload) =>
      changeMenu(menu, async () => {
        const within = { menu: menu.id };
        await assertCapacity(kind, menu, 1);
        const position = await nextPosition(table, within);
        const data = { ...(await columns(payload, menu)), ...defaultColumns(), ...within, position };
        return shown(await rows(table).create({ data }), menu);
      }),

    change: (menu: MenuRef, documentId: string, payload: Payload, edit: Edit) =>
      changeMenu(menu, async () => {
        const row = await findInMenu(table, documentId, { menu: menu.id });
        const data = await columns(payload, menu, row);
        const valuesOf = (answered: PartOf<K> & object): object => (values ? values(answered) : answered);
        const stored = valuesOf(await shown(row, menu));
        const after = valuesOf(await shown({ ...row, ...data }, menu));
        const before = earlier?.(row).map((answered) => valuesOf(answered)) ?? [];
        const remembered = checkConflicts({ schema: changes, row, stored, earlier: before, after, edit });
        const changed = await rows(table).update({
          where: { id: row.id },
          data: { ...data, ...remembered, updatedAt: new Date() },
        });
        return shown(changed ?? row, menu);
      }),

    remove: (menu: MenuRef, documentId: string, by: Actor) =>
      changeMenu(menu, async () => {
        const part = await findInMenu(table, documentId, { menu: menu.id });
        return moveToTrash(menu, { kind, part, parent: menu.id, by });
      }),
  };
}
