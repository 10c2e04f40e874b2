/**
 * Finds the table in each sheet of a file: its header, what its columns mean, and its rows. Title rows are skipped, and
 * headings between the rows become sections. (docs/spec/domain.md#import-and-export)
 */
import { columnContents, textOfCell, type ColumnContents } from './columnContents.js';
import { isReformatted, type Cell } from './cellReading.js';
import type { SheetRows, TableRows } from './delimited.js';
import { guessKeys, sizeKey, type LayoutContext } from './guessKeys.js';
import { columnOfHeader, sizeOfHeader } from './headers.js';
import type { ColumnNote, SheetLayout, SheetMapping } from './item-import.js';
import { readLines } from './listLines.js';
import { looksLikePrice } from './priceCell.js';
import { hasTitles, type ImportTable } from './readRow.js';
import { sectionOfSheet } from './sheets.js';

type Rows = TableRows['rows'];
type Row = Rows[number];

/** Columns are judged by so many rows. */
const MAX_SAMPLE_ROWS = 200;
/** The header is one of the first rows that are not blank. */
const MAX_HEADER_ROWS = 20;
const SAMPLES = 3;

const textsOf = ({ cells }: Row) => cells.map(textOfCell);
const filledIn = (row: Row) => textsOf(row).filter(Boolean);
/** Whether a cell is a price; a header may look like a date. */
const hasPrice = ({ cells }: Row) => cells.some((cell) => !isReformatted(cell) && looksLikePrice(textOfCell(cell)));
const isKnown = (text: string) => columnOfHeader(text) !== null || sizeOfHeader(text) !== null;

/** The number of known headers in a row; 0 if it is not a header. */
function headersIn(row: Row): number {
  const filled = filledIn(row);
  const known = filled.filter(isKnown);
  const names = known.some((text) => {
    const found = columnOfHeader(text);
    return found !== null && !('size' in found) && (found.key === 'title' || found.key === '_id');
  });
  const isEnough = known.length > 1 ? known.length * 3 >= filled.length : names && known.length * 2 >= filled.length;
  return isEnough && !hasPrice(row) ? known.length : 0;
}

/**
 * The index of the header; -1 without one. A row of unknown words is a header too, if it stands above a column of prices
 * and has none itself.
 */
function headerIndex(rows: Rows): number {
  const first = rows.slice(0, MAX_HEADER_ROWS);
  const scores = first.map(headersIn);
  const best = Math.max(0, ...scores);
  if (best > 0) return scores.indexOf(best);
  const [top, ...rest] = rows;
  if (!top || rest.length < 2 || filledIn(top).length < 2 || hasPrice(top)) return -1;
  return columnContents(rest.slice(0, MAX_SAMPLE_ROWS), []).some(
    ({ at, isPrice }) => isPrice && textOfCell(top.cells[at]) !== '',
  )
    ? 0
    : -1;
}

/** Joins a second row of headers to the first: «السعر» above «صغير» and «كبير». Null if the row is none. */
function joinedHeader(header: readonly string[], below: Row | undefined): readonly string[] | null {
  const texts = below ? textsOf(below) : [];
  const filled = texts.flatMap((text, at) => (text ? [{ text, at }] : []));
  const parentOf = (at: number) => header.slice(0, at + 1).findLast(Boolean) ?? '';
  const fits = filled.every(({ text, at }) => {
    const parent = columnOfHeader(parentOf(at));
    return (
      !looksLikePrice(text) && (header[at] === '' || (parent !== null && ('size' in parent || parent.key === 'price')))
    );
  });
  if (filled.length === 0 || !fits || !filled.some(({ text }) => isKnown(text))) return null;
  return Array.from({ length: Math.max(header.length, texts.length) }, (_, at) => {
    const [own = '', text = ''] = [header[at], texts[at]];
    const parent = columnOfHeader(parentOf(at));
    return text && parent && !('size' in parent) && parent.key === 'price' ? `السعر: ${text}` : text || own;
  });
}

/** The rows with a further column that has the heading above each. Headings are rows with one text and no price. */
function withHeadings(rows: Rows, width: number, sheet: string): Rows | null {
  const isHeading = (row: Row) => {
    const [text, ...more] = filledIn(row);
    return text !== undefined && more.length === 0 && !looksLikePrice(text);
  };
  const found = rows.filter((row, at) => isHeading(row) && rows[at + 1] !== undefined);
  if (found.length === 0 || found.length * 2 > rows.length) return null;
  let heading: Cell = sheet;
  return rows.flatMap((row) => {
    if (found.includes(row)) {
      heading = filledIn(row)[0] ?? '';
      return [];
    }
    return [{ row: row.row, cells: [...Array.from({ length: width }, (_, at) => row.cells[at] ?? null), heading] }];
  });
}

/** Whether the header says itself that its cells are prices of a size. */
const isExplicitSize = (header: string) => {
  const found = columnOfHeader(header);
  return found !== null && 'size' in found && !/^[\d٠-٩۰-۹]$/.test(found.size);
};

/**
 * In rows with a single price among columns of sizes, this is the price of an item without sizes. In columns whose
 * header names the size, only if it stands in the first.
 */
