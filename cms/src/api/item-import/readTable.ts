/** Reads a file of any accepted format as sheets. Runs in the worker thread. */
import { MAX_IMPORT_ROWS, readDelimited, type TableRows } from '@qaima/schemas';
import { decodeText, readJsonText } from './readText';
import { readOpenDocument } from './readOpenDocument';
import { readWorkbook } from './readWorkbook';
import type { WorkbookSheets } from './xml';
import { ZipEntries, ZipError } from './zipEntries';

export type TableFault = 'empty' | 'macro' | 'old-excel' | 'other' | 'broken' | 'large' | 'rows' | 'json';
export type TableResult = WorkbookSheets | { readonly fault: TableFault; readonly line?: number };

const startsWith = (bytes: Buffer, ...first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);

const isZip = (bytes: Buffer) => startsWith(bytes, 0x50, 0x4b);
/** Excel before 2007, and workbooks with a password. */
const isOldExcel = (bytes: Buffer) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
const isPdf = (bytes: Buffer) => startsWith(bytes, 0x25, 0x50, 0x44, 0x46);

function sheetsOf(bytes: Buffer): WorkbookSheets | TableFault | { readonly line: number } {
  if (isZip(bytes)) {
    const zip = new ZipEntries(bytes);
    return zip.names.includes('content.xml') ? readOpenDocument(zip) : readWorkbook(zip);
  }
  if (isOldExcel(bytes)) return 'old-excel';
  const text = isPdf(bytes) ? null : decodeText(bytes);
  if (text === null) return 'other';
  const rows = /^\s*[[{]/.test(text) ? readJsonText(text) : readDelimited(text);
  if (rows === null) return 'json';
  return 'line' in rows ? rows : singleSheet(rows);
}

export const singleSheet = (rows: TableRows): WorkbookSheets => ({ sheets: [{ title: '', ...rows }], hidden: [] });

/** Refuses files without rows below a header, and those with too many. */
export function checked(found: WorkbookSheets): TableResult {
  const { sheets } = found;
  const rows = sheets.reduce((sum, sheet) => sum + Math.max(0, sheet.rows.length - 1), 0);
  if (rows > MAX_IMPORT_ROWS || sheets.some(({ hasMore }) => hasMore)) return { fault: 'rows' };
  return rows === 0 ? { fault: 'empty' } : found;
}

function read(bytes: Buffer): TableResult {
  try {
    const found = sheetsOf(bytes);
    if (typeof found === 'string') return { fault: found };
    return 'line' in found ? { fault: 'json', line: found.line } : checked(found);
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
