/**
 * Copies sections with all that belongs to them to another menu, in one step with one undo.
 * (docs/spec/domain.md#copies)
 */
import {
  daypartSchema,
  fingerprint,
  menuPart,
  menuParts,
  type CopyContents,
  type MenuCopyInput,
  type MenuCopyResponse,
  type MenuPartKind,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { serialize } from '../../api-runtime/serialize';
import { textOf, type Row } from '../../database/columnValues';
import { copiedColumns, newIdsFor } from '../../database/rowCopies';
import { defaultColumns, rows } from '../../database/rows';
import { HttpError, invalidField } from '../../errors/httpError';
import type { SignedIn } from '../../http/sessions/session';
import { idsOfCombo } from '../../menu-parts/readComboItems';
import { daypartIdsIn } from '../daypart/daypart';
import { groupIdsIn } from '../extra-group/uses';
import { assertRowsFit } from '../menu-content/amountsInCurrency';
import { findMenu, mayAct } from '../../menu-parts/menuAccess';
import { changeMenu } from '../../menu-parts/changeMenu';
import { assertCapacity, nextPosition } from '../../menu-parts/partHandlers';
import { partTable } from '../../menu-parts/partTables';
import { partRows } from '../../menu-parts/readParts';
import { createdRows, type CreatedRows } from '../trash/undoableChanges';
import { addTrashEntry, onlyTitle } from '../../menu-parts/trash';

const NO_MENU = { ar: 'هذه القائمة غير موجودة.', en: 'There is no such menu.' };
const SAME_MENU = { ar: 'اختر قائمة أخرى غير هذه.', en: 'Choose another menu than this one.' };
const NO_SECTION = {
  ar: 'أحد التصنيفات لم يعد موجودًا، يرجى تحديث الصفحة.',
  en: 'A section is gone. Please reload the page.',
};

const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }] as const;

/** The menu that gets the copies. @throws {HttpError} 404, or 403 if the caller does not manage it */
async function targetOf(source: MenuRef, account: SignedIn, name: string): Promise<MenuRef> {
  const target = await findMenu(name);
  if (!target) throw invalidField('/to', NO_MENU, 404);
  if (!(await mayAct(account, target, 'editor'))) throw new HttpError(403);
  if (target.id === source.id) throw invalidField('/to', SAME_MENU);
  return target;
}

/** Rows of sections are read with their section. */
type CopiedRow = Row & { readonly section?: { readonly id: number } | null };
type Source = Map<MenuPartKind, readonly CopiedRow[]>;

/** Parts that are copied only with what refers to them; all others with the whole menu. */
const OF_SECTIONS: readonly MenuPartKind[] = ['section', 'item', 'gallery', 'extraGroup', 'daypart'];
const copiedParts = menuParts.filter(({ isCopied }) => isCopied);
const wholeMenuKinds = copiedParts.map(({ kind }) => kind).filter((kind) => !OF_SECTIONS.includes(kind));

/** The rows to copy, by kind, in the sequence in which they are created: a part comes after those that it refers to. */
async function readSource(source: MenuRef, wanted: readonly string[] | undefined): Promise<Source> {
  const all = await partRows('section', source.id);
  const known = new Set(all.map(({ documentId }) => documentId));
  const strange = wanted?.findIndex((id) => !known.has(id)) ?? -1;
  if (strange >= 0) throw invalidField(`/sections/${strange}`, NO_SECTION, 409);
  const section = all.filter(({ documentId }) => wanted?.includes(documentId) ?? true);
  const chosen = new Set(section.map(({ id }) => id));
  const isChosen = (row: CopiedRow) => chosen.has(row.section?.id ?? 0);
  const item = (await partRows('item', source.id)).filter(isChosen);
  const gallery = (await partRows('gallery', source.id)).filter(isChosen);
  const used = new Set([...section, ...item].flatMap(groupIdsIn));
  const groups = await partRows('extraGroup', source.id);
  const extraGroup = groups.filter(({ documentId }) => wanted === undefined || used.has(documentId));
  const limiting = new Set([...section, ...item].flatMap(daypartIdsIn));
  const daypart = (await partRows('daypart', source.id)).filter((row) => limiting.has(row.documentId));
  const found: Source = new Map<MenuPartKind, readonly CopiedRow[]>([
    ['daypart', daypart],
    ['extraGroup', extraGroup],
    ['section', section],
    ['item', item],
    ['gallery', gallery],
  ]);
  const here = new Set(item.map(({ documentId }) => documentId));
  for (const kind of wanted === undefined ? wholeMenuKinds : []) {
    const rowsOfKind: readonly Row[] = await partRows(kind, source.id);
    found.set(
      kind,
      kind === 'combo' ? rowsOfKind.filter((row) => idsOfCombo(row).every((id) => here.has(id))) : rowsOfKind,
    );
  }
  return found;
}

