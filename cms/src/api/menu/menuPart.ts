/**
 * A list inside a menu: branches, receive options, combos, and what else is a row of its own that a menu holds. Rows are
 * found by their public id *and* their menu, so that an id of another menu is not there at all.
 */
import { changeMenu } from './change';
import type { MenuRef } from '../../api-runtime/access';
import type { Actor } from '../../http/sessions/store';
import { moveToTrash } from '../trash/discard';
import { isolateLtr, type Schema, type ObjectSchema } from '@qaima/schemas';
import { defaultColumns, rows, type Table } from '../../database/rows';
import { checkConflicts, type Edit } from '../../api-runtime/editConflicts';
import { MENU_PARTS, type MenuPartKind } from './parts';
import { HttpError } from '../../errors/httpError';
import { serialize, readStored, toColumnValues } from '../../api-runtime/serialize';
import type { Row } from '../../database/row';

type Values = Readonly<Record<string, unknown>>;

/** The row of a part by its public id, within these bounds (its menu, its section). 404 otherwise. */
export async function findPart(table: Table, documentId: string, within: Values): Promise<Row> {
  const row = await rows(table).findOne({ where: { documentId, ...within } });
  if (!row) throw new HttpError(404);
  return row;
}

/** The place behind the last of these. */
export async function nextPosition(table: Table, within: Values): Promise<number> {
  const [last] = await rows(table).findMany({
    where: within,
    orderBy: [{ position: 'desc' }],
    select: ['position'],
    limit: 1,
  });
  const position = readStored<number>({ type: 'integer' }, last?.['position']);
  return position === undefined ? rows(table).count({ where: within }) : position + 1;
}

/** Refuses what would be more than a menu may hold. Inside the menu's lock, so that parallel adds can't pass it. */
export async function assertCapacity(kind: MenuPartKind, menu: MenuRef, more: number): Promise<void> {
  const { table, most } = MENU_PARTS[kind];
  if ((await rows(table).count({ where: { menu: menu.id } })) + more <= most) return;
  throw new HttpError(409, {
    ar: `لا يمكن إضافة المزيد، الحد الأعلى هو ${isolateLtr(most)}.`,
    en: `No more can be added: the most is ${isolateLtr(most)}.`,
  });
}

interface Part<T> {
  readonly kind: MenuPartKind;
  readonly shape: ObjectSchema;
  /** From a checked payload to columns; by the shape when absent. `stored` is the row that changes. */
  readonly toColumns?: (payload: Values, menu: MenuRef, stored?: Row) => Promise<Values> | Values;
  /** What is answered of a row; by the shape when absent. */
  readonly show?: (row: Row, menu: MenuRef) => Promise<T>;
  /** The schema of the payload that changes one; the shape when absent. */
  readonly changes?: Schema;
  /** What is answered, in the form of that payload; as it is when absent. */
  readonly values?: (shown: T) => object;
}

/** Creating, changing and deleting of such a list. */
export function menuPart<T extends object>({ kind, shape, toColumns, show, changes = shape, values }: Part<T>) {
  const { table } = MENU_PARTS[kind];
  const columns = async (payload: Values, menu: MenuRef, stored?: Row) =>
    toColumns ? toColumns(payload, menu, stored) : toColumnValues(shape, payload);
  const shown = async (row: Row, menu: MenuRef) => (show ? show(row, menu) : (serialize(shape, row) as T));

  return {
    create: (menu: MenuRef, payload: Values) =>
      changeMenu(menu, async () => {
        const within = { menu: menu.id };
        await assertCapacity(kind, menu, 1);
        const position = await nextPosition(table, within);
        const data = { ...(await columns(payload, menu)), ...defaultColumns(), ...within, position };
        return shown(await rows(table).create({ data }), menu);
      }),

    change: (menu: MenuRef, documentId: string, payload: Values, edit: Edit) =>
      changeMenu(menu, async () => {
        const row = await findPart(table, documentId, { menu: menu.id });
        const data = await columns(payload, menu, row);
        const valuesOf = async (one: Row): Promise<object> => {
          const answered = await shown(one, menu);
          return values ? values(answered) : answered;
        };
        const [stored, after] = [await valuesOf(row), await valuesOf({ ...row, ...data })];
        const remembered = checkConflicts({ schema: changes, row, stored, after, edit });
        const changed = await rows(table).update({
          where: { id: row.id },
          data: { ...data, ...remembered, updatedAt: new Date() },
        });
        return shown(changed ?? row, menu);
      }),

    remove: (menu: MenuRef, documentId: string, by: Actor) =>
      changeMenu(menu, async () => {
        const part = await findPart(table, documentId, { menu: menu.id });
        return moveToTrash(menu, { kind, part, parent: menu.id, by });
      }),
  };
}
