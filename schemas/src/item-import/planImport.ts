/**
 * Compares a table with a menu. Finds what an import would create, change or leave as it is, and what the user must
 * decide. Items of the menu that the table does not contain are kept. (docs/spec/domain.md#import-and-export)
 */
import { isolateAuto } from '../core/bidi.js';
import { FIELD_REQUIRED, issueMessage, schemaLabel } from '../core/issueMessage.js';
import type { Language, LocalizedText } from '../core/language.js';
import { withBasePrice } from '../price/basePrice.js';
import { bulkItemCreateSchema, itemSchema, itemUpdateSchema, type Item } from '../item/item.js';
import { extraUseProblem } from '../extra-group/extraUseProblem.js';
import type { ExtraGroup } from '../extra-group/extra-group.js';
import { sizeCodesOf, subItemsProblem } from '../price/subItems.js';
import type { Currency } from '../money/currency.js';
import { unambiguousText } from '../number/parseNumber.js';
import { isPriceJump } from '../number/priceJumps.js';
import { sectionFinder } from '../section/sectionFinder.js';
import { normalizeArabic } from '../text/search.js';
import { validateInMenu } from '../validation.js';
import { IMPORT_COLUMNS } from './columns.js';
import { importRowIssues } from './importRowIssues.js';
import { sameValue, valueOf, type Values } from './itemValues.js';
import type { ImportAnswer, ImportPlan } from './item-import.js';
import { readCell, type CellContext } from './readCell.js';
import type { ProblemKind } from './problemKind.js';
import { decideReformatted, type OpenCell } from './decideReformatted.js';
import { mostSimilarText } from './mostSimilarText.js';
import type { Cell, CellChoice } from './cellReading.js';
import {
  columnsIn,
  fieldOf,
  filledItem,
  readCells,
  type CellValues,
  type ImportTable,
  type TableColumn,
} from './readRow.js';
import { sizePriceJumps } from './sizePriceJumps.js';
import { placeOfRow, sectionOfSheet, type RowPlace } from './sheets.js';
import { joinSizeRows } from './sizeRows.js';

interface MenuSection {
  readonly _id: string;
  readonly title: string;
  readonly items?: readonly Item[] | undefined;
}
export interface ImportMenu {
  readonly sections?: readonly MenuSection[] | undefined;
  readonly extraGroups?: readonly ExtraGroup[] | undefined;
  readonly currency?: Currency | undefined;
  readonly settings?: { readonly timeZone?: string | null | undefined } | null | undefined;
}

/** What the server writes. `section` is an id, or a title in `newSections`. */
export interface ImportWork {
  readonly create: readonly { readonly section: string; readonly values: Values }[];
  readonly change: readonly { readonly _id: string; readonly section?: string; readonly values: Values }[];
  readonly newSections: readonly string[];
}

/** An answer with this `field` skips its row. */
export const SKIP_ROW = 'skip';

type CellsRead = Omit<ReturnType<typeof readCells>, 'problems'>;
type Problem = ImportPlan['problems'][number];

const COLUMNS = new Map(IMPORT_COLUMNS.map((column) => [column.key, column]));

const isBlank = (cells: readonly Cell[]) => cells.every((cell) => cell === null || cell === '');

const folded = (title: string) => normalizeArabic(title);

const TEXTS = {
  required: FIELD_REQUIRED,
  twice: ({ sheet, row }: RowPlace) => ({
    ar: `مكرر في السطر ${row}${sheet && ` من الورقة «${isolateAuto(sheet)}»`}`,
    en: `Repeated in row ${row}${sheet && ` of the sheet “${isolateAuto(sheet)}”`}`,
  }),
  section: (title: string) => ({
    ar: `التصنيف «${isolateAuto(title)}» غير موجود`,
    en: `There is no section “${isolateAuto(title)}”`,
  }),
  jump: { ar: 'السعر بعيد جدًا عن السعر الحالي', en: 'The price is far from the present one' },
} as const;

