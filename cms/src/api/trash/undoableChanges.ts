/**
 * Changes and creates many rows of a menu with a fixed number of queries, and undoes such changes. Undo skips rows that
 * somebody has edited since. (docs/decisions/032-trash.md)
 */
import {
  fingerprint,
  menuPart,
  propertyOf,
  type MenuPartKind,
  type RestoredEntry,
  type UndoCounts,
} from '@qaima/schemas';
import { readSnapshots, toSnapshotValue, updateSnapshots, type RowSnapshot } from '../../database/rowSnapshots';
import { rows } from '../../database/rows';
import { textOf, type Row } from '../../database/columnValues';
import { partTable } from '../../menu-parts/partTables';

/** The rows of one kind that were changed, with the values of the changed columns before and after. */
export interface ChangedRows {
  readonly kind: MenuPartKind;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly before: RowSnapshot; readonly after: RowSnapshot }[];
}

/** The row ids of one kind that were created, with fingerprints of their values. */
export interface CreatedRows {
  readonly kind: MenuPartKind;
  readonly rows: readonly { readonly id: number; readonly print: string }[];
}

export interface TrashedMenuChanges {
  readonly changed: readonly ChangedRows[];
  /** In the order of deletion: contents before the sections that contain them. */
  readonly created: readonly CreatedRows[];
}

interface RowChange {
  readonly row: Row;
  /** The new values by attribute name. A relation is named by its column, such as `section_id`. */
  readonly data: Readonly<Record<string, unknown>>;
}

function columnNamer(kind: MenuPartKind): (attribute: string) => string {
  const { attributes } = strapi.db.metadata.get(partTable(kind));
  return (attribute) => {
    const column = propertyOf(attributes[attribute], 'columnName');
    return typeof column === 'string' ? column : attribute;
  };
}

/** Writes changes and returns the data to undo them. Runs inside the menu's lock. */
export async function changeRows(kind: MenuPartKind, changes: readonly RowChange[]): Promise<ChangedRows> {
  const { table } = menuPart(kind);
  const columnOf = columnNamer(kind);
  const ids = changes.map(({ row }) => row.id);
  const columns = [...new Set(changes.flatMap(({ data }) => Object.keys(data)))].map(columnOf);
  const before = await readSnapshots(table, ids);
  const values = new Map(
    changes.map(({ row, data }) => [
      row.id,
      Object.fromEntries(Object.entries(data).map(([key, value]) => [columnOf(key), toSnapshotValue(value)])),
    ]),
  );
  const only = (row: RowSnapshot): RowSnapshot =>
    Object.fromEntries(['id', 'document_id', 'title', ...columns].map((column) => [column, row[column]]));
  await updateSnapshots(
    table,
    columns,
    before.map((row) => ({ ...only(row), ...values.get(Number(row['id'])) })),
  );
  await rows(partTable(kind)).updateMany({ where: { id: { $in: ids } }, data: { updatedAt: new Date() } });
  const after = new Map((await readSnapshots(table, ids)).map((row) => [row['id'], only(row)]));
  return { kind, columns, rows: before.map((row) => ({ before: only(row), after: after.get(row['id']) ?? {} })) };
}

/**
 * A fingerprint of what a row contains. A change that was itself undone leaves no trace in it, and the position belongs
 * to the list.
 */
function printOf({ updated_at: _at, last_edits: _edits, position: _position, ...values }: RowSnapshot): string {
  return fingerprint(values);
}

/** Records created rows for undo. Runs inside the menu's lock. */
export async function createdRows(kind: MenuPartKind, ids: readonly number[]): Promise<CreatedRows> {
  const made = await readSnapshots(menuPart(kind).table, ids);
  return { kind, rows: made.map((row) => ({ id: Number(row['id']), print: printOf(row) })) };
}

type Left = NonNullable<RestoredEntry['left']>;

const leftOf = (row: RowSnapshot) => ({ _id: textOf(row['document_id']), title: textOf(row['title']) });

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What undo does with the rows of one kind. It is planned before anything is written, so that it can be announced. */
interface Plan {
  readonly deleted: number;
  readonly reverted: number;
  readonly left: Left;
  readonly apply: () => Promise<void>;
}

/** The ids of the rows that undo takes out of their sections, by kind: it deletes them, or moves them back. */
type TakenOut = Map<MenuPartKind, Set<number>>;

function takeOut(taken: TakenOut, kind: MenuPartKind, ids: readonly number[]): void {
  taken.set(kind, new Set([...(taken.get(kind) ?? []), ...ids]));
}