function withSinglePrices({ header, keys, rows, ...table }: Keyed): Keyed {
  const sizes = keys.flatMap((key, at) =>
    key.startsWith(sizeKey('')) && !isExplicitSize(header[at] ?? '') ? [at] : [],
  );
  if (sizes.length === 0 || keys.includes('price')) return { header, keys, rows, ...table };
  const moved = rows.map(({ row, cells }) => {
    const padded: Cell[] = header.map((_, at) => cells[at] ?? null);
    const [only, ...more] = sizes.filter((at) => textOfCell(padded[at]) !== '');
    const isPlain =
      only !== undefined && more.length === 0 && (only === sizes[0] || sizeOfHeader(header[only] ?? '') === null);
    return { row, cells: isPlain ? [...padded.with(only, null), padded[only] ?? null] : [...padded, null] };
  });
  return { ...table, header: [...header, ''], keys: [...keys, 'price'], rows: moved };
}

interface Keyed extends ImportTable {
  readonly keys: readonly string[];
}

interface Laid {
  readonly table: Keyed;
  readonly hasHeader: boolean;
  /** The row number of the header; 0 without one. */
  readonly header: number;
  /** The number of rows above the header that are skipped. */
  readonly above: number;
  readonly columns: readonly ColumnContents[];
  readonly keys: readonly string[];
  readonly notes: ReadonlyMap<number, ColumnNote>;
}

const isNarrow = (rows: Rows) => rows.every(({ cells }) => cells.length === 1 && typeof cells[0] === 'string');

/** Finds the table in one sheet. @param given what the user decided */
export function layoutRows(
  { title, rows: read, hasHeadings = true }: SheetRows,
  given: Partial<SheetMapping>,
  context: LayoutContext,
): Laid {
  const source = isNarrow(read)
    ? readLines(
        read.map(({ row, cells }) => ({ row, line: textOfCell(cells[0]) })),
        context.isSection,
      )
    : read;
  const index = given.header === undefined ? headerIndex(source) : source.findIndex(({ row }) => row === given.header);
  const top = source[index];
  const named = top ? textsOf(top) : [];
  const joined = joinedHeader(named, top && source[index + 1]);
  const data = source.slice(index + (top && joined ? 2 : 1));
  const headers = joined ?? named;
  const repeated = JSON.stringify(named);
  const rows = top ? data.filter((row) => JSON.stringify(textsOf(row)) !== repeated) : data;
  const sample = rows.slice(0, MAX_SAMPLE_ROWS);
  const columns = columnContents(sample, headers);
  const guess = guessKeys(columns, sample, context, top !== undefined);
  const keys = given.columns
    ? columns.map(({ at }) => (columnOfHeader(given.columns?.[at] ?? '') ? (given.columns?.[at] ?? '') : ''))
    : guess.keys;
  // A column without a header is named by its number, or by its first cell if no column has one.
  const header = columns.map(
    ({ at, header: own, filled }) => own || (top ? (filled.length > 0 ? String(at + 1) : '') : (filled[0] ?? '')),
  );
  const sheet = title ? { sheet: title } : {};
  const headed =
    !hasHeadings || keys.includes('section') || keys.filter(Boolean).length < 2
      ? null
      : withHeadings(rows, columns.length, sectionOfSheet({ header, keys, rows, ...sheet }));
  const table = headed
    ? { header: [...header, ''], keys: [...keys, 'section'], rows: headed, ...sheet }
    : { header, keys, rows, ...sheet };
  return {
    table: withSinglePrices(table),
    hasHeader: top !== undefined,
    header: top && !isNarrow(read) ? top.row : 0,
    above: Math.max(0, index),
    columns,
    keys,
    notes: guess.notes,
  };
}

/** Numbers the rows of further tables on, so that each row has another number. */
const withOffset = (tables: readonly ImportTable[], { rows, ...table }: ImportTable): readonly ImportTable[] => {
  const offset = tables.at(-1)?.rows.at(-1)?.row ?? 0;
  return [...tables, { ...table, offset, rows: rows.map(({ row, cells }) => ({ row: row + offset, cells })) }];
};

/**
 * Finds the tables in the sheets of a file. Sheets without items are not read; if no sheet seems to have any, the first
 * with texts is.
 * @param mapping what the user decided, by the sheet's index
 */
export function layoutSheets(
  sheets: readonly SheetRows[],
  mapping: readonly SheetMapping[],
  context: LayoutContext,
): { readonly tables: readonly ImportTable[]; readonly layout: readonly SheetLayout[] } {
  const laid = sheets.flatMap((sheet, index) => {
    if (sheet.rows.length === 0) return [];
    const given = mapping.find((one) => one.sheet === index);
    const found = layoutRows(sheet, given ?? {}, context);
    const isUsable = hasTitles(found.table) && found.table.rows.length > 0;
    const hasPrice = found.keys.some((key) => key === 'price' || key.startsWith(sizeKey('')) || key === 'subItems');
    return [{ index, sheet, found, isUsable, use: given?.use ?? (isUsable && (hasPrice || found.header > 0)) }];
  });
  const fallback = laid.some(({ use }) => use) ? undefined : laid.find(({ isUsable }) => isUsable);
  const isUsed = (one: (typeof laid)[number]) => one.isUsable && (one.use || one === fallback);
  return {
    tables: laid
      .filter(isUsed)
      .map(({ found }) => found.table)
      .reduce(withOffset, []),
    layout: laid.map((one) => ({
      sheet: one.index,
      title: one.sheet.title,
      use: isUsed(one),
      header: one.found.header,
      above: one.found.above,
      columns: one.found.columns.map(({ at, header, filled }) => {
        const note = one.found.notes.get(at);
        return {
          header,
          key: one.found.keys[at] ?? '',
          samples: [...new Set(filled)].slice(0, SAMPLES).map((text) => text.slice(0, 60)),
          ...(note && { note }),
        };
      }),
    })),
  };
}
