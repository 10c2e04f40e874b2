/**
 * Reads cells that are pasted from a spreadsheet or a chat as new items. Nothing is lost: what can't be read stays as
 * text, with its column. (docs/spec/owners-area.md#items-written-in-rows)
 */
import type { LocalizedText } from '../core/language.js';
import { itemSchema } from '../item/item.js';
import { withoutCurrency } from '../money/withoutCurrency.js';
import { parseNumber } from '../number/parseNumber.js';
import { normalizeArabic } from '../text/search.js';
import { columnOfHeader } from './columns.js';
import { readDelimited, type TableRows } from './delimited.js';
import type { Values } from './itemValues.js';
import type { Cell } from './cellReading.js';
import type { RowValidator } from './readCell.js';
import { columnsIn, filledItem, readCells, type TableColumn } from './readRow.js';
import { joinSizeRows } from './sizeRows.js';

/** A cell that could not be read. */
export interface UnreadCell {
  /** The column's key. */
  readonly field: string;
  readonly header: string;
  readonly text: string;
  readonly message: LocalizedText;
}

export interface PastedItem {
  /** These are texts as typed, because the user may still have to correct them. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
  readonly price: string;
  /** The other fields of the item. */
  readonly values: Values;
  readonly unread: readonly UnreadCell[];
}

export interface PastedTable {
  readonly items: readonly PastedItem[];
  /** The headers of unknown columns. If the table has no headers, the first cells of these columns. */
  readonly ignored: readonly string[];
  /** Whether the table has a single column without a header. The user may have meant it for any field. */
  readonly isList: boolean;
}

const TEXT_FIELDS: readonly string[] = ['title', 'description', 'price'];

const textOf = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell.trim() : '');

const isPrice = (text: string) =>
  /\d|[٠-٩۰-۹]/.test(text) && parseNumber(withoutCurrency(text), itemSchema.properties.price).kind !== 'none';

/** Whether a row consists of headers: at least half of its cells are known headers, and none is a number. */
function isHeader(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const known = filled.filter((cell) => columnOfHeader(cell) !== null);
  return known.length > 0 && known.length * 2 >= filled.length && !filled.some(isPrice);
}

/** «حمص - 1.5», “Hummus: 1.5 JD”: a name and a price in one line of a chat, perhaps behind a bullet. */
const NAME_AND_PRICE = /^(.*?[^\s\-–—:=.…])\s*(?:[-–—:=…]|\.{2,}|\s{2,})\s*(\S[^-–—:=…]*)$/;
const BULLET = /^\s*[•●▪*\-–]\s+/;

/** Splits the lines of a list, if they end in prices. */
function splitLines(rows: TableRows['rows']): TableRows['rows'] {
  const lines = rows.map(({ row, cells }) => ({ row, line: textOf(cells[0]).replace(BULLET, '') }));
  const split = lines.map(({ row, line }) => {
    const [, name = '', price = ''] = NAME_AND_PRICE.exec(line) ?? [];
    return { row, cells: isPrice(price) ? [name, price] : [line] };
  });
  return split.some(({ cells }) => cells.length > 1) ? split : lines.map(({ row, line }) => ({ row, cells: [line] }));
}

/** Guesses the columns of a table without headers from their cells. */
function guessedHeader(rows: readonly (readonly string[])[], sections: readonly string[]): readonly string[] {
  const known = new Set(sections.map(normalizeArabic));
  const width = Math.max(...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => {
    const filled = rows.map((cells) => cells[at] ?? '').filter(Boolean);
    const isSection = filled.length > 0 && filled.every((cell) => known.has(normalizeArabic(cell)));
    const isNumber = filled.length > 0 && filled.filter(isPrice).length * 2 >= filled.length;
    return { at, kind: isSection ? 'section' : isNumber ? 'number' : filled.length > 0 ? 'text' : 'blank' };
  });
  const texts = columns.filter(({ kind }) => kind === 'text').map(({ at }) => at);
  const numbers = columns.filter(({ kind }) => kind === 'number').map(({ at }) => at);
  const section = columns.find(({ kind }) => kind === 'section')?.at;
  // If the only text column repeats names of sections, it contains the titles.
  const [title = section, description] = texts;
  // Numbers before the titles are usually row numbers.
  const price = numbers.find((at) => at > (title ?? -1)) ?? numbers[0];
  const keys = new Map([
    [section, 'section'],
    [price, 'price'],
    [description, 'description'],
    [title, 'title'],
  ]);
  return columns.map(({ at }) => keys.get(at) ?? rows[0]?.[at] ?? '');
}

