/** Reads a file of any accepted format as a table. Runs in the worker thread. */
import {
  hasTitles,
  isReformatted,
  MAX_IMPORT_ROWS,
  readDelimited,
  type Cell,
  type ImportTable,
  type TableRows,
} from '@qaima/schemas';
import { decodeText, readJsonText } from './readText';
import { readWorkbook, type WorkbookSheets, type SheetRows } from './readWorkbook';
import { ZipError } from './zipEntries';

export type TableFault = 'empty' | 'macro' | 'old-excel' | 'other' | 'broken' | 'large' | 'rows' | 'json';
/** The tables of a file, and the names of the sheets that contain none. */
export interface FileTables {
  readonly tables: readonly ImportTable[];
  readonly leftOut: readonly string[];
}
export type TableResult = FileTables | { readonly fault: TableFault };

const startsWith = (bytes: Buffer, ...first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);

const isZip = (bytes: Buffer) => startsWith(bytes, 0x50, 0x4b);
/** Excel before 2007, and workbooks with a password. */
const isOldExcel = (bytes: Buffer) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isPdf = (bytes: Buffer) => startsWith(bytes, 0x25, 0x50, 0x44, 0x46);

function sheetsOf(bytes: Buffer): WorkbookSheets | TableFault {
  if (isZip(bytes)) return readWorkbook(bytes);
  if (isOldExcel(bytes)) return 'old-excel';
  const text = isPdf(bytes) ? null : decodeText(bytes);
  if (text === null) return 'other';
  const rows = /^\s*[[{]/.test(text) ? readJsonText(text) : readDelimited(text);
  return rows ? singleSheet(rows) : 'json';
}

export const singleSheet = (rows: TableRows): WorkbookSheets => ({ sheets: [{ title: '', ...rows }], hidden: [] });

const headerText = (cell: Cell): string =>
  isReformatted(cell) ? cell.shown : cell === null || typeof cell === 'object' ? '' : String(cell);

function toTable({ title, rows: [first, ...rows] }: SheetRows): ImportTable {
  const header = first?.cells.map(headerText) ?? [];
  return { header, rows, ...(title && { sheet: title }) };
}

/** Numbers the rows of further tables on, so that each row has another number. */
const withOffset = (tables: readonly ImportTable[], { rows, ...table }: ImportTable): readonly ImportTable[] => {
  const offset = tables.at(-1)?.rows.at(-1)?.row ?? 0;
  return [...tables, { ...table, offset, rows: rows.map(({ row, cells }) => ({ row: row + offset, cells })) }];
};

/**
 * The tables of all sheets whose first row names the title or the code of items. If there is none, the first sheet with
 * rows, so that its header can be complained about.
 */
export function toTables({ sheets, hidden }: WorkbookSheets): TableResult {
  const filled = sheets.filter(({ rows }) => rows.length > 0).map(toTable);
  if (sheets.some(({ hasMore }) => hasMore)) return { fault: 'rows' };
  const items = filled.filter(hasTitles);
  const found = items.filter(({ rows }) => rows.length > 0);
  const tables = found.length > 0 ? found : filled.filter(({ rows }) => rows.length > 0).slice(0, 1);
  if (tables.length === 0) return { fault: 'empty' };
  if (tables.reduce((sum, { rows }) => sum + rows.length, 0) > MAX_IMPORT_ROWS) return { fault: 'rows' };
  const leftOut = filled.filter((table) => !items.includes(table) && !tables.includes(table));
  return {
    tables: tables.reduce(withOffset, []),
    leftOut: [...leftOut.map(({ sheet = '' }) => sheet), ...hidden].filter(Boolean),
  };
}

function read(bytes: Buffer): TableResult {
  try {
    const found = sheetsOf(bytes);
    return typeof found === 'string' ? { fault: found } : toTables(found);
  } catch (error) {
    if (error instanceof ZipError) return { fault: error.fault };
    // An offset in a damaged archive points outside of the file.
    if (error instanceof RangeError) return { fault: 'broken' };
    throw error;
  }
}

/** @returns a {@link TableResult} as JSON */
export const readTable = (bytes: Uint8Array): Promise<Uint8Array> =>
  Promise.resolve(Buffer.from(JSON.stringify(read(Buffer.from(bytes)))));
