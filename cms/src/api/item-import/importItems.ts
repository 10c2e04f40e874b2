/**
 * Plans the import of a spreadsheet. Then applies exactly this plan in one step.
 * (docs/spec/domain.md#import-and-export)
 */
import {
  fingerprint,
  layoutSheets,
  planImport,
  sectionFinder,
  type ImportResponse,
  type ImportWork,
  type ItemUpdateInput,
  type Language,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { defaultColumns, rows } from '../../database/rows';
import { HttpError, invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { itemWriter } from '../item/item';
import { changeMenu } from '../../menu-parts/changeMenu';
import { assertCapacity, nextPosition } from '../../menu-parts/partHandlers';
import { readMenu } from '../menu-content/readMenu';
import { changeRows, createdRows, type TrashedMenuChanges } from '../trash/undoableChanges';
import { addTrashEntry, onlyTitle } from '../../menu-parts/trash';
import type { ImportRequest } from './request';

const NO_TITLES = {
  ar: 'لم نجد عمودًا لأسماء الأصناف. قارن الملف بالقالب.',
  en: 'There is no column with the names of items. Compare the file with the template.',
};
const MOVED = {
  ar: 'تغيّرت القائمة منذ عرض الخطة. راجع الخطة الجديدة ثم أكّدها.',
  en: 'The menu has changed since the plan was made. Look at the new plan, then confirm it.',
};

async function planOf(menu: MenuRef, { file, answers, mapping }: ImportRequest, language: Language) {
  const read = await readMenu(menu.id);
  if (!read) throw new HttpError(404);
  const { sections = [], currency, languages } = read.menu;
  const findSection = sectionFinder(sections);
  const isSection = (title: string) => findSection(title) !== undefined;
  const context = { isSection, currency, language: languages.default };
  const { tables, layout } = layoutSheets(file.sheets, mapping, context);
  if (tables.length === 0) throw invalidField('/file', NO_TITLES);
  const { plan: planned, work } = planImport(read.menu, tables, answers, language, Date.now());
  const unused = layout.filter(({ use }) => !use).map(({ title }) => title);
  const plan = { ...planned, leftOut: [...unused, ...file.hidden].filter(Boolean) };
  // The hash must not depend on the language, so it leaves out the messages of problems.
  const problems = plan.problems.map(({ row, field }) => [row, field]);
  const hash = fingerprint([read.revision, { ...plan, problems }]);
  return { work, answer: { plan, hash, layout: [...layout] } };
}

/** Creates the new sections at the end of the menu. @returns row ids by title */
async function addSections(menu: MenuRef, titles: readonly string[]): Promise<ReadonlyMap<string, number>> {
  await assertCapacity('section', menu, titles.length);
  const first = await nextPosition('api::section.section', { menu: menu.id });
  const data = titles.map((title, index) => ({
    ...defaultColumns(),
    title,
    prime: false,
    hide: false,
    menu: menu.id,
    position: first + index,
  }));
  if (data.length > 0) await rows('api::section.section').createMany({ data });
  const made = await rows('api::section.section').findMany({
    where: { documentId: { $in: data.map(({ documentId }) => documentId) } },
  });
  return new Map(made.map((row) => [String(row['title']), row.id]));
}

type Writer = Awaited<ReturnType<typeof itemWriter>>;

/** Returns a function that returns the next free position in a section and reserves it. */
async function nextPositions(menu: MenuRef) {
  const items = await rows('api::item.item').findMany({ where: { menu: menu.id }, populate: ['section'] });
  const next = new Map<number, number>();
  for (const { section, position } of items)
    if (section) next.set(section.id, Math.max(next.get(section.id) ?? 0, Number(position) + 1));
  return (section: number) => {
    const position = next.get(section) ?? 0;
    next.set(section, position + 1);
    return position;
  };
}

async function apply(menu: MenuRef, work: ImportWork, writer: Writer): Promise<TrashedMenuChanges> {
  await assertCapacity('item', menu, work.create.length);
  const made = await addSections(menu, work.newSections);
  const known = await rows('api::section.section').findMany({ where: { menu: menu.id } });
  const byId = new Map(known.map((row) => [row.documentId, row.id]));
  const sectionOf = (section: string) => made.get(section) ?? byId.get(section) ?? 0;
  const position = await nextPositions(menu);
  const added = work.create.map(({ section, values }) => {
    const id = sectionOf(section);
    const columns = writer.columns({ ...NEW_ITEM, ...values });
    return { ...columns, ...defaultColumns(), menu: menu.id, section: id, position: position(id) };
  });
  if (added.length > 0) await rows('api::item.item').createMany({ data: added });
  const items = await rows('api::item.item').findMany({
    where: { documentId: { $in: added.map(({ documentId }) => documentId) } },
    select: ['id'],
  });
  const changes = work.change.flatMap(({ _id, section, values }) => {
    const row = writer.rowOf(_id);
    if (!row) return [];
    const id = section === undefined ? 0 : sectionOf(section);
    const moved = section === undefined ? {} : { section_id: id, position: position(id) };
    // The cast is safe: the plan has validated the values by the schema of changes.
    return [{ row, data: { ...writer.columns(values as ItemUpdateInput, row), ...moved } }];
  });
  const changed = changes.length > 0 ? [await changeRows('item', changes)] : [];
  const created = [
    await createdRows(
      'item',
      items.map(({ id }) => id),
    ),
    await createdRows('section', [...made.values()]),
  ];
  return { changed, created: created.filter((one) => one.rows.length > 0) };
}

const NEW_ITEM = { description: '', pin: false, show: { type: 'small-image' }, soldOut: false, hide: false } as const;

/** Without a hash, only plans an import. With a hash, applies the plan if it still has this hash. */
export async function importItems(
  menu: MenuRef,
  by: Actor,
  request: ImportRequest,
  language: Language,
): Promise<ImportResponse | WithMeta<ImportResponse>> {
  if (request.hash === undefined) return (await planOf(menu, request, language)).answer;
  return changeMenu(menu, async () => {
    const { work, answer } = await planOf(menu, request, language);
    if (request.hash !== answer.hash) throw new HttpError(409, MOVED);
    const changed = [...answer.plan.create, ...answer.plan.change];
    if (changed.length === 0) return answer;
    const kept = await apply(menu, work, await itemWriter(menu));
    const summary = {
      title: onlyTitle(changed),
      counts: { items: work.create.length + work.change.length },
      change: { action: 'import' as const, ...(request.fileName && { file: request.fileName }) },
    };
    return new WithMeta(answer, { undo: await addTrashEntry(menu, { kind: 'menuChanges', kept, summary, by }) });
  });
}