/** Names columns without a header by their number. */
const numbered = (header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  Array.from(
    { length: Math.max(header.length, ...rows.map((cells) => cells.length)) },
    (_, at) => header[at] || (rows.some((cells) => cells[at]) ? String(at + 1) : ''),
  );

/** If no header names the title, the first unknown column with texts is taken for it. */
function withTitle(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (columnsIn({ header }).columns.some(({ column }) => column.key === 'title')) return header;
  const at = header.findIndex(
    (one, index) =>
      columnOfHeader(one) === null && rows.some((cells) => (cells[index] ?? '') !== '' && !isPrice(cells[index] ?? '')),
  );
  return header.map((one, index) => (index === at ? 'title' : one));
}

function toItem(
  columns: readonly TableColumn[],
  cells: readonly string[],
  lastSection: string,
  issuesOf: RowValidator,
): PastedItem {
  const cellOf = (key: string) => {
    const at = columns.find(({ column, size }) => column.key === key && size === undefined)?.at;
    return at === undefined ? '' : (cells[at] ?? '');
  };
  const { values, problems } = readCells(
    columns.filter(({ column }) => column.key !== 'section' && column.key !== '_id'),
    cells,
    issuesOf,
  );
  const unread = problems
    .filter(({ field }) => !TEXT_FIELDS.includes(field))
    .map(({ field, header, at, message }): UnreadCell => ({ field, header, text: cells[at] ?? '', message }));
  const others = new Map([...values].filter(([key]) => !TEXT_FIELDS.includes(key)));
  let filled = filledItem({}, others);
  while ('field' in filled) {
    const { field, message } = filled;
    const column = columns.find((one) => one.column.key === field);
    unread.push({ field, header: column?.header ?? field, text: cells[column?.at ?? -1] ?? '', message });
    // If the percentage of a sale is missing, `others` does not have the field, so the sale's switch is removed.
    others.delete(others.has(field) ? field : 'sale.onSale');
    filled = filledItem({}, others);
  }
  const price = values.get('price');
  return {
    section: cellOf('section') || lastSection,
    title: cellOf('title').replace(/\s+/g, ' '),
    description:
      typeof values.get('description') === 'string' ? String(values.get('description')) : cellOf('description'),
    price:
      typeof price === 'number' ? String(price) : 'subItems' in filled.item ? '' : withoutCurrency(cellOf('price')),
    values: filled.item,
    unread,
  };
}

/**
 * @param sections the titles of the menu's sections, by which a column of sections is recognised without a header
 * @returns null for a text that is no table: one cell, or JSON
 */
export function readPastedTable(text: string, sections: readonly string[], issuesOf: RowValidator): PastedTable | null {
  if (/^\s*[[{]/.test(text) || !/[\t\n\r]/.test(text.trim())) return null;
  const read = readDelimited(text).rows;
  const isNarrow = read.every(({ cells }) => cells.length === 1);
  const rows = (isNarrow ? splitLines(read) : read).map(({ cells }) => cells.map(textOf));
  const [first] = rows;
  if (!first) return null;
  const hasHeader = isHeader(first);
  const data = hasHeader ? rows.slice(1) : rows;
  if (data.length === 0) return null;
  const header = hasHeader ? withTitle(numbered(first, data), data) : guessedHeader(data, sections);
  const { columns, ignored } = columnsIn({ header });
  const items: PastedItem[] = [];
  for (const { cells } of joinSizeRows({ header, rows: data.map((texts, row) => ({ row, cells: texts })) }).rows) {
    const texts = cells.map(textOf);
    if (texts.some(Boolean)) items.push(toItem(columns, texts, items.at(-1)?.section ?? '', issuesOf));
  }
  return { items, ignored, isList: !hasHeader && data.every((cells) => cells.length === 1) };
}
