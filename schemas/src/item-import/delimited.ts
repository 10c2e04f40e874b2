/** Reads delimited text: CSV files, and cells that are pasted from a spreadsheet. */
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from './item-import.js';
import type { Cell } from './cellReading.js';

export interface TableRows {
  /** `row` is the number of the row in the text, from 1. Blank rows are left out, but count for these numbers. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly Cell[] }[];
  readonly hasMore: boolean;
  /** Whether a row may be a heading: not in JSON. */
  readonly hasHeadings?: boolean;
}

export interface SheetRows extends TableRows {
  /** The name of the sheet; empty for a file without sheets. */
  readonly title: string;
}

const DELIMITERS = [';', ',', '؛', '،'] as const;

/**
 * Determines the delimiter from the first line, without its quoted parts. If there is a tab, it is the delimiter,
 * because titles contain no tabs. Otherwise it is the candidate that occurs most often.
 */
function delimiterOf(text: string): string {
  const [line = ''] = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/\r\n|\r|\n/, 1);
  if (line.includes('\t')) return '\t';
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Reads RFC 4180: quoted cells may contain delimiters, line breaks and doubled quotes. */
export function readDelimited(source: string): TableRows {
  // Excel may write the delimiter into a separate first line, such as `sep=;`.
  const [directive = '', named] = /^sep=(.)\r?\n/.exec(source) ?? [];
  const text = source.slice(directive.length);
  const delimiter = named ?? delimiterOf(text);
  const rows: { row: number; cells: Cell[] }[] = [];
  let cells: Cell[] = [];
  let cell = '';
  let isQuoted = false;
  let row = 0;
  const endCell = () => {
    if (cells.length < MAX_IMPORT_COLUMNS) cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    row += 1;
    if (cells.some((one) => one !== '')) rows.push({ row, cells });
    cells = [];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (letter === delimiter) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endRow();
      if (rows.length > MAX_IMPORT_ROWS + 1) return { rows, hasMore: true };
    } else cell += letter;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return { rows, hasMore: false };
}