const create = (title: string): CellChoice => ({ value: title, label: { ar: 'تصنيف جديد', en: 'New section' } });
const meant = (title: string): CellChoice => ({
  value: title,
  label: { ar: `قصدت «${isolateAuto(title)}»`, en: `I meant “${isolateAuto(title)}”` },
});

const { title: marketAr, 'x-en': marketEn } = itemSchema.properties.askPrice;
const MARKET: CellChoice = { value: marketAr, label: { ar: marketAr, en: marketEn } };

class Planner {
  readonly plan = { create: [], change: [], same: [], missing: [], problems: [] } as {
    -readonly [K in 'create' | 'change' | 'same' | 'missing' | 'problems']: ImportPlan[K][number][];
  };
  readonly work: { create: ImportWork['create'][number][]; change: ImportWork['change'][number][] } = {
    create: [],
    change: [],
  };
  readonly newSections: string[] = [];
  rows = 0;
  readonly #items = new Map<string, { readonly item: Item; readonly section: MenuSection }>();
  readonly #byTitle = new Map<string, string[]>();
  readonly #sections: readonly MenuSection[];
  /** Finds sections of the menu and new ones, whose `_id` is their title. */
  #sectionOf: (title: string) => MenuSection | undefined;
  readonly #groups: ReadonlyMap<string, ExtraGroup>;
  readonly #sheets: ImportPlan['sheets'];
  #answers: ReadonlyMap<string, string> = new Map();
  #columns: readonly TableColumn[] = [];
  #open: ReadonlyMap<number, readonly OpenCell[]> = new Map();
  /**
   * For each item, the first row in which it occurs. The key is the item's id; for a new item, its title and section.
   */
  readonly #seen = new Map<string, number>();
  readonly #context: CellContext;
  #lastSection = '';

  constructor(
    menu: ImportMenu,
    tables: readonly ImportTable[],
    answers: readonly ImportAnswer[],
    readonly language: Language,
    now: number,
  ) {
    const { currency, settings } = menu;
    this.#context = { issuesOf: importRowIssues(currency), currency, timeZone: settings?.timeZone, now };
    this.#sheets = sheetsOf(tables);
    this.#groups = new Map((menu.extraGroups ?? []).map((group) => [group._id, group]));
    this.#sections = menu.sections ?? [];
    this.#sectionOf = sectionFinder(this.#sections);
    for (const section of this.#sections) {
      for (const item of section.items ?? []) {
        this.#items.set(item._id, { item, section });
        const key = folded(item.title);
        this.#byTitle.set(key, [...(this.#byTitle.get(key) ?? []), item._id]);
      }
    }
    for (const table of tables) this.#table(table, answers);
    for (const [_id, { item, section }] of this.#items)
      if (!this.#seen.has(_id)) this.plan.missing.push({ _id, title: item.title, section: section.title });
  }

  #table(undecided: ImportTable, given: readonly ImportAnswer[]): void {
    const { table, answers, open } = decideReformatted(undecided, given);
    this.#columns = columnsIn(table).columns;
    this.#answers = new Map(answers.map(({ row, field, value }) => [`${row} ${field}`, value]));
    this.#open = open;
    this.#lastSection = sectionOfSheet(table);
    this.rows += table.rows.filter(({ cells }) => !isBlank(cells)).length;
    for (const row of joinSizeRows(table).rows) this.#row(row);
  }

  #answer(row: number, field: string): string | undefined {
    return this.#answers.get(`${row} ${field}`);
  }

