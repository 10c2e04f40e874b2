/** Reads a file of any accepted format as a table. Runs in the worker thread. */
import { readDelimited, type ImportTable, type TableRows } from '@qaima/schemas';
import { decodeText, readJsonText } from './readText';
import { readWorkbook } from './readWorkbook';
import { ZipError } from './zipEntries';

export type TableFault = 'empty' | 'macro' | 'old-excel' | 'other' | 'broken' | 'large' | 'rows' | 'json';
export type TableResult = { readonly table: ImportTable } | { readonly fault: TableFault };

const startsWith = (bytes: Buffer, ...first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);

const isZip = (bytes: Buffer) => startsWith(bytes, 0x50, 0x4b);
/** Excel before 2007, and workbooks with a password. */
const isOldExcel = (bytes: Buffer) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isPdf = (bytes: Buffer) => startsWith(bytes, 0x25, 0x50, 0x44, 0x46);

function rowsOf(bytes: Buffer): TableRows | TableFault {
  if (isZip(bytes)) return readWorkbook(bytes);
  if (isOldExcel(bytes)) return 'old-excel';
  const text = isPdf(bytes) ? null : decodeText(bytes);
  if (text === null) return 'other';
  if (/^\s*[[{]/.test(text)) return readJsonText(text) ?? 'json';
  return readDelimited(text);
}

function toTable({ rows: [first, ...rows], hasMore }: TableRows): TableResult {
  if (hasMore) return { fault: 'rows' };
  if (!first || rows.length === 0) return { fault: 'empty' };
  const header = first.cells.map((cell) => (cell === null || typeof cell === 'object' ? '' : String(cell)));
  return { table: { header, rows } };
}

function read(bytes: Buffer): TableResult {
  try {
    const found = rowsOf(bytes);
    return typeof found === 'string' ? { fault: found } : toTable(found);
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

export const tableOfRows = toTable;