async function planChanged({ kind, columns, rows: changed }: ChangedRows, taken: TakenOut): Promise<Plan> {
  const { table } = menuPart(kind);
  const ids = changed.map(({ before }) => Number(before['id']));
  const now = new Map((await readSnapshots(table, ids)).map((row) => [row['id'], row]));
  const isAsLeft = ({ before, after }: ChangedRows['rows'][number]) => {
    const present = now.get(before['id']);
    const altered = columns.filter((column) => !same(before[column], after[column]));
    return present !== undefined && altered.every((column) => same(present[column], after[column]));
  };
  const back = changed.filter(isAsLeft);
  const moved = back.filter(({ before, after }) => !same(before['section_id'], after['section_id']));
  takeOut(
    taken,
    kind,
    moved.map(({ before }) => Number(before['id'])),
  );
  const restored = back.map(({ before, after }) => {
    const present = now.get(before['id']) ?? {};
    const kept = columns.filter((column) => same(before[column], after[column]));
    return { ...before, ...Object.fromEntries(kept.map((column) => [column, present[column]])) };
  });
  const apply = async () => {
    await updateSnapshots(table, columns, restored);
    await rows(partTable(kind)).updateMany({
      where: { id: { $in: restored.map((row) => Number(row['id'])) } },
      data: { updatedAt: new Date() },
    });
  };
  const left = changed.filter((row) => !isAsLeft(row)).map(({ before }) => leftOf(before));
  return { deleted: 0, reverted: restored.length, left, apply };
}

/**
 * The ids of those sections that are not empty without the rows that undo takes out, because somebody has added items
 * or galleries since.
 */
async function filled(kind: MenuPartKind, ids: readonly number[], taken: TakenOut): Promise<ReadonlySet<number>> {
  if (kind !== 'section') return new Set();
  const where = { section: { id: { $in: ids } } };
  const [items, galleries] = [
    await rows('api::item.item').findMany({ where, populate: ['section'] }),
    await rows('api::gallery.gallery').findMany({ where, populate: ['section'] }),
  ];
  const inside = [
    ...items.filter(({ id }) => !taken.get('item')?.has(id)),
    ...galleries.filter(({ id }) => !taken.get('gallery')?.has(id)),
  ];
  return new Set(inside.flatMap(({ section }) => (section ? [section.id] : [])));
}

async function planCreated({ kind, rows: created }: CreatedRows, taken: TakenOut): Promise<Plan> {
  const { table } = menuPart(kind);
  const ids = created.map(({ id }) => id);
  const present = await readSnapshots(table, ids);
  const prints = new Map(created.map(({ id, print }) => [id, print]));
  const full = await filled(kind, ids, taken);
  const isUntouched = (row: RowSnapshot) =>
    printOf(row) === prints.get(Number(row['id'])) && !full.has(Number(row['id']));
  const removed = present.filter(isUntouched).map((row) => Number(row['id']));
  takeOut(taken, kind, removed);
  const apply = async () => void (await rows(partTable(kind)).deleteMany({ where: { id: { $in: removed } } }));
  return { deleted: removed.length, reverted: 0, left: present.filter((row) => !isUntouched(row)).map(leftOf), apply };
}

async function planUndo({ changed, created }: TrashedMenuChanges): Promise<readonly Plan[]> {
  const plans: Plan[] = [];
  const taken: TakenOut = new Map();
  for (const one of changed) plans.push(await planChanged(one, taken));
  for (const one of created) plans.push(await planCreated(one, taken));
  return plans;
}

const countsOf = (plans: readonly Plan[]): UndoCounts => {
  const sum = (numberOf: (plan: Plan) => number) => plans.reduce((total, plan) => total + numberOf(plan), 0);
  return {
    deleted: sum(({ deleted }) => deleted),
    reverted: sum(({ reverted }) => reverted),
    kept: sum(({ left }) => left.length),
  };
};

/** What the undo of the changes would do now. */
export const previewUndo = async (kept: TrashedMenuChanges): Promise<UndoCounts> => countsOf(await planUndo(kept));

/** Undoes the changes. Runs inside the menu's lock. @returns the rows that were skipped, and the numbers of rows */
export async function undoMenuChanges(
  kept: TrashedMenuChanges,
): Promise<{ readonly left: Left; readonly counts: UndoCounts }> {
  const plans = await planUndo(kept);
  for (const { apply } of plans) await apply();
  return { left: plans.flatMap(({ left }) => left), counts: countsOf(plans) };
}