  #problem(
    row: number,
    title: string,
    column: { readonly header: string; readonly field: string },
    message: LocalizedText,
    choices: readonly CellChoice[] = [],
    kind?: ProblemKind,
  ): null {
    const texts = choices.map(({ value, label, proposed = false }) => ({
      value,
      label: label[this.language],
      proposed,
    }));
    const { field } = column;
    const header = column.header || this.#headerOf(field).header;
    const found: Problem = {
      row,
      title,
      field,
      header,
      message: message[this.language],
      choices: texts,
      ...(kind && { kind }),
    };
    this.plan.problems.push(found);
    return null;
  }

  #headerOf(field: string) {
    const column = this.#columns.find((one) => one.column.key === field)?.header;
    return { field, header: column || (COLUMNS.get(field)?.label[this.language] ?? field) };
  }

  /** The cells that are not blank; null if a cell needs a decision. */
  #read(row: number, cells: readonly Cell[], title: string): CellsRead | null {
    const { problems, ...read } = readCells(this.#columns, cells, this.#context, (field) => this.#answer(row, field));
    for (const { header, field, message, choices, kind } of problems)
      this.#problem(row, title, { header, field }, message, choices, kind);
    return problems.length === 0 ? read : null;
  }

  /** The section's id, or the title of a new section; null if the section needs a decision. */
  #section(row: number, typed: string, title: string): string | null {
    const known = this.#sectionOf(typed);
    if (known) return known._id;
    const similar = mostSimilarText(
      typed,
      this.#sections.map((section) => section.title),
    );
    if (similar !== null && this.#answer(row, 'section') !== typed)
      return this.#problem(
        row,
        title,
        this.#headerOf('section'),
        TEXTS.section(typed),
        [create(typed), meant(similar)],
        'section',
      );
    this.newSections.push(typed);
    this.#sectionOf = sectionFinder([
      ...this.#sections,
      ...this.newSections.map((name) => ({ _id: name, title: name })),
    ]);
    return typed;
  }

  #find(id: string, title: string, section: string): string | undefined {
    if (this.#items.has(id)) return id;
    const named = this.#byTitle.get(folded(title)) ?? [];
    const wanted = folded(this.#sectionOf(section)?.title ?? section);
    const inSection = named.filter((one) => folded(this.#items.get(one)?.section.title ?? '') === wanted);
    if (section !== '') return inSection[0];
    return named.length === 1 ? named[0] : undefined;
  }

  #row({ row, cells, from = [row] }: ImportTable['rows'][number]): void {
    const text = (key: string) => {
      const at = this.#columns.find(({ column, size }) => column.key === key && size === undefined)?.at;
      const cell = this.#answer(row, key) ?? (at === undefined ? null : (cells[at] ?? null));
      return cell === null || typeof cell === 'object' ? '' : String(cell).trim().replace(/\s+/g, ' ');
    };
    if (isBlank(cells)) return;
    const [title, typedSection, id] = [text('title'), text('section'), text('_id')];
    // Often, only the first row of a section contains the section's title.
    const section = typedSection || (this.#items.has(id) ? '' : this.#lastSection);
    if (typedSection) this.#lastSection = typedSection;
    const found = this.#find(id, title, section) ?? (typedSection ? undefined : this.#find(id, title, ''));
    const present = found === undefined ? undefined : this.#items.get(found);
    const name = title || (present?.item.title ?? '');
    const first = found === undefined ? undefined : this.#seen.get(found);
    if (found !== undefined && first === undefined) this.#seen.set(found, row);
    if (from.some((one) => this.#answer(one, SKIP_ROW) !== undefined)) return;
    if (this.#asksWhatWasTyped(from, name)) return;
    if (first !== undefined) {
      this.#problem(row, name, this.#headerOf('title'), TEXTS.twice(placeOfRow({ sheets: this.#sheets }, first)));
      return;
    }
    if (name === '') {
      this.#problem(row, '', this.#headerOf('title'), TEXTS.required);
      return;
    }
    const read = this.#read(row, cells, name);
    if (!read) return;
    const { values, sizes } = read;
    const wanted = typedSection || (present ? '' : section);
    if (wanted === '' && !present) {
      this.#problem(row, name, this.#headerOf('section'), TEXTS.required);
      return;
    }
    const target = wanted === '' ? (present?.section._id ?? '') : this.#section(row, wanted, name);
    if (target === null) return;
    // An item that was found by its title keeps its title. The file may spell it differently.
    const isNamed = present !== undefined && found !== id;
    const altering = isNamed ? new Map([...values].filter(([key]) => key !== 'title')) : values;
    if (present) this.#change(row, present, { values: altering, sizes }, target);
    else this.#create(row, name, values, target);
  }

  /** Reports the cells of the rows of an item that a spreadsheet program has turned into something else. */
  #asksWhatWasTyped(rows: readonly number[], title: string): boolean {
    const open = rows.flatMap((row) => (this.#open.get(row) ?? []).map((one) => ({ row, ...one })));
    for (const { row, column, cell } of open) {
      // The rows below must not get the section above, if theirs is not known yet.
      if (column.column.key === 'section') this.#lastSection = '';
      const reading = readCell(column.column, cell, this.#context);
      if (reading.kind === 'problem')
        this.#problem(row, title, { header: column.header, field: fieldOf(column) }, reading.message, reading.choices);
    }
    return open.length > 0;
  }

  #filled(row: number, title: string, before: Values, values: CellValues): Values | null {
    const filled = filledItem(before, values);
    return 'item' in filled ? filled.item : this.#problem(row, title, this.#headerOf(filled.field), filled.message);
  }

  /**
   * Whether an item's sizes are valid, and whether its extras refer only to sizes that exist. If not, reports a
   * problem.
   */
  #fits(row: number, title: string, item: Values): boolean {
    const sizes = Array.isArray(item['subItems']) ? (item['subItems'] as NonNullable<Item['subItems']>) : [];
    const uses = Array.isArray(item['extras']) ? (item['extras'] as NonNullable<Item['extras']>) : [];
    const problem = subItemsProblem(sizes) ?? extraUseProblem(uses, this.#groups, sizeCodesOf(sizes));
    if (problem) this.#problem(row, title, this.#headerOf('subItems'), problem.message);
    return problem === null;
  }

  #isValid(row: number, title: string, schema: typeof bulkItemCreateSchema | typeof itemUpdateSchema, item: Values) {
    const [issue] = validateInMenu(schema, item, { currency: this.#context.currency }).issues;
    if (!issue) return true;
    const say = (language: Language) => issueMessage(issue, language);
    const field = issue.path.slice(1).replaceAll('/', '.');
    const known = this.#columns.find(({ column }) => column.key === field || field.startsWith(`${column.key}.`));
    const header = known?.header ?? schemaLabel(issue.schema, this.language, field);
    // A price can be added only where there is a column for it.
    const lacksPrice = known?.column.key === 'price' && known.size === undefined && item['price'] === undefined;
    const [choices, kind] = lacksPrice ? ([[MARKET], 'noPrice'] as const) : [];
    this.#problem(
      row,
      title,
      { field: known?.column.key ?? field, header },
      { ar: say('ar'), en: say('en') },
      choices,
      kind,
    );
    return false;
  }

  #create(row: number, title: string, values: CellValues, section: string): void {
    const filled = this.#filled(row, title, {}, values);
    const item = filled && withBasePrice(filled);
    if (!item || !this.#isValid(row, title, bulkItemCreateSchema, item) || !this.#fits(row, title, item)) return;
    const isNew = this.newSections.includes(section);
    const shown = isNew ? section : this.#titleOf(section);
    // If a title occurs twice in one section of the file, the second row is reported as a problem.
    const key = `${folded(title)}\n${section}`;
    const first = this.#seen.get(key);
    if (first !== undefined) {
      this.#problem(row, title, this.#headerOf('title'), TEXTS.twice(placeOfRow({ sheets: this.#sheets }, first)));
      return;
    }
    this.#seen.set(key, row);
    this.plan.create.push({ row, title, section: shown, values: item });
    this.work.create.push({ section, values: item });
  }

  #titleOf(sectionId: string): string {
    return this.#sections.find(({ _id }) => _id === sectionId)?.title ?? sectionId;
  }

  #change(
    row: number,
    { item, section }: { readonly item: Item; readonly section: MenuSection },
    { values, sizes }: CellsRead,
    target: string,
  ): void {
    const { _id, title } = item;
    const filled = this.#filled(row, title, { ...item }, values);
    if (!filled) return;
    const moves = target !== section._id;
    const altered = IMPORT_COLUMNS.filter(
      (column) =>
        values.has(column.key) &&
        !['section', '_id'].includes(column.key) &&
        !sameValue(column, valueOf(item, column), valueOf(filled, column), this.#context.timeZone),
    );
    const names = new Set(altered.map(({ key }) => key.split('.')[0] ?? ''));
    const changes = Object.fromEntries(Object.entries(filled).filter(([name]) => names.has(name)));
    if (names.size > 0 && !this.#isValid(row, title, itemUpdateSchema, changes)) return;
    if (names.has('subItems') && !this.#fits(row, title, filled)) return;
    if (values.has('price') && !this.#confirmsPrice(row, item, Number(values.get('price')))) return;
    if (names.has('subItems') && !this.#confirmsSizes(row, item, sizes)) return;
    if (altered.length === 0 && !moves) {
      this.plan.same.push({ row, _id, title });
      return;
    }
    const fields = altered.map((column) => ({
      field: column.key,
      from: valueOf(item, column) ?? null,
      to: valueOf(filled, column) ?? null,
    }));
    const moved = { field: 'section', from: section.title, to: this.#titleOf(target) };
    this.plan.change.push({ row, _id, title, section: section.title, fields: moves ? [moved, ...fields] : fields });
    this.work.change.push({ _id, ...(moves ? { section: target } : {}), values: changes });
  }

  /** Whether a price may be set. If it differs greatly from the present price, the user must confirm it. */
  #confirmsPrice(row: number, item: Item, price: number): boolean {
    if (item.askPrice || !isPriceJump(item.price, price) || this.#answer(row, 'price') !== undefined) return true;
    const choices = [
      { value: unambiguousText(price), label: { ar: `نعم ${price}`, en: `Yes, ${price}` } },
      { value: unambiguousText(item.price), label: { ar: `أبقِ ${item.price}`, en: `Keep ${item.price}` } },
    ];
    this.#problem(row, item.title, this.#headerOf('price'), TEXTS.jump, choices, 'jump');
    return false;
  }

  /** The same for the prices of sizes. */
  #confirmsSizes(row: number, item: Item, sizes: CellsRead['sizes']): boolean {
    const jumps = sizePriceJumps(item, sizes, (field) => this.#answer(row, field));
    for (const { header, field, message, choices } of jumps)
      this.#problem(row, item.title, { header, field }, message, choices, 'jump');
    return jumps.length === 0;
  }
}

const sheetsOf = (tables: readonly ImportTable[]): ImportPlan['sheets'] =>
  tables.length > 1 ? tables.map(({ sheet = '', offset = 0 }) => ({ title: sheet, offset })) : [];

/** Plans an import of one or more tables, such as the sheets of a workbook. Answers replace cells, confirm a price or a new section, or leave a row out. @param now epoch ms */
export function planImport(
  menu: ImportMenu,
  tables: readonly ImportTable[],
  answers: readonly ImportAnswer[],
  language: Language,
  now: number,
): { plan: Omit<ImportPlan, 'leftOut'>; work: ImportWork } {
  const { plan, work, rows, newSections } = new Planner(menu, tables, answers, language, now);
  const ignored = new Set(tables.flatMap((table) => columnsIn(table).ignored));
  const used = new Set(plan.create.map(({ section }) => section));
  const moved = new Set(work.change.flatMap(({ section }) => section ?? []));
  const kept = newSections.filter((title) => used.has(title) || moved.has(title));
  return {
    plan: { ...plan, rows, newSections: kept, ignored: [...ignored], sheets: sheetsOf(tables) },
    work: { ...work, newSections: kept },
  };
}
