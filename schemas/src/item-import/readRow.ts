/** Reads a row of a table of items: its known columns, the values of its cells, and the item that they fill. */
import { FIELD_REQUIRED } from '../core/issueMessage.js';
import type { LocalizedText } from '../core/language.js';
import { isRecord } from '../core/typeGuards.js';
import { IMPORT_COLUMNS, type ImportColumn } from './columns.js';
import { columnOfHeader } from './headers.js';
import { mergedSizes, withSizeTexts, withValue, type Values } from './itemValues.js';
import type { Cell, CellChoice, Size } from './cellReading.js';
import { MARKET_PRICE } from './priceCell.js';
import type { ProblemKind } from './problemKind.js';
import { readCell, type CellContext } from './readCell.js';

export interface ImportTable {
  readonly header: readonly string[];
  /** What each column means, where that is decided; otherwise its header tells. Empty for a column that is left out. */
  readonly keys?: readonly string[];
  readonly rows: readonly {
    readonly row: number;
    readonly cells: readonly Cell[];
    /** The rows that were joined into this one; absent for a single row. */
    readonly from?: readonly number[];
  }[];
  /** The sheet of a workbook that contains the table. */
  readonly sheet?: string;
  /** The number that is added to the rows of the sheet, so that each row of a workbook has another number. */
  readonly offset?: number;
}

export interface TableColumn {
  readonly at: number;
  readonly header: string;
  readonly column: ImportColumn;
  /** The size, if the column contains the prices of one size. */
  readonly size?: string;
}

/** The values of the cells that are not blank, by column key. */
export type CellValues = ReadonlyMap<string, unknown>;

export interface CellProblem {
  readonly header: string;
  readonly field: string;
  readonly at: number;
  readonly message: LocalizedText;
  readonly choices: readonly CellChoice[];
  readonly kind?: ProblemKind | undefined;
}

const SIZES = IMPORT_COLUMNS.find(({ kind }) => kind === 'sizes');
const PRICE = IMPORT_COLUMNS.find(({ key }) => key === 'price');

const NO_SALE_TO_END: LocalizedText = {
  ar: 'لا خصم ينتهي في هذا اليوم: اكتب نسبة الخصم أيضًا',
  en: 'There is no sale to end on this day: enter the discount too',
};
const SIZE_TEXTS: LocalizedText = {
  ar: 'عدد الترجمات لا يساوي عدد الخيارات',
  en: 'There are not as many translations as options',
};

/** The known columns of a table. Also the headers of other columns: those that are unknown or repeat a column. */
export function columnsIn({ header, keys = header }: Pick<ImportTable, 'header' | 'keys'>): {
  columns: readonly TableColumn[];
  ignored: readonly string[];
} {
  const columns: TableColumn[] = [];
  const ignored: string[] = [];
  for (const [at, text] of header.entries()) {
    const key = keys[at] ?? '';
    // The key of an item's code is written like the header of the ids.
    const found = IMPORT_COLUMNS.find((column) => column.key === key) ?? columnOfHeader(key);
    if (!found) {
      if (text.trim() !== '') ignored.push(text.slice(0, 120));
    } else if ('size' in found) {
      if (PRICE) columns.push({ at, header: text, column: PRICE, size: found.size });
    } else if (columns.some(({ column, size }) => column.key === found.key && size === undefined)) {
      ignored.push(text.slice(0, 120));
    } else columns.push({ at, header: text, column: found });
  }
  return { columns, ignored };
}

/** Whether a table has a column with titles or ids. Without one, no row can be matched to an item. */
export const hasTitles = (table: ImportTable): boolean =>
  columnsIn(table).columns.some(({ column }) => column.key === 'title' || column.key === '_id');

/** The name of a column in problems and answers. */
export const fieldOf = ({ column, size }: TableColumn): string => (size === undefined ? column.key : `price: ${size}`);

/** The sizes with prices in one cell. */
export interface SizesInCell {
  readonly at: TableColumn;
  readonly sizes: readonly Size[];
}

/** Reads the cells of a row. `answer` replaces the cell of a field. */
export function readCells(
  columns: readonly TableColumn[],
  cells: readonly Cell[],
  context: CellContext,
  answer: (field: string) => string | undefined = () => undefined,
): { values: CellValues; sizes: readonly SizesInCell[]; problems: readonly CellProblem[] } {
  const values = new Map<string, unknown>();
  const problems: CellProblem[] = [];
  const sizes: SizesInCell[] = [];
  for (const one of columns) {
    const { at, header, column, size } = one;
    const field = fieldOf(one);
    const reading = readCell(column, answer(field) ?? cells[at] ?? null, context);
    if (reading.kind === 'problem') {
      problems.push({ header, field, at, message: reading.message, choices: reading.choices, kind: reading.kindOf });
    } else if (reading.kind === 'value') {
      if (column.key === 'price' && reading.value === MARKET_PRICE) values.set('askPrice', true);
      else if (size !== undefined) sizes.push({ at: one, sizes: [{ title: size, price: Number(reading.value) }] });
      else if (column.key === 'price' && typeof reading.value === 'string') {
        const read = SIZES && readCell(SIZES, reading.value, context);
        if (read?.kind === 'value') sizes.push({ at: one, sizes: read.value as Size[] });
        else {
          const message = read?.kind === 'problem' ? read.message : FIELD_REQUIRED;
          problems.push({ header, field, at, message, choices: [] });
        }
      } else if (column.kind === 'sizes') {
        // A list of sizes precedes the sizes that have columns of their own.
        sizes.unshift({ at: one, sizes: reading.value as Size[] });
      } else values.set(column.key, reading.value);
    }
  }
  // A price ends the market price.
  if (!values.has('askPrice') && (values.has('price') || sizes.length > 0)) values.set('askPrice', false);
  if (sizes.length > 0 && SIZES)
    values.set(
      SIZES.key,
      sizes.flatMap((one) => one.sizes),
    );
  return { values, sizes, problems };
}

/**
 * Writes the values of the cells into an item. @returns the item; if the value of a field does not fit the others, that
 * field
 */
export function filledItem(
  before: Values,
  values: CellValues,
): { readonly item: Values } | { readonly field: string; readonly message: LocalizedText } {
  let item = before;
  for (const column of IMPORT_COLUMNS) {
    if (!values.has(column.key) || column.key === 'section' || column.key === '_id') continue;
    const value = values.get(column.key);
    if (column.key === 'askPrice' && value === false && item['askPrice'] !== true) continue;
    if (column.kind === 'sizes') item = { ...item, [column.key]: mergedSizes(item[column.key], value as Size[]) };
    else if (column.kind === 'sizeTexts') {
      const [name = '', language = ''] = column.key.split('.');
      const sizes = withSizeTexts(item[name], String(value), language);
      if (!sizes) return { field: column.key, message: SIZE_TEXTS };
      item = { ...item, [name]: sizes };
    } else item = withValue(item, column.key.split('.'), value);
  }
  const { sale } = item;
  if (isRecord(sale) && sale['onSale'] === undefined && !values.has('sale.offPrice')) {
    if (sale['until']) return { field: 'sale.until', message: NO_SALE_TO_END };
    const { sale: _none, ...rest } = item;
    return { item: rest };
  }
  if (isRecord(sale) && values.has('sale.offPrice') && !values.has('sale.onSale'))
    return { item: { ...item, sale: { ...sale, onSale: Number(sale['offPrice']) > 0 } } };
  if (isRecord(sale) && sale['onSale'] === true && !Number(sale['offPrice']))
    return { field: 'sale.offPrice', message: FIELD_REQUIRED };
  return { item };
}
