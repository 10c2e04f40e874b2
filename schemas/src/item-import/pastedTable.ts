/**
 * Reads cells that are pasted from a spreadsheet or a chat as new items. Nothing is lost: a cell that can't be read
 * stays as text, with its column. (docs/spec/owners-area.md#items-written-in-rows)
 */
import type { LocalizedText } from '../core/language.js';
import { itemSchema } from '../item/item.js';
import type { CurrencyCode } from '../money/currency.js';
import { removeCurrency } from '../money/removeCurrency.js';
import { unambiguousText } from '../number/parseNumber.js';
import { sectionFinder } from '../section/sectionFinder.js';
import { readDelimited } from './delimited.js';
import { textOfCell } from './columnContents.js';
import { sizeKey } from './guessKeys.js';
import { layoutRows } from './layout.js';
import type { Values } from './itemValues.js';
import { isPrice } from './cellReading.js';
import { readPrice } from './priceCell.js';
import type { CellContext } from './readCell.js';
import { columnsIn, filledItem, readCells, type TableColumn } from './readRow.js';
import { readSizes } from './sizesCell.js';
import { joinSizeRows } from './sizeRows.js';

/** A cell that could not be read. */
export interface UnreadCell {
  /** The column's key. */
  readonly field: string;
  readonly header: string;
  readonly text: string;
  readonly message: LocalizedText;
  /** What two prices in one cell may mean: the item's price and other fields with each meaning. */
  readonly choices?: readonly {
    readonly label: LocalizedText;
    readonly price: string;
    readonly values: Values;
  }[];
}

export interface PastedItem {
  /** The texts as typed. The user may still have to correct them. */
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
  /** The headers of unknown columns. If the table has no headers, the first cell of each such column instead. */
  readonly ignored: readonly string[];
  /** The sizes that were assigned to price columns without headers; empty if there are none. */
  readonly guessedSizes: readonly string[];
  /** Whether the table has only one column, without a header. The user may have meant any field by it. */
  readonly isList: boolean;
}

const TEXT_FIELDS: readonly string[] = ['title', 'description', 'price'];

/** The amount of a price without its currency. What is no price stays as typed, so that the user can correct it. */
const amountOf = (cell: string) => (isPrice(cell) ? removeCurrency(cell) : cell);

function toItem(
  columns: readonly TableColumn[],
  cells: readonly string[],
  lastSection: string,
  context: CellContext,
): PastedItem {
  const cellOf = (key: string) => {
    const at = columns.find(({ column, size }) => column.key === key && size === undefined)?.at;
    return at === undefined ? '' : (cells[at] ?? '');
  };
  const { values, problems } = readCells(
    columns.filter(({ column }) => column.key !== 'section' && column.key !== '_id'),
    cells,
    context,
  );
  // The inputs of texts show their problems themselves, except what two prices mean.
  const unread = problems.flatMap(({ field, header, at, message, choices }): UnreadCell[] => {
    const text = cells[at] ?? '';
    if (!TEXT_FIELDS.includes(field)) return [{ field, header, text, message }];
    if (choices.length === 0 || isPrice(text)) return [];
    const chosen = choices.map(({ value, label }) => {
      const { price, values } = toItem(columns, cells.with(at, value), lastSection, context);
      return { label, price, values };
    });
    return [{ field, header, text, message, choices: chosen }];
  });
  const others = new Map([...values].filter(([key]) => !TEXT_FIELDS.includes(key)));
  let filled = filledItem({}, others);
  while ('field' in filled) {
    const { field, message } = filled;
    const column = columns.find((one) => one.column.key === field);
    unread.push({ field, header: column?.header ?? field, text: cells[column?.at ?? -1] ?? '', message });
    // If a sale has no percentage, the invalid field is one that the row does not contain. In that case, `onSale` is
    // removed.
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
      typeof price === 'number' ? unambiguousText(price) : 'subItems' in filled.item ? '' : amountOf(cellOf('price')),
    values: filled.item,
    unread,
  };
}

/**
 * Reads a pasted table.
 * @param sections the titles of the menu's sections, by which headings and a column of sections without a header are
 * recognised
 * @returns null for a text that is not a table: one cell, or JSON
 */
export function readPastedTable(text: string, sections: readonly string[], context: CellContext): PastedTable | null {
  if (/^\s*[[{]/.test(text) || !/[\t\n\r]/.test(text.trim())) return null;
  const findSection = sectionFinder(sections.map((title) => ({ title })));
  const isSection = (cell: string) => findSection(cell) !== undefined;
  const { currency } = context;
  const laid = layoutRows({ title: '', ...readDelimited(text) }, {}, { isSection, currency, language: 'ar' });
  if (laid.table.rows.length === 0) return null;
  const { columns, ignored } = columnsIn(laid.table);
  const items: PastedItem[] = [];
  for (const { cells } of joinSizeRows(laid.table).rows) {
    const texts = cells.map(textOfCell);
    if (texts.some(Boolean)) items.push(toItem(columns, texts, items.at(-1)?.section ?? '', context));
  }
  const guessedSizes = laid.keys.flatMap((key, at) =>
    key.startsWith(sizeKey('')) && laid.notes.has(at) ? [key.slice(sizeKey('').length)] : [],
  );
  return { items, ignored, guessedSizes, isList: !laid.hasHeader && laid.columns.length === 1 };
}

/** Asks what several prices in a price field mean; null for other texts. */
export function askAboutTypedPrices(text: string, currency: CurrencyCode): UnreadCell | null {
  const { price, subItems } = itemSchema.properties;
  const reading = readPrice(price, text, currency);
  if (reading.kind !== 'problem' || reading.kindOf !== 'prices') return null;
  const choices = reading.choices.map(({ value, label }) => {
    const sizes = value.includes('=') ? readSizes(subItems, value, currency) : null;
    return sizes?.kind === 'value'
      ? { label, price: '', values: { subItems: sizes.value } }
      : { label, price: value, values: {} };
  });
  return { field: 'price', header: 'price', text, message: reading.message, choices };
}