/** A daypart without its id and order, to compare it with those of another menu. */
const comparableDaypart = (row: Row): string => {
  const { _id, ...rest } = serialize(daypartSchema, row);
  return fingerprint(rest);
};

/** The ids of equal dayparts of the target, by the ids of the source's. */
async function equalDayparts(target: MenuRef, dayparts: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  if (dayparts.length === 0) return new Map();
  const present = await rows('api::daypart.daypart').findMany({ where: { menu: target.id }, orderBy: IN_ORDER });
  const byValue = new Map(present.map((row) => [comparableDaypart(row), row.documentId]));
  return new Map(
    dayparts.flatMap((row) => {
      const equal = byValue.get(comparableDaypart(row));
      return equal === undefined ? [] : [[row.documentId, equal] as const];
    }),
  );
}

async function addCopies(target: MenuRef, source: Source): Promise<CreatedRows[]> {
  const dayparts = source.get('daypart') ?? [];
  const equal = await equalDayparts(target, dayparts);
  const ids = new Map([...newIdsFor([...source.values()].flat()), ...equal]);
  /** Row ids of the copied sections, by the row id of the original. */
  const sections = new Map<number, number>();
  const add = async (kind: MenuPartKind, originals: readonly CopiedRow[]) => {
    await assertCapacity(kind, target, originals.length);
    const table = partTable(kind);
    const first = await nextPosition(table, { menu: target.id });
    const data = originals.map((row, index) => ({
      ...defaultColumns(),
      ...copiedColumns(row, ids),
      // Ids of deleted dayparts are left out: the copy could never show them again.
      ...(kind === 'section' || kind === 'item'
        ? { dayparts: daypartIdsIn(row).flatMap((id) => ids.get(id) ?? []) }
        : {}),
      menu: target.id,
      position: first + index,
      ...(menuPart(kind).parent === 'section' ? { section: sections.get(row.section?.id ?? 0) } : {}),
    }));
    if (data.length > 0) await rows(table).createMany({ data });
    const made = await rows(table).findMany({
      where: { documentId: { $in: originals.map(({ documentId }) => ids.get(documentId) ?? '') } },
      select: ['id', 'documentId'],
    });
    if (kind === 'section') {
      const byId = new Map(made.map(({ id, documentId }) => [documentId, id]));
      for (const { id, documentId } of originals) sections.set(id, byId.get(ids.get(documentId) ?? '') ?? 0);
    }
    return createdRows(
      kind,
      made.map(({ id }) => id),
    );
  };
  const created: CreatedRows[] = [];
  for (const [kind, originals] of source) {
    const isNew = ({ documentId }: Row) => kind !== 'daypart' || !equal.has(documentId);
    created.push(await add(kind, originals.filter(isNew)));
  }
  // In the sequence in which an undo deletes the copies: contents before their sections.
  return created.reverse().filter((one) => one.rows.length > 0);
}

/** Copies to another menu. The undo belongs to that menu. Pictures are shared, because stored files never change. */
export async function copyTo(
  source: MenuRef,
  account: SignedIn,
  { to, sections }: MenuCopyInput,
): Promise<WithMeta<MenuCopyResponse>> {
  const target = await targetOf(source, account, to);
  return changeMenu(target, async () => {
    const found = await readSource(source, sections);
    assertRowsFit(found, target, '/to');
    const created = await addCopies(target, found);
    // The cast is safe: the type is made of the same rows of the table.
    const counts = Object.fromEntries(
      copiedParts.map(({ kind, list }) => [list, found.get(kind)?.length ?? 0]),
    ) as CopyContents;
    const titles = (found.get('section') ?? []).map((row) => ({ title: textOf(row['title']) }));
    const summary = {
      title: onlyTitle(titles),
      counts: { sections: counts.sections, items: counts.items },
      change: { action: 'copy' } as const,
    };
    const kept = { changed: [], created };
    const undo = await addTrashEntry(target, { kind: 'menuChanges', kept, summary, by: account });
    return new WithMeta({ to: target.documentId, ...counts }, { undo });
  });
}
